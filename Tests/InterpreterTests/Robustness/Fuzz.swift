import FoundationLibrary
import Checking
import Dispatch
import Execution
import class Foundation.ProcessInfo
import Interpreter
import SyntaxTree
import Testing
import Types

/// Sends programs made at random through parser, checker and evaluator.
///
/// `RXSH_FUZZ` multiplies how many there are, `RXSH_FUZZ_SEED` is the seed; both are printed, so that a run can be repeated.
/// `RXSH_FUZZ_KEEP` names a file that holds the program which is being tried, to be found there after a crash.
struct Fuzz {
  let rounds: Int
  private let name: String
  private let seed: UInt64
  private let keptAt: String?

  init(_ name: String, rounds: Int) {
    let environment = ProcessInfo.processInfo.environment
    self.name = name
    self.rounds = rounds * max(1, environment["RXSH_FUZZ"].flatMap { Int($0) } ?? 1)
    seed = environment["RXSH_FUZZ_SEED"].flatMap { UInt64($0) } ?? 20_261_121
    keptAt = environment["RXSH_FUZZ_KEEP"]
  }

  /// Returns how many programs passed the checker and ran.
  func run(_ make: (inout SplitMix) -> String) -> Int {
    print("\(name): \(rounds) programs, RXSH_FUZZ_SEED=\(seed)")
    var random = SplitMix(state: seed)
    var checked = 0
    for _ in 0..<rounds {
      let text = make(&random)
      if let keptAt { try? text.write(toFile: keptAt, atomically: true, encoding: .utf8) }
      if survives(text) { checked += 1 }
    }
    return checked
  }

  /// Returns true if the program passed the checker; it is then run, and interrupted if it does not end by itself.
  private func survives(_ text: String) -> Bool {
    let program = Program(modules: [standardModule], host: SilentHost())
    let parsed = program.parse(SourceFile(name: "fuzzed", text: text))
    if parsed.hasErrors {
      #expect(parsed.diagnostics.allSatisfy { !$0.message.isEmpty }, "\(text)")
      return false
    }
    let result = program.check(parsed.unit, mode: .file)
    guard let unit = result.unit else {
      #expect(result.diagnostics.contains { $0.severity == .error && !$0.message.isEmpty }, "\(text)")
      return false
    }
    // A program may run without end; the test is then that it can be stopped.
    let watch = DispatchSource.makeTimerSource(queue: .global())
    watch.schedule(deadline: .now() + 0.5)
    watch.setEventHandler { program.runtime.interrupt() }
    watch.resume()
    defer { watch.cancel() }
    _ = try? program.run(unit)
    return true
  }
}

private final class SilentHost: Host {
  func write(_ text: String) {}
  func readLine() -> String? { nil }
  func report(_ trap: Trap) {}
  func didBind(_ value: Value, to variable: VariableDecl) {}
}
