import RxBindings
import Clocks

extension Command {
  static let pause = Command(
    "pause", "", "stop time and all scheduled work; inputs still run",
    details: """
      While the program is paused, timers and other scheduled work wait: :step runs them one by one, :resume lets all go on. \
      The time in between does not pass for the program. An input that blocks, as a sleep does, lets time pass meanwhile.
      """
  ) { session, _ in
    session.clock.pause()
    session.printer.answer(ClockStatus.text(session))
  }

  static let resume = Command("resume", "", "continue after :pause or :step") { session, _ in
    guard session.clock.isPausing else { throw CommandError("nothing is paused", notes: [":pause holds time"]) }
    session.clock.resume()
    if !session.clock.isMain { session.clock.settle() }
    if session.options.isInteractive { session.printer.answer(ClockStatus.text(session)) }
  }

  static let step = Command(
    "step", "[COUNT]", "run the next scheduled work, and pause",
    details: """
      Time moves on to when it is due, on the virtual clock and on the real one (which has to be paused). :step 5 runs five.
      """
  ) { session, arguments in
    let count = arguments.text.isEmpty ? 1 : Int(arguments.text) ?? 0
    guard count > 0 else { throw CommandError("how many? :step runs one thing, :step 5 five") }
    guard !session.clock.isMain else {
      throw CommandError(":step is for the prompt and for transcripts", notes: ["in a file, :advance lets time pass"])
    }
    guard session.clock.mode == .virtual || session.clock.isPausing else {
      throw CommandError("the real clock goes by itself", notes: [":pause holds it, then :step runs one thing"])
    }
    let ticket = session.interruptionTicket
    for _ in 0..<count {
      guard let next = session.clock.nextStep else {
        session.printer.answer("nothing is scheduled")
        return
      }
      // Said before it runs, above its traces.
      let owner = (session.clock.nextStepOwner as? Tap)?.place
      session.printer.answer(
        ClockStatus.text(next, from: session.clock.elapsed) + (owner.map { ", for \($0)" } ?? ""))
      _ = session.clock.step()
      if session.interruptionTicket != ticket { return }
    }
  }
}

/// The state of the clock as text.
enum ClockStatus {
  static func text(_ session: Session) -> String {
    let clock = session.clock
    let count = clock.pendingCount(otherThanCaller: true)
    var text = "\(clock.mode.rawValue) clock \(clock.isPausing ? "paused " : "")at \(seconds(clock.elapsed)), "
    text += (count == 0 ? "nothing" : "\(count)") + " scheduled"
    if clock.isPausing, let next = clock.nextStep { text += ", next at \(seconds(next.due))" }
    return text
  }

  /// A step that is about to be made.
  static func text(_ step: ClockEnvironment.Step, from now: Duration) -> String {
    let what =
      switch (step.executorName, step.period) {
      case (nil, _): "the end of a wait"
      case (let name?, nil): "\(name): what was set at \(seconds(step.made))"
      case (let name?, let period?): "\(name): every \(TraceLine.fixed(period.inSeconds, digits: 3)) s"
      }
    return "step to \(seconds(max(step.due, now)))  \(what)"
  }

  static func seconds(_ duration: Duration) -> String { TraceLine.fixed(duration.inSeconds, digits: 3) }
}
