import RxSwift
import RxCocoa

final class SearchViewModel {
    let query = PublishSubject<String>()
    let results: Driver<[String]>

    init() {
        results = query
            .debounce(.milliseconds(300))
//                                      ^ error: missing argument for parameter 'scheduler' in call
            .flatMapLatest { text in
//           ^ error: instance method 'flatMapLatest' requires that 'Observable<[String]>' conform to 'InfallibleType'
                Observable.just([text, text + "!"])
            }
            .asDriver()
    }
}

let bag = DisposeBag()
let model = SearchViewModel()
model.results
    .drive(onNext: { print($0) })
    .disposed(by: bag)
