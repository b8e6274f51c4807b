import RxSwift
func load(_ n: Int) -> Observable<String> { .just("") }
let o = Observable.of(1)
let c = o.flatMap(load($0))
//        ^ error: generic parameter 'Source' could not be inferred
//                ^ error: cannot convert value of type 'Observable<String>' to expected argument type '(Int) throws -> Source'
//                     ^ error: anonymous closure argument not contained in a closure
