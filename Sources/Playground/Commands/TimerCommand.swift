import Dispatch
import Foundation

extension Command {
  static let timer = Command(
    "timer", "[DURATION | off]", "show a countdown for an exercise in the prompt",
    details: "It counts real time down, whatever clock the program has: :timer 10m. :timer off ends it.",
    yieldsPrefix: true
  ) { session, arguments in
    switch arguments.text {
    case "":
      guard let left = session.exerciseTimer.left else {
        throw CommandError("no timer is running", notes: [":timer 10m starts one"])
      }
      session.printer.answer("\(ExerciseTimer.text(left)) left")
    case "off": session.exerciseTimer.end()
    default:
      let duration = try DurationText.required(arguments, example: ":timer 10m")
      session.exerciseTimer.start(duration) { [weak session] in session?.printer.note("the time is over") }
    }
  }
}

/// The time that is left for an exercise. Any thread may ask.
package final class ExerciseTimer: @unchecked Sendable {
  // Unchecked because everything is reached under `lock`.
  private let lock = NSLock()
  private var deadline: DispatchTime?
  private var alarm: DispatchWorkItem?
  private var ticks: (any DispatchSourceTimer)?
  private var change: @Sendable () -> Void = {}

  /// Calls a function once a second while a timer runs, and when it ends, on a thread of Dispatch's.
  package func onChange(_ change: @escaping @Sendable () -> Void) { lock.withLock { self.change = change } }

  /// - Parameter alarm: Called when the time is over, on a thread of Dispatch's.
  func start(_ duration: Duration, alarm action: @escaping @Sendable () -> Void) {
    let end = DispatchTime.now() + duration.inSeconds
    let alarm = DispatchWorkItem { [weak self] in
      self?.end()
      action()
    }
    let ticks = DispatchSource.makeTimerSource(queue: .global())
    lock.withLock {
      self.alarm?.cancel()
      self.ticks?.cancel()
      (deadline, self.alarm, self.ticks) = (end, alarm, ticks)
      ticks.schedule(deadline: .now() + 1, repeating: 1)
      ticks.setEventHandler(handler: change)
      ticks.resume()
    }
    DispatchQueue.global().asyncAfter(deadline: end, execute: alarm)
  }

  func end() {
    let change = lock.withLock {
      alarm?.cancel()
      ticks?.cancel()
      (deadline, alarm, ticks) = (nil, nil, nil)
      return self.change
    }
    change()
  }

  /// Seconds that are left; nil where no timer runs.
  package var left: Int? {
    lock.withLock { deadline }.map { end in
      let now = DispatchTime.now()
      return now >= end ? 0 : Int((Double(end.uptimeNanoseconds - now.uptimeNanoseconds) / 1e9).rounded(.up))
    }
  }

  /// The text in front of the prompt.
  package var prompt: String { left.map { Self.text($0) + " " } ?? "" }

  /// Minutes and seconds: `9:41`.
  static func text(_ seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):" + (rest < 10 ? "0" : "") + "\(rest)"
  }
}
