import Checking
import Execution
import SyntaxTree
import Types

/// The program of a session, input by input: its universe of declarations, the names that its inputs declared, and its
/// runtime.
///
/// Inputs are checked and run one at a time, on the session's run loop; `runtime` may be interrupted from any thread.
package final class Program: @unchecked Sendable {
  package let universe: Universe
  package let runtime: Runtime
  /// Scope with the declarations of all inputs so far.
  package let session: Scope
  private(set) var operators = Operators.standard
  package private(set) var conditions: BuildConditions
  /// Platforms by the names of modules whose import decides them.
  private let platforms: [String: String]

  package init(modules: [NativeModule], host: any Host, platforms: [String: String] = [:]) {
    universe = Universe(modules: modules)
    runtime = Runtime(host: host, universe: universe)
    session = Scope(parent: nil)
    session.isTopLevel = true
    conditions = BuildConditions(modules: universe.moduleNames)
    self.platforms = platforms
  }

  /// Rules for reading an input: a file is one unit, with the names of libraries that it imports; the text of a pipe or an option is one
  /// unit with all names; the prompt takes one statement at a time and allows redeclaration.
  package enum Mode: Sendable { case file, text, prompt }

  /// Checks a file by itself: later inputs know nothing of its declarations, operators and platform.
  package func checkAlone(_ file: SourceFile, isThorough: Bool) -> [Diagnostic] {
    let before = (operators, conditions)
    defer { (operators, conditions) = before }
    let parsed = parse(file)
    if !parsed.isComplete { return parsed.diagnostics }
    let found = check(parsed.unit, mode: .file, isThorough: isThorough, keepsDeclarations: false).diagnostics
    if !parsed.hasErrors { return parsed.diagnostics + found }
    // As behind an error in a type, what the flow would say of the rest waits.
    return parsed.diagnostics + found.filter { $0.severity == .error && $0.kind.phase != .flow }
  }

  /// Parses an input; its operator declarations are kept when it is run.
  package func parse(_ file: SourceFile) -> ParseResult {
    var result = parsed(file)
    if let platform = platform(of: result.unit), platform != conditions.platform {
      conditions.platform = platform
      // Conditions of the file itself may have been evaluated for the former platform.
      if file.text.contains("#if") { result = parsed(file) }
    }
    if !result.hasErrors { operators = result.operators }
    return result
  }

  /// Returns true if a file has statements besides declarations at its top level.
  package func hasTopLevelCode(_ file: SourceFile) -> Bool {
    Parser.parse(file, operators: operators, conditions: conditions).unit.statements.contains { statement in
      if case .declaration = statement.kind { false } else { true }
    }
  }

  /// Platform that the imports of an input decide; nil for none.
  private func platform(of unit: SourceUnit) -> String? {
    for case .declaration(let declaration) in unit.statements.map(\.kind) {
      if case .importModule(let path) = declaration.kind, let name = path.first, let platform = platforms[name] {
        return platform
      }
    }
    return nil
  }

  private func parsed(_ file: SourceFile) -> ParseResult {
    Parser.parse(file, operators: operators, conditions: conditions)
  }

  /// Checks an input as a whole. Without errors its declarations are part of the session from here on.
  ///
  /// - Parameter isThorough: If true, all warnings are returned, including those about style.
  package func check(
    _ unit: SourceUnit, mode: Mode, isThorough: Bool = false, keepsDeclarations: Bool = true
  ) -> CheckResult {
    Checker.check(
      unit, isPrompt: mode == .prompt, followsImports: mode == .file, isThorough: isThorough,
      keepsDeclarations: keepsDeclarations, universe: universe, session: session,
      environment: CheckingEnvironment { [runtime] in
        // A fault on another thread ends nothing that is only checked.
        guard runtime.isStopping, case .interrupted? = runtime.stopTrap?.reason else { return false }
        return true
      })
  }

  /// Runs a checked input. Throws a `Trap`, or an uncaught error of the program.
  ///
  /// A variable whose initializer failed is not declared: its name keeps its former meaning.
  package func run(_ unit: CheckedUnit, after: Runtime.AfterStatement? = nil) throws {
    defer { unit.shadowed.drop() }
    let answer: Runtime.AfterStatement? = after.map { after in
      { index, value in
        if index == unit.statements.count - 1 { unit.shadowed.drop() }
        after(index, value)
      }
    }
    do { try runtime.run(unit, after: answer) } catch {
      universe.lock.withLock {
        for variable in unit.variables where !runtime.hasValue(variable) {
          unit.shadowed.restore(variable, in: session)
        }
      }
      throw error
    }
  }

  /// Returns the type of an expression, without running it: one line, or one for each of several functions of a name.
  package func typeOfExpression(_ text: String) -> Result<[String], Diagnostics> {
    let parsed = Parser.parse(
      SourceFile(name: "type", text: text), operators: operators, conditions: conditions)
    if parsed.hasErrors { return .failure(Diagnostics(all: parsed.diagnostics)) }
    func describe(_ expr: Expr) -> Result<[String], Diagnostics> {
      universe.lock.withLock {
        Checker.describe(expr, universe: universe, session: session).mapError { Diagnostics(all: [$0]) }
      }
    }
    if parsed.unit.statements.count == 1 {
      switch parsed.unit.statements[0].kind {
      case .expression(let expr): return describe(expr)
      case .declaration(let decl):
        // Names that would have been declared.
        if case .variable(let syntax) = decl.kind, syntax.bindings.count == 1,
          let value = syntax.bindings[0].initializer,
          case .binding(let name, _) = syntax.bindings[0].pattern.kind
        {
          if let written = syntax.bindings[0].type { return .success(["\(name): \(written.range.text)"]) }
          return describe(value).map { ["\(name): \($0.joined(separator: "\n"))"] }
        }
      default: break
      }
    }
    let place = parsed.unit.statements.first?.range ?? SourceRange(file: parsed.unit.file, start: 0, end: 0)
    let note = Diagnostic.Note("a declaration says what it is when it is entered")
    return .failure(
      Diagnostics(all: [Diagnostic(.error, "an expression is wanted here", at: place, notes: [note])]))
  }

  package struct Diagnostics: Error {
    package let all: [Diagnostic]
  }

  /// The variables that can be named now, by name.
  package var variables: [VariableDecl] {
    session.values.values.compactMap { entries in
      if case .variable(let variable)? = entries.first { variable } else { nil }
    }.sorted { $0.name < $1.name }
  }

  /// Returns true if an input so far declared a variable, function or type of a name.
  package func declares(_ name: String) -> Bool {
    universe.lock.withLock { session.values[name] != nil || session.types[name] != nil }
  }

  /// Declares a variable from outside: `$R0`. Its value is set by the caller, through the runtime.
  package func declare(_ variable: VariableDecl) { universe.lock.withLock { session.declare(variable) } }

  /// Removes a variable or function.
  package func forget(_ name: String) { universe.lock.withLock { session.values[name] = nil } }
}
