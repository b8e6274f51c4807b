class Ticker { let bag: Int; var last = 0 }
//    ^ error: class 'Ticker' has no initializers
let t = Ticker()
//      ^ error: 'Ticker' cannot be constructed because it has no accessible initializers
let u = Ticker(bag: 1)
//      ^ error: 'Ticker' cannot be constructed because it has no accessible initializers
class Sub: Ticker { let x: Int }
let s = Sub()
//      ^ error: 'Sub' cannot be constructed because it has no accessible initializers
let s2 = Sub(x: 1)
//       ^ error: 'Sub' cannot be constructed because it has no accessible initializers
class Sub2: Ticker { let x = 1 }
let s3 = Sub2()
//       ^ error: 'Sub2' cannot be constructed because it has no accessible initializers
func make() -> Ticker { Ticker() }
//                      ^ error: 'Ticker' cannot be constructed because it has no accessible initializers
final class Gen<T> { let x: T }
//          ^ error: class 'Gen' has no initializers
let g = Gen<Int>()
//      ^ error: 'Gen<Int>' cannot be constructed because it has no accessible initializers
let g2 = Gen(x: 1)
//       ^ error: 'Gen<T>' cannot be constructed because it has no accessible initializers
//       ^ error: generic parameter 'T' could not be inferred
class Conv { let x: Int; convenience init(y: Int) { self.init() } }
//    ^ error: class 'Conv' has no initializers
//                                                            ^ error: missing argument for parameter 'y' in call
let c = Conv()
//           ^ error: missing argument for parameter 'y' in call
let c2 = Conv(y: 1)
struct Holder { let t = Ticker() }
//                      ^ error: 'Ticker' cannot be constructed because it has no accessible initializers
let k = Ticker.init()
//             ^ error: 'Ticker' cannot be constructed because it has no accessible initializers
let f = Ticker.init
//             ^ error: 'Ticker' cannot be constructed because it has no accessible initializers
