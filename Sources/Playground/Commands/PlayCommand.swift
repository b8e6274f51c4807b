import Recording
import Execution
import Foundation

extension Command {
  static let play = Command(
    "play", "[FILE [speed:30ms] | off]", "type a transcript for an audience, one input with each Return",
    details: """
      Return, Space, Right or Page Down on an empty line reveals the next input of FILE, a transcript, and runs it; other inputs in \
      between run as usual. The clock is virtual from now on, as in all transcripts. speed:10ms types faster, \
      speed:0 at once. :play alone shows how much is left, :play off ends it. 'rxsh --keys' shows the keys that you press.
      """, yieldsPrefix: true
  ) { session, arguments in
    if session.clock.isMain || !session.options.isInteractive {
      throw CommandError("a transcript is played at the prompt", notes: ["'rxsh play FILE' begins there"])
    }
    switch arguments.text {
    case "":
      guard let demo = session.demo else {
        throw CommandError("nothing is being played", notes: [":play FILE begins a transcript"])
      }
      session.printer.answer("\(demo.path): \(TranscriptRecording.words(demo.remaining)) left")
    case "off": session.present(nil)
    case let text:
      let (path, pause) = try demoArguments(text)
      let text = try ScriptFile.read(path) { try session.open(path, arguments, ExternalAccess.read, O_RDONLY) }
      let demo = DemoReplay(path: path, text: text, pause: pause)
      if demo.remaining == 0 { throw Transcript.withoutInputs(path) }
      session.switchClock(to: .virtual)
      session.present(demo)
      session.printer.answer("\(TranscriptRecording.words(demo.remaining)); Return reveals the next")
    }
  }
}

/// The file and the time that typing a character takes.
private func demoArguments(_ text: String) throws -> (path: String, pause: Duration) {
  guard let word = text.split(separator: " ").last, word.hasPrefix("speed:") else {
    return (HomePath.expanded(text), DemoReplay.usualPause)
  }
  guard let pause = DemoReplay.pause(String(word.dropFirst(6))) else {
    throw CommandError(
      "'\(DisplayText.line(String(word)))' is no speed", notes: ["speed:30ms is the time of a character"])
  }
  var path = text.dropLast(word.count)
  while path.last == " " { path.removeLast() }
  return (HomePath.expanded(String(path)), pause)
}
