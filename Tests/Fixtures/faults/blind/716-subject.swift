import RxSwift
let p = PublishSubject<Int>()
p.onNext("x")
//       ^ error: cannot convert value of type 'String' to expected argument type 'PublishSubject<Int>.Element' (aka 'Int')
p.onError("x")
//        ^ error: argument type 'String' does not conform to expected type 'Error'
p.next(1)
// ^3 error: value of type 'PublishSubject<Int>' has no member 'next'
p.accept(1)
// ^3 error: value of type 'PublishSubject<Int>' has no member 'accept'
let b = BehaviorSubject<Int>(value: "x")
//                                  ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let c = BehaviorSubject(1)
//                      ^ error: missing argument label 'value:' in call
let v: Int = b.value
let w = b.value()
let r = ReplaySubject<Int>.create()
//                                ^ error: missing argument for parameter 'bufferSize' in call
let s = ReplaySubject.create(bufferSize: 1)
//      ^ error: generic parameter 'Element' could not be inferred
p.on(.nxt(1))
//    ^ error: type 'Event<Int>' has no member 'nxt'
p.on(.next("x"))
//         ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let t = PublishSubject()
//      ^ error: generic parameter 'Element' could not be inferred
