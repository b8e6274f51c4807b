@testable import Recording
import RxBindings
import Execution
import Foundation
import RxCatalog
import Testing
@testable import Playground

@Suite("the recorder")
struct RecorderTests {
  private func entry(_ number: Int, bytes: UInt16 = 0) -> EventRing.Entry {
    EventRing.Entry(
      value: .int(number), time: number, previous: 0, cause: 0, subscription: 1, bytes: bytes, thread: 0,
      kind: RecordedKind.next.rawValue | EventRing.Entry.hasValue)
  }

  @Test("keeps the newest events and counts what it dropped")
  func ring() {
    var ring = EventRing(capacity: 8192, byteCapacity: 1 << 20)
    for number in 1...20_000 where ring.append(entry(number)) != number { Issue.record("\(number)") }
    #expect(ring.count == 8192)
    #expect(ring.dropped == 20_000 - 8192)
    let keepsDropped = ring.contains(ring.first - 1)
    #expect(!keepsDropped)
    for number in ring.first...ring.last where ring[number].time != number { Issue.record("\(number)") }
  }

  @Test("is bounded in the bytes of what it keeps, too")
  func bytes() {
    var ring = EventRing(capacity: 100_000, byteCapacity: 10_000)
    for number in 1...1000 { _ = ring.append(entry(number, bytes: 100)) }
    #expect(ring.bytes <= 10_000)
    #expect(ring.count == 100)
    #expect(ring.last == 1000)
  }

  @Test("forgets subscriptions of which no event is kept, and knows those that are alive")
  func forgetting() {
    let recorder = Recorder(capacity: 8192) { (0, "main") }
    let alive = recorder.began(.feed(name: "alive"), stream: nil, parent: nil, cause: 0)
    for _ in 0..<50_000 {
      let subscription = recorder.began(.row, stream: nil, parent: nil, cause: 0)
      recorder.record(.completed, .none, in: subscription, cause: 0)
    }
    #expect(recorder.reports.count < 10_000)
    #expect(recorder.report(alive.id) != nil)
    #expect(recorder.counts == (100_000, 100_000 - 8192))
  }

  @Test("counts what it has forgotten, and looks at no more of many inner observables than can be shown")
  func manyInner() throws {
    let shell = Shell()
    shell(":trace off")
    shell("let query = PublishSubject<Int>()")
    shell("let out = query.flatMap { n in n % 1000 == 0 ? Observable<Int>.never() : Observable.just(n) }")
    shell("let s = out.subscribe()")
    shell("for i in 1...5000 { query.onNext(i) }")
    let forest = shell.session.recorder.forest
    let row = try #require(forest.root(1).flatMap { forest.feeders(of: $0).inputs.last })
    let feeders = forest.feeders(of: row)
    #expect(feeders.innerCount == 5000)
    #expect(feeders.innerAlive == 5)
    #expect(feeders.innerElements == 4995)
    #expect(feeders.inner.count == SubscriptionForest.mostFeeders)
    #expect(feeders.inner.count { $0.isAlive } == 5)
    #expect(shell(":graph").contains("10000 in, 4995 out, 5000 inner, 5 alive") == false)
    #expect(shell(":graph").contains("9995 in, 4995 out, 5000 inner, 5 alive"))
    #expect(shell(":marble").contains("older inner observables left out"))
  }

  @Test("keeps what began a shared stream for as long as it feeds others")
  func sharedForLong() throws {
    let recorder = Recorder(capacity: 8192) { (0, "main") }
    let shared = try #require(Self.name(of: "PublishSubject<Int>().share()"))
    let source = try #require(shared.parent)
    let first = recorder.began(.row, stream: shared, parent: nil, cause: 0)
    let upstream = recorder.began(.row, stream: source, parent: first, cause: 0)
    let second = recorder.began(.row, stream: shared, parent: nil, cause: 0)
    recorder.record(.disposed, .none, in: first, cause: 0)
    for number in 0..<50_000 { recorder.record(.next, .value(.int(number)), in: upstream, cause: 0) }
    #expect(recorder.subscription(first.id) != nil)
    let report = try #require(recorder.report(second.id))
    #expect(recorder.forest.feeders(of: report).inputs.map(\.id) == [upstream.id])
    #expect(recorder.droppedElements(of: try #require(recorder.report(upstream.id))) == 50_000 - 8192)
    recorder.record(.completed, .none, in: upstream, cause: 0)
    recorder.record(.completed, .none, in: second, cause: 0)
    let other = recorder.began(.row, stream: source, parent: nil, cause: 0)
    for number in 0..<50_000 { recorder.record(.next, .value(.int(number)), in: other, cause: 0) }
    #expect(recorder.reports.map(\.id) == [other.id])
  }

  @Test("draws and explains chains that share in many ways, each row once")
  func diamonds() {
    let shell = Shell()
    shell(":trace off")
    shell("let query = PublishSubject<Int>()")
    shell(
      "let out = (0..<40).reduce(query.asObservable()) { stream, _ in let one = stream.share(); return Observable.merge(one, one.filter { $0 < 0 }) }"
    )
    shell("let s = out.subscribe()")
    shell("query.onNext(1)")
    #expect(shell(":why out").hasPrefix("out, as #1 sees it\n- its last value came"))
    #expect(shell(":marble out").contains("rows behind the first 12 are left out"))
    #expect(shell(":graph out").split(separator: "\n").count < 700)
  }

  @Test("what outlives a reset is not recorded any further")
  func reset() {
    let recorder = Recorder(capacity: 8192) { (0, "main") }
    let old = recorder.began(.row, stream: nil, parent: nil, cause: 0)
    recorder.reset()
    recorder.record(.next, .value(.int(1)), in: old, cause: 0)
    let inner = recorder.began(.row, stream: nil, parent: old, cause: 0)
    recorder.record(.completed, .none, in: inner, cause: 0)
    #expect(recorder.counts.recorded == 2)
    #expect(old.feeders == nil)
  }

  @Test("knows a chain's rows from the source downwards, with inner observables on rows of their own")
  func chain() throws {
    let shell = Shell()
    shell("let query = PublishSubject<Int>()")
    shell(
      "let s = query.map { $0 + 1 }.flatMap { n in Observable.just(n).delay(.seconds(1), scheduler: MainScheduler.instance) }.subscribe()"
    )
    shell("query.onNext(1); query.onNext(2)")
    shell(":advance 2s")
    let chain = try #require(shell.session.recorder.chain(of: 1))
    #expect(
      chain.rows.map(\.report.label) == [
        "query", "map { $0 + 1 }", "just n", "delay 1s", "just n", "delay 1s", "flatMap { … }", "#1 query.map.flatMap",
      ])
    #expect(chain.rows.map(\.depth) == [3, 2, 3, 2, 3, 2, 1, 0])
    #expect(chain.rows.map(\.isInner) == [false, false, false, true, false, true, false, false])
    let last = try #require(chain.rows.last)
    #expect(last.events.map(\.kind) == [.subscribed, .next, .next])
    #expect(last.events.map(\.seconds) == [0, 1, 1])
    #expect(last.events.compactMap(\.text) == ["2", "3"])
  }

  @Test("follows causes through time and threads")
  func causes() throws {
    let shell = Shell()
    shell("let query = PublishSubject<Int>()")
    shell("let worker = SerialDispatchQueueScheduler(internalSerialQueueName: \"worker\")")
    shell("let s = query.debounce(.seconds(1), scheduler: MainScheduler.instance).observe(on: worker).subscribe()")
    shell("query.onNext(7)")
    shell(":advance 1s")
    let recorder = shell.session.recorder
    let root = try #require(recorder.forest.root(1))
    var event = try #require(recorder.events(of: root.id).last)
    #expect(event.thread == "worker")
    var labels: [String] = []
    while let cause = event.cause {
      event = try #require(recorder.event(cause))
      labels.append(recorder.report(event.subscription)?.label ?? "?")
    }
    #expect(labels == ["observe on: worker", "debounce 1s", "query", "query"])
  }

  @Test("a Driver stays shared: two observers, one subscription to its source")
  func sharing() throws {
    let shell = Shell()
    shell(
      "let d = PublishSubject<Int>().do(onSubscribe: { print(\"source\") }).asDriver(onErrorJustReturn: 0).map { $0 + 1 }"
    )
    #expect(shell("let a = d.drive(); let b = d.drive()").components(separatedBy: "source").count == 2)
    let chains = [1, 2].compactMap { shell.session.recorder.chain(of: $0) }
    #expect(
      chains.map { $0.rows.map(\.report.label) }.allSatisfy {
        $0.contains("map { $0 + 1 }") && $0.contains { $0.hasPrefix("do ") }
      })
    let doRows = Set(chains.flatMap { $0.rows.filter { $0.report.label.hasPrefix("do ") }.map(\.report.id) })
    #expect(doRows.count == 1)
  }

  @Test("keeps no object alive, and runs no description of the program's")
  func lifetimes() {
    for isRecording in [false, true] {
      let output = Self.output(
        of: """
          class Box: CustomStringConvertible { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("deinit", n) }
            var description: String { print("described"); return "Box" } }
          struct Pair { let box: Box }
          let s = PublishSubject<Pair>()
          let d = s.map { $0.box }.subscribe(onNext: { print($0.n) })
          s.onNext(Pair(box: Box(1)))
          s.onNext(Pair(box: Box(2)))
          d.dispose()
          print("end")
          """, isRecording: isRecording)
      #expect(output == "1\ndeinit 1\n2\ndeinit 2\nend\n")
    }
  }

  @Test("leaves no resource behind")
  func resources() {
    let output = Self.output(
      of: """
        func run() {
          let bag = DisposeBag()
          let s = PublishSubject<Int>()
          let d = s.map { $0 + 1 }.flatMapLatest { Observable.of($0, $0) }.share().asDriver(onErrorJustReturn: 0)
          d.drive().disposed(by: bag)
          Observable.combineLatest(s, d.asObservable()).debounce(.seconds(1), scheduler: MainScheduler.instance).subscribe()
            .disposed(by: bag)
          s.groupBy { $0 % 2 }.merge().window(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance).merge()
            .subscribe().disposed(by: bag)
          for i in 0..<10 { s.onNext(i) }
        }
        let before = Resources.total
        run()
        print(Resources.total - before)
        """, isRecording: true)
    #expect(output == "0\n")
  }

  @Test("records nothing in a script unless asked")
  func scripts() {
    let shell = Shell(interactive: false)
    shell("let s = PublishSubject<Int>(); let d = s.subscribe(); s.onNext(1)")
    #expect(shell.session.recorder.counts.recorded == 0)
    #expect(shell(":why d").contains("nothing is recorded in a script"))
    for command in [":marble s.map { $0 * 2 }", ":marble #1", ":export svg a.svg s"] {
      #expect(shell(command).contains("nothing is recorded in a script"))
    }
    #expect(shell.session.tracer.lastNumber == 1)
  }

  @Test("a hundred thousand retries hold the stack while they are recorded")
  func retries() {
    let output = Self.output(
      of: """
        struct E: Error {}
        var n = 0
        _ = Observable<Int>.create { o in n += 1; o.onError(E()); return Disposables.create() }.retry(100_000)
          .subscribe(onError: { _ in print("failed after", n) })
        """, isRecording: true)
    #expect(output == "failed after 100000\n")
  }

  @Test("fixtures print the same, recorded or not", arguments: RxFixtures.paths)
  func fixtures(path: String) throws {
    let text = try Repository.read(path)
    #expect(Self.output(of: text, isRecording: true) == Self.output(of: text, isRecording: false))
  }

  /// Returns the name of a stream that the program makes.
  private static func name(of expression: String) -> StreamName? {
    let shell = Shell()
    shell("let stream = \(expression)")
    var name: StreamName?
    shell.session.onMain { name = shell.session.evaluator.value(named: "stream").flatMap { StreamName.of($0) } }
    return name
  }

  private static func output(of text: String, isRecording: Bool) -> String {
    let output = CollectedOutput()
    let session = Session(
      output: output,
      options: .init(
        isInteractive: false, clock: .virtual, traceLevel: .off, isRecording: isRecording, limit: .seconds(60)))
    session.start()
    session.run(file: text, name: "main.swift")
    session.waitUntilIdle()
    session.end()
    return output.take()
  }
}

/// Programs that use Rx and give the same output each time.
enum RxFixtures {
  static let paths: [String] = {
    let root = Repository.root.appendingPathComponent("Tests/Fixtures/rx").path
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "Tests/Fixtures/rx/\($0)" }
  }()
}
