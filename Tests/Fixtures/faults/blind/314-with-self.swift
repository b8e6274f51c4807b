import RxSwift
final class P { 
    let taps = PublishSubject<String>(); var titles: [String] = []; let bag = DisposeBag()
    func bind() {
        taps.subscribe(with: self, onNext: { title in self.titles.append(title) }).disposed(by: bag)
//                                           ^ error: contextual closure type '(P, String) -> Void' expects 2 arguments, but 1 was used in closure body
//                                                                       ^ error: cannot convert value of type 'P' to expected argument type 'String'
        taps.subscribe(with: self, onNext: { owner, title, x in print(title) }).disposed(by: bag)
//                                           ^ error: contextual closure type '(P, String) -> Void' expects 2 arguments, but 3 were used in closure body
    }
}
