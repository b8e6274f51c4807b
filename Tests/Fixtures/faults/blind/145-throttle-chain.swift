import RxSwift
import RxCocoa

final class Search {
    let text = BehaviorRelay<String?>(value: nil)
    let bag = DisposeBag()

    func results(for query: String) -> Observable<[String]> {
        .just([query])
    }

    func start() {
        text
            .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
            .flatMapLatest { query in
                self.results(for: query)
//                                ^ error: value of optional type 'String?' must be unwrapped to a value of type 'String'
            }
            .map { $0.joined(", ") }
//                           ^ error: missing argument label 'separator:' in call
            .subscribe(onNext: { print($0) })
            .disposed(by: bag)
    }
}

Search().start()
