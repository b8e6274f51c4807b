import Marbles
import Testing

@testable import Playground

/// Diagrams of rxmarbles.com: its inputs, on its time line of 0 to 100 (a unit is a frame here), and its results.
/// Operators have RxSwift's name or form if it differs.
@Suite("the diagrams of rxmarbles.com")
struct RxMarblesTests {
  struct Diagram: Sendable, CustomTestStringConvertible {
    let name: String
    var inputs: [Line] = []
    let expression: String
    let result: Line
    var testDescription: String { name }
  }

  /// Values with their times, and the time of the end.
  struct Line: Sendable, Equatable, CustomStringConvertible {
    let values: [(String, Int)]
    let end: Int?
    var fails = false

    init(_ values: KeyValuePairs<String, Int>, end: Int? = nil, fails: Bool = false) {
      self.values = values.map { ($0.key, $0.value) }
      self.end = end
      self.fails = fails
    }

    init(_ row: ChainDiagram.Row) {
      var values: [(String, Int)] = []
      var end: Int?
      for event in row.events {
        let time = event.time / 100_000_000
        switch event.sign {
        case .next(let text, _): values.append((text, time))
        case .completed: end = time
        case .error:
          end = time
          fails = true
        }
      }
      self.values = values
      self.end = end
    }

    var marbles: String {
      var events = values.map { MarbleEvent(time: $0.1 * 100, kind: .next($0.0)) }
      if let end { events.append(MarbleEvent(time: end * 100, kind: fails ? .error : .completed)) }
      return MarbleDiagram(events: events).description
    }

    var description: String { marbles }
    static func == (lhs: Line, rhs: Line) -> Bool { lhs.marbles == rhs.marbles }
  }

  @Test("say the same here", arguments: diagrams)
  func same(_ diagram: Diagram) throws {
    let inputs = diagram.inputs.enumerated().map { (name: ["a", "b", "c"][$0], diagram: $1.marbles) }
    let chain = try #require(
      try DiagramStage().run(.init(inputs: inputs, expression: diagram.expression, length: 10_100)).last)
    #expect(Line(try #require(chain.rows.last)) == diagram.result)
  }

  @Test("are thirty and more")
  func count() {
    #expect(Set(Self.diagrams.map(\.name)).count == Self.diagrams.count && Self.diagrams.count >= 30)
  }

  // MARK: Inputs that several of them share

  private static let digits = Line(["1": 0, "2": 20, "3": 65, "4": 75, "5": 92], end: 100)
  private static let letters = Line(["A": 10, "B": 25, "C": 50, "D": 57], end: 100)
  private static let bursts = Line(["1": 0, "2": 26, "3": 34, "4": 40, "5": 45, "6": 79], end: 100)
  private static let four = Line(["1": 30, "2": 40, "3": 65, "4": 75], end: 85)
  private static let sizes = Line(["2": 5, "30": 15, "22": 25, "5": 35, "60": 45, "1": 55], end: 60)
  private static let upAndDown = Line(["1": 5, "3": 20, "6": 35, "4": 50, "7": 65, "2": 80], end: 90)
  private static let steps = Line(
    ["1": 0, "2": 10, "3": 20, "4": 30, "5": 40, "6": 50, "7": 60, "8": 70, "9": 80], end: 90)
  private static let bell = Line(["0": 45, "9": 73])
  private static let outer = Line(["1": 0, "3": 30, "5": 50], end: 60)
  /// i becomes 10·i three times, ten units apart.
  private static let inner = Line(["10": 0, "11": 10, "12": 20], end: 20)

  static let diagrams: [Diagram] = combining + filtering + transforming + rest

  private static let combining: [Diagram] = [
    Diagram(
      name: "combineLatest", inputs: [digits, letters],
      expression: "Observable.combineLatest(a, b) { \"\\($0)\\($1)\" }",
      result: Line(
        ["1A": 10, "2A": 20, "2B": 25, "2C": 50, "2D": 57, "3D": 65, "4D": 75, "5D": 92], end: 100)),
    Diagram(
      name: "zip", inputs: [digits, letters], expression: "Observable.zip(a, b) { \"\\($0)\\($1)\" }",
      // The fifth digit waits for a letter until there can be none.
      result: Line(["1A": 10, "2B": 25, "3C": 65, "4D": 75], end: 100)),
    Diagram(
      name: "withLatestFrom", inputs: [digits, letters], expression: "a.withLatestFrom(b) { \"\\($0)\\($1)\" }",
      result: Line(["2A": 20, "3D": 65, "4D": 75, "5D": 92], end: 100)),
    Diagram(
      name: "merge",
      inputs: [Line(["20": 0, "40": 15, "60": 30, "80": 45, "100": 60], end: 90), Line(["1": 37, "2": 68], end: 80)],
      expression: "Observable.merge(a, b)",
      result: Line(["20": 0, "40": 15, "60": 30, "1": 37, "80": 45, "100": 60, "2": 68], end: 90)),
    Diagram(
      name: "concat", inputs: [Line(["1": 0, "3": 15, "5": 50], end: 57), Line(["2": 0, "4": 8], end: 12)],
      expression: "Observable.concat(a, b)",
      result: Line(["1": 0, "3": 15, "5": 50, "2": 57, "4": 65], end: 69)),
    Diagram(
      name: "race",
      inputs: [
        Line(["20": 10, "40": 20, "60": 30], end: 70), Line(["1": 5, "2": 15, "3": 25], end: 60),
        Line(["7": 20, "8": 32, "9": 44], end: 70),
      ], expression: "Observable.amb([a, b, c])", result: Line(["1": 5, "2": 15, "3": 25], end: 60)),
    Diagram(
      name: "startWith", inputs: [Line(["2": 30, "3": 40], end: 60)], expression: "a.startWith(1)",
      result: Line(["1": 0, "2": 30, "3": 40], end: 60)),
  ]

  private static let filtering: [Diagram] = [
    Diagram(
      name: "debounceTime", inputs: [bursts], expression: "a.debounce(.seconds(1), scheduler: scheduler)",
      result: Line(["1": 10, "5": 55, "6": 89], end: 100)),
    Diagram(
      name: "throttleTime", inputs: [bursts],
      expression: "a.throttle(.milliseconds(2500), latest: false, scheduler: scheduler)",
      result: Line(["1": 0, "2": 26, "6": 79], end: 100)),
    Diagram(
      name: "distinctUntilChanged", inputs: [Line(["1": 5, "2": 20, "2": 35, "1": 60, "3": 70], end: 80)],
      expression: "a.distinctUntilChanged()",
      result: Line(["1": 5, "2": 20, "1": 60, "3": 70], end: 80)),
    Diagram(
      name: "distinct", inputs: [Line(["1": 5, "2": 20, "2": 35, "1": 60, "3": 70], end: 80)],
      expression: "a.groupBy { $0 }.flatMap { $0.take(1) }", result: Line(["1": 5, "2": 20, "3": 70], end: 80)),
    Diagram(
      name: "skipLast", inputs: [four], expression: "Observable.zip(a, a.skip(2)) { first, _ in first }",
      result: Line(["1": 65, "2": 75], end: 85)),
    Diagram(
      name: "elementAt", inputs: [four], expression: "a.element(at: 2)", result: Line(["3": 65], end: 65)),
    Diagram(
      name: "filter", inputs: [sizes], expression: "a.filter { $0 > 10 }",
      result: Line(["30": 15, "22": 25, "60": 45], end: 60)),
    Diagram(
      name: "find", inputs: [sizes], expression: "a.filter { $0 > 10 }.take(1)", result: Line(["30": 15], end: 15)),
    Diagram(name: "first", inputs: [four], expression: "a.take(1)", result: Line(["1": 30], end: 30)),
    Diagram(
      name: "single", inputs: [four], expression: "a.single { $0 == 3 }.takeLast(1)", result: Line(["3": 85], end: 85)),
    Diagram(name: "last", inputs: [four], expression: "a.takeLast(1)", result: Line(["4": 85], end: 85)),
    Diagram(
      name: "takeLast", inputs: [four], expression: "a.takeLast(2).map { $0 * 1 }.toArray()",
      result: Line(["[3, 4]": 85], end: 85)),
    Diagram(name: "ignoreElements", inputs: [four], expression: "a.ignoreElements()", result: Line([:], end: 85)),
    Diagram(
      name: "sample",
      inputs: [
        Line(["1": 0, "2": 20, "3": 40, "4": 60, "5": 80], end: 100),
        Line(["A": 10, "B": 25, "C": 33, "D": 70, "E": 90], end: 100),
      ], expression: "a.sample(b)", result: Line(["1": 10, "2": 25, "4": 70, "5": 90], end: 100)),
    Diagram(name: "skip", inputs: [four], expression: "a.skip(2)", result: Line(["3": 65, "4": 75], end: 85)),
    Diagram(
      name: "skipUntil", inputs: [steps, bell], expression: "a.skip(until: b)",
      result: Line(["6": 50, "7": 60, "8": 70, "9": 80], end: 90)),
    Diagram(
      name: "skipWhile", inputs: [upAndDown], expression: "a.skip(while: { $0 < 5 })",
      result: Line(["6": 35, "4": 50, "7": 65, "2": 80], end: 90)),
    Diagram(name: "take", inputs: [four], expression: "a.take(2)", result: Line(["1": 30, "2": 40], end: 40)),
    Diagram(
      name: "takeUntil", inputs: [steps, bell], expression: "a.take(until: b)",
      result: Line(["1": 0, "2": 10, "3": 20, "4": 30, "5": 40], end: 45)),
    Diagram(
      name: "takeWhile", inputs: [upAndDown], expression: "a.take(while: { $0 < 5 })",
      result: Line(["1": 5, "3": 20], end: 35)),
  ]

  private static let transforming: [Diagram] = [
    Diagram(
      name: "map", inputs: [Line(["1": 10, "2": 35, "3": 65], end: 80)], expression: "a.map { $0 * 10 }",
      result: Line(["10": 10, "20": 35, "30": 65], end: 80)),
    Diagram(
      name: "mapTo", inputs: [Line(["1": 10, "2": 35], end: 80)],
      expression: "a.map { _ in \"a\" }.enumerated().map { $0.element + \"\\($0.index)\" }",
      result: Line(["a0": 10, "a1": 35], end: 80)),
    Diagram(
      name: "scan", inputs: [Line(["1": 5, "2": 20, "3": 35, "4": 60, "5": 70], end: 90)],
      expression: "a.scan(0) { $0 + $1 }",
      result: Line(["1": 5, "3": 20, "6": 35, "10": 60, "15": 70], end: 90)),
    Diagram(
      name: "reduce", inputs: [Line(["1": 5, "2": 20, "3": 35, "4": 60, "5": 70], end: 90)],
      expression: "a.reduce(0) { $0 + $1 }", result: Line(["15": 90], end: 90)),
    Diagram(
      name: "count", inputs: [sizes], expression: "a.filter { $0 > 10 }.reduce(0) { count, _ in count + 1 }",
      result: Line(["3": 60], end: 60)),
    Diagram(
      name: "max", inputs: [sizes], expression: "a.reduce(0) { Swift.max($0, $1) }", result: Line(["60": 60], end: 60)),
    Diagram(
      name: "mergeMap", inputs: [outer, inner], expression: "a.flatMap { x in b.map { x * $0 } }",
      result: Line(
        ["10": 0, "11": 10, "12": 20, "30": 30, "33": 40, "36": 50, "50": 50, "55": 60, "60": 70], end: 70)),
    Diagram(
      name: "concatMap", inputs: [Line(["1": 0, "3": 10, "5": 20], end: 30), inner],
      expression: "a.concatMap { x in b.map { x * $0 } }",
      result: Line(
        ["10": 0, "11": 10, "12": 20, "30": 20, "33": 30, "36": 40, "50": 40, "55": 50, "60": 60], end: 60)),
    Diagram(
      name: "switchMap", inputs: [Line(["1": 0, "3": 15, "5": 60], end: 70), inner],
      expression: "a.flatMapLatest { x in b.map { x * $0 } }",
      result: Line(["10": 0, "11": 10, "30": 15, "33": 25, "36": 35, "50": 60, "55": 70, "60": 80], end: 80)),
    Diagram(
      name: "exhaustMap", inputs: [Line(["1": 0, "3": 15, "5": 60], end: 70), inner],
      expression: "a.flatMapFirst { x in b.map { x * $0 } }",
      result: Line(["10": 0, "11": 10, "12": 20, "50": 60, "55": 70, "60": 80], end: 80)),
    Diagram(
      name: "bufferCount", inputs: [steps],
      expression: "a.buffer(timeSpan: .seconds(100), count: 3, scheduler: scheduler).filter { !$0.isEmpty }",
      result: Line(["[1, 2, 3]": 20, "[4, 5, 6]": 50, "[7, 8, 9]": 80], end: 90)),
    Diagram(
      name: "bufferTime", inputs: [steps],
      expression: "a.buffer(timeSpan: .milliseconds(3500), count: 100, scheduler: scheduler)",
      result: Line(["[1, 2, 3, 4]": 35, "[5, 6, 7, 8]": 70, "[9]": 90], end: 90)),
    Diagram(
      name: "windowCount", inputs: [steps],
      expression:
        "a.window(timeSpan: .seconds(100), count: 3, scheduler: scheduler).flatMap { $0.reduce(0) { $0 + $1 } }.filter { $0 > 0 }",
      result: Line(["6": 20, "15": 50, "24": 80], end: 90)),
    Diagram(
      name: "pairwise", inputs: [Line(["1": 5, "3": 20, "6": 35], end: 50)],
      expression: "Observable.zip(a, a.skip(1)) { \"\\($0)\\($1)\" }",
      result: Line(["13": 20, "36": 35], end: 50)),
  ]

  private static let rest: [Diagram] = [
    Diagram(
      name: "delay", inputs: [Line(["1": 0, "2": 10, "3": 60], end: 70)],
      expression: "a.delay(.seconds(2), scheduler: scheduler)",
      result: Line(["1": 20, "2": 30, "3": 80], end: 90)),
    Diagram(
      name: "delayWhen", inputs: [Line(["1": 0, "2": 10, "1": 20], end: 100)],
      expression: "a.flatMap { x in Observable.just(x).delay(.seconds(x * 2), scheduler: scheduler) }",
      result: Line(["1": 20, "1": 40, "2": 50], end: 100)),
    Diagram(
      name: "defaultIfEmpty", inputs: [Line([:], end: 40)], expression: "a.ifEmpty(default: \"x\")",
      result: Line(["x": 40], end: 40)),
    Diagram(
      name: "catchError",
      inputs: [Line(["1": 10, "2": 30], end: 50, fails: true), Line(["7": 10, "8": 20], end: 30)],
      expression: "a.catch { _ in b }", result: Line(["1": 10, "2": 30, "7": 60, "8": 70], end: 80)),
    Diagram(
      name: "retry", inputs: [Line(["1": 10], end: 20, fails: true)], expression: "a.retry(3).catchAndReturn(0)",
      result: Line(["1": 10, "1": 30, "1": 50, "0": 60], end: 60)),
    Diagram(
      name: "interval", expression: "Observable<Int>.interval(.seconds(1), scheduler: scheduler).take(4)",
      result: Line(["0": 10, "1": 20, "2": 30, "3": 40], end: 40)),
    Diagram(
      name: "timer", expression: "Observable<Int>.timer(.seconds(3), scheduler: scheduler)",
      result: Line(["0": 30], end: 30)),
    Diagram(
      name: "of", expression: "Observable.of(1, 2, 3).map { \"\\($0)\" }.toArray()",
      result: Line(["[\"1\", \"2\", \"3\"]": 0], end: 0)),
    Diagram(
      name: "toArray", inputs: [Line(["1": 10, "2": 35], end: 80)], expression: "a.toArray()",
      result: Line(["[1, 2]": 80], end: 80)),
    Diagram(
      name: "timeout", inputs: [Line(["1": 10, "2": 60], end: 80)],
      expression: "a.timeout(.seconds(3), other: Observable.just(9), scheduler: scheduler)",
      result: Line(["1": 10, "9": 40], end: 40)),
    Diagram(
      name: "sequenceEqual", inputs: [Line(["1": 10, "2": 35], end: 80), Line(["1": 20, "2": 25], end: 60)],
      expression: "Single.zip(a.toArray(), b.toArray()) { $0 == $1 }", result: Line(["true": 80], end: 80)),
  ]
}
