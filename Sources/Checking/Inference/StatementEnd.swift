import SyntaxTree
import Types

/// Completion of inference at the end of a statement: literals take their default types, and open types are errors.
extension Checker {
  /// Solves what is open, gives literals their defaults, and writes the solved types into what was made.
  func finish(at place: SourceRange) throws {
    try solveDeferred()
    var rounds = 0
    var place = 0
    while let variable = nextLiteral(from: &place), rounds < 10_000 {
      rounds += 1
      // A deferred constraint may give an earlier expression the type of a literal, so the search starts over.
      if !deferred.isEmpty { place = 0 }
      try settleDefault(of: variable)
    }
    do { try solveDeferred(isFinal: true) } catch {
      guard settleEmptyLiterals() else { throw error }
      try solveDeferred(isFinal: true)
    }
    _ = settleEmptyLiterals()
    applyAllDefaults()
    settleUnknownsAsAny()
    try solveDeferred(isFinal: true)
    settleShown()
    if let left = deferred.first {
      switch left.kind {
      case .equal, .requirement, .conformance:
        deferred = []
        try nameOpenParameter(at: left.place)
        throw failure(InferenceDiagnostic.ambiguousExpression, at: left.place)
      case .resolve: throw failure(InferenceDiagnostic.ambiguousExpression, at: left.place)
      }
    }
    for expr in made {
      if let open = expr.type.firstVariable { throw unresolved(open, expr) }
    }
    for expr in made {
      expr.settleTypes(in: self)
      if expr.isBareType {
        throw failure(
          ExpressionDiagnostic.bareTypeName, at: expr.range,
          notes: [
            Diagnostic.Note("add arguments after the type to construct a value of the type"),
            Diagnostic.Note("use '.self' to reference the type object"),
          ])
      }
      if case .property(let base, let variable) = expr.kind, variable.isLazy, let fault = immutable(base, expr.place) {
        throw fault
      }
      if case .integer(let value) = expr.kind, let range = expr.type.integerRange, !range.contains(value) {
        let place = value >= 0 || expr.range.text.hasPrefix("-") ? expr.range : expr.range.withSignBefore
        if value < 0, range.lowerBound == 0 {
          throw failure(
            ExpressionDiagnostic.negativeOverflow(value: value, type: expr.type), at: place)
        }
        throw failure(
          ExpressionDiagnostic.integerOverflow(value: String(value), type: expr.type.description), at: place)
      }
    }
    for variable in madeVariables { variable.type = settled(variable.type) }
    if isSilent, trialDepth == 0 {
      // Where something else is wrong nobody asks for it yet.
      if leftOut.isEmpty { diagnostics += warnings.filter { $0.severity == .error } }
      forgetSilence()
    }
    resultsWithoutValue = []
    emptyState()
  }

  /// Forgets what the statement made; marks that were taken in it are no longer current.
  private func emptyState() {
    statementEnds += 1
    made = []
    madeVariables = []
    trail = []
    openParameters = [:]
    unknownsAsAny = []
    score = Score()
  }

  /// Of what is only ever used where any value will do nothing else is known: it is an `Any`.
  private func settleUnknownsAsAny() {
    for variable in unknownsAsAny {
      if case .variable(let open) = Type.variable(variable).head, open.literal == nil { bind(open, to: .any) }
    }
  }

  /// The first reading of a lazy property changes the struct that it is in.
  private func immutable(_ base: CheckedExpr, _ place: SourceRange) -> Failure? {
    if isReference(base.type) { return nil }
    switch base.kind {
    case .variable(let variable) where variable.isLet && variable.name == "self":
      return failure(MutabilityDiagnostic(.mutatingGetter, .immutable(name: "self")), at: place).noting(mutatingMethod)
    case .variable(let variable) where variable.isLet:
      return failure(MutabilityDiagnostic(.mutatingGetter, .constant(name: variable.name)), at: place).noting(
        variable.madeMutable)
    case .property(let inner, let variable):
      if variable.isLet {
        return failure(MutabilityDiagnostic(.mutatingGetter, .constant(name: variable.name)), at: place).noting(
          variable.madeMutable)
      }
      return immutable(inner, place)
    case .call(let callee, nil, _):
      return failure(MutabilityDiagnostic(.mutatingGetter, .functionResult(name: callee.function.name)), at: place)
    default: return nil
    }
  }

  /// `{ x in print(x) }`: a parameter of which nothing more is asked than that it is anything.
  private func settleShown() {
    for expr in made where expr.type.isAny {
      guard case .convert(let inner, _) = expr.kind, case .variable = inner.kind,
        case .variable(let variable) = inner.type.head, variable.literal == nil
      else { continue }
      bind(variable, to: .any)
    }
  }

  private func nameOpenParameter(at place: SourceRange) throws {
    for (_, entry) in openParameters.sorted(by: { $0.key < $1.key }) where entry.type.isVariable {
      throw notInferred(entry.name, at: entry.place)
    }
  }

  private func notInferred(_ parameter: String, at place: SourceRange) -> Failure {
    let fault = failure(InferenceDiagnostic.genericParameterNotInferred(name: parameter), at: place)
    return taught(fault, on: .inference(of: String(place.text))) { Diagnostic.Note($0.text) }
  }

  private func unresolved(_ variable: TypeVariable, _ expr: CheckedExpr) -> Failure {
    if let entry = openParameters[variable.id] { return notInferred(entry.name, at: entry.place) }
    for (_, entry) in openParameters.sorted(by: { $0.key < $1.key }) where entry.type.isVariable {
      return notInferred(entry.name, at: entry.place)
    }
    if variable.literal == .nilLiteral { return failure(InferenceDiagnostic.nilWithoutContext, at: expr.range) }
    return failure(InferenceDiagnostic.ambiguousExpression, at: expr.range)
  }

  /// Drops everything of a statement that failed.
  func abandon() {
    forgetSilence()
    deferred = []
    emptyState()
    tryDepth = 0
  }

  private func forgetSilence() {
    if isSilent { warnings.removeAll { $0.severity == .error } }
    isSilent = false
  }

  /// - Parameter place: How many expressions are known to hold none.
  private func nextLiteral(from place: inout Int) -> TypeVariable? {
    while place < made.count {
      let type = made[place].type
      if let variable = type.firstLiteralVariable, let literal = variable.literal, defaultType(of: literal) != nil {
        return variable
      }
      place += 1
    }
    return nil
  }

  /// One literal takes its default; then what waits gets another chance. A whole number may also be a Double.
  private func settleDefault(of variable: TypeVariable) throws {
    guard let literal = variable.literal, let type = defaultType(of: literal) else { return }
    let start = mark()
    bind(variable, to: type)
    do { try solveDeferred() } catch {
      guard literal == .integer else { throw error }
      rollBack(to: start)
      bind(variable, to: universe.double)
      if (try? solveDeferred()) == nil { throw error }
    }
  }

  /// Binds the open element types of empty literals to `Any`, and open key types to `AnyHashable`; returns false if there are none.
  private func settleEmptyLiterals() -> Bool {
    var found = false
    func settle(_ type: Type, as standard: Type?) {
      guard case .variable(let variable) = type.head, variable.literal == nil, let standard else { return }
      bind(variable, to: standard)
      found = true
    }
    for expr in made {
      switch expr.kind {
      case .array(let elements) where elements.isEmpty:
        if let element = expr.type.arguments.first { settle(element, as: .any) }
      case .dictionary(let pairs) where pairs.isEmpty:
        guard expr.type.arguments.count == 2 else { continue }
        settle(expr.type.arguments[0], as: universe.nominal("AnyHashable").map { .nominal($0, []) })
        settle(expr.type.arguments[1], as: .any)
      default: continue
      }
    }
    return found
  }

  /// Binds the open element type of an empty literal to `Any`, for messages where another type is expected.
  func settleEmptyLiteral(_ value: CheckedExpr) {
    switch value.kind {
    case .array(let elements) where elements.isEmpty: break
    case .dictionary(let pairs) where pairs.isEmpty: break
    default: return
    }
    guard let last = value.type.arguments.last else { return }
    if case .variable(let variable) = last.head, variable.literal == nil { bind(variable, to: .any) }
    guard value.type.arguments.count == 2, case .variable(let key) = value.type.arguments[0].head,
      let hashable = universe.nominal("AnyHashable")
    else { return }
    bind(key, to: .nominal(hashable, []))
  }

  /// The literals in this type take their defaults as far as what waits allows it.
  func settleDefaults(in type: Type) throws {
    while let variable = type.firstLiteralVariable, let literal = variable.literal, defaultType(of: literal) != nil {
      try settleDefault(of: variable)
    }
  }

  private func applyAllDefaults() {
    var place = 0
    while let variable = nextLiteral(from: &place), let literal = variable.literal, let type = defaultType(of: literal)
    {
      bind(variable, to: type)
    }
  }

  /// Literals in this type take their defaults now: something wants to look inside.
  func settleLiterals(in type: Type) {
    while let variable = type.firstLiteralVariable, let literal = variable.literal,
      let standard = defaultType(of: literal)
    {
      bind(variable, to: standard)
    }
  }

  func settled(_ type: Type) -> Type { universe.normalized(type, assuming: requirements) }
}

extension SourceRange {
  /// With the sign that stands right before it.
  fileprivate var withSignBefore: SourceRange {
    SourceRange(file: file, start: max(start - 1, 0), end: end)
  }
}
