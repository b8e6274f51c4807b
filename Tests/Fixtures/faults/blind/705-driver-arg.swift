import RxSwift
import RxCocoa
let a = Observable.of(1)
let b = a.asDriver()
//                 ^ error: missing argument for parameter 'onErrorJustReturn' in call
let c = a.asDriver(onErrorJustReturn: "x")
//                                    ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let d = a.asSignal()
//                 ^ error: missing argument for parameter 'onErrorJustReturn' in call
let e: Driver<String> = a.asDriver(onErrorJustReturn: 0)
//                        ^ error: cannot assign value of type 'SharedSequence<DriverSharingStrategy, Int>' to type 'Driver<String>' (aka 'SharedSequence<DriverSharingStrategy, String>')
let f = PublishRelay<Int>().asDriver()
//                                   ^ error: missing argument for parameter 'onErrorJustReturn' in call
let g = BehaviorRelay(value: 1).asSignal()
//                                       ^ error: missing argument for parameter 'onErrorJustReturn' in call
let h: Driver<Int> = a
//                   ^ error: cannot convert value of type 'Observable<Int>' to specified type 'Driver<Int>' (aka 'SharedSequence<DriverSharingStrategy, Int>')
