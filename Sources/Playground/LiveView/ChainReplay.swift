import Recording
import RxBindings
import Interpreter
import RxCatalog

/// A chain that is run again with events of its sources at other times: the inputs to enter, with their times.
struct ChainReplay {
  /// Declarations, and calls to sources before the subscription.
  private(set) var preparation: [String] = []
  let expression: String
  /// Name of the subscribing operator.
  let verb: String
  /// Calls to sources after the subscription, in order of time.
  let calls: [ChainTest.SourceCall]
  /// Start of the subscription and end of the recording, in nanoseconds.
  let origin: Int
  let end: Int
  private let title: String
  /// Name of the subject that replaces the source without a name, and its label.
  private let substitute: (name: String, label: String)?

  /// - Parameter moved: Times of events, in nanoseconds.
  init(_ number: Int, _ session: Session, log: InputLog, moved: [Int: Int]) throws(CommandError) {
    do {
      try self.init(reading: number, session, log, moved)
    } catch {
      throw error as? CommandError ?? CommandError("\(error)")
    }
  }

  private init(reading number: Int, _ session: Session, _ log: InputLog, _ moved: [Int: Int]) throws {
    let recorder = session.recorder
    guard let chain = recorder.chain(of: number), let root = chain.rows.last?.report,
      case .program(_, let kind, _, _) = root.subscription.origin, let stream = root.subscription.stream
    else { throw CommandError("of subscription #\(number) too little is known") }
    var test = ChainTest(
      chain, try session.diagram(of: number), log: log, eventsOf: { recorder.events(of: $0) },
      typeOf: { [evaluator = session.evaluator] in try? evaluator.type(of: $0).get() })
    test.runsAlone = true
    var definitions: [String] = []
    var known: Set<String> = []
    var subjects: [StreamName] = []
    try test.define(stream, &definitions, &known, &subjects)
    var expression = try test.expression(of: stream)
    var calls = try test.calls(to: subjects)
    var substitute: (name: String, label: String)?
    let pushed = Dictionary(calls.map { ($0.number, $0) }) { first, _ in first }
    // The event of a row is caused by that of its subject.
    func key(_ event: RecordedEvent) -> Int { event.cause.flatMap { pushed[$0] }?.number ?? event.number }
    var times: [Int: Int] = [:]
    for (event, time) in moved {
      if pushed[event] != nil {
        times[event] = time
      } else if let event = recorder.event(event) {
        times[key(event)] = time
      }
    }
    // A source that is no subject is replaced by one that sends the same events.
    for row in chain.rows where row.events.contains(where: { times[$0.number] != nil }) {
      guard let source = row.report.subscription.stream, substitute == nil else {
        throw CommandError("events of one source can be moved, where that is no subject")
      }
      let name = source.variableName ?? "source"
      guard let text = source.variableName ?? source.site.map({ String($0.text) }),
        let element = test.typeOf(text).flatMap(ChainTest.argument)
      else { throw CommandError("the type of \(DisplayText.line(row.report.label)) is not known any more") }
      calls += try row.events.compactMap { try ChainTest.call(of: $0, to: name) }
      substitute = (name, row.report.label)
      if source.variableName != nil {
        definitions.removeAll { $0.hasPrefix("let \(name) = ") }
      } else if let site = source.site {
        expression = expression.replacing(site.text, with: name)
        definitions = definitions.map { $0.replacing(site.text, with: name) }
      }
      definitions.insert("let \(name) = PublishSubject<\(element)>()", at: 0)
    }
    let beginning = root.subscription.beginning
    origin = test.origin
    preparation = test.declared(for: definitions.joined(separator: "\n") + expression) + definitions
    preparation += calls.filter { $0.number < beginning }.map(\.call)
    let later = calls.filter { $0.number >= beginning }.map { call in
      var call = call
      call.time = max(times[call.number] ?? call.time, test.origin)
      return call
    }
    self.calls = later.sorted { ($0.time, $0.number) < ($1.time, $1.number) }
    // Events after the last input are part of the result.
    end = max(test.diagram.now, (self.calls.last?.time ?? 0) + 1_000_000_000)
    self.expression = expression
    verb = ["drive", "emit"].contains(kind.rawValue) ? kind.rawValue : "subscribe"
    title = "#\(number) \(chain.name)"
    self.substitute = substitute
  }

  /// Returns the diagram of the run with the names and the numbers of the recorded events.
  func named(_ diagram: ChainDiagram) -> ChainDiagram {
    var diagram = diagram
    diagram.title = title
    for index in diagram.rows.indices {
      var row = diagram.rows[index]
      row.numbers = []
      if row.isSource {
        let sent = calls.filter { $0.subject == row.label }.map(\.number)
        // A subject may begin with a value that was there before; behind its end nothing arrives.
        let earlier = max(row.events.count - sent.count, 0)
        row.numbers = [Int](repeating: 0, count: earlier) + sent.prefix(row.events.count)
        if let substitute, substitute.name == row.label { row.label = substitute.label }
      }
      diagram.rows[index] = row
    }
    return diagram
  }
}
