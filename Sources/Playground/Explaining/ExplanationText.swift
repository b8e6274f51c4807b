import Interpreter
import TextWidth

/// An explanation as lines.
struct ExplanationText {
  private let explanation: Explanation
  private let recorder: Recorder
  private let width: Int

  init(_ explanation: Explanation, _ recorder: Recorder, width: Int) {
    self.explanation = explanation
    self.recorder = recorder
    self.width = width
  }

  var lines: [String] {
    var lines = wrapped(explanation.headline, first: "", rest: "  ")
    for reason in explanation.reasons {
      lines += wrapped(reason.sentence, first: "- ", rest: "  ")
      let list = EventList(recorder, EventQuery(), width: width - 4)
      lines += list.table(reason.evidence).map { "    " + $0 }
      if let remedy = reason.remedy { lines += wrapped(remedy, first: "  → ", rest: "    ") }
    }
    return lines
  }

  /// Words on lines that are not wider than the terminal.
  private func wrapped(_ text: String, first: String, rest: String) -> [String] {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.displayWidth + 1 + String(word).displayWidth > width {
        lines.append(line)
        line = rest
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }
}
