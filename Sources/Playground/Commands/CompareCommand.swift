import Recording
import RxBindings
import Marbles
import RxCatalog
import TextWidth

extension Command {
  static let compare = Command(
    "compare", "OPERATOR OPERATOR … [\"MARBLES\"]", "run operators on one input and draw the results below one another",
    details: """
      Runs the operators on a separate virtual clock: :compare flatMap flatMapLatest concatMap
      Another input: :compare debounce throttle "a-b-c----d--|". Any operator will do that :help shows with a diagram, as \
      map, scan, sample, take(until:), skip(until:), merge, concat, zip, combineLatest, share, share(replay:).
      """
  ) { session, arguments in
    let (names, input) = try Comparison.read(arguments.text)
    let comparison = try Comparison(names, input: input)
    let diagram = try comparison.run(on: session.stage)
    for line in ChainDrawing(diagram, width: session.width).lines { session.printer.answer(line) }
  }
}

/// Several operators with the same inputs.
struct Comparison {
  private struct Entry {
    let name: String
    let scene: OperatorScene
  }

  private let entries: [Entry]
  private var inputs: [(name: String, diagram: String)]

  /// Reads the arguments: names, and optionally a diagram at the end, in quotes or not.
  static func read(_ text: String) throws -> (names: [String], input: String?) {
    var text = text
    var input: String?
    if text.last == "\"", let start = text.dropLast().lastIndex(of: "\"") {
      input = String(text[text.index(after: start)...].dropLast())
      text = String(text[..<start])
    }
    var names = text.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init)
    if input == nil, let last = names.last, last.contains("-") || last.contains("|"), (try? MarbleDiagram(last)) != nil
    {
      input = names.removeLast()
    }
    return (names, input)
  }

  init(_ names: [String], input: String?) throws {
    if names.isEmpty { throw CommandError("which ones? For instance: :compare flatMap flatMapLatest concatMap") }
    entries = try names.map { name in
      guard let scene = OperatorScene.named(name) else {
        if name.contains(".") || name.contains("{") {
          throw CommandError(
            ":compare takes names of operators",
            notes: [":marble EXPR draws a chain of the program", "for instance: :compare map filter"])
        }
        let near = OperatorScene.suggestions(for: name)
        throw CommandError(
          "nothing is known of an operator '\(DisplayText.line(name))' that could be compared",
          notes: near.isEmpty ? [] : ["did you mean \(near.joined(separator: ", "))?"])
      }
      return Entry(name: name, scene: scene)
    }
    inputs = []
    for entry in entries {
      for given in entry.scene.inputs where !inputs.contains(where: { $0.name == given.name }) { inputs.append(given) }
    }
    if let input {
      do {
        _ = try MarbleDiagram(input)
      } catch {
        throw CommandError("\(error)")
      }
      // The first one is what the operators have in common.
      if inputs.isEmpty { throw CommandError("these operators take no input") }
      inputs[0].diagram = input
    }
  }

  /// Time after the inputs in which an operator may still send what it holds back, in milliseconds: a minute.
  private static let longestRest = 60_000

  /// Runs them one after the other; one diagram has them all.
  func run(on stage: DiagramStage) throws -> ChainDiagram {
    let length = try inputs.map { try MarbleDiagram($0.diagram).length }.max() ?? 0
    var rows = try inputs.map { ChainDiagram.Row(input: $0.name, try MarbleDiagram($0.diagram)) }
    var now = max(length - MarbleDiagram.defaultFrame, 0) * 1_000_000
    for entry in entries {
      let needed = inputs.filter { input in entry.scene.inputs.contains { $0.name == input.name } }
      let diagrams: [ChainDiagram]
      do {
        diagrams = try stage.run(
          .init(
            inputs: needed, expression: entry.scene.expression, length: length + 500,
            subscriptions: entry.scene.subscriptions, rest: Self.longestRest))
      } catch let failure as DiagramStage.Failure {
        throw CommandError("\(entry.name) cannot be run with these inputs: \(failure.message)")
      }
      for (index, diagram) in diagrams.enumerated() {
        guard var result = diagram.rows.last else { continue }
        for var inner in diagram.rows where inner.kind == .inner && !needed.contains(where: { $0.name == inner.label })
        {
          inner.indent = 2
          rows.append(inner)
        }
        result.kind = .stream
        result.indent = 0
        result.label = entry.name + (diagrams.count > 1 ? " #\(index + 1)" : "")
        rows.append(result)
        now = max(now, result.ended ?? 0, result.events.last?.time ?? 0)
      }
    }
    var diagram = ChainDiagram(title: "", rows: rows, now: now)
    let width = entries.map(\.name.displayWidth).max() ?? 0
    diagram.notes = entries.map { "\($0.name.padded(to: width))   \($0.scene.expression)" }
    return diagram
  }
}

extension ChainDiagram.Row {
  /// A diagram that was given.
  init(input name: String, _ diagram: MarbleDiagram) {
    self.init(
      label: name, kind: .stream, indent: 0, began: 0,
      ended: diagram.isTerminated ? (diagram.events.last?.time ?? 0) * 1_000_000 : nil,
      events: diagram.events.map { event in
        let sign: ChainDiagram.Sign =
          switch event.kind {
          case .next(let value): .next(value, shown: value)
          case .error: .error("")
          case .completed: .completed
          }
        return (event.time * 1_000_000, sign)
      })
  }
}

/// The expression that runs an operator for a comparison.
struct OperatorScene {
  let inputs: [(name: String, diagram: String)]
  let expression: String
  var subscriptions = [0]

  /// The best scene for a name: one made for comparisons, else the one of the documentation.
  static func named(_ name: String) -> OperatorScene? {
    let plain = String(name.prefix { $0 != "(" })
    let written = name.dropFirst(plain.count + 1).dropLast()
    // Values for the call, not the labels of one of its forms.
    if !written.isEmpty, !written.hasSuffix(":") { return named(plain)?.calling(plain, with: String(written)) }
    if let scene = made[name] ?? made[plain] { return scene }
    let entries = RxCatalog.entries.filter { $0.name == plain && $0.marble != nil && $0.deprecation == nil }
    let label = name.contains("(") ? String(name.drop { $0 != "(" }.dropFirst().prefix { $0 != ":" && $0 != ")" }) : nil
    let fitting = entries.filter { entry in label.map { entry.signature.contains("(\($0)") } ?? true }
    let best = fitting.first { $0.type == "ObservableType" } ?? fitting.first
    guard let diagram = best?.marble.flatMap({ OperatorDiagram($0) }) else { return nil }
    return OperatorScene(inputs: diagram.inputs, expression: diagram.observed)
  }

  /// Replaces the first argument of the operator; nil where its call has none. A number where a time is given counts milliseconds.
  private func calling(_ name: String, with value: String) -> OperatorScene? {
    guard let call = expression.range(of: ".\(name)(") else { return nil }
    var depth = 0
    let rest = expression[call.upperBound...]
    let end = rest.firstIndex { character in
      if character == "(" || character == "{" { depth += 1 }
      if depth == 0, character == ")" || character == "," { return true }
      if character == ")" || character == "}" { depth -= 1 }
      return false
    }
    guard let end, end > call.upperBound else { return nil }
    let given = Int(value) != nil && rest.hasPrefix(".milliseconds(") ? ".milliseconds(\(value))" : value
    let changed = expression[..<call.upperBound] + given + expression[end...]
    return OperatorScene(inputs: inputs, expression: String(changed), subscriptions: subscriptions)
  }

  static func suggestions(for name: String) -> [String] {
    let all = Set(RxCatalog.entries.filter { $0.marble != nil }.map(\.name)).union(made.keys)
    return HelpText.near(name, among: all.sorted())
  }

  private static let letters = [("source", "-a---b---c-------|")]
  private static let nested = letters + [("inner", "-1-2-3|")]
  private static let numbers = [("source", "-1-2-3-4-|")]
  private static let typing = [("source", "-a-b-c-----d-e---|")]
  private static let stopped = [("source", "-a-b-c-d-|"), ("other", "----x")]
  private static let failing = [("source", "-a-b-#")]
  private static let two = [("first", "-a---b---c-|"), ("second", "--1---2-----|")]

  private static func scene(_ inputs: [(String, String)], _ expression: String, at times: [Int] = [0]) -> OperatorScene
  {
    OperatorScene(inputs: inputs.map { (name: $0.0, diagram: $0.1) }, expression: expression, subscriptions: times)
  }

  /// Families with inputs that show what is different.
  private static let made: [String: OperatorScene] = [
    "retry": scene(failing, "source.retry(2)"),
    "catch": scene(failing, "source.catch { _ in Observable.just(\"x\") }"),
    "catchAndReturn": scene(failing, "source.catchAndReturn(\"x\")"),
    "materialize": scene(failing, "source.materialize()"),
    "flatMap": scene(nested, "source.flatMap { name in inner.map { \"\\(name)\\($0)\" } }"),
    "flatMapLatest": scene(nested, "source.flatMapLatest { name in inner.map { \"\\(name)\\($0)\" } }"),
    "flatMapFirst": scene(nested, "source.flatMapFirst { name in inner.map { \"\\(name)\\($0)\" } }"),
    "concatMap": scene(nested, "source.concatMap { name in inner.map { \"\\(name)\\($0)\" } }"),
    "map": scene(numbers, "source.map { $0 * 2 }"),
    "scan": scene(numbers, "source.scan(0) { $0 + $1 }"),
    "reduce": scene(numbers, "source.reduce(0) { $0 + $1 }"),
    "filter": scene(numbers, "source.filter { $0 % 2 == 0 }"),
    "compactMap": scene(numbers, "source.compactMap { $0 % 2 == 0 ? $0 * 2 : nil }"),
    "toArray": scene(numbers, "source.toArray()"),
    "debounce": scene(typing, "source.debounce(.milliseconds(300), scheduler: scheduler)"),
    "throttle": scene(typing, "source.throttle(.milliseconds(300), scheduler: scheduler)"),
    "throttle(latest:)": scene(
      typing, "source.throttle(.milliseconds(300), latest: false, scheduler: scheduler)"),
    "sample": scene(typing + [("ticks", "---x---x---x---x---|")], "source.sample(ticks)"),
    "buffer": scene(
      typing, "source.buffer(timeSpan: .milliseconds(400), count: 3, scheduler: scheduler).map { $0.joined() }"),
    "delay": scene(typing, "source.delay(.milliseconds(300), scheduler: scheduler)"),
    "take(until:)": scene(stopped, "source.take(until: other)"),
    "skip(until:)": scene(stopped, "source.skip(until: other)"),
    "take": scene(stopped, "source.take(2)"), "skip": scene(stopped, "source.skip(2)"),
    "takeLast": scene(stopped, "source.takeLast(2)"),
    "merge": scene(two, "Observable.merge(first.map { \"\\($0)\" }, second.map { \"\\($0)\" })"),
    "concat": scene(two, "Observable.concat(first.map { \"\\($0)\" }, second.map { \"\\($0)\" })"),
    "amb": scene(two, "first.map { \"\\($0)\" }.amb(second.map { \"\\($0)\" })"),
    "zip": scene(two, "Observable.zip(first, second) { \"\\($0)\\($1)\" }"),
    "combineLatest": scene(two, "Observable.combineLatest(first, second) { \"\\($0)\\($1)\" }"),
    "withLatestFrom": scene(two, "first.withLatestFrom(second) { \"\\($0)\\($1)\" }"),
    "cold": scene(letters, "source.map { $0 }", at: [0, 600]),
    "share": scene(letters, "source.share()", at: [0, 600]),
    "share(replay:)": scene(letters, "source.share(replay: 1)", at: [0, 600]),
    "replay": scene(letters, "source.replay(1).refCount()", at: [0, 600]),
    "publish": scene(letters, "source.publish().refCount()", at: [0, 600]),
  ]
}
