import RxSwift
let clicks = PublishSubject<Void>()
let bag = DisposeBag()
clicks
    .map { "click" }
//         ^ error: cannot convert value of type 'String' to closure result type '(Any, _)'
    .delay(.second(1), scheduler: MainScheduler.instance)
//          ^ error: type 'RxTimeInterval' (aka 'DispatchTimeInterval') has no member 'second'
    .subscribe(onNext: { text, index in print(text) })
//                             ^ error: cannot infer type of closure parameter 'index' without a type annotation
    .disposed(by: bag)
