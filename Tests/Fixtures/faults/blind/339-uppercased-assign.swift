import RxSwift
final class VM { var title = ""; let bag = DisposeBag(); let name = PublishSubject<String>()
    func bind() {
        name.map { $0.uppercased }.subscribe(onNext: { [weak self] n in self?.title = n }).disposed(by: bag)
        name.map { $0.count }.subscribe(onNext: { title = "\($0)" }).disposed(by: bag)
//                                                ^ error: reference to property 'title' in closure requires explicit use of 'self' to make capture semantics explicit
    }
}
