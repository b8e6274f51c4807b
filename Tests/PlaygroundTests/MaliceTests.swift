import Execution
import Foundation
import Testing
@testable import Playground

/// Malicious or mistaken input ends in a message, and the session continues.
@Suite("A session that somebody tries to break")
struct MaliceTests {
  private static let tooDeep = "stack overflow: the values are nested too deeply"

  @Test(
    "says what is wrong",
    arguments: [
      ("print(String(repeating: \"abc\", count: Int.max).count)", "Can't construct so long a String"),
      ("print(\"a\".padding(toLength: 1 << 50, withPad: \"ab\", startingAt: 0))", "Can't construct so long a String"),
      ("print(Date(timeIntervalSince1970: .nan))", "a Date cannot be made of nan"),
      ("print(Date() + Double.nan)", "a Date cannot be made of nan"),
      ("try await Task.sleep(for: .seconds(1e300))", "a Duration cannot hold 1e+300 seconds"),
      ("print(Duration.seconds(Int.max) * Int.max)", "a Duration cannot hold"),
      ("print(try JSONSerialization.data(withJSONObject: \"x\"))", "must be an array or a dictionary"),
      ("print((Int.min...Int.max).distance(from: Int.min, to: Int.max))", "arithmetic overflow"),
      (
        "class N: Codable { var next: N?; init() {} }; let n = N(); n.next = n; print(try JSONEncoder().encode(n).count)",
        tooDeep
      ),
      ("var o = Observable.just(1); for _ in 0..<20_000 { o = o.map { $0 } }", "a chain of more than 10000 operators"),
      (
        "struct T: OptionSet { let rawValue: Int; let all = [T(rawValue: 1)] }; print(T(rawValue: 1))",
        "nested too deeply"
      ),
      ("let s = PublishSubject<Int>(); _ = s.bind(to: s); s.onNext(1)", tooDeep),
      ("let r = BehaviorRelay(value: 1); _ = r.bind(to: r)", tooDeep),
      ("print(Double.random(in: 0...Double.infinity))", "no uniform distribution on an infinite range"),
      ("print(Double.random(in: .nan...1))", "Range requires lowerBound <= upperBound"),
      (
        "let most = Float.greatestFiniteMagnitude; print(Float.random(in: -most...most))",
        "no uniform distribution on an infinite range"
      ),
      (
        "var generator = SystemRandomNumberGenerator(); print(Double.random(in: 0..<Double.infinity, using: &generator))",
        "no uniform distribution on an infinite range"
      ),
    ])
  func message(_ program: String, _ message: String) {
    let shell = Shell()
    #expect(shell(program).contains(message))
    #expect(shell("print(\"still here\")") == "still here\n")
  }

  @Test(
    "gives an answer",
    arguments: [
      ("print((Int.min...Int.max).randomElement() != nil)", "true"),
      ("print(String(format: \"%99999999999d\", 5).count)", "100000"),
      ("print(String(format: \"%.0999999999f|%05d|%-4d|\", 1.5, 42, 7).suffix(12))", "|00042|7   |"),
      ("DispatchQueue.main.asyncAfter(deadline: .now() + 1e300) { print(1) }; print(\"never\")", "never"),
      ("print(TimeZone(secondsFromGMT: Int.min) as Any, TimeZone(secondsFromGMT: 3600) != nil)", "nil true"),
      ("class N { var next: N? }; let n = N(); n.next = n; dump(n)", "▿ some: main.N #0"),
    ])
  func answer(_ program: String, _ answer: String) {
    #expect(Shell()(program).contains(answer))
  }

  @Test(
    "stops a sequence that subscribes to itself without end",
    arguments: [
      "Observable.just(n).flatMap { f($0 + 1) }",
      "Observable.just(n).flatMapLatest { f($0 + 1) }",
      "Observable.just(n).flatMapFirst { f($0 + 1) }",
      "Observable.just(n).concatMap { f($0 + 1) }",
      "Observable.just(n).map { f($0 + 1) }.merge()",
      "Observable.just(n).map { f($0 + 1) }.switchLatest()",
      "Observable.error(RxError.unknown).catch { _ in f(n + 1) }",
      "Observable.deferred { f(n + 1) }.share()",
      "Observable.just(n).withLatestFrom(Observable.deferred { f(n + 1) })",
      "Observable.combineLatest(Observable.just(n), Observable.deferred { f(n + 1) }) { $0 + $1 }",
      "Single.just(n).flatMap { f($0 + 1).asSingle() }.asObservable()",
      "Observable.create { f(n + 1).subscribe($0) }",
      "Observable.deferred { f(n + 1) }",
    ])
  func endlessSubscription(_ sequence: String) {
    let shell = Shell()
    shell("func f(_ n: Int) -> Observable<Int> { \(sequence) }")
    #expect(shell("_ = f(0).subscribe(onError: { _ in })").contains("stack overflow: the calls are nested too deeply"))
    #expect(shell("print(\"still here\")") == "still here\n")
  }

  // One after the other: the memory is the process's, and what another case gives back would be missing from it.
  @Test(
    "asks for memory before it takes it",
    .serialized,
    arguments: [
      "print([String](repeating: String(repeating: \"a\", count: 1 << 20), count: 1 << 17).joined().utf8.count)",
      "var s = \"abc\"; while true { s += s }",
      "var s = \"abc\"; while true { s = s + s }",
      "var a = [0]; while true { a += a }",
      "print(Array(0..<Int.max).count)",
      "print((0..<Int.max).map { $0 }.count)",
      "let a = [Int](repeating: 1, count: 1 << 20); print([[Int]](repeating: a, count: 1 << 20).flatMap { $0 }.count)",
      "print(Set(0..<Int.max).count)",
      "print(Set(0..<10).union(0..<Int.max).count)",
      "print(Dictionary(uniqueKeysWithValues: (0..<Int.max).lazy.map { ($0, $0) }).count)",
      "print(Dictionary(grouping: 0..<Int.max) { $0 }.count)",
      "print(Array(zip(0..., 0...)).count)",
      "let a = [Int](repeating: 1, count: 1 << 23); print((a + a + a + a).count)",
      "var a = [Int](repeating: 1, count: 1 << 23); a.insert(contentsOf: a, at: 0); a.insert(contentsOf: a, at: 0); print(a)",
      "var a = [Int](repeating: 1, count: 1 << 23); a.replaceSubrange(0..<1, with: a); a.replaceSubrange(0..<1, with: a)",
      "let a = [Int](repeating: 1, count: 12 << 20); print(Array(a.dropFirst()).sorted().count, a.reversed() as [Int])",
      "import Foundation; print((0..<16).map { _ in Data(repeating: 1, count: 1 << 28) }.count)",
      "import Foundation; let d = Data(count: 1 << 26); print((d + d + d).count)",
      "import Foundation; let s = String(repeating: \"a\", count: 1 << 25); print(s.components(separatedBy: \"a\").count)",
      """
      import Foundation; let (s, t) = (String(repeating: "a", count: 1 << 22), String(repeating: "b", count: 200))
      print(s.replacingOccurrences(of: "a", with: t).utf8.count)
      """,
      "import Foundation; print(\"a\".padding(toLength: 1 << 28, withPad: \"b\", startingAt: 0).count)",
    ])
  func memory(_ program: String) {
    let shell = Shell(memory: 160 << 20)
    #expect(shell(program).contains("out of memory: the program takes more than"))
  }

  @Test(
    "stops at once when it is interrupted",
    arguments: [
      "print(String(repeating: \"ab\", count: 1 << 27).reversed().count)",
      "print(String(repeating: \"é\", count: 1 << 27).count)",
      "Thread.sleep(forTimeInterval: 1000)", "DispatchSemaphore(value: 0).wait()",
      "_ = Observable<Int>.error(RxError.unknown).retry().subscribe()",
    ])
  func interrupted(_ program: String) {
    let shell = Shell(clock: .real)
    shell("let began = 1")
    let interruption = Thread { [session = shell.session] in
      // Again and again, because it may not have begun.
      while !Thread.current.isCancelled {
        session.interrupt()
        usleep(100_000)
      }
    }
    interruption.start()
    let start = ContinuousClock.now
    shell(program)
    interruption.cancel()
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test("takes a playground's wish to run on")
  func playgroundPage() {
    let shell = Shell()
    shell("import PlaygroundSupport")
    shell("PlaygroundPage.current.needsIndefiniteExecution = true")
    #expect(shell("print(PlaygroundPage.current.needsIndefiniteExecution)") == "true\n")
  }

  @Test("ends when a playground's page has finished, with what it shows on the screen")
  func playgroundPageEnd() {
    let shell = Shell()
    shell("import PlaygroundSupport")
    shell("final class Live: UIViewController { override func viewDidLoad() { print(\"loaded\") } }")
    #expect(shell("PlaygroundPage.current.liveView = Live()").contains("loaded"))
    #expect(shell("print(PlaygroundPage.current.liveView is Live)") == "true\n")
    shell("let label = UILabel(); label.text = \"here\"; PlaygroundPage.current.liveView = label")
    #expect(shell(":screen").contains("here"))
    #expect(!shell("PlaygroundPage.current.finishExecution(); print(\"never\")").contains("never"))
  }

  @Test("frees a list however long, on a thread whose stack is small")
  func longList() {
    let shell = Shell()
    shell("final class Node { var next: Node?; deinit { count += 1 } }; var count = 0; var head: Node? = nil")
    shell("for _ in 0..<200_000 { let node = Node(); node.next = head; head = node }")
    #expect(shell("DispatchQueue.global().async { head = nil; print(\"freed\", count) }").contains("freed 200000"))
  }

  @Test("frees closures however deep they hold one another, on a thread whose stack is small")
  func nestedClosures() {
    let shell = Shell()
    shell("var f: () -> Int = { 1 }; for _ in 0..<100_000 { let g = f; f = { g() } }")
    #expect(shell("DispatchQueue.global().async { f = { 2 }; print(f()) }").contains("2"))
    shell("var d: Disposable = Disposables.create()")
    shell("for _ in 0..<100_000 { let e = d; d = Disposables.create { e.dispose() } }")
    #expect(shell("DispatchQueue.global().async { d.dispose() }").contains("nested too deeply"))
    #expect(shell("d = Disposables.create(); print(3)").contains("3"))
  }

  @Test("compares what is nested deeply, or says that it is too deep")
  func deepValues() {
    let shell = Shell()
    shell("indirect enum L: Equatable { case end; case next(L) }; var a = L.end, b = L.end")
    shell("for _ in 0..<30_000 { a = .next(a); b = .next(b) }")
    let text = shell("DispatchQueue.global().async { print(a == b) }")
    #expect(text.contains("true") || text.contains(Self.tooDeep))
    shell("a = .end; b = .end")
    #expect(shell("print(a == b)") == "true\n")
  }

  @Test("checks a file in a time that grows no faster than its length", .timeLimit(.minutes(1)))
  func longFiles() {
    let functions = (0..<10_000).map { "func f\($0)() -> Int { \($0) }\n" }.joined()
    let variables = (0..<10_000).map { "let a\($0) = \($0)\n" }.joined()
    let types = (0..<3000).map { "struct S\($0) { func f() -> Int { \($0) }; var g: Int { f() } }\n" }.joined()
    let shell = Shell(interactive: false)
    #expect(shell.session.run(file: functions + types + variables + "print(f9999() - a9998)", name: "long.swift"))
    #expect(shell.output.take() == "1\n")
  }

  @Test("checks switches of many cases and long tuples in a time that grows no faster", .timeLimit(.minutes(2)))
  func manyCases() {
    let shell = Shell()
    let numbers = (0..<5000).map { "case \($0): return \($0 * 2)\n" }.joined()
    shell("func twice(_ n: Int) -> Int {\nswitch n {\n\(numbers)default: return -1\n}\n}")
    #expect(shell("twice(4999)") == "$R0: Int = 9998\n")
    let names = (0..<2000).map { "case c\($0)\n" }.joined()
    let cases = (0..<2000).map { "case .c\($0): return \($0)\n" }.joined()
    shell("enum Many {\n\(names)}\nfunc number(_ e: Many) -> Int {\nswitch e {\n\(cases)}\n}")
    #expect(shell("number(.c1999)") == "$R1: Int = 1999\n")
    #expect(
      shell("func part(_ e: Many) -> Int {\nswitch e {\n\(cases.dropLast(25))}\n}").contains(
        "add missing case: '.c1999'"))
    #expect(shell("let row = (\((0..<10_000).map(String.init).joined(separator: ", ")))").hasPrefix("row: (Int, Int"))
  }

  @Test("stops what takes more memory than it may, and lets go of it")
  func memory() {
    var options = Session.Options(isInteractive: true)
    options.memoryBudget = MemoryBudget(limit: MemoryBudget.resident + (100 << 20))
    let output = CollectedOutput()
    let session = Session(output: output, options: options)
    session.start()
    defer { session.end() }
    session.evaluate("var text = \"x\"; while true { text += text }")
    #expect(output.take().contains("out of memory"))
    session.evaluate("text = \"\"; print(Array(repeating: 0, count: 1 << 28).count)")
    #expect(output.take().contains("out of memory"))
    session.evaluate("print(\"still here\")")
    #expect(output.take().contains("still here"))
  }
}
