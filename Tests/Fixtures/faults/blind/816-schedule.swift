import RxSwift
let s = MainScheduler.instance
s.schedule(1) { print($0) }
//              ^ error: cannot convert value of type '()' to closure result type 'any Disposable'
_ = s.scheduleRelative((), dueTime: 1) { _ in Disposables.create() }
//                                  ^ error: cannot convert value of type 'Int' to expected argument type 'RxTimeInterval' (aka 'DispatchTimeInterval')
_ = s.schedule((), action: { print("x") })
//                           ^ error: cannot convert value of type '()' to closure result type 'any Disposable'
let b = SerialDispatchQueueScheduler(qos: .default, name: "x")
//                                                        ^ error: extra argument 'name' in call
let c = ConcurrentDispatchQueueScheduler(queue: "x")
//                                              ^ error: cannot convert value of type 'String' to expected argument type 'DispatchQueue'
let d: DisposeBag = nil
//                  ^ error: 'nil' cannot initialize specified type 'DisposeBag'
let e = SerialDisposable(); e.disposable = Observable.of(1)
//                                                    ^ error: cannot assign value of type 'Observable<Int>' to type 'any Disposable'
let f = CompositeDisposable(Observable.of(1).subscribe(), 3)
//                                                        ^ error: argument type 'Int' does not conform to expected type 'Disposable'
let g = Disposables.create { print($0) }
//                         ^ error: contextual closure type '() -> Void' expects 0 arguments, but 1 was used in closure body
