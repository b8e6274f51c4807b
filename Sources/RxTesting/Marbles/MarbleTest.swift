import Marbles
import Rx

/// Runs a marble test of three lines in virtual time: an input, an expression, and the expected output.
///
/// ```swift
/// try marbles {
///   "-a-b-c------|"
///   $0.a.debounce(.milliseconds(300), scheduler: $0.scheduler)
///   "--------c---|"
/// }
/// ```
///
/// Inputs are `$0.a`, `$0.b`, `$0.c` in order of their lines (as text; `$0.ints[0]` reads numbers); one with a `^` is
/// hot. Lines after the expected one, as `^---!`, are the expected subscriptions of the inputs, in order. All schedulers,
/// the main one included, run on the test's scheduler, and the test is on main, so it may use drivers and signals.
///
/// - Throws: `MarbleMismatch`, which shows both diagrams and the first frame that differs; `MarbleSyntaxError`;
///   `MarbleValueError`. Neither XCTest nor Swift Testing is needed: both report a thrown error.
public func marbles<Element>(
  frame: Int = MarbleDiagram.defaultFrame, @MarbleTestBuilder _ lines: (MarbleStage) throws -> MarbleTest<Element>
) throws {
  let stage = MarbleStage(frame: frame)
  try Environments.with(MarbleEnvironment(stage.scheduler)) {
    try run(try lines(stage), on: stage, frame: frame)
  }
}

/// Runs a marble test without inputs: an expression and the expected diagram.
public func marbles<Element>(
  frame: Int = MarbleDiagram.defaultFrame, @MarbleTestBuilder _ lines: () throws -> MarbleTest<Element>
) throws {
  let stage = MarbleStage(frame: frame)
  try Environments.with(MarbleEnvironment(stage.scheduler)) {
    try run(try lines(), on: stage, frame: frame)
  }
}

private func run<Element>(_ test: MarbleTest<Element>, on stage: MarbleStage, frame: Int) throws {
  let expected = try MarbleDiagram(test.expected, frame: frame)
  try stage.prepare(test.inputs)

  let observer = stage.scheduler.createObserver(String.self)
  let subscription = test.sequence
    .subscribe { event in observer.on(event.map { "\($0)" }) }
  let horizon = expected.isTerminated ? stage.length + expected.length + 1000 : max(stage.length, expected.length)
  if let disposed = expected.disposed {
    stage.scheduler.scheduleAt(disposed) { subscription.dispose() }
  }
  stage.scheduler.advanceTo(max(0, horizon - 1))
  let subscriptions = stage.subscriptions
  subscription.dispose()

  var actual = observer.marbles()
  actual.disposed = expected.disposed
  var comparisons = [(name: "output", MarbleComparison(expected: expected, actual: actual))]
  for (index, line) in test.subscriptions.enumerated() {
    let actual = index < subscriptions.count ? subscriptions[index] : MarbleDiagram(frame: frame)
    comparisons.append(
      ("subscription \(index + 1)", MarbleComparison(expected: try MarbleDiagram(line, frame: frame), actual: actual)))
  }
  for (name, comparison) in comparisons where !comparison.matches {
    throw MarbleMismatch(name: name, comparison: comparison)
  }
}

/// Error for a marble test whose diagrams differ.
public struct MarbleMismatch: Error, CustomStringConvertible, Sendable {
  /// Name of the diagram: `output`, `subscription 1`, ….
  public let name: String
  /// Both diagrams, with the first difference.
  public let comparison: MarbleComparison

  /// Message with both diagrams.
  public var description: String { "\(name) differs\n\(comparison)" }
}

/// The lines of a marble test.
public struct MarbleTest<Element> {
  var inputs: [String]
  var sequence: Observable<Element>
  var expected: String
  var subscriptions: [String]
}

/// Environment of a marble test's expression: its scheduler and inputs.
///
/// A tick of its scheduler is a millisecond, and work that is due at once runs without delay.
public final class MarbleStage {
  /// The scheduler that the expression's operators run on.
  public let scheduler: TestScheduler
  /// The inputs, made of the lines above the expression, as text.
  public private(set) lazy var inputs: [Observable<String>] = (0..<8).map { input($0) { $0 } }
  /// The inputs, as whole numbers.
  public private(set) lazy var ints: [Observable<Int>] = (0..<8).map { index in
    input(index) { text in
      guard let value = Int(text) else { throw MarbleValueError(value: text, type: "Int") }
      return value
    }
  }

  /// The first input.
  public var a: Observable<String> { inputs[0] }
  /// The second input.
  public var b: Observable<String> { inputs[1] }
  /// The third input.
  public var c: Observable<String> { inputs[2] }

  private var sources: [TestableObservable<String>] = []
  private let frame: Int

  /// Length of the longest input, in milliseconds.
  private(set) var length = 0

  init(frame: Int) {
    self.frame = frame
    scheduler = TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
  }

  func prepare(_ lines: [String]) throws {
    for line in lines {
      let diagram = try MarbleDiagram(line, frame: frame)
      let events = diagram.recordedEvents(ticksPerSecond: 1000) { $0 }
      length = max(length, diagram.length - (diagram.subscribed ?? 0))
      sources.append(
        diagram.subscribed == nil
          ? scheduler.createColdObservable(events)
          : scheduler.createHotObservable(events.filter { $0.time >= 0 }))
    }
  }

  /// The subscriptions of all inputs, in order of the inputs.
  var subscriptions: [MarbleDiagram] {
    sources.flatMap(\.subscriptions).map { MarbleDiagram($0, ticksPerSecond: 1000, frame: frame) }
  }

  /// Returns an input, which is looked up on subscription, since the lines are known only after the expression was made.
  private func input<Element>(_ index: Int, _ value: @escaping (String) throws -> Element) -> Observable<Element> {
    Observable.deferred { [unowned self] in
      guard index < sources.count else {
        throw MarbleValueError(value: "input \(index + 1)", type: "line above the expression")
      }
      return sources[index].map(value)
    }
  }
}

/// Combines the lines of a marble test: inputs, the expression, the expected diagram, subscriptions.
@resultBuilder
public enum MarbleTestBuilder {
  /// Input lines above the expression.
  public struct Inputs {
    var lines: [String]
  }

  /// Inputs and the expression.
  public struct Expression<Element> {
    var inputs: [String]
    var sequence: Observable<Element>
  }

  /// Begins with an input.
  public static func buildPartialBlock(first input: String) -> Inputs {
    Inputs(lines: [input])
  }

  /// Begins with the expression of a test without inputs.
  public static func buildPartialBlock<Sequence: ObservableConvertibleType>(
    first sequence: Sequence
  ) -> Expression<Sequence.Element> {
    Expression(inputs: [], sequence: sequence.asObservable())
  }

  /// Adds an input.
  public static func buildPartialBlock(accumulated: Inputs, next input: String) -> Inputs {
    Inputs(lines: accumulated.lines + [input])
  }

  /// Adds the expression.
  public static func buildPartialBlock<Sequence: ObservableConvertibleType>(
    accumulated: Inputs, next sequence: Sequence
  ) -> Expression<Sequence.Element> {
    Expression(inputs: accumulated.lines, sequence: sequence.asObservable())
  }

  /// Adds the expected diagram.
  public static func buildPartialBlock<Element>(
    accumulated: Expression<Element>, next expected: String
  ) -> MarbleTest<Element> {
    MarbleTest(
      inputs: accumulated.inputs, sequence: accumulated.sequence, expected: expected, subscriptions: [])
  }

  /// Adds the expected subscription of the next input.
  public static func buildPartialBlock<Element>(
    accumulated: MarbleTest<Element>, next subscription: String
  ) -> MarbleTest<Element> {
    var test = accumulated
    test.subscriptions.append(subscription)
    return test
  }
}
