import RxSwift
final class VM { var title = ""; let bag = DisposeBag(); let name = PublishSubject<String>()
    func bind() {
        name.map { $0.uppercased }.subscribe(onNext: { [weak self] n in self?.title = n }).disposed(by: bag)
    }
}
