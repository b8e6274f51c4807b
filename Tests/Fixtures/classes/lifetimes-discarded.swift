// A discarded result is released before the values that it was made of.
final class N {
  let n: String
  init(_ n: String) { self.n = n; print("+\(n)") }
  deinit { print("-\(n)") }
  func made() -> N { N(n + "'") }
  func other(_ o: N) -> N { o }
}
struct Two { var a: N; var b: N }
func made(_ x: N, _ y: N) -> N { print("made"); return N("made") }
func both() -> (N, N) { (N("left"), N("right")) }
func show(_ x: N) { print("show", x.n) }
func test() {
  _ = N("a").made()
  _ = N("b").made().other(N("c"))
  _ = made(N("d").made(), N("e"))
  _ = (true ? N("f") : N("g")).made()
  _ = [N("h"), N("i")].map { $0.made() }
  _ = [N("j"), N("k")].filter { $0.n == "j" }
  _ = Two(a: N("l"), b: N("m")).a
  _ = (N("n"), N("o"))
  _ = both()
  _ = N("p").made() as Any
  let _ = N("q").made()
  let (_, x) = (N("r"), N("s"))
  show(x)
  show((N("t"), N("u")).1)
  var y = N("v")
  (_, y) = (N("w"), y.made())
  show(y)
  print("end")
}
test()
