import RxSwift

let bag = DisposeBag()
let search = PublishSubject<String>()

search
    .throttle(0.5, scheduler: MainScheduler.instance)
//            ^ error: cannot convert value of type 'Double' to expected argument type 'RxTimeInterval' (aka 'DispatchTimeInterval')
    .distinctUntilChanged()
    .observe(on: MainScheduler())
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

Observable<Int>.interval(.seconds(1))
//                                  ^ error: missing argument for parameter 'scheduler' in call
    .take(3)
    .subscribe { print($0) }
    .disposed(by: bag)

Observable.just(1)
    .delay(.seconds(1), scheduler: MainScheduler)
//                                 ^ error: argument type 'MainScheduler.Type' does not conform to expected type 'SchedulerType'
    .subscribe()
    .disposed(by: bag)
