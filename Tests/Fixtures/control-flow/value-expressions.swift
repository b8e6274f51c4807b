let n = 7
let text = if n > 5 { "big" } else if n > 3 { "mid" } else { "small" }
let parity = switch n % 2 { case 0: "even" default: "odd" }
print(text, parity)
func name(_ n: Int?) -> String { switch n { case nil: "none"; case let n? where n < 0: "negative"; case 0?: "zero"; case .some(let n): "n\(n)" } }
print(name(nil), name(-1), name(0), name(4))
let value: Double = if n == 7 { 1 } else { 2.5 }
print(value)
let optional: Int? = if n > 100 { n } else { nil }
print(optional as Any)
let closure = { (x: Int) -> String in if x > 0 { "pos" } else { "neg" } }
print(closure(1), closure(-1))
enum Op { case plus, minus, times }
func apply(_ op: Op, _ a: Int, _ b: Int) -> Int { switch op { case .plus: a + b; case .minus: a - b; case .times: a * b } }
print(apply(.times, 3, 4))
var total = 0
total = if total == 0 { 5 } else { total }
print(total)
if #available(iOS 13, macOS 10.15, *) { print("new") } else { print("old") }
guard #available(iOS 15.0, *) else { fatalError() }
@available(iOS 13, *) func modern() { print("modern") }
modern()
@available(*, deprecated, message: "no") struct Old {}
