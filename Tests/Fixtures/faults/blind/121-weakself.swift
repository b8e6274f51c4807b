import RxSwift
import RxRelay

final class ProfileViewModel {
    private let bag = DisposeBag()
    let name = BehaviorRelay<String?>(value: nil)
    var title = ""

    func bind() {
        name
            .compactMap { $0 }
            .map { $0.uppercased }
            .subscribe(onNext: { [weak self] name in
                self?.title = name
            })
            .disposed(by: bag)

        name
            .filter { $0 != nil }
            .map { $0.count }
//                 ^ error: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
            .subscribe(onNext: { title = "\($0)" })
            .disposed(by: bag)
    }
}
ProfileViewModel().bind()
