import Recording
import RxBindings
import Execution
import Foundation
import SyntaxTree
import Types

/// A test of a chain with a `TestScheduler`, made from a recording: events sent to its subjects are the input, its own
/// events the expectation.
struct ChainTest {
  let chain: RecordedChain
  let diagram: ChainDiagram
  private let log: InputLog
  /// The type of a variable as the prompt shows it.
  let typeOf: (String) -> String?
  /// Recorded events of a subscription, or of a subject's input.
  private let eventsOf: (Int) -> [RecordedEvent]
  /// True for a test of XCTest, false for Swift Testing.
  var isXCTest = false

  /// True if the chain runs outside of a test, on the schedulers that the program names.
  var runsAlone = false

  /// Schedulers that a test replaces by its own.
  private static var schedulers: Regex<Substring> {
    /(?:MainScheduler|ConcurrentMainScheduler|CurrentThreadScheduler)\.(?:instance|asyncInstance)|MainScheduler\(\)|(?:Serial|Concurrent)DispatchQueueScheduler\([^()]*\)/
  }

  init(
    _ chain: RecordedChain, _ diagram: ChainDiagram, log: InputLog, eventsOf: @escaping (Int) -> [RecordedEvent],
    typeOf: @escaping (String) -> String?
  ) {
    self.eventsOf = eventsOf
    self.chain = chain
    self.diagram = diagram
    self.log = log
    self.typeOf = typeOf
  }

  /// The test in parts: all but the times at which events are expected.
  struct Plan {
    /// The program's declarations that the chain needs, each as it was entered.
    fileprivate let declarations: [String]
    fileprivate let body: [String]
    fileprivate let element: String
    fileprivate let isOnSharingScheduler: Bool
    let events: [ExpectedEvent]
  }

  /// An event that the test expects, with its time in the recording.
  struct ExpectedEvent {
    /// Milliseconds since the subscription.
    let time: Int
    /// The element as Swift spells it; nil for the end.
    let element: String?
    fileprivate let head: String
    fileprivate let tail: String

    fileprivate func text(at time: Int) -> String { "\(head)\(time)\(tail)" }
  }

  func plan() throws -> Plan {
    guard let root = chain.rows.last, let stream = root.report.subscription.stream else {
      throw CommandError("the stream of #\(chain.number) has no name that a test could use")
    }
    var definitions: [String] = []
    var known: Set<String> = []
    var subjects: [StreamName] = []
    try define(stream, &definitions, &known, &subjects)
    let inputs = try inputs(subjects)
    let expression = try expression(of: stream)
    let result = try result(of: stream, expression)
    var body = definitions + ["let observer = scheduler.createObserver(\(result.element).self)"] + inputs.before
    body += ["let subscription = \(result.expression).subscribe(observer)"] + inputs.scheduled + disposal
    body += ["scheduler.start()", "subscription.dispose()"]
    return Plan(
      declarations: declared(for: definitions.joined(separator: "\n") + result.expression), body: body,
      element: result.element, isOnSharingScheduler: stream.isOnSharingScheduler,
      events: try events(of: root, result.element))
  }

  /// Returns a program that runs what the test runs and leaves the events in a variable.
  func program(of plan: Plan, leavingEventsIn variable: String) -> String {
    let run = Self.mocked(plan.body + ["\(variable) = observer.events"], plan.isOnSharingScheduler)
    let result = "var \(variable): [Recorded<Event<\(plan.element)>>] = []"
    return (plan.declarations + [result] + Self.scheduler + run).joined(separator: "\n")
  }

  /// - Parameter times: The times of the plan's events, in milliseconds.
  func text(of plan: Plan, times: [Int]) -> String {
    let name = chain.name.filter { $0.isLetter || $0.isNumber }
    var body = plan.body + ["", "let expected: [Recorded<Event<\(plan.element)>>] = ["]
    // Void is not Equatable, so its events are compared as text.
    let isVoid = plan.element == "Void"
    let (actual, wanted) = isVoid ? ("\"\\(observer.events)\"", "\"\\(expected)\"") : ("observer.events", "expected")
    body += zip(plan.events, times).map { "  \($0.text(at: $1))," }
    body += ["]", isXCTest ? "XCTAssertEqual(\(actual), \(wanted))" : "#expect(\(actual) == \(wanted))"]
    let lines = Self.mocked(body, plan.isOnSharingScheduler)
    return """
      #if canImport(RxSwift)
        import RxCocoa
        import RxSwift
        import RxTest
      #else
        import Rx
        import RxTesting
      #endif
      import \(isXCTest ? "XCTest" : "Testing")

      \(Self.hidden(plan.declarations))\(function(name, lines))
      """
  }

  private static let scheduler = [
    "// A tick is a millisecond.",
    "let scheduler = TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)",
  ]

  /// The lines of statements, where drivers and signals take the test's time for the main thread's.
  private static func mocked(_ statements: [String], _ isOnSharingScheduler: Bool) -> [String] {
    let lines = statements.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map(String.init)
    if !isOnSharingScheduler { return lines }
    return ["SharingScheduler.mock(scheduler: scheduler) {"] + lines.map { $0.isEmpty ? "" : "  " + $0 } + ["}"]
  }

  /// Returns the test as a function of Swift Testing, or as a test case of XCTest.
  private func function(_ name: String, _ lines: [String]) -> String {
    let body = Self.scheduler + lines
    func indented(_ count: Int) -> String {
      body.map { $0.isEmpty ? "\n" : String(repeating: " ", count: count) + $0 + "\n" }.joined()
    }
    let head = name.prefix(1).uppercased() + name.dropFirst()
    guard isXCTest else {
      return "@Test(\"\(chain.name) sends what was recorded\")\nfunc \(name)() throws {\n\(indented(2))}\n"
    }
    return "final class \(head)Tests: XCTestCase {\n  func test\(head)() throws {\n\(indented(4))  }\n}\n"
  }

  // MARK: Parts

  private func milliseconds(_ time: Int) -> Int { Int((Double(time - origin) / 1e6).rounded()) }
  var origin: Int { chain.rows.last?.report.subscription.began ?? 0 }

  /// Lines that end the test when the recording ended.
  private var disposal: [String] {
    let end = chain.rows.last?.report.progress.end
    let hasEnd = end.map { $0.kind == .completed || $0.kind == .error } ?? false
    if hasEnd { return [] }
    let time = milliseconds(end?.time ?? diagram.now)
    return ["scheduler.scheduleAt(\(time + (end == nil ? 1 : 0))) { subscription.dispose() }"]
  }

  /// Defines the constants that an expression names, dependencies first.
  func define(
    _ stream: StreamName, _ definitions: inout [String], _ known: inout Set<String>, _ subjects: inout [StreamName]
  ) throws {
    for input in stream.inputs { try define(input, &definitions, &known, &subjects) }
    guard let name = stream.variableName, known.insert(name).inserted else { return }
    if stream.subjectType != nil { subjects.append(stream) }
    definitions.append("let \(name) = \(try source(of: stream) ?? made(stream))")
  }

  /// Returns the creation of a subject or a relay as in the program.
  private func source(of stream: StreamName) throws -> String? {
    guard stream.subjectType != nil, let name = stream.variableName else { return nil }
    for item in log.statements.reversed() {
      if let made = DeclaredBindings(item.text).bindings.last(where: { $0.name == name }) { return made.value }
    }
    throw CommandError("how \(DisplayText.line(name)) was made is not known")
  }

  /// The input of the subjects in its order: before the subscription at once, later at its time.
  private func inputs(_ streams: [StreamName]) throws -> (before: [String], scheduled: [String]) {
    guard let beginning = chain.rows.last?.report.subscription.beginning else { return ([], []) }
    let events = try calls(to: streams)
    let later = events.drop { $0.number < beginning }
    return (
      events.prefix(events.count - later.count).map(\.call),
      later.map { "scheduler.scheduleAt(\(milliseconds($0.time))) { \($0.call) }" }
    )
  }

  /// A call that sent an event to a subject.
  struct SourceCall {
    let subject: String
    /// The number and the time of the event.
    let number: Int
    var time: Int
    let call: String
  }

  /// The input of the subjects as calls, in its order.
  func calls(to streams: [StreamName]) throws -> [SourceCall] {
    var calls: [SourceCall] = []
    for stream in streams {
      guard let feed = stream.recordedFeed, let name = stream.variableName else { continue }
      let verb = stream.subjectType?.hasSuffix("Relay") == true ? "accept" : "onNext"
      calls += try eventsOf(feed.id).compactMap { try Self.call(of: $0, to: name, verb) }
    }
    return calls.sorted { $0.number < $1.number }
  }

  /// Returns the call that sends an event; nil where it is none that a subject takes.
  static func call(of event: RecordedEvent, to name: String, _ verb: String = "onNext") throws -> SourceCall? {
    let call: String
    switch event.kind {
    case .next: call = "\(verb)(\(try literal(of: event, in: name)))"
    case .error: call = "onError(\(try error(event)))"
    case .completed: call = "onCompleted()"
    case .subscribed, .disposed, .released: return nil
    }
    return SourceCall(subject: name, number: event.number, time: event.time, call: "\(name).\(call)")
  }

  private func made(_ stream: StreamName) throws -> String {
    guard let site = stream.site else {
      throw CommandError("how \(stream.text) was made is not known")
    }
    if runsAlone { return String(site.text) }
    let text = MarbleCalls.scheduled(String(site.text))
    return text.replacing(Self.schedulers, with: "scheduler")
  }

  func expression(of stream: StreamName) throws -> String {
    if let name = stream.variableName { return name }
    return try made(stream)
  }

  private func result(of stream: StreamName, _ expression: String) throws -> (expression: String, element: String) {
    let text = stream.variableName ?? stream.site.map { String($0.text) } ?? ""
    guard let type = typeOf(text), let element = Self.argument(type) else {
      throw CommandError("the type of \(DisplayText.line(text)) is not known any more")
    }
    return (expression + ".asObservable()", element == "()" ? "Void" : element)
  }

  private func events(of row: RecordedRow, _ element: String) throws -> [ExpectedEvent] {
    try row.events.compactMap { event in
      let time = milliseconds(event.time)
      switch event.kind {
      case .next:
        let literal = try Self.literal(of: event, in: row.report.label)
        return ExpectedEvent(time: time, element: literal, head: ".next(", tail: ", \(literal))")
      case .completed:
        return ExpectedEvent(time: time, element: nil, head: ".completed(", tail: ", \(element).self)")
      case .error:
        return ExpectedEvent(
          time: time, element: nil, head: ".error(", tail: ", \(try Self.error(event)), \(element).self)")
      case .subscribed, .disposed, .released: return nil
      }
    }
  }

  private static func error(_ event: RecordedEvent) throws -> String {
    guard let text = event.text else { return "RxError.unknown" }
    if text == "marble error" || text.hasPrefix("RxTesting.MarbleError") { return "MarbleError()" }
    if let value = event.value, case .enumeration(let instance) = value, instance.payload.isEmpty {
      return "\(instance.decl.name).\(instance.enumCase.name)"
    }
    if text.contains("timeout") || text.contains("Sequence timeout") { return "RxError.timeout" }
    throw CommandError("the error \(text) cannot be written as a literal")
  }

  private static func literal(of event: RecordedEvent, in name: String) throws -> String {
    if let value = event.value, !event.isDescription, let literal = literal(value) { return literal }
    throw CommandError(
      "the value \(event.text ?? "") of \(DisplayText.line(name)) cannot be written as a literal",
      notes: ["a test is made of chains whose sources and results are numbers, texts and the like"])
  }

  /// Returns a value as Swift spells it.
  static func literal(_ value: Value) -> String? {
    switch value {
    case .void: "()"
    case .bool, .int, .double, .string, .character, .none: value.debugDescription
    case .some(let box): literal(box.value)
    case .array(let elements): list(elements).map { "[\($0)]" }
    case .enumeration(let instance) where instance.payload.isEmpty: ".\(instance.enumCase.name)"
    case .structure(let instance):
      list(instance.fields).map { _ in
        let fields = zip(instance.decl.storedProperties, instance.fields).map { "\($0.name): \(literal($1) ?? "")" }
        return "\(instance.decl.name)(\(fields.joined(separator: ", ")))"
      }
    default: nil
    }
  }

  private static func list(_ values: [Value]) -> String? {
    let literals = values.compactMap(literal)
    return literals.count == values.count ? literals.joined(separator: ", ") : nil
  }

  /// `String` of `Observable<String>`.
  static func argument(_ type: String) -> String? {
    guard let open = type.firstIndex(of: "<"), type.last == ">" else { return nil }
    return String(type[type.index(after: open)...].dropLast())
  }

  /// Returns declarations for a file with other tests: several may be in a module.
  private static func hidden(_ declarations: [String]) -> String {
    declarations.map { item in
      let isOpen =
        !item.hasPrefix("extension") && !item.contains(/^(?:@\w+\s+)*(?:private|fileprivate|public)\b/)
      return (isOpen ? "private " : "") + item + "\n\n"
    }.joined()
  }

  /// Returns the program's own types, functions and constants that a text names.
  func declared(for text: String) -> [String] {
    var found: [String] = []
    var wanted = text
    for item in log.statements.reversed() {
      guard
        let match = item.text.firstMatch(
          of:
            /^(?:@\w+\s+)*(?:(?:final|private|public|indirect)\s+)*(struct|class|enum|func|extension|protocol|typealias|let)\s+(\w+)/
        )
      else { continue }
      let isConstant = match.output.1 == "let"
      let holdsStream = isConstant && (typeOf(String(match.output.2)).map(Self.isStream) ?? true)
      if holdsStream || !wanted.contains(try! Regex("\\b\(match.output.2)\\b").wordBoundaryKind(.simple)) { continue }
      found.insert(item.text, at: 0)
      wanted += item.text
    }
    return found
  }

  private static func isStream(_ type: String) -> Bool {
    ["Observable<", "Subject<", "Relay<", "Driver<", "Signal<", "Single<", "Maybe<", "Infallible<", "Disposable"]
      .contains { type.contains($0) }
  }
}

extension Session {
  func exportTest(_ request: ExportRequest, _ arguments: Command.Arguments) throws {
    guard let path = request.path else {
      throw CommandError("to which file? :export rxtest FILE, :export rxtest out FILE")
    }
    let number = try chainNumber(request.chain)
    var made: (test: ChainTest, plan: ChainTest.Plan)?
    try onMainThrowing { [self] in
      guard let chain = recorder.chain(of: number) else {
        throw CommandError("of subscription #\(number) nothing is known")
      }
      var test = ChainTest(chain, try diagram(of: number), log: log, eventsOf: { [self] in recorder.events(of: $0) }) {
        [self] expression in
        if case .success(let type) = evaluator.type(of: expression) { type } else { nil }
      }
      test.isXCTest = request.isXCTest
      made = (test, try test.plan())
    }
    guard let (test, plan) = made else { throw CommandError("the program was interrupted") }
    let times = TestReplay.times(of: plan, test)
    try write(test.text(of: plan, times: times ?? plan.events.map(\.time)), to: path, arguments)
    printer.answer("\(path): a test of #\(number)")
    if times == nil {
      printer.note("run again with a TestScheduler, the chain sends something else; the test expects what was recorded")
    }
  }
}

extension StreamName {
  /// True if a driver or a signal is in the chain.
  fileprivate var isOnSharingScheduler: Bool {
    var waiting = [self]
    var seen: Set<ObjectIdentifier> = []
    while let name = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(name)).inserted else { continue }
      if name.step == "asDriver" || name.step == "asSignal" || name.key?.hasPrefix("SharedSequence") == true {
        return true
      }
      waiting += name.inputs
    }
    return false
  }
}
