import Recording
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
      let margin = width < 50 ? "  " : "    "
      let list = EventList(recorder, EventQuery(), width: width - margin.count)
      lines += list.table(reason.evidence).map { margin + $0 }
      if let remedy = reason.remedy { lines += wrapped(remedy, first: "  → ", rest: "    ") }
    }
    return lines
  }

  private func wrapped(_ text: String, first: String, rest: String) -> [String] {
    WrappedText.lines(first + text, width: width, hanging: rest)
  }
}
