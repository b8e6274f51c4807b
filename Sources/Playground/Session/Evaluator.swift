import Recording
import Foundation
import FoundationLibrary
import RxBindings
import Checking
import Execution
import Interpreter
import Rx
import RxCatalog
import Synchronization
import SyntaxTree
import Types

/// The program of a session, with its evaluation. Belongs to the run loop.
final class Evaluator {
  let program: Program
  /// The `:` commands of the file that is being run, by their numbers in its text.
  var commands: [String] = []
  private var results = 0
  /// Numbers of the subscriptions whose disposables were results, by the results' names.
  private var subscriptionsOfResults: [String: Int] = [:]
  /// Declarations of the inputs so far, among which tests are looked for; at the prompt the latest of each name.
  private(set) var types: [NominalDecl] = []
  private(set) var functions: [FunctionDecl] = []
  private let keepsLatestOnly: Bool
  /// Text of the input that is being checked.
  private let input = CheckedInput()

  var runtime: Runtime { program.runtime }

  init(host: SessionHost, session: Session) {
    keepsLatestOnly = session.options.isInteractive
    let shell = NativeModule(name: "_Shell")
    let relay = CommandRelay(session)
    shell.global([
      NativeMember("func \(ScriptText.function)(_ index: Int)", .unary { relay.run($0) }),
      NativeMember("func \(CheckPrelude.report)(_ message: String)", .unary { relay.report($0) }),
    ])
    let (libraries, standard) = LargeStack.both({ RxCatalog.modules() }, and: { standardModule })
    program = Program(modules: [standard] + libraries + [shell], host: host, platforms: RxCatalog.platforms)
    program.universe.teachers.append(RxCatalog.teach)
    if session.options.isInteractive {
      program.universe.teachers.append { [input] in
        CommandTable.teach($0, in: input.text.withLock { $0 }.trimmingCharacters(in: .whitespacesAndNewlines))
      }
    }
  }

  /// Releases the variables while the runtime still exists: their values may run the program's `deinit`s.
  deinit {
    let runtime = program.runtime
    program.session.values = [:]
    withExtendedLifetime(runtime) {}
  }

  /// Passes the commands in a file's text to the session that runs it.
  private final class CommandRelay: Sendable {
    private nonisolated(unsafe) weak var session: Session?
    // Unsafe only in name: a weak reference that is never written after it was made.
    init(_ session: Session) { self.session = session }

    /// Reports the result of a lesson's check.
    func report(_ message: Value) -> Value {
      if case .string(let message) = message { session?.host.report(.expectation("\(message)")) }
      return .void
    }

    func run(_ index: Value) -> Value {
      if case .int(let index) = index, let session, session.evaluator.commands.indices.contains(index) {
        session.perform(command: session.evaluator.commands[index], isTyped: false)
      }
      return .void
    }
  }

  private final class CheckedInput: Sendable {
    let text = Mutex("")
  }

  // MARK: Inputs

  /// Parses and checks an input; nothing of it is known afterwards where something is wrong.
  func check(
    _ file: SourceFile, mode: Program.Mode, isThorough: Bool = false
  ) -> (unit: CheckedUnit?, diagnostics: [Diagnostic]) {
    input.text.withLock { $0 = file.text }
    let parsed = program.parse(file)
    if parsed.hasErrors { return (nil, parsed.diagnostics) }
    let result = program.check(parsed.unit, mode: mode, isThorough: isThorough)
    return (result.unit, parsed.diagnostics + result.diagnostics)
  }

  /// Runs it.
  func run(_ unit: CheckedUnit, after: Runtime.AfterStatement? = nil) throws {
    keepDeclarations(of: unit)
    try program.run(unit, after: after)
  }

  private func keepDeclarations(of unit: CheckedUnit) {
    if keepsLatestOnly {
      let (typeNames, functionNames) = (Set(unit.types.map(\.pathName)), Set(unit.functions.map(\.fullName)))
      types.removeAll { typeNames.contains($0.pathName) }
      functions.removeAll { functionNames.contains($0.fullName) }
    }
    types += unit.types
    functions += unit.functions
  }

  /// Runs each statement, also after a failed one, whose variables stay uninitialized. Returns true if no statement
  /// failed.
  ///
  /// - Parameter report: Called with the error that ended a statement; returns false to stop.
  func runGoingOn(_ unit: CheckedUnit, report: (any Error) -> Bool) -> Bool {
    keepDeclarations(of: unit)
    var isFine = true
    for statement in unit.statements {
      do {
        var part = unit
        part.statements = [statement]
        try runtime.run(part)
      } catch {
        isFine = false
        if !report(error) { break }
        runtime.abandon(Self.variables(unit, declaredBy: statement))
        runtime.resume()
      }
    }
    return isFine
  }

  // MARK: Answers

  /// Returns the prompt's answers to the declarations of an input besides variables.
  func declarations(of unit: CheckedUnit) -> [String] {
    var answers = unit.types.map { "\($0.keyword) \($0.name)" }
    answers += unit.functions.filter { !TestPlanName.isPlan($0.name) }.map { function in
      let parameters = function.parameters.map { Self.text($0.type) + ($0.isVariadic ? "..." : "") }
      let effects = (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
      return "\(function.fullName): (\(parameters.joined(separator: ", ")))\(effects) -> \(Self.text(function.result))"
    }
    return answers + unit.aliases.map { "typealias \($0.name) = \(Self.text($0.type))" }
  }

  /// The prompt's answer to a statement that has run: its variables with their values, or its value and the name that this was given.
  func answers(
    to statement: CheckedStmt, of unit: CheckedUnit, _ value: Value?
  ) -> (answers: [String], result: String?) {
    let answers = Self.variables(unit, declaredBy: statement).map { variable in
      let value = variable.kind == .global && !variable.isLazy ? runtime.value(of: variable) : nil
      return "\(variable.name): \(Self.text(variable.type))" + Self.text(of: value)
    }
    guard let value, case .expression(let expression) = statement.kind else { return (answers, nil) }
    let name = "$R\(results)"
    let type = expression.type
    results += 1
    declare(name, type, value)
    declare("_", type, value)
    return (answers + ["\(name): \(Self.text(type))" + Self.text(of: value)], name)
  }

  private static func variables(_ unit: CheckedUnit, declaredBy statement: CheckedStmt) -> [VariableDecl] {
    let range = statement.range
    return unit.variables.filter { variable in
      variable.declaredAt.map { $0.start >= range.start && $0.start < range.end } ?? false
    }
  }

  /// The variables, by name, with their values where they can be read; `held` is the latest element of a relay or a behavior
  /// subject.
  var variables: [(name: String, type: String, value: Value?, held: Value?)] {
    program.variables.filter { $0.name != "_" && !$0.name.hasPrefix("$") }.map { variable in
      let value = variable.kind == .global && !variable.isLazy ? runtime.value(of: variable) : nil
      return (
        variable.name, Self.text(variable.type), value.flatMap { Self.hasText($0) ? $0 : nil },
        value.flatMap { $0.heldValue }
      )
    }
  }

  /// Returns the number of the subscription that a variable holds, or whose disposable was the result of that name.
  func subscription(in name: String) -> Int? {
    value(named: name).flatMap { $0.asObject as? SubscriptionHandle }?.number ?? subscriptionsOfResults[name]
  }

  /// Returns the name of the result through which a live subscription can be reached.
  func result(holding subscription: Int) -> String? {
    subscriptionsOfResults.first { $0.value == subscription && $0.key != "_" && value(named: $0.key) != nil }?.key
  }

  /// True for the name of a result that nothing has kept, which cannot be read any more.
  func isGone(result name: String) -> Bool {
    guard name.hasPrefix("$") else { return false }
    return value(named: name) == nil && program.variables.contains { $0.name == name }
  }

  /// Returns the value of a variable of that name, results of the prompt included; nil if reading it would run code or
  /// fail.
  func value(named name: String) -> Value? {
    guard let variable = program.variables.last(where: { $0.name == name }) else { return nil }
    if variable.kind == .global, !variable.isLazy { return runtime.value(of: variable) }
    if name.hasPrefix("$"), case .nullary(let get)? = variable.getter?.implementation { return try? get() }
    return nil
  }

  func type(of text: String) -> Swift.Result<String, Fault> {
    program.typeOfExpression(text).map { $0.map { $0.replacing("any ", with: "") }.joined(separator: "\n") }
      .mapError { Fault(diagnostics: $0.all) }
  }

  /// Runs an expression and gives its value; nil where it has none or does not check.
  func valueOfExpression(_ text: String) throws -> Value? {
    guard let unit = check(SourceFile(name: "value", text: text), mode: .prompt).unit else { return nil }
    var result: Value?
    try run(unit) { _, value in result = value }
    return result
  }

  struct Fault: Error { let diagnostics: [Diagnostic] }

  /// Returns a type as people write it: most leave out `any` before a protocol.
  private static func text(_ type: Type) -> String { type.description.replacing("any ", with: "") }

  private static func text(of value: Value?) -> String {
    guard let value, hasText(value) else { return "" }
    return " = " + DisplayText.value(value)
  }

  /// Returns true if a value's description says anything: that of a stream, a disposable or most objects is only the name of its type.
  private static func hasText(_ value: Value) -> Bool {
    switch value {
    case .object: value.ownDebugDescription != nil
    case .function, .metatype: false
    case .native(let box): box.hasText
    case .some(let box): hasText(box.value)
    case .tuple(let tuple): tuple.elements.allSatisfy(hasText)
    case .array(let elements): elements.allSatisfy(hasText)
    case .dictionary(let elements): elements.values.allSatisfy(hasText)
    default: true
    }
  }

  /// Declares the result of an expression under a name, without keeping objects alive: to look at a bag must not hold it.
  private func declare(_ name: String, _ type: Type, _ value: Value) {
    let held = WeakResult(value)
    let subscription = (value.asObject as? SubscriptionHandle)?.number
    if let subscription { subscriptionsOfResults[name] = subscription }
    let variable = VariableDecl(name: name, kind: .computed, type: type, isLet: true)
    let getter = FunctionDecl(name: name, kind: .getter)
    getter.result = type
    getter.implementation = .nullary {
      guard let value = held.value else {
        guard let subscription else { throw Trap(.gone("\(name) was not kept: nothing else holds it any more")) }
        throw Trap(
          .gone("\(name) was the disposable of #\(subscription), which has ended"),
          note: ":why #\(subscription) explains it")
      }
      return value
    }
    variable.getter = getter
    program.declare(variable)
  }
}
