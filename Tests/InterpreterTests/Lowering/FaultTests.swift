import Foundation
import Testing
@testable import Execution
@testable import Interpreter
@testable import SyntaxTree

@Suite("Faults and interrupts stop a program and are no errors of it")
struct FaultTests {
  @Test(
    "a fault is told in Swift's words",
    arguments: [
      ("let a = [1]; func f(_ i: Int) -> Int { a[i] }; _ = f(4)", "Index out of range"),
      ("let x: Int? = nil; print(x!)", "Unexpectedly found nil while unwrapping an Optional value"),
      ("func d(_ b: Int) -> Int { 1 / b }; print(d(0))", "Division by zero"),
      ("var m = Int.max; m += 1", "arithmetic overflow"),
      ("func r(_ n: Int) -> Int { r(n + 1) + 1 }; print(r(0))", "stack overflow: the calls are nested too deeply"),
      (
        "enum E: Error { case a }; func t() throws { throw E.a }; try! t()",
        "'try!' expression unexpectedly raised an error: main.E.a"
      ),
      (
        "enum E: Error { case a(Int) }; func t() throws { throw E.a(3) }; try t()",
        "Error raised at top level: main.E.a(3)"
      ),
      ("let v: Any = \"s\"; print(v as! Int)", "Could not cast value of type 'Swift.String' to 'Swift.Int'"),
    ])
  func messages(_ source: String, _ message: String) {
    let run = ProgramRun()
    run.run(source)
    #expect(run.fault == "Fatal error: " + message)
  }

  @Test(
    "no number of an integer type that the program declares is converted to a library's, rather than to 0",
    arguments: [
      "Double(Tiny(3))", "Float(exactly: Tiny(3))", "Int8(clamping: Tiny(3))", "UInt(truncatingIfNeeded: Tiny(3))",
    ])
  func ownInteger(_ conversion: String) {
    let run = ProgramRun()
    run.run(
      """
      struct Tiny: BinaryInteger {
        var v: Int
        init(_ v: Int) { self.v = v }
        static var isSigned: Bool { true }
        var description: String { "\\(v)" }
        typealias Magnitude = UInt
        var magnitude: UInt { v.magnitude }
        var words: [UInt] { [UInt(bitPattern: v)] }
        var bitWidth: Int { 64 }
        var trailingZeroBitCount: Int { v.trailingZeroBitCount }
        init(integerLiteral value: Int) { v = value }
        init?<T: BinaryInteger>(exactly source: T) { v = Int(source) }
        init?<T: BinaryFloatingPoint>(exactly source: T) { v = Int(source) }
        init<T: BinaryFloatingPoint>(_ source: T) { v = Int(source) }
        init<T: BinaryInteger>(_ source: T) { v = Int(source) }
        init<T: BinaryInteger>(truncatingIfNeeded source: T) { v = Int(truncatingIfNeeded: source) }
        init<T: BinaryInteger>(clamping source: T) { v = Int(clamping: source) }
        func hash(into h: inout Hasher) { h.combine(v) }
        func distance(to o: Tiny) -> Int { o.v - v }
        func advanced(by n: Int) -> Tiny { Tiny(v + n) }
        static func + (a: Tiny, b: Tiny) -> Tiny { Tiny(a.v + b.v) }
        static func - (a: Tiny, b: Tiny) -> Tiny { Tiny(a.v - b.v) }
        static func * (a: Tiny, b: Tiny) -> Tiny { Tiny(a.v * b.v) }
        static func / (a: Tiny, b: Tiny) -> Tiny { Tiny(a.v / b.v) }
        static func % (a: Tiny, b: Tiny) -> Tiny { Tiny(a.v % b.v) }
        static func += (a: inout Tiny, b: Tiny) { a.v += b.v }
        static func -= (a: inout Tiny, b: Tiny) { a.v -= b.v }
        static func *= (a: inout Tiny, b: Tiny) { a.v *= b.v }
        static func /= (a: inout Tiny, b: Tiny) { a.v /= b.v }
        static func %= (a: inout Tiny, b: Tiny) { a.v %= b.v }
        static func &= (a: inout Tiny, b: Tiny) { a.v &= b.v }
        static func |= (a: inout Tiny, b: Tiny) { a.v |= b.v }
        static func ^= (a: inout Tiny, b: Tiny) { a.v ^= b.v }
        static func & (a: Tiny, b: Tiny) -> Tiny { Tiny(a.v & b.v) }
        static func | (a: Tiny, b: Tiny) -> Tiny { Tiny(a.v | b.v) }
        static func ^ (a: Tiny, b: Tiny) -> Tiny { Tiny(a.v ^ b.v) }
        static prefix func ~ (a: Tiny) -> Tiny { Tiny(~a.v) }
        static func >>= <R: BinaryInteger>(a: inout Tiny, b: R) { a.v >>= b }
        static func <<= <R: BinaryInteger>(a: inout Tiny, b: R) { a.v <<= b }
        static func == (a: Tiny, b: Tiny) -> Bool { a.v == b.v }
        static func < (a: Tiny, b: Tiny) -> Bool { a.v < b.v }
      }
      print(\(conversion))
      """)
    #expect(run.output == "")
    #expect(run.fault == "Fatal error: a number of an integer type that the program declares cannot be converted")
  }

  @Test("no catch, try? or defer sees a fault")
  func uncaught() {
    let run = ProgramRun()
    run.run(
      """
      func bad() throws -> Int { let a: [Int] = []; return a[0] }
      func f() { defer { print("defer") }; do { _ = try bad() } catch { print("caught") }; print("after") }
      f()
      print("next")
      """)
    #expect(run.output == "")
    #expect(run.fault == "Fatal error: Index out of range")
    #expect(run.trap?.place?.line == 1)
  }

  @Test("a fault in a function that native code calls in the middle of a statement ends the statement")
  func inCallback() {
    let run = ProgramRun()
    run.run(
      "struct S: Equatable { static func == (l: S, r: S) -> Bool { [true][1] } }\nprint([S()].contains(S()))\nprint(1)")
    #expect(run.output == "")
    #expect(run.fault == "Fatal error: Index out of range")
    #expect(run.reported.isEmpty)
  }

  @Test("a fault in a closure that native code calls later is reported, and closures rest until the turn is over")
  func later() {
    let run = ProgramRun()
    run.run("let bad = { (n: Int) -> Int in [1][n] }\nlet good = { (n: Int) -> Int in print(n); return n }")
    let (bad, good) = (run.function("bad"), run.function("good"))
    #expect(throws: Trap.self) { try bad.call(.int(3)) }
    #expect(run.reported.map(\.description) == ["Fatal error: Index out of range"])
    #expect(throws: Trap.self) { try good.call(.int(1)) }
    run.program.runtime.resume()
    #expect((try? good.call(.int(2)))?.asInt == 2)
    #expect(run.output == "2\n")
  }

  @Test("an interrupt ends an endless loop, and the session goes on")
  func interrupt() {
    let run = ProgramRun()
    let runtime = run.program.runtime
    let thread = Thread { runtime.interrupt() }
    run.run("print(\"begin\")")
    thread.start()
    run.run("while true {}")
    guard case .interrupted? = run.trap?.reason else {
      Issue.record("was not interrupted")
      return
    }
    run.run("print(\"end\")")
    #expect(run.output == "begin\nend\n")
  }

  @Test("closures of one program run on many threads at once")
  func threads() {
    let run = ProgramRun()
    run.run(
      "var total = 0\nlet add = { (n: Int) -> Int in total += n; let a = [n, n].map { $0 * 2 }; return a[0] + a[1] }")
    let add = run.function("add")
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for n in 0..<1000 where (try? add.call(.int(n)))?.asInt != 4 * n { Issue.record("wrong result for \(n)") }
    }
    run.run("print(total)")
    #expect(run.output == "\(8 * 499_500)\n")
  }
}
