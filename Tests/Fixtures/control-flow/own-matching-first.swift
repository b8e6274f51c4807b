struct Vec: Equatable { var x = 0, y = 0
  static func ~= (p: Vec, v: Vec) -> Bool { p.x == v.x } }
switch Vec(x: 3, y: 1) { case Vec(x: 3): print("three"); default: print("else") }
if case Vec(x: 3) = Vec(x: 3, y: 2) { print("yes") }
func ~= (p: String, v: Int) -> Bool { p == String(v) }
switch 3 { case "3": print("text three"); default: print("else") }
switch 3 { case 3: print("three"); default: print("else") }
switch "a" { case "a": print("a"); default: print("else") }
func ~= <T>(p: (T) -> Bool, v: T) -> Bool { p(v) }
func isEven(_ x: Int) -> Bool { x % 2 == 0 }
switch 4 { case isEven: print("even"); case 4: print("4"); default: print("else") }
switch 5 { case isEven: print("even"); case 1...9: print("digit"); default: print("else") }
struct R: Equatable { let s: String; static func ~= (p: R, v: String) -> Bool { v.hasPrefix(p.s) } }
switch "hello" { case R(s: "he"): print("he"); default: print("else") }
enum E: Equatable { case a(Int), b; static func ~= (p: E, v: E) -> Bool { true } }
switch E.b { case .a(3): print("a3"); case .b: print("b"); default: print("?") }
let target = E.a(1)
switch E.b { case target: print("target"); default: print("?") }
