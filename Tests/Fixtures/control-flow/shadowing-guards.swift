// guard that shadows, loops with typed patterns, labels, and early exits in closures.
import RxSwift

enum Move { case up, down, jump(Int) }
for m: Move in [.up, .jump(2), .down] { print(m, terminator: " ") }
for case let .jump(n) in [Move.up, .jump(5), .jump(1)] where n > 2 { print("jump", n) }
let table = ["a": 1, "b": 2]
for key in ["a", "x", "b"] {
  guard let key = table[key] else { print("no \(key)"); continue }
  print(key * 10)
}
func f(_ text: String?, _ fallback: String = "none") -> String {
  guard let text = text, let n = Int(text) else { return text ?? fallback }
  guard n > 0 else { return "low \(n)" }
  return "\(n + 1)"
}
print(f(nil), f("x"), f("0"), f("4"))
outer: for i in 0..<3 {
  for j in 0..<3 {
    if j == 2 { continue outer }
    if i == 2 { break outer }
    print(i, j, terminator: "; ")
  }
}
print()
_ = Observable.of("1", "two", "3").flatMap { s -> Observable<Int> in
  guard let n = Int(s) else {
    defer { print("skipped", s) }
    return .empty()
  }
  return .just(n)
}.subscribe(onNext: { print($0) })
let result: String = { if table.count > 5 { return "many" } else if table["a"] == 1 { return "one" }; return "few" }()
print(result)
var n = 10
repeat { n -= 3; if n == 4 { continue }; print(n, terminator: " ") } while n > 0
print()
switch (n, table.count) {
case (..<0, let c) where c > 1: print("negative", c); fallthrough
case (0, _): print("fell")
default: print("default")
}
if case (-5...0)? = Optional(n), !table.isEmpty { print("in range") }
let kind = switch n { case ..<0: "neg"; case 0: "zero"; default: "pos" }
let side = if n < 0 { "below" } else { "above" }
print(kind, side)
