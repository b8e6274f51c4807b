import RxSwift

let a = Observable.just(1)
let b = Observable.just("b")
let both = Observable.combineLatest(a, b) { x in "\(x)" }
//                                          ^ error: contextual closure type '(Int, String) throws -> String' expects 2 arguments, but 1 was used in closure body
