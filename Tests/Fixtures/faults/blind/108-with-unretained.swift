import RxSwift

final class Presenter {
    private let bag = DisposeBag()
    private let taps = PublishSubject<String>()
    var titles: [String] = []

    func bind() {
        taps
            .withUnretained(self)
            .subscribe(onNext: { title in
                titles.append(title)
//                            ^ error: cannot convert value of type '(Presenter, String)' to expected argument type 'String'
            })
            .disposed(by: bag)

        taps
            .subscribe(with: self, onNext: { title in
//                                           ^ error: contextual closure type '(Presenter, String) -> Void' expects 2 arguments, but 1 was used in closure body
                self.titles.append(title)
//                                 ^ error: cannot convert value of type 'Presenter' to expected argument type 'String'
            })
            .disposed(by: bag)
    }
}
Presenter().bind()
