import RxSwift
func load(_ n: Int) -> Observable<String> { .just("") }
let o = Observable.of(1)
let a = o.flatMap(load).map { $0 + 1 }
//                               ^ error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
let b = o.flatMap { load($0, 1) }
//                           ^ error: extra argument in call
let c = o.flatMap(load($0))
//        ^ error: generic parameter 'Source' could not be inferred
//                ^ error: cannot convert value of type 'Observable<String>' to expected argument type '(Int) throws -> Source'
//                     ^ error: anonymous closure argument not contained in a closure
let d = o.flatMapLatest { _ in 3 }
//        ^ error: no exact matches in call to instance method 'flatMapLatest'
let e = o.flatMap { n -> Observable<Int> in load(n) }
//                                          ^ error: cannot convert value of type 'Observable<String>' to closure result type 'Observable<Int>'
let f: Observable<Int> = o.flatMap { load($0) }
//                         ^ error: cannot assign value of type 'Observable<String>' to type 'Observable<Int>'
let g = o.flatMapFirst { }
//        ^ error: type '()' cannot conform to 'ObservableConvertibleType'
//                     ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
let h = o.concatMap { Observable.just($0.foo) }
//                                       ^ error: value of type 'Int' has no member 'foo'
let i = o.flatMap { n in if n > 1 { return load(n) } else { return 3 } }
//                                                                 ^ error: cannot convert value of type 'Int' to closure result type 'Observable<String>'
