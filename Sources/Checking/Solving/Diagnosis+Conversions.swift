import Sema
import SyntaxTree
import Types

/// The errors of values of another type than is expected.
extension Checker {
  func conversionFailure(
    _ given: Type, _ wanted: Type, _ locator: ConstraintLocator, isArgument: Bool, in root: Expr,
    _ system: ConstraintSystem
  ) -> Failure? {
    let isNil = locator.anchor.isNil
    if case .closureParameter(let index) = locator.element {
      return closureParameterFailure(index, of: locator.anchor, given: given, system)
    }
    if case .branch = locator.element, isNil, !wanted.isUnknown {
      return failure(ConversionDiagnostic.nilInCoercion(wanted: wanted), at: locator.anchor.range)
    }
    if case .branch = locator.element { return branchesFailure(locator.anchor, in: root, system) }
    if isArgument, let fault = emptyArrayFailure(locator.anchor, expecting: wanted) { return fault }
    // `_` among several places is of any type.
    var isTuple = false
    if case .assigned = locator.element, case .tuple = wanted.head { isTuple = true }
    if isArgument, given.isUnknown, let fault = openTypeFailure(locator.anchor, system) { return fault }
    if (given.isUnknown && !isNil || wanted.isUnknown) && !isTuple { return nil }
    if case .existential(let protocols) = wanted.head, let proto = protocols.first(where: \.isOpaque)?.decl {
      if case .assigned = locator.element, !isNil {
        return failure(ConversionDiagnostic.assigned(given: given, wanted: wanted), at: locator.anchor.place)
      }
      if case .existential = given.head {
        return failure(
          ExpressionDiagnostic.structuralConformance(type: given, proto: proto.name), at: locator.anchor.place)
      }
    }
    var role = ConversionDiagnostic.Role.argument
    switch locator.element {
    case .argument, .autoclosure: break
    case .variadicArgument:
      if given.isNominal("Array") {
        var note: Diagnostic.Note?
        if case .arrayLiteral = locator.anchor.kind {
          note = Diagnostic.Note("remove brackets to pass array elements directly", at: locator.anchor.range)
        }
        return failure(ArgumentDiagnostic.arrayAsVariadic(type: wanted), at: locator.anchor.range).noting(note)
      }
    case .declaredResult where differInArguments(given, wanted): role = .closureResult
    case .declaredResult(let start, let end):
      if isNil { return nil }
      if let payload = given.optionalPayload, !locator.anchor.isShorthandArgument,
        conversion(from: payload, to: wanted) != nil
      {
        return mustBeUnwrapped(at: locator.anchor.place, given, payload)
      }
      let place = SourceRange(file: locator.anchor.range.file, start: start, end: end)
      return failure(
        ExpressionDiagnostic.otherDeclaredResult(declared: String(place.text), given: given), at: place)
    case .whole:
      if let fault = implicitMemberFailure(locator.anchor, given, wanted, system) { return fault }
      let comparison = locator.anchor.parent(in: root) {
        guard case .binary(let name, _, let left, let right) = $0.kind, name == "===" || name == "!==" else {
          return false
        }
        return left === locator.anchor || right === locator.anchor
      }
      if comparison != nil {
        return failure(
          ExpressionDiagnostic.identityOfValue(type: given.optionalPayload ?? given), at: locator.anchor.range)
      }
      if case .enumCase? = system.choice(at: locator.anchor)?.target {
        role = .expected
      } else if !isArgument {
        return nil
      }
    case .element: role = .element
    case .key: role = .dictionaryKey
    case .value: role = .dictionaryValue
    case .closureResult:
      if let fault = closureOfOtherResult(locator.anchor, given, wanted, in: root, system) { return fault }
      role = .closureResult
      if let function = system.choice(at: locator.anchor)?.function, isMissingCall(given, wanted) {
        return failure(
          ConversionDiagnostic.functionAsProperty(name: function.name, isMethod: function.owner != nil),
          at: locator.anchor.place
        ).fixed(by: .insert("()", after: locator.anchor.range))
      }
    case .keyPathValue:
      return failure(ConversionDiagnostic.keyPathValue(given: given, wanted: wanted), at: locator.anchor.range)
    case .keyPathRoot:
      return failure(ConversionDiagnostic.keyPathRoot(root: wanted, base: given), at: locator.anchor.range)
    case .condition: role = .condition
    case .assigned: return assignmentFailure(given, wanted, locator.anchor, in: root, system)
    case .coerced:
      let cast = locator.anchor.parent(in: root) {
        if case .cast(let value, .coerce, _) = $0.kind { value === locator.anchor } else { false }
      }
      guard let cast, case .cast(let value, _, _) = cast.kind else { return nil }
      if isNil { return failure(ConversionDiagnostic.nilInCoercion(wanted: wanted), at: value.range) }
      let subject = standIn(for: value, of: given, system)
      return needsDowncast(subject, wanted, cast)
        ?? caught { _ = try convert(subject, to: wanted) { .coercion(given: $0, wanted: $1) } }
    case .base, .result, .branch, .requirement, .openableRequirement, .typeRequirement, .closureParameter,
      .closureEffects:
      return nil
    }
    if isNil, wanted.isVoid, role == .closureResult {
      let closure = ExprSearch.around(locator.anchor.range.start, in: root).last {
        if case .closure = $0.kind { true } else { false }
      }
      let type = closure.flatMap { system.shownType(of: $0)?.head.functionType }
      return failure(
        ConversionDiagnostic.nilAsVoid(result: type?.namesVoid == true ? "Void" : "()"), at: locator.anchor.range)
    }
    if isNil { return failure(ConversionDiagnostic.nilMismatch(wanted: wanted, role: role), at: locator.anchor.range) }
    if let fault = tuplePartsFailure(locator.anchor, given, wanted, role, system) { return fault }
    if [.element, .dictionaryKey, .dictionaryValue].contains(role), isMissingCall(given, wanted) {
      return failure(
        ConversionDiagnostic.mismatch(given: given, wanted: wanted, role: role), at: locator.anchor.place)
    }
    let fault = caught {
      let isPart = [.element, .dictionaryKey, .dictionaryValue, .closureResult].contains(role)
      _ = try convert(standIn(for: locator.anchor, of: given, system), to: wanted, isPart: isPart) {
        [universe] given, wanted in
        if role == .argument, case .existential(let protocols) = wanted.head, let proto = protocols.first?.decl,
          given.nominalDecl != nil || given.isMetatype, !universe.conforms(given, to: proto)
        {
          return .nonconformingArgument(given: given, proto: proto.name)
        }
        return .mismatch(given: given, wanted: wanted, role: role)
      }
    }
    guard var fault, role == .closureResult else { return fault }
    if fault.diagnostic.notes.isEmpty {
      fault = fault.noting(
        comparison(for: locator.anchor, wanted)
          ?? universe.lesson(on: .conversion(given, to: wanted))?.note(onValue: locator.anchor.range))
    }
    if let change = unwritablePlace(changedBy: locator.anchor, in: root, system) { fault.further.append(change) }
    return fault
  }

  /// The errors of a tuple that is written as a part of a collection literal: of each element of another type. As in swiftc, a value of a
  /// dictionary has an element for a key first.
  private func tuplePartsFailure(
    _ expr: Expr, _ given: Type, _ wanted: Type, _ role: ConversionDiagnostic.Role, _ system: ConstraintSystem
  ) -> Failure? {
    guard [.element, .dictionaryKey, .dictionaryValue].contains(role), case .tuple(let elements) = expr.kind,
      case .tuple(let own) = given.head, case .tuple(let expected) = (wanted.optionalPayload ?? wanted).head,
      own.count == elements.count, own.count == expected.count,
      zip(own, expected).allSatisfy({ $0.label == nil || $1.label == nil || $0.label == $1.label })
    else { return nil }
    var found: [Failure] = []
    for (index, element) in elements.enumerated() {
      let part: ConversionDiagnostic.Role =
        role == .element ? .element : index == 0 ? .dictionaryKey : .dictionaryValue
      let (given, wanted) = (own[index].type, expected[index].type)
      if let inner = tuplePartsFailure(element.value, given, wanted, part, system) {
        found.append(inner)
        continue
      }
      let fault = caught {
        _ = try convert(standIn(for: element.value, of: given, system), to: wanted, isPart: true) {
          .mismatch(given: $0, wanted: $1, role: part)
        }
      }
      if let fault { found.append(fault) }
    }
    guard var first = found.first else { return nil }
    first.further += found.dropFirst().flatMap { [$0.diagnostic] + $0.further }
    return first
  }

  /// Returns whether the given type is a function type without parameters whose result converts to the expected type.
  func isMissingCall(_ given: Type, _ wanted: Type) -> Bool {
    guard let function = given.head.functionType, function.parameters.isEmpty, !function.result.isUnknown else {
      return false
    }
    return conversion(from: function.result, to: wanted) != nil
  }

  /// The error of a member of a generic type whose arguments nothing says, as in `f(Observable.just)`.
  private func openTypeFailure(_ expr: Expr, _ system: ConstraintSystem) -> Failure? {
    guard case .member(let base?, _, _, _, _) = expr.kind,
      case .nominal(let decl, let arguments)? = system.choice(at: expr)?.base.map({ system.shown($0).instance.head }),
      let open = zip(decl.generics, arguments).first(where: { generic, argument in
        if case .parameter(let named) = argument { return named.name == generic.name }
        return argument.isUnknown
      })
    else { return nil }
    return failure(InferenceDiagnostic.genericParameterNotInferred(name: open.0.name), at: base.range)
  }

  /// The errors of a cast to a generic type of which nothing says the arguments.
  func castFailure(_ type: Type, at place: SourceRange) -> Failure? {
    guard case .nominal(let decl, let arguments) = type.head else { return nil }
    let faults = zip(decl.allGenerics, arguments).filter(\.1.hasVariables).map { parameter, _ in
      failure(InferenceDiagnostic.castParameterNotInferred(name: parameter.name, type: decl.name), at: place)
    }
    guard var fault = faults.first else { return nil }
    fault.further = faults.dropFirst().map(\.diagnostic)
    return fault
  }

  /// The error of an assignment, or a mutating operator, on a parameter of a closure that has no names for them.
  func unwritableParameter(changedBy expr: Expr) -> Failure? {
    let (target, isOperator): (Expr, Bool)
    switch expr.kind {
    case .assignment(let left, _): (target, isOperator) = (left, false)
    case .binary(let name, _, let left, _) where name.hasSuffix("=") && !Self.comparison.contains(name):
      (target, isOperator) = (left, true)
    default: return nil
    }
    guard case .identifier(let name, _, _) = target.kind, name.hasPrefix("$") else { return nil }
    return failure(
      MutabilityDiagnostic(isOperator ? .mutatingOperator : .assignmentToValue, .immutable(name: name)),
      at: isOperator ? expr.place : target.range)
  }

  /// The error of an assignment, or a mutating operator, that is the value of a closure, on a place that cannot be written to.
  private func unwritablePlace(changedBy expr: Expr, in root: Expr, _ system: ConstraintSystem) -> Diagnostic? {
    if let change = unwritableParameter(changedBy: expr) { return change.diagnostic }
    guard case .assignment = expr.kind,
      let closure = expr.parent(in: root, where: { if case .closure = $0.kind { true } else { false } }),
      case .closure(let syntax) = closure.kind, var type = system.shownType(of: closure)?.head.functionType
    else { return nil }
    type.result = .void
    let fault = closureFailure(syntax, closure, .function(type), builder: nil)?.diagnostic
    return fault?.kind is MutabilityDiagnostic ? fault : nil
  }

  /// A note about `==` beside an assignment where a truth value is wanted.
  private func comparison(for expr: Expr, _ wanted: Type) -> Diagnostic.Note? {
    guard wanted.isNominal("Bool"), case .assignment = expr.kind, expr.place.text.hasPrefix("=") else { return nil }
    let sign = SourceRange(file: expr.place.file, start: expr.place.start, end: expr.place.start + 1)
    return Diagnostic.Note("'=' assigns; values are compared by '=='", fix: [.init(range: sign, text: "==")])
  }

  /// The error of an assignment to several places.
  private func tupleAssignmentFailure(_ value: Expr, _ given: Type, _ wanted: Type, at sign: SourceRange) -> Failure {
    func mismatch(_ given: Type, at place: SourceRange) -> Failure {
      failure(ConversionDiagnostic.assigned(given: given, wanted: wanted.withPlaces(for: given)), at: place)
    }
    guard case .tuple(let fields) = wanted.head else { return mismatch(given, at: sign) }
    if value.isNil {
      return failure(ConversionDiagnostic.nilAssigned(wanted: wanted, isSubscript: false), at: value.range)
    }
    if case .tuple(let elements) = value.kind, fields.count == elements.count,
      let (element, field) = zip(elements, fields).first(where: { $0.value.isNil && $1.type.optionalPayload == nil })
    {
      return failure(StatementDiagnostic.nilInitialValue(type: field.type), at: element.value.range)
    }
    if given.isTuple(of: fields.count) { return mismatch(given, at: sign) }
    guard let payload = given.optionalPayload, payload.isTuple(of: fields.count) else {
      return mismatch(given, at: value.place)
    }
    var fault = mustBeUnwrapped(at: value.place, given, payload)
    if conversion(from: payload, to: wanted) == nil { fault.further = [mismatch(payload, at: sign).diagnostic] }
    return fault
  }

  private func assignmentFailure(
    _ given: Type, _ wanted: Type, _ anchor: Expr, in root: Expr, _ system: ConstraintSystem
  ) -> Failure? {
    let assignment = anchor.parent(in: root) {
      if case .assignment(_, let right) = $0.kind { right === anchor } else { false }
    }
    guard let assignment, case .assignment(let left, let right) = assignment.kind else { return nil }
    if case .tuple = left.kind { return tupleAssignmentFailure(right, given, wanted, at: assignment.place) }
    if case .function(let method)? = system.choice(at: left)?.target {
      let fault = failure(MutabilityDiagnostic(.assignmentToValue, .method(name: method.name)), at: left.place)
      guard let owner = system.choice(at: left)?.base else { return fault }
      return taught(fault, on: .assignment(method.name, of: system.shown(owner))) {
        guard case .member(let base?, _, _, _, _) = left.kind else { return Diagnostic.Note($0.text) }
        return $0.note(onAssignmentTo: left.range, base: base.range)
      }
    }
    var isSubscript = false
    if case .subscriptCall = left.kind { isSubscript = true }
    if anchor.isNil {
      return failure(ConversionDiagnostic.nilAssigned(wanted: wanted, isSubscript: isSubscript), at: anchor.range)
    }
    var fault = caught {
      _ = try convert(standIn(for: anchor, of: given, system), to: wanted) {
        isSubscript
          ? .assignedToSubscript(given: $0, wanted: $1.optionalPayload ?? $1) : .assigned(given: $0, wanted: $1)
      }
    }
    let sign = right.range.wordBefore("=")
    // A raw value is to be converted.
    if let sign, let raw = wanted.nominalDecl?.rawType, Type.same(raw, given) { fault?.diagnostic.caret = sign }
    return fault?.told(atSign: sign)
  }

  /// A typed expression in place of one that has no typed form.
  func standIn(for expr: Expr, of type: Type, _ system: ConstraintSystem) -> CheckedExpr {
    var kind = CheckedExpr.Kind.void
    switch expr.kind {
    case .nilLiteral: kind = .nilLiteral
    case .integerLiteral(let text): kind = .integer(Int128("\(text)") ?? 0)
    case .floatLiteral: kind = .double(0)
    case .booleanLiteral(let value): kind = .boolean(value)
    case .optionalChain: kind = .optionalChain(make(.void, type.optionalPayload ?? type, expr.range), flattens: false)
    case .identifier(let name, _, _) where expr.isShorthandArgument:
      kind = .variable(VariableDecl(name: name, kind: .local, type: type, isLet: true))
    case .stringLiteral(let segments): kind = segments.count < 2 ? .string("") : .interpolation([])
    case .tryExpression(.optional, let inner):
      kind = .optionalTry(standIn(for: inner, of: type, system), flattens: true)
    default: break
    }
    if case .enumCase(let enumCase)? = system.choice(at: expr)?.target, type.head.functionType != nil {
      kind = .enumCaseFunction(enumCase)
    }
    let value = make(kind, type, expr.range)
    value.caret = expr.caret
    return value
  }
}

extension Type {
  fileprivate func isTuple(of count: Int) -> Bool {
    if case .tuple(let fields) = head { fields.count == count } else { false }
  }

  /// A tuple in which elements of no certain type are of the types that another tuple has there.
  fileprivate func withPlaces(for given: Type) -> Type {
    guard case .tuple(let own) = head, case .tuple(let other) = given.head, own.count == other.count else {
      return self
    }
    return .tuple(zip(own, other).map { $0.type.isUnknown ? TupleField(label: $0.label, $1.type) : $0 })
  }
}

extension Expr {
  /// The innermost expression around this one, within another, of which a predicate holds.
  func parent(in root: Expr, where predicate: (Expr) -> Bool) -> Expr? {
    ExprSearch.around(range.start, in: root).last(where: predicate)
  }
}
