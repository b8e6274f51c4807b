import FoundationLibrary
import Checking
import Execution
import Foundation
import Interpreter
import RxCatalog
import SwiftParser
import SyntaxTree

/// Times of one round, in seconds.
struct CheckingTimes {
  var lines = 0
  /// Time for making the program and the tables of its library, before the first line.
  var library = Stretch()
  var parse = Stretch()
  var check = Stretch()
  var lower = Stretch()
  /// Time of swift-syntax's parser alone for the same texts, each as a whole on one thread.
  var bareParser = Stretch()

  static func + (left: Self, right: Self) -> Self {
    CheckingTimes(
      lines: left.lines + right.lines, library: left.library + right.library, parse: left.parse + right.parse,
      check: left.check + right.check, lower: left.lower + right.lower,
      bareParser: left.bareParser + right.bareParser)
  }

  var whole: Stretch { parse + check + lower }
}

/// Elapsed time and processor time: other load on the machine counts in the first alone, parallel work counts twice in
/// the second alone.
struct Stretch {
  var wall = 0.0
  var processor = 0.0

  static func + (left: Self, right: Self) -> Self {
    Stretch(wall: left.wall + right.wall, processor: left.processor + right.processor)
  }

  static func of<Result>(_ body: () throws -> Result) rethrows -> (Stretch, Result) {
    let start = (seconds(CLOCK_MONOTONIC), seconds(CLOCK_PROCESS_CPUTIME_ID))
    let result = try body()
    return (
      Stretch(wall: seconds(CLOCK_MONOTONIC) - start.0, processor: seconds(CLOCK_PROCESS_CPUTIME_ID) - start.1), result
    )
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Takes programs through a separate session.
///
/// Where two declare functions of one name a use of it may be ambiguous; then the later program begins another session.
func measure(_ programs: [TutorialProgram]) -> CheckingTimes {
  var times = CheckingTimes()
  var session = begin(&times)
  for program in programs {
    if let own = measure(program, in: session) {
      times = times + own
      continue
    }
    session = begin(&times)
    guard let own = measure(program, in: session) else {
      FileHandle.standardError.write(Data("checking-bench: \(program.name) does not check\n".utf8))
      exit(1)
    }
    times = times + own
  }
  return times
}

private func begin(_ times: inout CheckingTimes) -> Program {
  let (library, session) = Stretch.of { Program(modules: [standardModule] + RxCatalog.modules(), host: SilentHost()) }
  times.library = times.library + library
  return session
}

/// Measures a program; nil if it does not check.
private func measure(_ program: TutorialProgram, in session: Program) -> CheckingTimes? {
  var times = CheckingTimes()
  times.lines = program.lines
  let file = SourceFile(name: program.name, text: program.text)
  let (parse, parsed) = Stretch.of { session.parse(file) }
  let (check, checked) = Stretch.of { session.check(parsed.unit, mode: .file) }
  times.bareParser = Stretch.of { _ = SwiftParser.Parser.parse(source: program.text) }.0
  times.parse = parse
  times.check = check
  guard !parsed.hasErrors, let unit = checked.unit,
    let lower = try? Stretch.of({ try session.runtime.lower(unit) }).0
  else { return nil }
  times.lower = lower
  return times
}
