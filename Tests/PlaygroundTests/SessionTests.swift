import RxBindings
import Clocks
import Foundation
import Synchronization
import Testing

@testable import Playground

@Suite("a session")
struct SessionTests {
  @Test("parameters of a closure that are written as in another language are explained")
  func arrows() {
    #expect(Shell()("[1].map { n => n * 2 }").contains("note: the parameters of a closure end with 'in'"))
  }

  @Test("answers declarations with their types and expressions with their values")
  func answers() {
    let shell = Shell()
    #expect(shell("let x = 5") == "x: Int = 5\n")
    #expect(shell("x + 1") == "$R0: Int = 6\n")
    #expect(shell("$R0 * 2") == "$R1: Int = 12\n")
    #expect(shell("_ + 1") == "$R2: Int = 13\n")
    #expect(shell("print(x)") == "5\n")
    #expect(shell("let (a, b) = (\"한\", [1, 2])") == "a: String = \"한\"\nb: [Int] = [1, 2]\n")
    #expect(
      shell("let subject = PublishSubject<Int>(), both = (subject, 1)").hasSuffix("both: (PublishSubject<Int>, Int)\n"))
    #expect(shell("class Plain {}; let plain = Plain()") == "class Plain\nplain: Plain\n")
    #expect(shell("func twice(_ n: Int) -> Int { n * 2 }") == "twice(_:): (Int) -> Int\n")
    #expect(shell("struct Player { var score: Int }") == "struct Player\n")
    #expect(shell("actor Score { var total = 0 }") == "actor Score\n")
  }

  @Test("answers matches of regular expressions with their texts, while the program prints them as Swift does")
  func matches() {
    let shell = Shell()
    #expect(shell(#""ab12".firstMatch(of: /([a-z]+)(\d+)/)"#).hasSuffix(#" = Optional(("ab12", "ab", "12"))"# + "\n"))
    #expect(shell(#""ab".matches(of: /[a-z]/)"#).hasSuffix(#" = ["a", "b"]"# + "\n"))
    let dynamic = shell(#""ab".matches(of: try Regex("(a)?b"))"#)
    #expect(dynamic.hasSuffix(#" = [[Optional("ab"), Optional("a")]]"# + "\n"))
    #expect(shell(#"print("a".wholeMatch(of: /a/)!)"#).hasPrefix("Match(anyRegexOutput: "))
  }

  @Test("describes streams in a value without the interpreter's own types")
  func streamsInValues() {
    let shell = Shell()
    let text = shell(
      "struct Output { let names: Driver<[String]>, first: Single<Int> }; Output(names: .empty(), first: .just(1))")
    #expect(text.contains("Output(names: SharedSequence, first: PrimitiveSequence)"))
    #expect(!text.contains("Execution"))
  }

  @Test("runs nothing of an input that does not check")
  func nothingRuns() {
    let shell = Shell()
    let text = shell("print(1); print(undefined)")
    #expect(text.contains("cannot find 'undefined' in scope"))
    #expect(!text.hasPrefix("1"))
    #expect(shell("let a: Int = \"text\"").contains("cannot convert value of type 'String' to specified type 'Int'"))
    #expect(shell("a").contains("cannot find 'a' in scope"))
  }

  @Test("says what of a pasted page was not run, and in which line of it the fault is")
  func leftOut() {
    let shell = Shell()
    #expect(
      shell("let a = 1\nlet b = [1][a]\nlet c = 2").hasSuffix("note: the statement behind it was not run\n"))
    #expect(shell("let d = 1\nlet e: Int = \"\"").hasSuffix("note: none of these 2 statements was run\n"))
    let page = (1...12).map { "let n\($0) = \($0)" } + ["n1.nothing", "print(n2)", ":vars"]
    #expect(
      shell(page.joined(separator: "\n")).hasSuffix(
        "note: this is in line 13 of 15; none of these 15 statements was run\n"))
    #expect(!shell("let d: Int = \"\"").contains("note"))
  }

  @Test("traces a debounced chain with times, names and numbers")
  func traces() {
    let shell = Shell()
    shell("let query = PublishSubject<String>()")
    #expect(
      shell(
        "let s = query.debounce(.milliseconds(300), scheduler: MainScheduler.instance).map { $0.count }.subscribe()")
        == "   0.000  main  #1 query.debounce.map   subscribed\ns: Disposable\n")
    #expect(shell("query.onNext(\"swift\")") == "")
    #expect(shell(":advance 299ms") == "")
    #expect(shell(":advance 1ms") == "   0.300  main  #1 query.debounce.map   next(5)\n")
    #expect(shell("s.dispose()") == "   0.300  main  #1 query.debounce.map   disposed\n")
  }

  @Test("keeps what it has after a fault, and abandons only what was at fault")
  func faults() {
    let shell = Shell()
    shell("let s = PublishSubject<Int>()")
    shell("let good = s.subscribe(onNext: { print(\"good\", $0) })")
    shell("let bad = s.subscribe(onNext: { print([10][$0]) })")
    let text = shell("s.onNext(3)")
    #expect(text.contains("Index out of range"))
    #expect(text.contains("#2 s           disposed"))
    #expect(shell("s.onNext(0)").hasSuffix("good 0\n"))
  }

  @Test("reports a trap of a timer when it comes")
  func lateTrap() {
    let shell = Shell(interactive: false)
    shell(
      "let d = Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance).subscribe(onNext: { print([1][$0 + 1]) })"
    )
    #expect(shell.session.faultCount == 0)
    _ = shell.session.waitUntilIdle()
    #expect(shell.session.faultCount == 1)
    #expect(shell.output.take().contains("Index out of range"))
  }

  @Test("reports a nested event at each sink that it passes, also where operators run as one")
  func anomalies() {
    let shell = Shell(interactive: false)
    shell("let subject = PublishSubject<Int>()")
    // The first nested event passes the subject, map and filter; the second, 3, only the first two.
    shell("let all = subject.map { $0 }.filter { $0 < 3 }.subscribe(onNext: { subject.onNext($0 + 1) })")
    let below = shell("subject.onNext(1); all.dispose()")
    #expect(below.components(separatedBy: "Reentrancy anomaly").count - 1 == 5)
    // Sent from within filter: the subject and map are still sending, filter is not.
    shell("let some = subject.map { $0 }.filter { if $0 < 2 { subject.onNext($0 + 1) }; return true }.subscribe()")
    let within = shell("subject.onNext(1)")
    #expect(within.components(separatedBy: "Reentrancy anomaly").count - 1 == 2)
    // Each has left: nothing is nested any more.
    #expect(!shell("subject.onNext(3)").contains("anomaly"))
  }

  @Test("reports an error that nobody handles, which is no fault, and one that reaches a binding, which is")
  func errors() {
    let shell = Shell(interactive: false)
    #expect(shell("let a = Observable<Int>.error(RxError.unknown).subscribe()").contains("unhandled error"))
    #expect(shell.session.faultCount == 0)
    shell("let relay = BehaviorRelay(value: 0)")
    shell("class Label { var text = 0 }; let label = Label()")
    let text = shell("let b = Observable<Int>.error(RxError.unknown).bind(to: Binder(label) { $0.text = $1 })")
    #expect(text.contains("Binding error"))
    #expect(shell.session.faultCount == 1)
  }

  @Test("lets a redeclared name shadow the old one")
  func redeclaration() {
    let shell = Shell()
    shell("let x = 1")
    shell("func f() -> Int { x }")
    #expect(shell("let x = \"now text\"") == "x: String = \"now text\"\n")
    #expect(shell("f()") == "$R0: Int = 1\n")
  }

  @Test("does not keep an object alive by having shown it")
  func weakResults() {
    let shell = Shell()
    shell("class Gone { deinit { print(\"gone\") } }")
    shell("var g: Gone? = Gone()")
    shell("g!")
    #expect(shell("g = nil") == "gone\n")
  }

  @Test(
    "is interrupted in what does not end and goes on",
    arguments: [
      "while true { n += 1 }",
      "text.range(of: \"(a+)+$\", options: .regularExpression)",
      "text.replacingOccurrences(of: \"(a+)+$\", with: \"\", options: .regularExpression)",
      "try NSRegularExpression(pattern: \"(a+)+$\").firstMatch(in: text, range: NSRange(location: 0, length: 61))",
    ])
  func interrupt(_ input: String) {
    let shell = Shell(clock: .real)
    shell("import Foundation; var n = 0; let text = String(repeating: \"a\", count: 60) + \"b\"")
    let text = shell.interrupting(input)
    #expect(text.split(separator: "\n").allSatisfy { $0 == "interrupted" })
    #expect(shell("print(\"still here\")").hasSuffix("still here\n"))
  }

  @Test("takes no Ctrl-C for an input that is entered behind it while the library is being made")
  func interruptAtTheStart() {
    let shell = Shell(clock: .real)
    shell.session.interruptRunaway(includesBackground: true)
    #expect(shell("var n = 0; for i in 1...3 { n += i }; print(n)") == "n: Int = 0\n6\n")
    #expect(!shell.session.wasInterrupted)
  }

  @Test("drops an input that was interrupted before it began")
  func earlyInterrupt() {
    let shell = Shell()
    let ticket = shell.session.interruptionTicket
    shell.session.interrupt()
    #expect(!shell.session.evaluate("print(\"not run\")", ticket: ticket))
    #expect(!shell.output.take().contains("not run"))
    #expect(shell("print(1)") == "1\n")
  }

  @Test("runs a file as one unit with its commands where they stand")
  func file() {
    let shell = Shell(interactive: false)
    let isFine = shell.session.run(
      file: """
        #!/usr/bin/env rxsh
        print(later())
        let s = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).subscribe(onNext: { print($0) })
        :advance 2s
        s.dispose()
        func later() -> String { "declared below" }
        """, name: "file.swift")
    #expect(isFine)
    #expect(shell.output.take() == "declared below\n0\n1\n")
  }

  @Test("stops a script at its first fault unless it is told to keep going")
  func keepGoing() {
    let script = "print(1)\nlet a = [1][4]\nprint(2)"
    let stopping = Shell(interactive: false)
    #expect(!stopping.session.run(file: script, name: "f"))
    #expect(stopping.output.take(.output) == "1\n")
    let going = Shell(interactive: false, keepsGoing: true)
    #expect(!going.session.run(file: script, name: "f"))
    #expect(going.output.take(.output) == "1\n2\n")
  }

  @Test("tells of every fault where it keeps going; what a failed statement declares has no value")
  func goingOn() {
    let shell = Shell(interactive: false, keepsGoing: true)
    let script = """
      enum E: Error { case a }
      func f() throws -> Int { throw E.a }
      var n = try f()
      n += 1
      let (a, b) = ([1][2], 2)
      print(b)
      print("after")
      """
    #expect(!shell.session.run(file: script, name: "f"))
    let said = shell.output.take()
    let faults = said.split(separator: "\n").filter { $0.contains("error:") }.map { $0.prefix(while: { $0 != " " }) }
    #expect(faults == ["f:3:5:", "f:4:1:", "f:5:15:", "f:6:7:"])
    #expect(said.contains("'n' has no value: the statement that declares it failed"))
    #expect(said.hasSuffix("after\n"))
  }

  @Test("says that a global is used before its statement has run where its type has no zero")
  func usedTooEarly() {
    let shell = Shell(interactive: false)
    #expect(!shell.session.run(file: "add()\nvar xs = [1]\nfunc add() { xs.append(2) }", name: "f"))
    #expect(shell.output.take().contains("'xs' is used before the statement that declares it has run"))
  }

  @Test("writes one JSON object a line on request")
  func json() {
    let shell = Shell(interactive: false, isJSON: true)
    shell.session.evaluate("print(\"a\\\"b\")\nlet d = Observable.just(1).subscribe()")
    #expect(
      shell.output.take(.output) == """
        {"print":"a\\"b"}
        {"time":0.000000,"thread":"main","subscription":1,"name":"just","event":"subscribed"}
        {"time":0.000000,"thread":"main","subscription":1,"name":"just","event":"next","value":"1"}
        {"time":0.000000,"thread":"main","subscription":1,"name":"just","event":"completed"}

        """)
  }

  @Test("ends what waits on :reset", arguments: [ClockEnvironment.Mode.real, .virtual])
  func resetOfWaiting(clock: ClockEnvironment.Mode) {
    let shell = Shell(clock: clock)
    shell("Task { try? await Task.sleep(for: .seconds(1000)); print(\"slept\") }")
    shell("Task { await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in } }")
    shell("DispatchQueue.global().async { DispatchSemaphore(value: 0).wait(); print(\"waited\") }")
    #expect(shell(":reset") == "all names are forgotten\n")
    #expect(shell.session.host.tasks.count == 0)
    #expect(shell.session.clock.runUntilIdle(limit: .seconds(60)) == .idle)
    #expect(shell("print(\"still here\")") == "still here\n")
    #expect(shell.session.faultCount == 0)
  }

  @Test("forgets everything on :reset")
  func reset() {
    let shell = Shell()
    shell("let x = 1")
    shell("let d = Observable<Int>.never().subscribe()")
    #expect(shell(":reset").contains("#1 never       disposed"))
    #expect(shell("x").contains("cannot find 'x' in scope"))
    #expect(shell(":subs") == "no subscriptions\n")
  }
}
