import Foundation

/// A transcript that is typed for an audience, an input with each Return. Belongs to the thread that controls the session.
final class DemoReplay {
  let path: String
  private let inputs: [String]
  private(set) var position = 0

  init(path: String, text: String) {
    self.path = path
    inputs = Transcript(text).exchanges.map(\.input)
  }

  var remaining: Int { inputs.count - position }

  func next() -> String? {
    guard position < inputs.count else { return nil }
    defer { position += 1 }
    return inputs[position]
  }
}

extension Session {
  /// Whether an empty line at the prompt means something.
  package var isPresenting: Bool { presenting.load(ordering: .relaxed) }

  func present(_ replay: DemoReplay?) {
    demo = replay
    presenting.store(replay != nil, ordering: .relaxed)
  }

  /// Types the next input of the transcript and runs it.
  package func presentNext() {
    guard let input = demo?.next() else { return }
    let before = interruptionTicket
    let shown = Transcript.prompt + input.replacing("\n", with: "\n" + Transcript.continuation) + "\n"
    printer.type(shown, pause: options.typingPause) { [self] in interruptionTicket != before }
    if interruptionTicket == before { evaluate(input, isOwn: false) }
    guard demo?.remaining == 0 else { return }
    printer.note("that was the last input of \(Shown.line(demo?.path ?? ""))")
    present(nil)
  }
}
