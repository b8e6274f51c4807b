import RxSwift

enum Query {
    case empty
    case text(String)
}

func search(_ text: String) -> Observable<[String]> { .just([text]) }

let bag = DisposeBag()
let queries = PublishSubject<Query>()

queries
    .flatMapLatest { query -> Observable<[String]> in
        switch query {
        case .empty:
            return []
//                 ^ error: cannot convert value of type '[Any]' to closure result type 'Observable<[String]>'
        case .text(let text):
            return search(text)
                .catch { error in Observable.just("error") }
        }
    }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

queries.onNext(.text)
//              ^ error: member 'text' expects argument of type 'String'
