import Testing
@testable import Interpreter

@Suite("Values die where compiled code would let them die")
struct LifetimeTests {
  static let tracker = """
    final class T { let n: String; init(_ n: String) { self.n = n }; deinit { print("-\\(n)", terminator: " ") } }

    """

  @Test("a scope's variables die in reverse order, between its defers")
  func reverseOrder() {
    #expect(
      output(
        Self.tracker + """
          func f() { let a = T("a"); let b = T("b"); defer { print("defer", terminator: " ") }; let c = T("c"); _ = (a, b, c) }
          f()
          """) == "-c defer -b -a ")
  }

  @Test("a variable of a loop's body dies each turn, a discarded value at once")
  func loops() {
    #expect(
      output(Self.tracker + "for i in 0..<2 { let t = T(\"\\(i)\"); _ = t }; _ = T(\"x\"); print(\"end\")")
        == "-0 -1 -x end\n")
  }

  @Test("assigning lets the old value go")
  func assignment() {
    #expect(output(Self.tracker + "var t: T? = T(\"1\"); t = T(\"2\"); print(\"set\"); t = nil") == "-1 set\n-2 ")
  }

  @Test("a closure keeps just the variables that it uses")
  func captures() {
    let program =
      Self.tracker + """
        func make() -> () -> String { let kept = T("kept"); let gone = T("gone"); _ = gone.n; return { kept.n } }
        var f: (() -> String)? = make()
        print(f!()); f = nil
        """
    #expect(output(program) == "-gone kept\n-kept ")
  }

  @Test("a weak reference empties, and a weak capture does not keep its object")
  func weak() {
    let program =
      Self.tracker + """
        weak var w: T?
        var f: () -> String = { "" }
        do { let t = T("t"); w = t; f = { [weak t] in t?.n ?? "none" }; print(w!.n, f()) }
        print(w == nil, f())
        """
    #expect(output(program.replacing("w == nil", with: "w?.n ?? \"nil\"")) == "t t\n-t nil none\n")
  }

  @Test("deinit runs from the derived class to the base, before the properties go")
  func hierarchy() {
    let program =
      Self.tracker + """
        class B { let x = T("x"); deinit { print("B", terminator: " ") } }
        class D: B { let y = T("y"); deinit { print("D", terminator: " ") } }
        _ = D()
        """
    #expect(output(program) == "D B -x -y ")
  }

  @Test("a shadowed global that nothing uses dies at once, one that is used stays")
  func shadowing() {
    let run = ProgramRun()
    run.run(Self.tracker, mode: .prompt)
    for line in ["var a = T(\"1\")", "var a = T(\"2\")", "func use() -> String { a.n }", "var a = 3", "print(use())"] {
      run.run(line, mode: .prompt)
    }
    #expect(run.output == "-1 2\n")
  }
}
