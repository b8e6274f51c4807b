/// Variables, unification and constraints that wait.
extension Checker {
  func freshVariable(literal: TypeVariable.Literal? = nil) -> Type {
    nextVariable += 1
    return .variable(TypeVariable(id: nextVariable, literal: literal))
  }

  func bind(_ variable: TypeVariable, to type: Type) {
    trail.append(.binding(variable))
    variable.binding = type
  }

  // MARK: Trying candidates

  struct Mark {
    let trail: Int
    let deferred: [Deferred]
    let made: Int
    let madeVariables: Int
    let score: Score
    let didThrow: Bool
    let sawReturn: Bool
    let bodies: Int
  }

  func mark() -> Mark {
    Mark(
      trail: trail.count, deferred: deferred, made: made.count, madeVariables: madeVariables.count, score: score,
      didThrow: context.didThrow, sawReturn: context.sawReturn, bodies: bodies.count)
  }

  func rollBack(to mark: Mark) {
    while trail.count > mark.trail {
      switch trail.removeLast() {
      case .binding(let variable): variable.binding = nil
      case .literal(let variable, let old): variable.literal = old
      }
    }
    deferred = mark.deferred
    made.removeLast(made.count - mark.made)
    madeVariables.removeLast(madeVariables.count - mark.madeVariables)
    score = mark.score
    context.didThrow = mark.didThrow
    context.sawReturn = mark.sawReturn
    bodies.removeLast(bodies.count - mark.bodies)
  }

  /// Everything that a successful trial did, to be done again without checking again.
  struct Solution<Result> {
    let result: Result
    let bindings: [(TypeVariable, Type)]
    let literals: [(TypeVariable, TypeVariable.Literal?)]
    let deferred: [Deferred]
    let made: [CheckedExpr]
    let madeVariables: [VariableDecl]
    let bodies: [DeclarationCollector.BodyJob]
    let score: Score
    let didThrow: Bool
    let sawReturn: Bool
  }

  /// Runs a trial, takes its effects back, and gives what is needed to repeat them.
  func attempt<Result>(_ body: () throws -> Result) -> Swift.Result<Solution<Result>, Failure> {
    let start = mark()
    trialDepth += 1
    defer {
      trialDepth -= 1
      rollBack(to: start)
    }
    do {
      let result = try body()
      var bindings: [(TypeVariable, Type)] = []
      var literals: [(TypeVariable, TypeVariable.Literal?)] = []
      for undo in trail[start.trail...] {
        switch undo {
        case .binding(let variable): if let type = variable.binding { bindings.append((variable, type)) }
        case .literal(let variable, _): literals.append((variable, variable.literal))
        }
      }
      return .success(
        Solution(
          result: result, bindings: bindings, literals: literals, deferred: deferred, made: Array(made[start.made...]),
          madeVariables: Array(madeVariables[start.madeVariables...]), bodies: Array(bodies[start.bodies...]),
          score: score,
          didThrow: context.didThrow, sawReturn: context.sawReturn))
    } catch let failure as Failure {
      return .failure(failure)
    } catch {
      fatalError("the checker throws failures only: \(error)")
    }
  }

  func adopt<Result>(_ solution: Solution<Result>) -> Result {
    for (variable, type) in solution.bindings { bind(variable, to: type) }
    for (variable, literal) in solution.literals {
      trail.append(.literal(variable, variable.literal))
      variable.literal = literal
    }
    deferred = solution.deferred
    made += solution.made
    madeVariables += solution.madeVariables
    bodies += solution.bodies
    score = solution.score
    context.didThrow = solution.didThrow
    context.sawReturn = solution.sawReturn
    return solution.result
  }

  // MARK: Unification

  /// Makes two types equal, or says that they cannot be; what it bound stays bound only if it succeeds.
  func unify(_ left: Type, _ right: Type) -> Bool {
    let count = trail.count
    let waiting = deferred.count
    if unifyParts(left, right) { return true }
    while trail.count > count {
      switch trail.removeLast() {
      case .binding(let variable): variable.binding = nil
      case .literal(let variable, let old): variable.literal = old
      }
    }
    if deferred.count > waiting { deferred.removeLast(deferred.count - waiting) }
    return false
  }

  private func unifyParts(_ left: Type, _ right: Type) -> Bool {
    let a = universe.simplified(left, assuming: requirements)
    let b = universe.simplified(right, assuming: requirements)
    switch (a, b) {
    case (.error, _), (_, .error): return true
    case (.variable(let x), .variable(let y)):
      if x === y { return true }
      return unifyVariables(x, y)
    case (.variable(let variable), .dependentMember(let base, _)) where variable.literal != nil && base.hasVariables,
      (.dependentMember(let base, _), .variable(let variable)) where variable.literal != nil && base.hasVariables:
      // What the literal may be is seen when the member type is known.
      deferred.append(Deferred(kind: .equal(a, b), place: currentPlace))
      return true
    case (.variable(let variable), let type), (let type, .variable(let variable)):
      return bindChecked(variable, to: type)
    case (.dependentMember(let base, _), let other) where base.hasVariables,
      (let other, .dependentMember(let base, _)) where base.hasVariables:
      let member = Type.same(a, other) ? b : a
      if Type.same(member, other) { return true }
      deferred.append(Deferred(kind: .equal(member, other), place: currentPlace))
      return true
    case (.nominal(let x, let xs), .nominal(let y, let ys)):
      return x === y && xs.count == ys.count && zip(xs, ys).allSatisfy { unifyParts($0, $1) }
    case (.tuple(let xs), .tuple(let ys)):
      return xs.count == ys.count
        && zip(xs, ys).allSatisfy { x, y in
          (x.label == nil || y.label == nil || x.label == y.label) && unifyParts(x.type, y.type)
        }
    case (.function(let x), .function(let y)):
      return x.parameters.count == y.parameters.count
        && zip(x.parameters, y.parameters).allSatisfy { $0.isInout == $1.isInout && unifyParts($0.type, $1.type) }
        && unifyParts(x.result, y.result)
    case (.existential(let xs), .existential(let ys)):
      return xs.count == ys.count
        && xs.allSatisfy { x in
          ys.contains { y in
            x.decl === y.decl && x.arguments.count == y.arguments.count
              && zip(x.arguments, y.arguments).allSatisfy { unifyParts($0, $1) }
          }
        }
    case (.metatype(let x), .metatype(let y)): return unifyParts(x, y)
    default: return Type.same(a, b)
    }
  }

  private func unifyVariables(_ x: TypeVariable, _ y: TypeVariable) -> Bool {
    switch (x.literal, y.literal) {
    case (nil, _): bind(x, to: .variable(y))
    case (_, nil): bind(y, to: .variable(x))
    case (.integer, .float): bind(x, to: .variable(y))
    case (.float, .integer): bind(y, to: .variable(x))
    case (.string, .character): bind(x, to: .variable(y))
    case (.character, .string): bind(y, to: .variable(x))
    case (let a, let b):
      guard a == b else { return false }
      bind(x, to: .variable(y))
    }
    return true
  }

  private func bindChecked(_ variable: TypeVariable, to type: Type) -> Bool {
    if type.contains({ if case .variable(let inner) = $0 { inner === variable } else { false } }) { return false }
    if let literal = variable.literal, !accepts(type, literal) { return false }
    bind(variable, to: type)
    return true
  }

  /// Whether a literal of that kind can be of that type.
  func accepts(_ type: Type, _ literal: TypeVariable.Literal) -> Bool {
    guard let proto = universe.standardProtocol(Self.literalProtocol(literal)) else { return false }
    switch type.head {
    case .nominal, .parameter, .dependentMember:
      return universe.conforms(type, to: proto, assuming: requirements)
    default: return false
    }
  }

  static func literalProtocol(_ literal: TypeVariable.Literal) -> String {
    switch literal {
    case .integer: "ExpressibleByIntegerLiteral"
    case .float: "ExpressibleByFloatLiteral"
    case .string: "ExpressibleByStringLiteral"
    case .character: "ExpressibleByUnicodeScalarLiteral"
    case .boolean: "ExpressibleByBooleanLiteral"
    case .nilLiteral: "ExpressibleByNilLiteral"
    case .array: "ExpressibleByArrayLiteral"
    case .dictionary: "ExpressibleByDictionaryLiteral"
    }
  }

  func defaultType(of literal: TypeVariable.Literal) -> Type? {
    switch literal {
    case .integer: universe.int
    case .float: universe.double
    case .string, .character: universe.string
    case .boolean: universe.bool
    case .nilLiteral, .array, .dictionary: nil
    }
  }

  // MARK: Waiting constraints

  func require(_ requirement: Requirement, at place: SourceRange, subject: String? = nil) throws {
    try settle(Deferred(kind: .requirement(requirement), place: place, subject: subject))
  }

  /// Decides a constraint now, or lets it wait.
  private func settle(_ constraint: Deferred) throws {
    if try !decide(constraint, isFinal: false) { deferred.append(constraint) }
  }

  /// Tries everything that waits until nothing more can be decided.
  func solveDeferred(isFinal: Bool = false) throws {
    var progress = true
    while progress {
      progress = false
      let waiting = deferred
      deferred = []
      for (index, constraint) in waiting.enumerated() {
        do {
          if try decide(constraint, isFinal: isFinal) {
            progress = true
          } else {
            deferred.append(constraint)
          }
        } catch {
          // What failed stays too: who looks away from it here must meet it again at the end.
          deferred += waiting[index...]
          throw error
        }
      }
    }
  }

  private func decide(_ constraint: Deferred, isFinal: Bool) throws -> Bool {
    switch constraint.kind {
    case .equal(let left, let right):
      let a = universe.simplified(left, assuming: requirements)
      let b = universe.simplified(right, assuming: requirements)
      if waits(a) || waits(b) {
        if Type.same(a, b) { return true }
        return false
      }
      if unify(a, b) { return true }
      throw failure("cannot convert value of type '\(a)' to expected type '\(b)'", at: constraint.place)
    case .conformance(let type, let proto):
      return try decideConformance(type, proto, constraint)
    case .requirement(let requirement):
      switch requirement {
      case .conformance(let type, let proto): return try decideConformance(type, proto, constraint)
      case .sameType(let left, let right):
        let a = universe.simplified(left, assuming: requirements)
        let b = universe.simplified(right, assuming: requirements)
        if waits(a) || waits(b) { return Type.same(a, b) }
        if unify(a, b) { return true }
        throw failure(
          "\(constraint.subject.map { "\($0) requires the types" } ?? "requires the types") '\(a)' and '\(b)' be equivalent",
          at: constraint.place)
      case .superclass(let type, let superclass):
        if type.isVariable { return false }
        if universe.isSubclass(type, superclass) || type.isError { return true }
        throw failure(
          "\(constraint.subject ?? "this call") requires that '\(type)' inherit from '\(superclass)'",
          at: constraint.place)
      case .classBound(let type):
        if type.isVariable { return false }
        if universe.isClass(universe.simplified(type, assuming: requirements), requirements) || type.isError {
          return true
        }
        throw failure(
          "\(constraint.subject ?? "this call") requires that '\(type)' be a class type", at: constraint.place)
      }
    case .resolve(let body): return try body(isFinal)
    }
  }

  private func waits(_ type: Type) -> Bool {
    if case .dependentMember(let base, _) = type.head { return base.hasVariables }
    return false
  }

  private func decideConformance(_ written: Type, _ proto: ProtocolReference, _ constraint: Deferred) throws -> Bool {
    let type = universe.simplified(written, assuming: requirements)
    if case .variable(let variable) = type {
      // A literal keeps its freedom as long as some type that it may have conforms.
      if let literal = variable.literal, proto.decl.isNative, !couldConform(literal, to: proto.decl) {
        throw conformanceFailure(defaultType(of: literal) ?? type, proto.decl, constraint)
      }
      return false
    }
    if waits(type) { return false }
    guard universe.conforms(type, to: proto.decl, assuming: requirements) else {
      throw conformanceFailure(type, proto.decl, constraint)
    }
    for (name, argument) in zip(proto.decl.primaryAssociatedTypes, proto.arguments) {
      guard unify(.dependentMember(type, name), argument) else {
        throw conformanceFailure(type, proto.decl, constraint)
      }
    }
    return true
  }

  private func couldConform(_ literal: TypeVariable.Literal, to proto: NominalDecl) -> Bool {
    let names: [String] =
      switch literal {
      case .integer: ["Int", "Double", "UInt8", "Float"]
      case .float: ["Double", "Float"]
      case .string, .character: ["String", "Character", "Substring"]
      case .boolean: ["Bool"]
      case .nilLiteral, .array, .dictionary: []
      }
    return names.isEmpty
      || names.contains { name in
        universe.standardProtocol(name).map { universe.conforms($0.selfType, to: proto) } ?? false
      }
  }

  private func conformanceFailure(_ type: Type, _ proto: NominalDecl, _ constraint: Deferred) -> Failure {
    if case .existential = type.head {
      return failure("type '\(type)' cannot conform to '\(proto.name)'", at: constraint.place)
    }
    if let subject = constraint.subject {
      return failure("\(subject) requires that '\(type)' conform to '\(proto.name)'", at: constraint.place)
    }
    return failure("type '\(type)' does not conform to protocol '\(proto.name)'", at: constraint.place)
  }

  // MARK: The end of a statement

  /// Solves what is open, gives literals their defaults, and writes the solved types into what was made.
  func finish(at place: SourceRange) throws {
    try solveDeferred()
    var rounds = 0
    while applyOneDefault() && rounds < 10_000 {
      rounds += 1
      try solveDeferred()
    }
    try solveDeferred(isFinal: true)
    applyAllDefaults()
    try solveDeferred(isFinal: true)
    if let left = deferred.first {
      switch left.kind {
      case .equal, .requirement, .conformance:
        deferred = []
        try nameOpenParameter(at: left.place)
        throw failure("generic parameter could not be inferred", at: left.place)
      case .resolve: throw failure("type of expression is ambiguous without a type annotation", at: left.place)
      }
    }
    for expr in made {
      if let open = expr.type.firstVariable { throw unresolved(open, expr) }
    }
    for expr in made {
      expr.settleTypes(in: self)
      if case .integer(let value) = expr.kind, let decl = expr.type.nominalDecl, decl.isNative,
        let limits = Self.integerLimits[decl.name], !limits.contains(value)
      {
        throw failure("integer literal '\(value)' overflows when stored into '\(decl.name)'", at: expr.range)
      }
    }
    for variable in madeVariables { variable.type = settled(variable.type) }
    made = []
    madeVariables = []
    trail = []
    openParameters = [:]
    score = Score()
  }

  private static let integerLimits: [String: ClosedRange<Int>] = [
    "UInt8": 0...255, "Int8": -128...127, "UInt16": 0...65_535, "Int16": -32_768...32_767,
    "UInt32": 0...4_294_967_295, "Int32": -2_147_483_648...2_147_483_647, "UInt": 0...Int.max, "UInt64": 0...Int.max,
  ]

  private func nameOpenParameter(at place: SourceRange) throws {
    for (_, entry) in openParameters.sorted(by: { $0.key < $1.key }) where entry.type.isVariable {
      throw failure("generic parameter '\(entry.name)' could not be inferred", at: entry.place)
    }
  }

  private func unresolved(_ variable: TypeVariable, _ expr: CheckedExpr) -> Failure {
    if let entry = openParameters[variable.id] {
      return failure("generic parameter '\(entry.name)' could not be inferred", at: entry.place)
    }
    for (_, entry) in openParameters.sorted(by: { $0.key < $1.key }) where entry.type.isVariable {
      return failure("generic parameter '\(entry.name)' could not be inferred", at: entry.place)
    }
    if variable.literal == .nilLiteral { return failure("'nil' requires a contextual type", at: expr.range) }
    switch expr.kind {
    case .array(let elements) where elements.isEmpty:
      return failure("empty collection literal requires an explicit type", at: expr.range)
    case .dictionary(let pairs) where pairs.isEmpty:
      return failure("empty collection literal requires an explicit type", at: expr.range)
    default: return failure("type of expression is ambiguous without a type annotation", at: expr.range)
    }
  }

  /// Drops everything of a statement that failed.
  func abandon() {
    deferred = []
    made = []
    madeVariables = []
    trail = []
    openParameters = [:]
    score = Score()
    tryDepth = 0
  }

  /// One literal takes its default; then what waits gets another chance.
  private func applyOneDefault() -> Bool {
    for expr in made {
      if let variable = expr.type.firstLiteralVariable, let literal = variable.literal,
        let type = defaultType(of: literal)
      {
        bind(variable, to: type)
        return true
      }
    }
    return false
  }

  private func applyAllDefaults() {
    while applyOneDefault() {}
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

extension Type {
  var firstVariable: TypeVariable? {
    var found: TypeVariable?
    _ = contains {
      if case .variable(let variable) = $0 { found = variable }
      return found != nil
    }
    return found
  }
  var firstLiteralVariable: TypeVariable? {
    var found: TypeVariable?
    _ = contains {
      if case .variable(let variable) = $0, let literal = variable.literal, literal != .nilLiteral { found = variable }
      return found != nil
    }
    return found
  }
}
