import RxSwift
import RxRelay
let r = BehaviorRelay(value: 1)
r.value = 2
// ^3 error: cannot assign to property: 'value' is a get-only property
r.accept("x")
//       ^ error: cannot convert value of type 'String' to expected argument type 'Int'
r.accept()
//       ^ error: missing argument for parameter #1 in call
r.onNext(1)
// ^3 error: value of type 'BehaviorRelay<Int>' has no member 'onNext'
r.value += 1
//      ^ error: left side of mutating operator isn't mutable: 'value' is a get-only property
let p = PublishRelay<Int>()
print(p.value)
//      ^ error: value of type 'PublishRelay<Int>' has no member 'value'
p.accept(value: 1)
//      ^ error: extraneous argument label 'value:' in call
let q = BehaviorRelay<Int>()
//                         ^ error: missing argument for parameter 'value' in call
let s = BehaviorRelay<[Int]>(value: nil)
//                                  ^ error: 'nil' is not compatible with expected argument type '[Int]'
let t = PublishRelay<Int>(value: 1)
//                               ^ error: argument passed to call that takes no arguments
r.onCompleted()
// ^3 error: value of type 'BehaviorRelay<Int>' has no member 'onCompleted'
let u: Observable<String> = r.asObservable()
//                            ^ error: cannot assign value of type 'Observable<Int>' to type 'Observable<String>'
