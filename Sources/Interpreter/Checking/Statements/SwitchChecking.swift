/// `switch`, and `if` and `switch` as expressions.
extension Checker {
  func checkSwitch(_ syntax: SwitchSyntax, label: String?) throws -> CheckedSwitch {
    let subject = try check(syntax.subject)
    for expr in made { settleLiterals(in: expr.type) }
    try solveDeferred()
    if !context.isClosure { try finish(at: syntax.subject.range) }
    let target = JumpTarget()
    var cases: [CheckedSwitch.Case] = []
    let outerLast = context.isInLastCase
    defer { context.isInLastCase = outerLast }
    for (index, written) in syntax.cases.enumerated() {
      context.isInLastCase = index == syntax.cases.count - 1
      if index > 0, syntax.cases[index - 1].items.isEmpty {
        throw failure(
          "additional 'case' blocks cannot appear after the 'default' block of a 'switch'", at: written.range)
      }
      let outer = scope
      scope = Scope(parent: scope)
      defer { scope = outer }
      let items = try checkItems(written.items, subject.type)
      if let place = cases.last?.body.last(where: { if case .fallthroughStatement = $0.kind { true } else { false } })?
        .range,
        let name = items.first?.pattern.variables.map(\.1.name).first(where: { name in
          !(cases.last?.items.first?.pattern.variables.contains { $0.1.name == name } ?? false)
        })
      {
        throw failure("'fallthrough' from a case which doesn't bind variable '\(name)'", at: place)
      }
      context.isInSwitchCase += 1
      defer { context.isInSwitchCase -= 1 }
      if written.body.statements.isEmpty {
        throw failure("'case' label in a 'switch' must have at least one executable statement", at: written.range)
      }
      let body = try inTarget(label, target, isLoop: false, isSwitch: true) { try checkBlock(written.body) }
      cases.append(CheckedSwitch.Case(items: items, body: body, value: nil))
    }
    try requireExhaustive(cases, subject.type, syntax)
    return CheckedSwitch(subject: subject, cases: cases, target: target)
  }

  private func checkItems(
    _ items: [(pattern: Pattern, filter: Expr?)], _ type: Type
  ) throws -> [(pattern: CheckedPattern, filter: CheckedExpr?)] {
    var checked: [(pattern: CheckedPattern, filter: CheckedExpr?)] = []
    var first: [String: VariableDecl] = [:]
    for (index, item) in items.enumerated() {
      let pattern = try check(item.pattern, against: type)
      if index > 0 {
        // `case .a(let x), .b(let x)`: one variable, whichever matches.
        for (_, variable) in first { scope.declare(variable) }
      }
      let filter = try item.filter.map { try checkCondition($0) }
      if context.isClosure {
        for expr in made { settleLiterals(in: expr.type) }
        try solveDeferred()
      } else {
        try finish(at: item.pattern.range)
      }
      if index == 0 { first = pattern.variables }
      if index > 0 { try requireSame(pattern.variables, as: first) }
      checked.append((index == 0 ? pattern : pattern.renamed(to: first), filter))
    }
    return checked
  }

  /// Each of several patterns gives the same names values of the same types.
  private func requireSame(_ mine: [String: VariableDecl], as first: [String: VariableDecl]) throws {
    for (name, variable) in first.merging(mine, uniquingKeysWith: { a, _ in a })
    where mine[name] == nil || first[name] == nil {
      throw failure("'\(name)' must be bound in every pattern", at: variable.namePlace ?? currentPlace)
    }
    for (name, variable) in mine {
      guard let other = first[name], !Type.same(settled(variable.type), settled(other.type)) else { continue }
      throw failure(
        "pattern variable bound to type '\(settled(variable.type))', expected type '\(settled(other.type))'",
        at: variable.namePlace ?? currentPlace)
    }
  }

  private func requireExhaustive(_ cases: [CheckedSwitch.Case], _ type: Type, _ syntax: SwitchSyntax) throws {
    noteRepetition(cases, type, syntax)
    if cases.contains(where: { $0.items.isEmpty }) { return }
    let patterns = cases.flatMap(\.items).filter { $0.filter == nil }.map(\.pattern)
    let missing = Exhaustiveness(checker: self).allMissing(patterns, settled(type))
    guard let first = missing.first else { return }
    let keyword = SourceRange(file: syntax.range.file, start: syntax.range.start, end: syntax.range.start + 6)
    if first == "_" {
      throw failure("switch must be exhaustive", at: keyword, notes: [Diagnostic.Note("add a default clause")])
    }
    throw failure(
      "switch must be exhaustive", at: keyword, notes: missing.map { Diagnostic.Note("add missing case: '\($0)'") })
  }

  /// Cases that those before them have covered.
  private func noteRepetition(_ cases: [CheckedSwitch.Case], _ type: Type, _ syntax: SwitchSyntax) {
    let subject = settled(type)
    var before: [CheckedPattern] = []
    for (written, item) in zip(syntax.cases, cases) {
      let isDone = Exhaustiveness(checker: self).allMissing(before, subject).isEmpty
      if item.items.isEmpty, isDone, !written.range.text.hasPrefix("@unknown") {
        warn("default will never be executed", at: written.range)
      }
      for (syntax, checked) in zip(written.items, item.items) {
        if checked.pattern.isEqualLiteral(amongst: before) {
          warn(
            "literal value is already handled by previous pattern; consider removing it", at: syntax.pattern.range)
        } else if Exhaustiveness(checker: self).covers(before, checked.pattern, subject) {
          warn("case is already handled by previous patterns; consider removing it", at: syntax.pattern.range)
        }
        if checked.filter == nil { before.append(checked.pattern) }
      }
    }
  }

  // MARK: As expressions

  func checkIfExpression(_ syntax: IfSyntax, _ range: SourceRange, expecting expected: Type?) throws -> CheckedExpr {
    let type = expected ?? freshVariable()
    let branches = try ifBranches(syntax, type)
    return make(.ifExpression(branches), type, range)
  }

  private func ifBranches(_ syntax: IfSyntax, _ type: Type) throws -> CheckedIf {
    let outer = scope
    scope = Scope(parent: scope)
    let conditions = try checkConditionsInExpression(syntax.conditions, syntax.range)
    let then = try branch(syntax.then, type)
    scope = outer
    let otherwise: CheckedExpr
    switch syntax.otherwise {
    case .block(let block)?: otherwise = try branch(block, type)
    case .elseIf(let inner)?: otherwise = make(.ifExpression(try ifBranches(inner, type)), type, inner.range)
    case nil: throw failure("'if' must have an unconditional 'else' to be used as expression", at: syntax.range)
    }
    return CheckedIf(conditions: conditions, then: [], otherwise: [], target: JumpTarget(), values: (then, otherwise))
  }

  private func checkConditionsInExpression(_ conditions: [Condition], _ range: SourceRange) throws -> [CheckedCondition]
  {
    // An expression around is not finished by its conditions.
    let isClosure = context.isClosure
    context.isClosure = true
    defer { context.isClosure = isClosure }
    return try checkConditions(conditions, range)
  }

  /// The value of one branch: its only expression, or a statement that leaves.
  private func branch(_ block: Block, _ type: Type) throws -> CheckedExpr {
    let outer = scope
    scope = Scope(parent: scope)
    defer { scope = outer }
    guard let last = block.statements.last else {
      throw failure("expected expression in branch of 'if' expression", at: block.range)
    }
    let isClosure = context.isClosure
    context.isClosure = true
    defer { context.isClosure = isClosure }
    try declareLocals(block.statements)
    var before: [CheckedStmt] = []
    for statement in block.statements.dropLast() {
      if let checked = try check(statement) { before.append(checked) }
    }
    let value: CheckedExpr
    switch last.kind {
    case .expression(let expr):
      let checked = try check(expr, expecting: type)
      if checked.type.isNever {
        value = make(.convert(checked, .identity), type, last.range)
      } else {
        value = try convert(checked, to: type) { "branches have mismatching types '\($0)' and '\($1)'" }
      }
    case .ifStatement(let inner) where inner.otherwise != nil:
      value = try checkIfExpression(inner, last.range, expecting: type)
    case .switchStatement(let inner): value = try checkSwitchExpression(inner, last.range, expecting: type)
    case .throwStatement, .returnStatement, .breakStatement, .continueStatement:
      if let checked = try check(last) { before.append(checked) }
      value = make(.void, type, last.range)
    default:
      throw failure(
        "non-expression branch of 'if' expression may only end with a 'throw'", at: last.range)
    }
    return before.isEmpty ? value : make(.sequence(before, value), type, block.range)
  }

  func checkSwitchExpression(_ syntax: SwitchSyntax, _ range: SourceRange, expecting expected: Type?) throws
    -> CheckedExpr
  {
    let type = expected ?? freshVariable()
    let isClosure = context.isClosure
    context.isClosure = true
    defer { context.isClosure = isClosure }
    let subject = try check(syntax.subject)
    settleLiterals(in: subject.type)
    try solveDeferred()
    var cases: [CheckedSwitch.Case] = []
    for written in syntax.cases {
      let outer = scope
      scope = Scope(parent: scope)
      defer { scope = outer }
      let items = try checkItems(written.items, subject.type)
      cases.append(CheckedSwitch.Case(items: items, body: [], value: try branch(written.body, type)))
    }
    try requireExhaustive(cases, subject.type, syntax)
    return make(.switchExpression(CheckedSwitch(subject: subject, cases: cases, target: JumpTarget())), type, range)
  }
}

extension CheckedPattern {
  var variables: [String: VariableDecl] {
    switch self {
    case .binding(let variable): [variable.name: variable]
    case .tuple(let parts), .enumCase(_, let parts?): parts.reduce(into: [:]) { $0.merge($1.variables) { a, _ in a } }
    case .some(let inner), .cast(let inner, _), .wholePayload(_, let inner): inner.variables
    default: [:]
    }
  }

  func renamed(to variables: [String: VariableDecl]) -> CheckedPattern {
    switch self {
    case .binding(let variable): .binding(variables[variable.name] ?? variable)
    case .tuple(let parts): .tuple(parts.map { $0.renamed(to: variables) })
    case .enumCase(let enumCase, let parts): .enumCase(enumCase, parts?.map { $0.renamed(to: variables) })
    case .wholePayload(let enumCase, let inner): .wholePayload(enumCase, inner.renamed(to: variables))
    case .some(let inner): .some(inner.renamed(to: variables))
    case .cast(let inner, let type): .cast(inner.renamed(to: variables), type)
    default: self
    }
  }
}

/// Whether patterns cover every value: the usual matrix of rows, one column a value.
struct Exhaustiveness {
  let checker: Checker

  private enum Constructor: Hashable {
    case enumCase(ObjectIdentifier)
    case some, none, tuple
    case bool(Bool)
    /// A case of an enum of the library, by its name.
    case constant(String)
  }

  /// What is not covered, one pattern a column; nil where all is.
  func missing(_ rows: [[CheckedPattern]], _ types: [Type], depth: Int = 0) -> [String]? {
    guard let type = types.first else { return rows.isEmpty ? [] : nil }
    if depth > 40 { return nil }
    let rest = Array(types.dropFirst())
    let top = checker.universe.simplified(type, assuming: checker.requirements)
    let rows = rows.map { [bare($0[0], top)] + $0.dropFirst() }
    let constructors = constructors(of: top)
    let isSplit = rows.contains { !isWild($0[0]) } && !constructors.isEmpty
    guard isSplit else {
      let open = rows.filter { isWild($0[0]) }.map { Array($0.dropFirst()) }
      guard let found = missing(open, rest, depth: depth + 1) else { return nil }
      return ["_"] + found
    }
    for (constructor, name, fields) in constructors {
      let matching = rows.compactMap { specialize($0, constructor, fields.count) }
      guard let found = missing(matching, fields + rest, depth: depth + 1) else { continue }
      let inner = found.prefix(fields.count)
      let shown: String
      switch constructor {
      case .tuple: shown = "(\(inner.joined(separator: ", ")))"
      case .some: shown = ".some(\(inner.joined()))"
      default:
        let binds = inner.allSatisfy { $0 == "_" }
        shown =
          fields.isEmpty
          ? name
          : binds
            ? "\(name)(\(fields.map { _ in "_" }.joined(separator: ", ")))"
            : "\(name)(\(inner.joined(separator: ", ")))"
      }
      return [shown] + found.dropFirst(fields.count)
    }
    return nil
  }

  /// Everything that is not covered, a pattern for each case of the type at the top.
  func allMissing(_ patterns: [CheckedPattern], _ type: Type) -> [String] {
    let rows = patterns.map { [$0] }
    guard let first = missing(rows, [type]) else { return [] }
    let top = checker.universe.simplified(type, assuming: checker.requirements)
    if case .tuple = top { return [first[0]] }
    let covered = patterns.map { bare($0, top) }
    if first[0] == "_", !covered.contains(where: { !isWild($0) }) {
      // Nothing is covered: each case is missing.
      let all = constructors(of: top)
      return all.isEmpty ? ["_"] : all.map { $0.1 + wildFields($0.2.count) }
    }
    return constructors(of: top).compactMap { constructor, name, fields in
      let matching = rows.compactMap { specialize([bare($0[0], top)], constructor, fields.count) }
      guard let found = missing(matching, fields) else { return nil }
      if found.isEmpty { return name }
      if found.allSatisfy({ $0 == "_" }) { return name + wildFields(fields.count) }
      return "\(name)(\(found.joined(separator: ", ")))"
    }.nonEmpty ?? [first[0]]
  }

  private func wildFields(_ count: Int) -> String {
    count == 0 ? "" : "(" + Array(repeating: "_", count: count).joined(separator: ", ") + ")"
  }

  /// Whether all that a pattern matches is matched by those before it.
  func covers(_ patterns: [CheckedPattern], _ pattern: CheckedPattern, _ type: Type) -> Bool {
    let top = checker.universe.simplified(type, assuming: checker.requirements)
    let row = [bare(pattern, top)]
    for (constructor, _, fields) in constructors(of: top) {
      guard constructor != .tuple, let inner = specialize(row, constructor, fields.count), !isWild(row[0]) else {
        continue
      }
      let wild = inner.allSatisfy(isWild)
      let matching = patterns.compactMap { specialize([bare($0, top)], constructor, fields.count) }
      return wild && !matching.isEmpty && missing(matching, fields) == nil
    }
    return false
  }

  /// What is left of a cast that always succeeds: to the type itself, to a superclass, of any error to `NSError`.
  private func bare(_ pattern: CheckedPattern, _ type: Type) -> CheckedPattern {
    func always(_ target: Type) -> Bool {
      if Type.same(target, type) || checker.universe.isSubclass(type, target) { return true }
      return target.isNominal("NSError") && Type.same(type, checker.universe.anyError)
    }
    switch pattern {
    case .isType(let target) where always(target): return .wildcard
    case .cast(let inner, let target) where always(target): return bare(inner, type)
    default: return pattern
    }
  }

  private func isWild(_ pattern: CheckedPattern) -> Bool {
    switch pattern {
    case .wildcard, .binding: true
    default: false
    }
  }

  private func constructors(of type: Type) -> [(Constructor, String, [Type])] {
    if let payload = type.optionalPayload { return [(.some, ".some", [payload]), (.none, ".none", [])] }
    switch type {
    case .tuple(let fields): return [(.tuple, "", fields.map(\.type))]
    case .nominal(let decl, let arguments):
      if decl.isNative, decl.name == "Bool" { return [(.bool(true), "true", []), (.bool(false), "false", [])] }
      guard decl.kind == .enumeration else { return [] }
      if decl.isNative, decl.cases.isEmpty { return decl.constants.map { (.constant($0), ".\($0)", []) } }
      let substitution = Substitution(decl.allGenerics, arguments)
      return decl.cases.map { enumCase in
        (
          .enumCase(ObjectIdentifier(enumCase)), ".\(enumCase.name)",
          enumCase.payload.map { checker.normal($0.type.substituting(substitution)) }
        )
      }
    default: return []
    }
  }

  /// The row without its first column, where that can match the constructor.
  private func specialize(_ row: [CheckedPattern], _ constructor: Constructor, _ count: Int) -> [CheckedPattern]? {
    let rest = Array(row.dropFirst())
    let wild = Array(repeating: CheckedPattern.wildcard, count: count)
    switch row[0] {
    case .wildcard, .binding: return wild + rest
    case .some(let inner): return constructor == .some ? [inner] + rest : nil
    case .none: return constructor == .none ? rest : nil
    case .tuple(let parts): return constructor == .tuple ? parts + rest : nil
    case .enumCase(let enumCase, let parts):
      guard constructor == .enumCase(ObjectIdentifier(enumCase)) else { return nil }
      return (parts ?? wild) + rest
    case .wholePayload(let enumCase, let inner):
      guard constructor == .enumCase(ObjectIdentifier(enumCase)) else { return nil }
      switch inner {
      case .wildcard, .binding: return wild + rest
      default: return nil
      }
    case .expression(_, let test):
      if case .bool(let wanted) = constructor, case .call(_, _, let arguments) = test.kind, arguments.count == 2,
        case .boolean(let value) = arguments[1].kind
      {
        return value == wanted ? rest : nil
      }
      if case .constant(let wanted) = constructor, case .call(_, _, let arguments) = test.kind, arguments.count == 2,
        case .computed(_, let variable, _, _) = arguments[1].kind
      {
        return variable.name == wanted ? rest : nil
      }
      return nil
    case .isType, .cast: return nil
    }
  }
}

extension NominalDecl {
  /// What stands for the cases of an enum of the library: its static properties of its own type.
  fileprivate var constants: [String] {
    let made = members.flatMap { name, members in
      members.contains { member in
        if case .variable(let variable) = member {
          variable.isStatic && variable.type.nominalDecl === self
        } else {
          false
        }
      } ? [name] : []
    }
    let waiting = pendingMembers.flatMap { pending, members in
      members.contains { $0.member.signature.hasPrefix("static var \(pending): \(name) ") } ? [pending] : []
    }
    return (made + waiting).sorted()
  }
}

extension CheckedPattern {
  /// Whether it compares with the same number or text as one of these.
  fileprivate func isEqualLiteral(amongst others: [CheckedPattern]) -> Bool {
    guard let mine = literal else { return false }
    return others.contains { $0.literal == mine }
  }

  private var literal: String? {
    guard case .expression(_, let test) = self, case .call(_, _, let arguments) = test.kind, arguments.count == 2 else {
      return nil
    }
    for argument in arguments {
      switch argument.plain.kind {
      case .integer(let value): return "\(value)"
      case .string(let value): return "\"\(value)\""
      default: continue
      }
    }
    return nil
  }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}

extension VariableDecl {
  /// The name itself, behind the `let` of a pattern.
  fileprivate var namePlace: SourceRange? {
    declaredAt.map { SourceRange(file: $0.file, start: max($0.start, $0.end - name.utf8.count), end: $0.end) }
  }
}
