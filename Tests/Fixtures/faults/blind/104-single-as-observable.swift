import RxSwift

final class API {
    func token() -> Single<String> { .just("abc") }
    func profile(token: String) -> Single<Int> { .just(token.count) }
}

let api = API()
let bag = DisposeBag()

let profile: Observable<Int> = api.token()
    .flatMap { api.profile(token: $0) }
//   ^ error: cannot convert value of type 'PrimitiveSequence<SingleTrait, Int>' to specified type 'Observable<Int>'

Observable.of(1, 2)
    .withLatestFrom(api.token()) { "\($0)\($1)" }
//                                 ^ error: cannot convert value of type 'String' to closure result type 'Int'
    .startWith(0)
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

api.token()
    .subscribe(onSuccess: { print($0) }, onError: { print($0) }, onCompleted: { print("done") })
//   ^ error: referencing instance method 'subscribe(onSuccess:onError:onCompleted:onDisposed:)' on 'PrimitiveSequenceType' requires the types 'SingleTrait' and 'MaybeTrait' be equivalent
    .disposed(by: bag)
