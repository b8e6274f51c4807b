import Execution
import Foundation

extension Command {
  static let play = Command(
    "play", "[FILE | off]", "type a transcript for an audience, an input with each Return",
    details: """
      Each empty line reveals the next input of FILE, a transcript, and runs it; whatever else you type in between is run as \
      always. The clock is virtual from now on, as in all transcripts. :play alone says how much is left, :play off ends it.
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
    case let path:
      let text = try ScriptFile.read(path) { try session.open(path, arguments, OutsideAccess.read, O_RDONLY) }
      let demo = DemoReplay(path: path, text: text)
      if demo.remaining == 0 { throw CommandError("\(Shown.line(path)) has no inputs in rx blocks") }
      session.switchClock(to: .virtual)
      session.present(demo)
      session.printer.answer("\(TranscriptRecording.words(demo.remaining)); Return reveals the next")
    }
  }
}
