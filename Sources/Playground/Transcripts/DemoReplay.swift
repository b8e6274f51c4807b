import Recording
import Foundation

/// A transcript that is typed for an audience, an input with each Return. Belongs to the thread that controls the session.
final class DemoReplay {
  let path: String
  /// The time that typing a character takes.
  let pause: Duration
  private let inputs: [String]
  private(set) var position = 0

  static let usualPause = Duration.milliseconds(30)

  init(path: String, text: String, pause: Duration = usualPause) {
    self.path = path
    self.pause = pause
    inputs = Transcript(text).exchanges.map(\.input)
  }

  /// Reads a time that typing a character may take: up to a second.
  static func pause(_ text: String) -> Duration? {
    DurationText.parse(text).flatMap { $0 <= .seconds(1) ? $0 : nil }
  }

  var remaining: Int { inputs.count - position }

  func next() -> String? {
    guard position < inputs.count else { return nil }
    defer { position += 1 }
    return inputs[position]
  }
}

extension Session {
  /// True while an empty line at the prompt has a meaning.
  package var isPresenting: Bool { presenting.load(ordering: .relaxed) }

  func present(_ replay: DemoReplay?) {
    demo = replay
    presenting.store(replay != nil, ordering: .relaxed)
  }

  /// Types the next input of the transcript and runs it.
  package func presentNext() {
    guard let demo, let input = demo.next() else { return }
    let before = interruptionTicket
    let shown = Transcript.prompt + input.replacing("\n", with: "\n" + Transcript.continuation) + "\n"
    printer.type(shown, pause: demo.pause) { [self] in interruptionTicket != before }
    if interruptionTicket == before { evaluate(input, isOwn: false) }
    // The input may have been :play.
    guard demo.remaining == 0, self.demo === demo else { return }
    printer.note("that was the last input of \(DisplayText.line(demo.path))")
    present(nil)
  }
}
