import RxSwift
let o = Observable.of(1, 2)
_ = o.subscribe(onNext: { print("x") })
//                      ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
_ = o.subscribe(onNext: { a, b in print(a) })
//                        ^ error: contextual closure type '(Int) -> Void' expects 1 argument, but 2 were used in closure body
_ = o.subscribe(next: { print($0) })
//             ^ error: extraneous argument label 'next:' in call
_ = o.subscribe(onNext: print("x"))
//                      ^ error: cannot convert value of type '()' to expected argument type '(Int) -> Void'
_ = o.subscribe(onComplete: { print("x") })
//             ^ error: extraneous argument label 'onComplete:' in call
//                          ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
_ = o.subscribe(onCompleted: { print($0) })
//                           ^ error: contextual closure type '() -> Void' expects 0 arguments, but 1 was used in closure body
_ = o.subscribe(onError: { print("x") })
//                       ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
_ = o.subscribe(onNext: { $0 + 1 })
_ = o.subscribe(onNext: { (s: String) in print(s) })
//                      ^ error: cannot convert value of type '(String) -> ()' to expected argument type '(Int) -> Void'
_ = o.subscribe({ print($0.elem) })
//    ^ error: instance method 'subscribe' requires the types 'Int' and '((_) -> ()).Element' be equivalent
//    ^ error: type '(_) -> ()' cannot conform to 'ObserverType'
//              ^ error: cannot infer type of closure parameter '$0' without a type annotation
_ = o.subscribe(onNext: { print($0.count) })
//                                 ^ error: value of type 'Int' has no member 'count'
