import RxSwift
func parse(_ text: String) throws -> Int { 1 }
let o = Observable.of("1")
_ = o.subscribe(onNext: { print(try parse($0)) })
//                      ^ error: invalid conversion from throwing function of type '(String) throws -> ()' to non-throwing function type '(String) -> Void'
_ = o.subscribe(onNext: { s in print(parse(s)) })
//                                   ^ error: call can throw, but it is not marked with 'try' and the error is not handled
_ = o.map { parse($0) }
//          ^ error: call can throw, but it is not marked with 'try' and the error is not handled
_ = o.do(onNext: { parse($0) })
//                 ^ error: call can throw, but it is not marked with 'try' and the error is not handled
_ = o.filter { parse($0) > 1 }
//             ^ error: call can throw, but it is not marked with 'try' and the error is not handled
