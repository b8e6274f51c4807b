import Execution
import RxBindings
import SyntaxTree

extension Session {
  /// True if data races are reported.
  var findsRaces: Bool { clock.threadOrder != nil }

  /// Reports data races from here on, or not any more. Belongs to the run loop.
  func findRaces(_ isOn: Bool) {
    guard isOn != findsRaces else { return }
    clock.follow(isOn ? raceDetector() : nil)
    evaluator.runtime.races = clock.threadOrder as? RaceDetector
  }

  func raceDetector() -> RaceDetector {
    RaceDetector { [weak host] race in host?.printer.diagnostics([race.diagnostic]) }
  }
}

extension DataRace {
  /// The warning about a race, at the later access.
  fileprivate var diagnostic: Diagnostic {
    let what = isProperty ? "property '\(variable)'" : "'\(variable)'"
    let others = later.thread == earlier.thread ? "other work of '\(earlier.thread)'" : "'\(earlier.thread)'"
    return Diagnostic(
      .warning,
      "data race on \(what): nothing orders this \(later.kind) on '\(later.thread)' and the \(earlier.kind) by \(others)",
      at: later.place,
      notes: [
        Diagnostic.Note("the \(earlier.kind) by \(others)", at: earlier.place),
        Diagnostic.Note("use '\(variable)' on one serial queue only, or under one lock"),
      ])
  }
}

extension DataRace.Access {
  fileprivate var kind: String { isWrite ? "write" : "read" }
}
