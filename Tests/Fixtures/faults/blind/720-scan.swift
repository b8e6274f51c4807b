import RxSwift
let o = Observable.of(1, 2)
let a = o.scan { $0 + $1 }
//            ^ error: missing argument for parameter #1 in call
let b = o.scan(0) { $0 + "x" }
//                ^ error: contextual closure type '(Int, Int) throws -> Int' expects 2 arguments, but 1 was used in closure body
//                       ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let c = o.scan(0, accumulator: -)
let d = o.scan("") { $0 + $1 }
//                        ^ error: cannot convert value of type 'Int' to expected argument type 'String'
let e = o.scan([]) { $0 + [$1] }
let f = o.scan([Int]()) { $0.append($1) }
//            ^ error: missing argument label 'into:' in call
let g = o.reduce(0, accumlator: +)
//              ^ error: incorrect argument label in call (have '_:accumlator:', expected '_:accumulator:')
let h = o.reduce([Int]()) { $0 + $1 }
//                               ^ error: cannot convert value of type 'Int' to expected argument type 'Array<Int>'
let i = o.scan(into: 0) { $0 + $1 }
let j: Observable<String> = o.scan(0, accumulator: +)
//                                 ^ error: cannot convert value of type 'Int' to expected argument type 'String'
//                                                 ^ error: no exact matches in reference to operator function '+'
