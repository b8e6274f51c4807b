import Foundation
import Testing

@testable import Playground

@Suite("exports")
struct ExportTests {
  private func recorded() -> Shell {
    let shell = Shell()
    shell(":trace off")
    shell("let query = PublishSubject<String>()")
    shell(
      "let out = query.debounce(.milliseconds(300), scheduler: MainScheduler.instance).map { $0.uppercased() + \"<&\" }"
    )
    shell("let s = out.subscribe(onNext: { print($0) })")
    shell("query.play(\"--a-b-----c---|\")")
    shell(":advance 2s")
    return shell
  }

  @Test("as JSON have streams, subscriptions and events, with time, thread and cause, in the keys of --json")
  func json() throws {
    let lines = recorded()(":export json out").split(separator: "\n")
    let objects = try lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let streams = objects.filter { $0["inputs"] != nil || $0["operator"] as? String == "PublishSubject" }
    #expect(streams.contains { $0["name"] as? String == "out" && $0["operator"] as? String == "map" })
    let events = objects.filter { $0["event"] != nil }
    let last = try #require(events.last)
    #expect(last["event"] as? String == "completed" && last["time"] as? Double == 1.4)
    #expect(last["thread"] as? String == "main" && last["subscription"] as? Int == 1)
    // Every cause that is kept comes before, and every row is known.
    let rows = Set(objects.filter { $0["event"] == nil }.compactMap { $0["row"] as? Int })
    for event in events {
      #expect(rows.contains(event["row"] as? Int ?? 0))
      if let cause = event["cause"] as? Int { #expect(cause < event["number"] as? Int ?? 0) }
    }
    // The output of --json for these events has the same keys and values.
    let traced = Shell(interactive: false, isJSON: true)
    traced("let s = Observable.of(1).subscribe()")
    let printed = traced.output.take()
    #expect(
      printed.contains(#""thread":"main","subscription":1,"name":"of","event":"next","value":"1""#) || printed.isEmpty)
    #expect(
      lines.contains { $0.contains(#""thread":"main","subscription":1,"name":"out","event":"next","value":"\"B<&\"""#) }
    )
  }

  @Test("as pictures are well-formed, with a colour scheme for the dark")
  func svg() throws {
    let shell = recorded()
    let marble = MarbleSVG.text(try #require(try shell.diagram(1)))
    #expect(marble.contains("prefers-color-scheme: dark") && marble.contains("B&lt;&amp;") && !marble.contains("B<&"))
    #expect(marble.components(separatedBy: "<g>").count == 1 + 3 + 2 + 2)
    let graph = GraphSVG.text(try #require(shell.session.recorder.chain(of: 1)))
    #expect(graph.contains(">debounce 300ms<") && graph.contains(">2 elements, completed<"))
    for text in [marble, graph] {
      #expect(text.hasPrefix("<svg xmlns=") && text.hasSuffix("</svg>\n"))
      for tag in ["svg", "g", "text", "title", "style"] {
        let opened = text.components(separatedBy: "<\(tag)").count - text.components(separatedBy: "<\(tag)>").count
        let all = text.matches(of: try Regex("<\(tag)[ >]")).count
        #expect(all == text.components(separatedBy: "</\(tag)>").count - 1, "\(tag) \(opened)")
      }
    }
  }

  @Test("as pictures have a linear time axis, one column for an instant, and gaps that are marked")
  func linearAxis() throws {
    // Two times 100 ms apart have the same distance everywhere; older ones are behind a gap.
    let axis = TimeAxis(start: 10, widths: [0: 20, 1: 60, 2: 20, 5: 0, 100: 20, 101: 20])
    #expect(axis.step == 44)
    #expect(axis.x(1) - axis.x(0) == 44 && axis.x(5) - axis.x(2) == 132 && axis.x(101) - axis.x(100) == 44)
    #expect(axis.gaps.map(\.frames) == [95])
    #expect(axis.ticks(every: 2).map(\.frame) == [0, 2, 4, 100])
    #expect(axis.ticks(every: 5).map(\.frame) == [0, 5, 100])

    // On the real clock the operators of a chain are called a few microseconds apart.
    var diagram = ChainDiagram(title: "#1 s", rows: [], now: 300_000_000, isExact: false)
    diagram.rows = (0..<4).map { index in
      let late = index * 20_000
      return ChainDiagram.Row(
        label: "row\(index)", kind: .stream, indent: 0, began: 0, ended: nil,
        events: [(100_000_000 + late, .next("a", shown: "a")), (100_000_000 + late + 5000, .next("b", shown: "b"))])
    }
    let places = MarbleSVG.text(diagram).matches(of: /<rect x="([0-9.]+)" y="([0-9.]+)"/).map {
      ($0.output.1, $0.output.2)
    }
    #expect(places.count == 8 && Set(places.map(\.0)).count == 1)
    #expect(Set(places.map(\.1)).count == 8)
  }

  @Test("as tests drive the program's own subjects and expect what was recorded")
  func rxtest() throws {
    let shell = recorded()
    let path = NSTemporaryDirectory() + "rxsh-export-\(UUID().uuidString).swift"
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(shell(":export rxtest out \(path)").hasSuffix("a test of #1\n"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("let query = PublishSubject<String>()\n"))
    #expect(text.contains("query.debounce(.milliseconds(300), scheduler: scheduler)"))
    #expect(text.contains("scheduler.scheduleAt(200) { query.onNext(\"a\") }"))
    #expect(text.contains(".next(1300, \"C<&\")") && text.contains(".completed(1400, String.self)"))
    shell("let d = query.asDriver(onErrorJustReturn: \"\").drive()")
    let driven = path + ".driver.swift"
    defer { try? FileManager.default.removeItem(atPath: driven) }
    #expect(shell(":export rxtest \(driven)").hasSuffix("a test of #2\n"))
    let lines = try String(contentsOfFile: driven, encoding: .utf8).split(separator: "\n")
    #expect(lines.contains("  SharingScheduler.mock(scheduler: scheduler) {"))
  }

  @Test("as tests of either framework hold for elements of Void and for several names in one let")
  func rxtestOfVoid() throws {
    let shell = Shell()
    shell(":trace off")
    shell("let tap = PublishRelay<Void>(), number = BehaviorRelay<Int>(value: 1), other = [1, 2]")
    shell("let taps = tap.map { $0 }, numbers = tap.withLatestFrom(number)")
    shell("let a = taps.subscribe(), b = numbers.subscribe()")
    shell(":advance 100ms")
    shell("tap.accept(())")
    for (name, framework) in [("taps", ""), ("numbers", ""), ("taps", " xctest"), ("numbers", " xctest")] {
      let path = NSTemporaryDirectory() + "rxsh-export-\(UUID().uuidString).swift"
      defer { try? FileManager.default.removeItem(atPath: path) }
      #expect(shell(":export rxtest \(name) \(path)\(framework)").contains("a test of #"))
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.contains(framework.isEmpty ? "import Testing\n" : "Tests: XCTestCase {\n"))
      #expect(text.contains("let tap = PublishRelay<Void>()\n") && text.contains("{ tap.accept(()) }"))
      let runner = Shell(interactive: false)
      #expect(runner.session.run(file: text, name: "test.swift"))
      runner.session.runTests()
      #expect(!runner.session.hasFailedTests && runner.session.faultCount == 0, "\(runner.output.take())\n\(text)")
    }
  }

  @Test("as tests expect the times of the test scheduler, not those at which the machine was late")
  func lateRecording() throws {
    let shell = Shell()
    shell(":trace off")
    shell("let src = PublishSubject<Int>()")
    shell("let deb = src.debounce(.milliseconds(20), scheduler: MainScheduler.instance).map { \"v\\($0)\" }")
    shell("let s = deb.subscribe()")
    // The main thread is busy when the debounced element is due.
    shell("src.onNext(1); Thread.sleep(forTimeInterval: 0.1)")
    shell(":advance 100ms")
    shell("src.onNext(2); src.onCompleted()")
    let path = NSTemporaryDirectory() + "rxsh-export-\(UUID().uuidString).swift"
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(shell(":export rxtest deb \(path)").hasSuffix("a test of #1\n"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let runner = Shell(interactive: false)
    #expect(runner.session.run(file: text, name: "test.swift"))
    runner.session.runTests()
    #expect(!runner.session.hasFailedTests && runner.session.faultCount == 0, "\(runner.output.take())\n\(text)")
    let sent = try #require(text.firstMatch(of: /scheduleAt\((\d+)\) { src.onNext\(1\) }/)).output.1
    let arrived = try #require(text.firstMatch(of: /\.next\((\d+), "v1"\)/)).output.1
    #expect(Int(arrived)! - Int(sent)! == 20)
  }

  @Test("as a package wait where scheduled work had real time between two inputs")
  func pauses() {
    var log = InputLog()
    func enter(_ text: String, isFine: Bool = true) {
      log.begin(text, number: 1)
      log.add(.init(text: text, isCommand: text.hasPrefix(":"), isFine: isFine))
      log.end(wasInterrupted: false)
    }
    enter("a.onNext(1)")
    log.wait(.milliseconds(700))
    enter("nothing", isFine: false)
    log.wait(.milliseconds(301))
    enter("a.onNext(2)")
    log.wait(.milliseconds(3))
    enter(":subs")
    let main = SwiftPackage(name: "P", library: nil, log: log).main
    #expect(main.contains("a.onNext(1)\npass(1.0)\na.onNext(2)\n") && !main.contains("pass(0"))

    let shell = Shell(clock: .real)
    shell(":trace off")
    shell("let s = Observable<Int>.timer(.seconds(60), scheduler: MainScheduler.instance).subscribe()")
    shell("s.dispose()")
    shell("print(1)")
    shell(":wait 20ms")
    #expect(shell.session.log.fine.last?.passed ?? .zero >= .milliseconds(20))
    // Behind the timer time passes, behind its end none that matters.
    let idle = shell.session.log.fine.map(\.idle)
    #expect(idle[1] > .zero && idle[2] == .zero)
  }

  @Test(
    "the bindings of a statement are told apart",
    arguments: [
      ("let a = 1, b: [Int] = [1, 2], c = f(x, y)", ["a=1", "b=[1, 2]", "c=f(x, y)"]),
      ("private let a = Box<Int, String>(), b = \"x, y\"", ["a=Box<Int, String>()", "b=\"x, y\""]),
      ("let a = s\n  .map { $0, 1 }\n  .filter { $0 < 3 }", ["a=s\n  .map { $0, 1 }\n  .filter { $0 < 3 }"]),
      ("let a = 1; let b = 2", ["a=1"]), ("print(1)", []),
    ])
  func bindings(statement: String, expected: [String]) {
    #expect(DeclaredBindings(statement).bindings.map { "\($0.name)=\($0.value)" } == expected)
  }

  @Test("as a package have names once, and numbers where the prompt had them")
  func package() {
    #expect(
      MarbleCalls.typed("let n = cold(\"-1-2|\").map { $0 }")
        == "let n = (cold(\"-1-2|\") as Observable<Int>).map { $0 }")
    #expect(
      MarbleCalls.typed("cold(\"-a|\"); s.cold(\"-1\"); hot(\"12\", [\"1\": 2])")
        == "cold(\"-a|\"); s.cold(\"-1\"); hot(\"12\", [\"1\": 2])")
    #expect("a.map { a + b.a }; f(a: a)".renaming("a", to: "x") == "x.map { x + b.a }; f(a: x)")
    let shell = Shell()
    shell("let a = 1")
    shell("print(a)")
    shell("let a = a + 1")
    shell("print(a); Thread.sleep(forTimeInterval: 1)")
    shell("Observable.just(a).subscribe(onNext: { print($0) })")
    shell(":advance 2s")
    let main = SwiftPackage(name: "X", library: nil, log: shell.session.log).main
    #expect(
      main.hasSuffix(
        """
        let a1 = 1
        print(a1)
        let a = a1 + 1
        print(a); Thread.sleep(forTimeInterval: 1)
        _ = Observable.just(a).subscribe(onNext: { print($0) })
        pass(2.0)  // :advance 2s

        """))
  }

  @Test("say what is wrong with what was asked for")
  func wrongUse() {
    let shell = Shell()
    #expect(shell(":export").hasPrefix("error: as what?"))
    #expect(shell(":export pdf x.pdf").hasPrefix("error: there is no format 'pdf'"))
    #expect(shell(":export json").hasPrefix("error: nothing was recorded yet"))
    #expect(shell(":export svg x.svg").hasPrefix("error: nothing was subscribed to yet"))
    #expect(
      shell(":export swift /tmp").contains("nothing was entered yet")
        || shell(":export swift /tmp").contains("exists already"))
    shell("let a = 1")
    #expect(shell(":export swift /tmp").contains("/tmp exists already"))
    #expect(shell(":export svg").hasPrefix("error: which file?"))
    #expect(shell(":export svg a.svg nobody").contains("there is no subscription 'nobody'"))
  }
}

extension Shell {
  fileprivate func diagram(_ number: Int) throws -> ChainDiagram? {
    var diagram: ChainDiagram?
    try session.onMainThrowing { [self] in diagram = try session.diagram(of: number) }
    return diagram
  }
}
