import Sema
import SyntaxTree
import Types

/// Diagnosis of arguments: their number, their order, their labels.
extension Checker {

  /// Several values for the one parameter of a tuple of as many: `subject.onNext(1, "a")`.
  func expectsTuple(
    _ candidate: Candidate, _ name: String, _ arguments: [Expr.Argument], _ parameters: [CallParameter],
    _ nameRange: SourceRange
  ) -> Failure? {
    guard arguments.count > 1, parameters.count == 1, !arguments.contains(where: \.isTrailing),
      case .tuple(let fields) = universe.simplified(parameters[0].type, assuming: requirements),
      fields.count == arguments.count
    else { return nil }
    let subject =
      switch candidate.target {
      case .function(let function) where function.kind == .initializer: "initializer"
      case .function(let function) where function.owner == nil: "global function '\(name)'"
      case .function(let function): "\(function.isStatic ? "static" : "instance") method '\(name)'"
      case .enumCase(let enumCase): "enum case '\(enumCase.name)'"
      case .value(let value):
        if case .variable(let variable) = value.kind { "\(variable.isLet ? "let" : "var") '\(name)'" } else { "call" }
      default: "call"
      }
    var fault = failure(
      ArgumentDiagnostic.takesTuple(callee: subject, type: settled(parameters[0].type)), at: nameRange.argumentList)
    if let first = arguments.first, let last = arguments.last {
      let start = (first.labelRange ?? first.value.range).start
      let written = SourceRange(file: first.value.range.file, start: start, end: last.value.range.end)
      let label = parameters[0].label.map { first.label == $0 ? "" : $0 + ": " } ?? ""
      fault = fault.noting(
        Diagnostic.Note(
          "did you mean to pass a tuple?", at: written, fix: Diagnostic.Edit.surround(written, label + "(", ")")))
    }
    fault.cause = .form
    return fault
  }

  /// The error of two arguments that fit once they are exchanged; nil for other fixes. Literals are no such arguments.
  func exchangedArguments(_ fixes: [Fix], _ system: ConstraintSystem) -> Failure? {
    guard fixes.count == 2, let use = system.use(concernedBy: fixes[0]), !use.isOperation,
      let written = use.arguments?.written, written.count == 2, !written[1].isTrailing,
      case .conversion(let first, let wantedFirst, true) = fixes[0].kind, fixes[0].locator.anchor === written[0].value,
      case .conversion(let second, let wantedSecond, true) = fixes[1].kind,
      fixes[1].locator.anchor === written[1].value,
      !written.contains(where: { $0.value.literal != nil }),
      Type.same(system.shown(first), system.shown(wantedSecond)),
      Type.same(system.shown(second), system.shown(wantedFirst))
    else { return nil }
    func name(_ index: Int) -> String {
      written[index].label.map { "argument '\($0)'" } ?? "unnamed argument #\(index + 1)"
    }
    return failure(
      ArgumentDiagnostic.wrongOrder(argument: name(1), other: name(0)),
      at: written[1].labelRange ?? written[1].value.range)
  }

  /// The error of arguments that do not match the parameters.
  func argumentsFailure(
    _ obstacle: ArgumentMatching.Obstacle, _ arguments: [Expr.Argument], _ parameters: [CallParameter],
    _ nameRange: SourceRange, in list: ArgumentDiagnostic.ArgumentList
  ) -> Failure {
    let mismatch = ArgumentMatching.mismatch(obstacle, arguments, parameters)
    var fault = failure(mismatch.kind.named(in: list), at: place(of: mismatch, arguments, nameRange))
    fault.cause = .form
    return mismatch.labels.map { fault.fixed(by: relabelling(arguments, as: $0)) } ?? fault
  }

  /// Where swiftc points for arguments that do not match.
  private func place(
    of mismatch: ArgumentMatching.Mismatch, _ arguments: [Expr.Argument], _ nameRange: SourceRange
  ) -> SourceRange {
    // The initial value of a property with a wrapper is an argument that is not written in the list.
    let isImplied = arguments.contains { $0.label == "wrappedValue" && $0.labelRange == nil }
    if isImplied, !mismatch.kind.isOfExtraArguments { return nameRange }
    switch mismatch.place {
    case .list:
      let list = nameRange.argumentList
      // Closures without parentheses are the whole list.
      guard case .incorrectLabels = mismatch.kind, list.start == nameRange.start, let first = arguments.first,
        first.isTrailing
      else { return list }
      return first.value.range
    case .label(let index): return arguments[index].labelRange ?? arguments[index].value.range
    case .value(let index):
      return mismatch.kind.isOfExtraArguments ? arguments[index].value.place : arguments[index].value.range
    case .after(let index):
      if arguments.indices.contains(index) { return arguments[index].value.range.following }
      let list = nameRange.argumentList
      return list.start == nameRange.start ? nameRange.following : list.following
    }
  }

  /// The changes that give these arguments other labels.
  private func relabelling(_ arguments: [Expr.Argument], as labels: [String?]) -> [Diagnostic.Edit] {
    zip(arguments, labels).compactMap { argument, label in
      guard argument.label != label, !argument.isTrailing else { return nil }
      let value = argument.value.range
      let start = argument.labelRange?.start ?? value.start
      let written = SourceRange(file: value.file, start: start, end: value.start)
      return Diagnostic.Edit(range: written, text: label.map { $0 + ": " } ?? "")
    }
  }

}
