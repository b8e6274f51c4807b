func f1(_ x: Int?) { if let y = x { print("x") } }
//                          ^ warning: value 'y' was defined but never used; consider replacing with boolean test
func f2(_ x: Int?) { if let x { print("x") } }
//                          ^ warning: value 'x' was defined but never used; consider replacing with boolean test
func f3(_ x: Int?) { guard let y = x else { return }; print("x") }
//                             ^ warning: value 'y' was defined but never used; consider replacing with boolean test
func f4(_ x: Int?) { while let y = x { print("x") } }
//                             ^ warning: value 'y' was defined but never used; consider replacing with boolean test
func f5(_ x: Int) { for i in 0..<x { print("x") } }
//                      ^ warning: immutable value 'i' was never used; consider replacing with '_' or removing it
func f6(_ x: [(Int, Int)]) { for (a, b) in x { print(a) } }
//                                   ^ warning: immutable value 'b' was never used; consider replacing with '_' or removing it
enum E7 { case a(Int), b }
func f7(_ e: E7) {
  switch e {
  case .a(let x): print("x");
//            ^ warning: immutable value 'x' was never used; consider replacing with '_' or removing it
  case .b: break
  }
}
enum E8 { case a(Int), b }
func f8(_ e: E8) { if case .a(let x) = e { print("x") } }
//                                ^ warning: immutable value 'x' was never used; consider replacing with '_' or removing it
func f9(_ x: Int) {
  switch x {
  case let y: print("x")
//         ^ warning: immutable value 'y' was never used; consider replacing with '_' or removing it
  }
}
func f10(_ x: Any) {
  switch x {
  case let y as Int: print("x");
//         ^ warning: immutable value 'y' was never used; consider replacing with '_' or removing it
  default: break
  }
}
func f11(_ x: Int?) {
  switch x {
  case let y?: print("x");
//         ^ warning: immutable value 'y' was never used; consider replacing with '_' or removing it
  case nil: break
  }
}
func f12() { if case let x? = Optional(5) { print("x") } }
//                       ^ warning: immutable value 'x' was never used; consider replacing with '_' or removing it
