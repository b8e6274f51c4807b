import RxSwift
let a = Observable.of(1)
let b = a.observe(on: MainScheduler.instanc)
//                                  ^ error: type 'MainScheduler' has no member 'instanc'
let c = a.observe(on: .main)
//                     ^ error: type 'any ImmediateSchedulerType' has no member 'main'
let d = a.observe(MainScheduler.instance)
//                ^ error: missing argument label 'on:' in call
let e = a.subscribe(on: ConcurrentDispatchQueueScheduler(qos: .backgrond))
//                                                             ^ error: type 'DispatchQoS' has no member 'backgrond'
let f = a.observe(on: ConcurrentDispatchQueueScheduler())
//                                                     ^ error: missing argument for parameter 'queue' in call
let g = a.observeOn(MainScheduler.instance)
