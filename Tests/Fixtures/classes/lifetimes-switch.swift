// A case that looks into a payload keeps all of it until it is left.
final class N {
  let n: String
  init(_ n: String) {
    self.n = n
    print("+\(n)")
  }
  deinit { print("-\(n)") }
  func made() -> N { N("\(n)'") }
}
enum Item { case empty; case one(N); case two(N, N) }
func show(_ x: N) { print("show", x.n) }
func test() -> Int {
  switch Item.two(N("a"), N("b")) { case .two(let x, _): show(x); default: break }
  switch Item.two(N("c"), N("d")) { case .two: print("two"); default: break }
  switch Item.two(N("e"), N("f")) { case .one: print("one"); default: print("none of them") }
  switch (Item.two(N("g"), N("h")), N("i")) { case (.two(_, let y), _): show(y); default: break }
  switch Item.two(N("j"), N("k")) { case .two(let x, _), .one(let x): show(x); default: break }
  var item = Item.two(N("l"), N("m"))
  switch item { case .two(let x, _): item = .empty; print("emptied"); show(x); default: break }
  if case .two(let x, _) = Item.two(N("n"), N("o")) { show(x) }
  let count = switch Item.two(N("p"), N("q")) { case .two(let x, _): x.n.count; default: 0 }
  print(count)
  switch Item.two(N("r"), N("s")) { case .two(_, let y): return y.made().n.count; default: return 0 }
}
print(test())
