import RxSwift
let s = Observable.of("a", "bb")
let a = s.groupBy { $0.count }.flatMap { g in g.map { "\(g.name) \($0)" } }
//                                                         ^ error: value of type 'GroupedObservable<Int, String>' has no member 'name'
let b = s.groupBy(\.count)
//                ^ error: missing argument label 'keySelector:' in call
let c = s.groupBy { $0.count }.map { $0.key + "x" }
//                     ^ error: cannot convert value of type 'Int' to closure result type 'String'
let d = s.groupBy(keySelector: { $0.foo })
//                                  ^ error: value of type 'String' has no member 'foo'
let e = s.buffer(timeSpan: .seconds(1), count: 2).map { $0.first + "x" }
//                                              ^ error: missing argument for parameter 'scheduler' in call
//                                                         ^ error: value of optional type 'String?' must be unwrapped to a value of type 'String'
let f = s.window(timeSpan: .seconds(1), count: "2", scheduler: MainScheduler.instance)
//                                             ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let g = s.enumerated().map { $0.offset }
//                              ^ error: value of tuple type '(index: Int, element: String)' has no member 'offset'
let h = s.enumerated().map { i, e in i + e }
//                                     ^ error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
