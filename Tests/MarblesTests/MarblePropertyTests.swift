import Marbles
import Testing

/// Random diagrams survive drawing and parsing; the seed of a failure is printed.
@Suite("Marble diagrams read back")
struct MarblePropertyTests {
  @Test("any diagram on its frames is drawn so that it reads back", arguments: UInt64(1)...400)
  func readsBack(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let diagram = MarblePropertyTests.diagram(&random)
    let text = diagram.description
    let again = try MarbleDiagram(text, frame: diagram.frame)
    #expect(again.agrees(with: diagram), "seed \(seed): \(text)")
    // Drawing the parsed diagram changes nothing more.
    #expect(again.description == text, "seed \(seed)")
    #expect(MarbleComparison(expected: diagram, actual: again).matches, "seed \(seed)")
  }

  @Test("a change of one event is found, in the first frame that differs", arguments: UInt64(1)...200)
  func differencesAreFound(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let diagram = MarblePropertyTests.diagram(&random)
    guard let index = diagram.events.indices.randomElement(using: &random) else { return }
    var changed = diagram
    changed.events.remove(at: index)
    let comparison = MarbleComparison(expected: diagram, actual: changed)
    #expect(!comparison.matches, "seed \(seed)")
    let shown = comparison.description
    #expect(shown.contains("^"), "seed \(seed): \(shown)")
  }

  /// Values that are hard to draw: signs, quotes, digits, units, wide and combined characters, empty text.
  private static let values = [
    "a", "b", "0", "12", "-", "|", "#", "^", "!", ">", "(", ")", "'", "\\", " ", "", "300ms", "s", "m", "ms", "1", "5",
    "longer", "中文", "한", "👍🏽", "e\u{301}", "it's", "a b", "\"", "next(1)", "1.5s",
  ]

  private static func diagram(_ random: inout SplitMix) -> MarbleDiagram {
    let frame = [1, 10, 100, 250].randomElement(using: &random)!
    var time = 0
    var events: [MarbleEvent] = []
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      // Often several in a frame, sometimes after a long silence.
      time += [0, 0, 1, 1, 2, 3, 7, 60].randomElement(using: &random)! * frame
      events.append(MarbleEvent(time: time, kind: .next(values.randomElement(using: &random)!)))
    }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: events.append(MarbleEvent(time: time + Int.random(in: 0...3, using: &random) * frame, kind: .completed))
    case 1: events.append(MarbleEvent(time: time + Int.random(in: 0...3, using: &random) * frame, kind: .error))
    default: break
    }
    return MarbleDiagram(events: events, length: 0, frame: frame)
  }
}

/// Numbers that are the same for the same seed everywhere.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
