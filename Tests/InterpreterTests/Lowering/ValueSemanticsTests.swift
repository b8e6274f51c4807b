import Testing

@Suite("Values are values, and are changed in place")
struct ValueSemanticsTests {
  @Test("copies do not see each other's changes")
  func copies() {
    let program = """
      struct P { var x = 0; var list = [1]; mutating func grow() { list.append(x) } }
      var a = [P(), P(x: 5)]
      var b = a
      b[1].x += 1; b[1].grow(); a[0].list[0] = 9
      var d = ["k": [1]]; let e = d
      d["k", default: []].append(2); d["k"]?.append(3)
      var t = (1, [2]); let u = t; t.1.append(3)
      print(a, b, d, e, t, u)
      """
    #expect(
      output(program) == """
        [main.P(x: 0, list: [9]), main.P(x: 5, list: [1])] [main.P(x: 0, list: [1]), main.P(x: 6, list: [1, 6])] \
        ["k": [1, 2, 3]] ["k": [1]] (1, [2, 3]) (1, [2])

        """)
  }

  @Test("observers see changes made in place, initializers do not call them")
  func observers() {
    let program = """
      struct S { var v: [Int] { didSet { print(oldValue, v) } }; init() { v = [1] } }
      var s = S(); s.v.append(2); s.v[0] = 7
      class C { var n = 0 { willSet { print("will", newValue) } didSet { print("did", oldValue) } } }
      let c = C(); c.n += 1
      """
    #expect(output(program) == "[1] [1, 2]\n[1, 2] [7, 2]\nwill 1\ndid 0\n")
  }

  @Test("operands are evaluated before the place is taken hold of")
  func order() {
    let program = """
      func f(_ s: String, _ n: Int) -> Int { print(s, terminator: " "); return n }
      var a = [1, 2, 3]
      a[f("index", 1)] = f("value", 9)
      a[f("i", 0)] += a[f("j", 1)] + a.count
      a.append(a.count)
      print(a)
      """
    #expect(output(program) == "index value i j [13, 9, 3, 3]\n")
  }

  @Test("inout arguments, also of closures and local functions")
  func inouts() {
    let program = """
      func add(_ n: Int, to list: inout [Int]) { list.append(n) }
      struct S { var list = [0] }
      var s = S(); add(1, to: &s.list)
      let c: (inout [Int]) -> Void = { $0.append(2) }
      var n = [4]; c(&n)
      func outer() -> Int { var t = 0; func inner(_ k: Int) { t += k; if k > 0 { inner(k - 1) } }; inner(3); return t }
      var x = 1, y = 2; swap(&x, &y)
      print(s, n, outer(), x, y, [1, 2].reduce(into: 10) { $0 += $1 })
      """
    #expect(output(program) == "S(list: [0, 1]) [4, 2] 6 2 1 13\n")
  }

  @Test("a large array is appended to in place")
  func inPlace() {
    // Copying each time would take minutes.
    let program = """
      struct Log { var lines: [Int] = []; mutating func add(_ n: Int) { lines.append(n) } }
      final class Holder { var log = Log(); var all: [String: [Int]] = ["a": []] }
      let h = Holder()
      for i in 0..<60_000 { h.log.add(i); h.all["a"]!.append(i); h.log.lines[i] += 1 }
      print(h.log.lines.count, h.log.lines[59_999], h.all["a"]!.count)
      """
    #expect(output(program) == "60000 60000 60000\n")
  }
}
