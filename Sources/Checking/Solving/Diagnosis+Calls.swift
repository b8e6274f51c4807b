import Sema
import SyntaxTree
import Types

/// Diagnosis of calls.
extension Checker {

  /// Returns the failure where a method that never takes that many arguments hides a function that does.
  func hidden(
    _ name: String, by found: [FoundMember], _ arguments: [Expr.Argument], at place: SourceRange
  ) -> Failure? {
    func takes(_ parameters: [ParameterDecl]) -> Bool {
      parameters.contains(where: \.isVariadic)
        || (parameters.count { $0.defaultValue == nil }...parameters.count).contains(arguments.count)
    }
    let methods = found.compactMap { member -> FunctionDecl? in
      if case .function(let function) = member.decl { function } else { nil }
    }
    guard let method = methods.first, methods.count == found.count, !methods.contains(where: { takes($0.parameters) })
    else { return nil }
    let native = universe.globals(named: name).compactMap {
      if case .function(let function) = $0 { function } else { nil }
    }
    guard let function = (topLevelFunctions(name) + native).first(where: { takes($0.parameters) }) else { return nil }
    let module = function.declaredAt == nil ? "Swift" : Universe.ownModule
    return failure(
      ExpressionDiagnostic.methodInsteadOfFunction(
        name: name, kind: method.isStatic ? "static" : "instance", function: function.shownName, module: module),
      at: place,
      notes: [
        Diagnostic.Note(
          "use '\(module).' to reference the global function in module '\(module)'",
          fix: [.insert(module + ".", before: place)])
      ] + (function.declaredAt.map { [Diagnostic.Note("'\(function.shownName)' declared here", at: $0)] } ?? []))
  }

  /// The failure for a type without initializers that can be called here.
  func noInitializer(of type: Type, at nameRange: SourceRange) -> Failure {
    if let decl = type.nominalDecl, !decl.isNative {
      let hidden = hiddenMember("init", of: type)
      if hidden != nil || decl.kind == .structure && !canUseMemberwise(decl) {
        return failure(
          ModifierDiagnostic.inaccessible(
            member: "'\(decl.name)' initializer", access: (hidden?.decl.access ?? .privateLevel).word),
          at: nameRange)
      }
    }
    let fault = failure(ExpressionDiagnostic.noAccessibleInitializers(type: settled(type)), at: nameRange)
    return taught(fault, on: .call("init", of: type)) { $0.note(onMember: nameRange) }
  }
}

extension OverloadUse {
  /// Place of the callee, also where that is an expression and no name.
  var calleePlace: SourceRange {
    if case .call(let callee, _) = expr.kind { callee.place } else { nameRange }
  }

  /// The name, or the bracket of a subscript.
  var place: SourceRange {
    if case .subscriptCall(let base, _) = expr.kind, isSubscript { base.range.following } else { nameRange }
  }
}

extension Expr {
  /// True for the value that a step of a key path begins at.
  var isBaseOfStep: Bool { if case .discard = kind { true } else { false } }
}
