import Marbles
import Testing
import TextWidth

@testable import Playground

@Suite("a chain's diagram")
struct ChainDrawingTests {
  private typealias Row = ChainDiagram.Row

  private func row(
    _ label: String, _ kind: ChainDiagram.Kind = .stream, indent: Int = 0, from began: Int = 0, to ended: Int? = nil,
    values: [(Int, String)] = [], completes: Bool = false
  ) -> Row {
    var events: [(time: Int, sign: ChainDiagram.Sign)] = values.map {
      ($0.0 * 1_000_000, .next($0.1, shown: "\"\($0.1)\""))
    }
    if completes, let ended { events.append((ended * 1_000_000, .completed)) }
    return Row(
      label: label, kind: kind, indent: indent, began: began * 1_000_000, ended: ended.map { $0 * 1_000_000 },
      wasDisposed: ended != nil && !completes, events: events)
  }

  private func diagram(_ rows: [Row], now: Int) -> ChainDiagram {
    ChainDiagram(title: "out", rows: rows, now: now * 1_000_000)
  }

  @Test("has a row an operator and one for the subscription, all aligned")
  func simple() {
    let diagram = diagram(
      [
        row("query", to: 1400, values: [(200, "a"), (400, "b"), (1000, "c")], completes: true),
        row("debounce 300ms", indent: 1, to: 1400, values: [(700, "b"), (1300, "c")], completes: true),
        row("#14", .subscription, indent: 1, to: 1400),
      ], now: 2000)
    #expect(
      ChainDrawing(diagram, width: 60).lines.joined(separator: "\n") == """
        out              1 frame = 100 ms
        query             --a-b-----c---|
         debounce 300ms   -------b-----c|
         #14              ^-------------!
        """)
  }

  @Test("names a value by a letter of the legend where it would be taken for one")
  func letters() {
    let long = "hello this is a long one"
    let drawn = ChainDrawing(
      diagram([row("sx", values: [(0, "a"), (100, long), (200, "B"), (300, "1")])], now: 400), width: 40
    ).lines
    #expect(drawn[1] == "sx   aAB1-")
    #expect(drawn[2...].joined().contains("A = \"\(long)\"") && drawn[2...].joined().contains("B = \"B\""))
  }

  @Test("names values by letters rather than losing a delay in a longer frame")
  func delay() {
    let drawn = ChainDrawing(
      diagram(
        [
          row("of(\"漢字\", \"é\")", to: 0, values: [(0, "漢字"), (0, "é")], completes: true),
          row("delay 100ms", indent: 1, to: 100, values: [(100, "漢字"), (100, "é")], completes: true),
          row("#1", .subscription, indent: 1, to: 100),
        ], now: 100), width: 32
    ).lines
    #expect(drawn[0].hasSuffix("1 frame = 100 ms") && drawn.last == "  A = \"漢字\"")
    #expect(drawn[2].hasSuffix("-    (Aé|)"))
  }

  @Test("shows inner observables from where they begin, and where they are left")
  func inner() {
    let diagram = diagram(
      [
        row("source", values: [(0, "a"), (300, "b")]),
        row("inner", .inner, indent: 2, from: 0, to: 300, values: [(100, "1"), (200, "2")]),
        row("inner", .inner, indent: 2, from: 300, to: 600, values: [(400, "1"), (500, "2")], completes: true),
        row("flatMapLatest", indent: 1, values: [(100, "1"), (200, "2"), (400, "1"), (500, "2")]),
        row("#1", .subscription, indent: 1),
      ], now: 700)
    #expect(
      ChainDrawing(diagram, width: 60).lines.dropFirst().joined(separator: "\n") == """
        source           a--b----
          inner          ^12!
          inner             ^12|
         flatMapLatest   -12-12--
         #1              ^-------
        """)
  }

  @Test("fits into any width: longer frames, letters for long values, and at last only what is newest")
  func widths() {
    let diagram = diagram(
      [
        row("words", values: (0..<60).map { ($0 * 700, "word number \($0 % 3)") }),
        row("#1", .subscription, indent: 1),
      ], now: 42_000)
    for width in [40, 60, 80, 120, 200] {
      let lines = ChainDrawing(diagram, width: width).lines
      #expect(lines.allSatisfy { $0.displayWidth <= width })
      #expect(lines.contains { $0.contains(" = \"word number 0\"") })
    }
    let narrow = ChainDrawing(diagram, width: 40).lines
    #expect(narrow.last?.hasSuffix("earlier has no room") == true)
  }

  @Test("in real time the silence at the end is as long as people would say")
  func silence() {
    func tail(_ now: Int, exact: Bool = false) -> Substring {
      var diagram = diagram([row("a", values: [(0, "1"), (100, "2")]), row("#1", .subscription)], now: now)
      diagram.isExact = exact
      return ChainDrawing(diagram, width: 80).lines[1].split(separator: " ").last ?? ""
    }
    #expect(tail(543_095) == "543s")
    #expect(tail(9_345) == "9.2s")
    #expect(tail(1_234_567) == "20m")
    #expect(tail(543_100, exact: true) == "543s")
  }

  @Test("finds a frame in which what happens at its own time has a place of its own")
  func frames() {
    func note(_ times: [Int], exact: Bool = true) -> String {
      var diagram = diagram([row("a", values: times.enumerated().map { ($1, "\($0 % 10)") })], now: 100)
      diagram.isExact = exact
      return ChainDrawing(diagram, width: 80).lines[0]
    }
    #expect(note([0, 100, 300]).hasSuffix("1 frame = 100 ms"))
    #expect(note([0, 150, 300]).hasSuffix("1 frame = 50 ms"))
    #expect(note([0, 30, 40]).hasSuffix("1 frame = 10 ms"))
    #expect(note([0, 3, 7]).hasSuffix("1 frame = 2 ms"))
    #expect(note([0, 101, 1203], exact: false).hasSuffix("1 frame = 100 ms"))
    #expect(note([1, 101, 199, 302], exact: false).hasSuffix("1 frame = 100 ms"))
    #expect(note([0, 5000, 60_000]).hasSuffix("1 frame = 100 ms"))
  }

  @Test("shows the end of what came at once where there is no room for all of it")
  func flood() {
    let flood = diagram(
      [row("a", values: (0..<1000).map { (100, "\(148_000 + $0)") }), row("#1", .subscription)], now: 200)
    let lines = ChainDrawing(flood, width: 80).lines
    #expect(lines.allSatisfy { $0.displayWidth <= 80 })
    #expect(lines.contains { $0.contains("148999") } && lines.contains { $0.contains("of what came at once the last") })
  }

  @Test("keeps to the screen however much was recorded")
  func manyEvents() {
    let diagram = diagram(
      [row("a", values: (0..<300_000).map { ($0, "\($0 % 10)") }), row("#1", .subscription)], now: 300_000)
    let lines = ChainDrawing(diagram, width: 80).lines
    #expect(lines.count < 20 && lines.allSatisfy { $0.displayWidth <= 80 })
    #expect(lines.contains { $0.contains("9") })
  }

  @Test("of literal values reads back as what was drawn, whatever was drawn", arguments: 0..<60)
  func readsBack(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let alphabet = ["a", "b", "漢", "7", "12", "long er", "👨‍👩‍👧", "-", "it's", "x", "|", "5s", "(", "ms"]
    let isOpen = Bool.random(using: &random)
    let frame = [10, 50, 100].randomElement(using: &random)!
    let count = Int.random(in: 0...12, using: &random)
    let values = (0..<count).map { _ in Int.random(in: 0...40, using: &random) * frame }.sorted().map {
      ($0, alphabet.randomElement(using: &random)!)
    }
    let end = isOpen ? nil : 41 * frame
    let made = diagram(
      [row("source", to: end, values: values, completes: true), row("#1", .subscription, to: end)], now: 41 * frame)
    let lines = ChainDrawing(made, width: 400, frame: frame).lines
    let text = String(lines[1].drop { $0 != " " })
    let expected = MarbleDiagram(
      events: values.map { MarbleEvent(time: $0.0, kind: .next($0.1)) }
        + (end.map { [MarbleEvent(time: $0, kind: .completed)] } ?? []), frame: frame)
    #expect(try MarbleDiagram(text, frame: frame).agrees(with: expected))
  }
}

/// Random number generator with the same sequence for a seed on every machine.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
