@testable import FoundationLibrary
import Synchronization
import Testing
@testable import Checking
@testable import Execution
@testable import Interpreter
@testable import SyntaxTree
@testable import Types

/// A program in a separate session: its output, and its end.
final class ProgramRun: Host, @unchecked Sendable {
  private let text = Mutex("")
  private let faults = Mutex<[Trap]>([])
  private(set) var program: Program!
  private(set) var trap: Trap?

  init(modules: [NativeModule] = [standardModule]) { program = Program(modules: modules, host: self) }

  var output: String { text.withLock { $0 } }
  var reported: [Trap] { faults.withLock { $0 } }
  var fault: String? { trap?.description }

  func write(_ text: String) { self.text.withLock { $0 += text } }
  func readLine() -> String? { nil }
  func report(_ trap: Trap) { faults.withLock { $0.append(trap) } }
  func didBind(_ value: Value, to variable: VariableDecl) {}

  /// Checks and runs an input; a program that does not check is a failure of the test.
  func run(_ source: String, mode: Program.Mode = .file, _ location: SourceLocation = #_sourceLocation) {
    let parsed = program.parse(SourceFile(name: "test", text: source))
    let checked = parsed.hasErrors ? nil : program.check(parsed.unit, mode: mode)
    guard let unit = checked?.unit else {
      let messages = (parsed.diagnostics + (checked?.diagnostics ?? [])).map(\.message)
      Issue.record("does not check: \(messages)", sourceLocation: location)
      return
    }
    do { try program.run(unit) } catch let caught as Trap { trap = caught } catch {
      Issue.record("ended with \(error)", sourceLocation: location)
    }
    program.runtime.resume()
  }

  func function(_ name: String) -> Function {
    program.variables.first { $0.name == name }.flatMap { program.runtime.value(of: $0) }?.asFunction ?? .nothing
  }
}

func output(_ source: String, _ location: SourceLocation = #_sourceLocation) -> String {
  let run = ProgramRun()
  run.run(source, location)
  return run.output + (run.fault ?? "")
}

extension ProgramRun {
  func run(_ source: String, _ location: SourceLocation) { run(source, mode: .file, location) }
}
