import RxSwift
let o = Observable.of(1, 2)
let a = o.startWith("x")
//                  ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let b = o.concat(Observable.of("x"))
//        ^ error: no exact matches in call to static method 'concat'
let c = o.merge(Observable.of("x"))
//      ^ error: static member 'merge' cannot be used on instance of type 'Observable<Int>'
//        ^ error: static method 'merge' requires that 'Observable<String>' conform to 'Collection'
let d = Observable.concat(o, Observable.of("x"))
//                                         ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let e = o.ifEmpty(default: "x")
//                         ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let f = Observable.of(1, "x")
//      ^ error: conflicting arguments to generic parameter 'Element' ('String' vs. 'Int')
//                 ^ error: conflicting arguments to generic parameter 'Self' ('Observable<String>' vs. 'Observable<Int>')
let g = Observable<Int>.of("x")
//                         ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let h = Observable.from(1)
//                      ^ error: missing argument label 'optional:' in call
let i = Observable<String>.from([1, 2])
//                               ^ error: cannot convert value of type 'Int' to expected element type 'String'
//                                  ^ error: cannot convert value of type 'Int' to expected element type 'String'
let j = Observable<Int>.just()
//                           ^ error: missing argument for parameter #1 in call
let k = Observable.range(start: 1, end: 3)
//                               ^ error: missing argument for parameter 'count' in call
//                                      ^ error: extra argument 'end' in call
let l = Observable.error(RxError.unknown)
//      ^ error: generic parameter 'Element' could not be inferred
let m = Observable<Int>.error("x")
//                            ^ error: argument type 'String' does not conform to expected type 'Error'
let n = Observable.never()
//      ^ error: generic parameter 'Element' could not be inferred
