import RxSwift
import RxCocoa
let d = Driver.of(1, 2)
let a = d.catchAndReturn(3)
//        ^ error: value of type 'SharedSequence<DriverSharingStrategy, Int>' has no member 'catchAndReturn'
let b = d.debounce(.seconds(1), scheduler: MainScheduler.instance)
//                                                       ^ error: extra argument 'scheduler' in call
let c = d.map { $0.count }
//                 ^ error: value of type 'Int' has no member 'count'
let e = d.flatMap { Observable.just($0) }
//        ^ error: generic parameter 'Sharing' could not be inferred
let f = d.flatMapLatest { Driver.just("\($0)") }.map { $0 + 1 }
//                                                        ^ error: binary operator '+' cannot be applied to two 'Int' operands
let g: Driver<String> = d
//                      ^ error: cannot assign value of type 'SharedSequence<DriverSharingStrategy, Int>' to type 'Driver<String>' (aka 'SharedSequence<DriverSharingStrategy, String>')
let h: Driver<String> = d.map { $0 }
//                              ^ error: cannot convert value of type 'Int' to closure result type 'String'
let i = d.observe(on: MainScheduler.instance)
//        ^ error: value of type 'SharedSequence<DriverSharingStrategy, Int>' has no member 'observe'
let j = d.share(replay: 1)
//        ^ error: value of type 'SharedSequence<DriverSharingStrategy, Int>' has no member 'share'
let k = d.throttle(1)
//                 ^ error: cannot convert value of type 'Int' to expected argument type 'RxTimeInterval' (aka 'DispatchTimeInterval')
let l = d.asObservable().drive()
//                       ^ error: value of type 'Observable<Int>' has no member 'drive'
let m = Driver.combineLatest(d, Observable.of(1))
//             ^ error: static method 'combineLatest' requires that 'Observable<Int>' conform to 'SharedSequenceConvertibleType'
let n = Driver.merge(d, Driver.just("x"))
//                                  ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let o: Signal<Int> = d
//                   ^ error: cannot assign value of type 'SharedSequence<DriverSharingStrategy, Int>' to type 'Signal<Int>' (aka 'SharedSequence<SignalSharingStrategy, Int>')
