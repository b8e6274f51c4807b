import RxSwift

let bag = DisposeBag()
let clicks = PublishSubject<Void>()

clicks
    .debounce(.milliseconds("300"), scheduler: MainScheduler.instance)
//                          ^ error: cannot convert value of type 'String' to expected argument type 'Int'
    .subscribe(onNext: { print("click") })
    .disposed(by: bag)

clicks
    .map { "click" }
//         ^ error: cannot convert value of type 'String' to closure result type '(Any, _)'
    .delay(.second(1), scheduler: MainScheduler.instance)
//          ^ error: type 'RxTimeInterval' (aka 'DispatchTimeInterval') has no member 'second'
    .subscribe(onNext: { text, index in print(text) })
//                             ^ error: cannot infer type of closure parameter 'index' without a type annotation
    .disposed(by: bag)

Observable<Int>.timer(.seconds(1), period: 2, scheduler: MainScheduler.instance)
//                                         ^ error: cannot convert value of type 'Int' to expected argument type 'RxTimeInterval' (aka 'DispatchTimeInterval')
    .subscribe()
    .disposed(by: bag)
