import FoundationLibrary
import RxBindings
import Checking
import Execution
import Interpreter
import RxCatalog
import Synchronization
import SyntaxTree
import Types

/// Host that runs programs with the catalog and collects their output.
final class ProgramRun: Execution.Host {
  private let text = Mutex("")
  private let traps = Mutex<[String]>([])

  var output: String { text.withLock { $0 } }
  var faults: [String] { traps.withLock { $0 } }

  func write(_ text: String) { self.text.withLock { $0 += text } }
  func readLine() -> String? { nil }
  func report(_ trap: Trap) { traps.withLock { $0.append(trap.description) } }
  func didBind(_ value: Value, to variable: VariableDecl) { StreamName.name(value, as: variable.name) }

  private struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  /// Returns the output of a program; throws if it does not check.
  static func output(of source: String) throws -> String {
    let host = ProgramRun()
    try host.run(source)
    return host.output
  }

  func run(_ source: String) throws {
    let program = Program(modules: [standardModule] + RxCatalog.modules(), host: self)
    program.universe.teachers.append(RxCatalog.teach)
    let result = program.check(program.parse(SourceFile(name: "test", text: source)).unit, mode: .file)
    guard let unit = result.unit else {
      throw Failed(description: result.diagnostics.map { "\($0.caret.line): \($0.message)" }.joined(separator: "\n"))
    }
    try program.run(unit)
  }

  /// Returns the first message about a program that does not check, with its notes.
  static func fault(in source: String) -> String? {
    let program = Program(modules: [standardModule] + RxCatalog.modules(), host: ProgramRun())
    program.universe.teachers.append(RxCatalog.teach)
    let result = program.check(program.parse(SourceFile(name: "test", text: source)).unit, mode: .file)
    return result.diagnostics.first.map { ([$0.message] + $0.notes.map(\.message)).joined(separator: "\n") }
  }
}
