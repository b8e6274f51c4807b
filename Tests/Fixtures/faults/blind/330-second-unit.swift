import RxSwift
let clicks = PublishSubject<Void>()
let bag = DisposeBag()
clicks
    .map { "click" }
    .delay(.second(1), scheduler: MainScheduler.instance)
//          ^ error: type 'RxTimeInterval' (aka 'DispatchTimeInterval') has no member 'second'
    .subscribe(onNext: { text in print(text) })
    .disposed(by: bag)
