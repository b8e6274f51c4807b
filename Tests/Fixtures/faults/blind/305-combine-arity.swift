import RxSwift
let a = Observable.of("a")
let b = Observable.of("b")
let c = Observable.of(true)
let v = Observable.combineLatest(a, b, c) { x, y in x.isEmpty }
//                                          ^ error: contextual closure type '(String, String, Bool) throws -> Bool' expects 3 arguments, but 2 were used in closure body
let w = Observable.combineLatest(a, b) { x, y, z in x }
//                                       ^ error: contextual closure type '(String, String) throws -> String' expects 2 arguments, but 3 were used in closure body
let z = Observable.zip(a, b) { $0 }
//                           ^ error: contextual closure type '(String, String) throws -> String' expects 2 arguments, but 1 was used in closure body
