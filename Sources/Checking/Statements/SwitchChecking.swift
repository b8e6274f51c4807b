import SyntaxTree
import Types

/// `switch` statements, and the parts that `switch` expressions share with them.
extension Checker {
  func checkSwitch(_ syntax: SwitchSyntax, label: String?) throws -> CheckedSwitch {
    lookForTrailingClosure(in: syntax.subject)
    let subject = try wholly(syntax.subject.range) { try check(syntax.subject) }
    var isFaulty = false
    let target = JumpTarget()
    var cases: [CheckedSwitch.Case] = []
    let outerLast = context.isInLastCase
    defer { context.isInLastCase = outerLast }
    for (index, written) in syntax.cases.enumerated() {
      context.isInLastCase = index == syntax.cases.count - 1
      if index > 0, syntax.cases[index - 1].items.isEmpty {
        throw failure(
          StatementDiagnostic.caseAfterDefault, at: written.range)
      }
      let outer = scope
      scope = Scope(parent: scope)
      defer { scope = outer }
      let items: [(pattern: CheckedPattern, filter: CheckedExpr?)]
      do { items = try checking(labelUse) { try checkItems(written.items, subject.type) } } catch let fault as Failure {
        if context.isFaultyClosure, fault.diagnostic.kind.phase != .names { abandon() } else { goOn(behind: fault) }
        for item in written.items { poison(item.pattern) }
        items = []
        isFaulty = true
      }
      if let place = cases.last?.body.last(where: { if case .fallthroughStatement = $0.kind { true } else { false } })?
        .range,
        let name = items.first?.pattern.variables.map(\.1.name).first(where: { name in
          !(cases.last?.items.first?.pattern.variables.contains { $0.1.name == name } ?? false)
        })
      {
        throw failure(StatementDiagnostic.fallthroughToBinding(name: name), at: place)
      }
      context.isInSwitchCase += 1
      defer { context.isInSwitchCase -= 1 }
      if written.body.statements.isEmpty {
        throw failure(StatementDiagnostic.emptyCase, at: written.range)
      }
      let body = try inTarget(label, target, isLoop: false, isSwitch: true) { try checkBlock(written.body) }
      cases.append(CheckedSwitch.Case(items: items, body: body, value: nil))
    }
    // A closure is looked at up to its first faulty statement.
    if !isFaulty, !context.isFaultyClosure { try requireExhaustive(cases, subject.type, syntax) }
    return CheckedSwitch(subject: subject, cases: cases, target: target)
  }

  func checkItems(
    _ items: [(pattern: Pattern, filter: Expr?)], _ type: Type, of keyword: String = "case"
  ) throws -> [(pattern: CheckedPattern, filter: CheckedExpr?)] {
    var checked: [(pattern: CheckedPattern, filter: CheckedExpr?)] = []
    var first: [String: VariableDecl] = [:]
    warnOfLastFilter(items, of: keyword)
    for (index, item) in items.enumerated() {
      let pattern = try check(item.pattern, against: type)
      if index > 0 {
        // `case .a(let x), .b(let x)`: one variable, whichever matches.
        for (_, variable) in first { scope.declare(variable) }
      }
      let filter = try item.filter.map { try checkCondition($0) }
      try finish(at: item.pattern.range)
      if index == 0 { first = pattern.variables }
      if index > 0 { try requireSame(pattern.variables, as: first) }
      checked.append((index == 0 ? pattern : pattern.renamed(to: first), filter))
    }
    return checked
  }

  /// `case 1, 2 where …`: the condition is one for the last of them alone.
  private func warnOfLastFilter(_ items: [(pattern: Pattern, filter: Expr?)], of keyword: String) {
    guard items.count > 1, let last = items.last, let filter = last.filter,
      items.dropLast().allSatisfy({ $0.filter == nil }), let before = items.dropLast().last,
      before.pattern.range.line == last.pattern.range.line
    else { return }
    let place = filter.range.wordBefore("where") ?? filter.range
    warn(
      WarningDiagnostic.whereOfLastPatternOnly(keyword: keyword), at: place,
      notes: [
        Diagnostic.Note("disambiguate by adding a line break between them if this is desired", at: last.pattern.range),
        Diagnostic.Note("duplicate the 'where' on both patterns to check both patterns", at: before.pattern.range),
      ])
  }

  /// Checks that several patterns bind the same names with the same types.
  private func requireSame(_ mine: [String: VariableDecl], as first: [String: VariableDecl]) throws {
    for (name, variable) in first.merging(mine, uniquingKeysWith: { a, _ in a })
    where mine[name] == nil || first[name] == nil {
      throw failure(StatementDiagnostic.notBoundInEveryPattern(name: name), at: variable.namePlace ?? currentPlace)
    }
    for (name, variable) in mine {
      if let other = first[name], other.isLet != variable.isLet {
        throw failure(
          StatementDiagnostic.otherBindingKeyword(
            keyword: variable.isLet ? "let" : "var", previous: other.isLet ? "let" : "var"),
          at: variable.namePlace ?? currentPlace)
      }
      guard let other = first[name], !Type.same(settled(variable.type), settled(other.type)) else { continue }
      throw failure(
        StatementDiagnostic.otherBindingType(type: settled(variable.type), wanted: settled(other.type)),
        at: variable.namePlace ?? currentPlace)
    }
  }

  func requireExhaustive(_ cases: [CheckedSwitch.Case], _ type: Type, _ syntax: SwitchSyntax) throws {
    noteRepetition(cases, type, syntax)
    if cases.contains(where: { $0.items.isEmpty }) { return }
    let patterns = cases.flatMap(\.items).filter { $0.filter == nil }.map(\.pattern)
    let missing = Exhaustiveness(checker: self).allMissing(patterns, settled(type))
    guard let first = missing.first else { return }
    let keyword = SourceRange(file: syntax.range.file, start: syntax.range.start, end: syntax.range.start + 6)
    if cases.isEmpty {
      throw failure(
        StatementDiagnostic.emptySwitch, at: keyword)
    }
    // A missing case is reported, not thrown, since the types of the statement are known.
    report(
      StatementDiagnostic.notExhaustive, at: keyword,
      notes: first == "_"
        ? [Diagnostic.Note("add a default clause")] : missing.map { Diagnostic.Note("add missing case: '\($0)'") })
  }

  /// Cases that those before them have covered.
  private func noteRepetition(_ cases: [CheckedSwitch.Case], _ type: Type, _ syntax: SwitchSyntax) {
    let subject = settled(type)
    var before: [CheckedPattern] = []
    var table = RowsByCase<CheckedPattern> { $0 }
    var literals: Set<String> = []
    for (written, item) in zip(syntax.cases, cases) {
      if item.items.isEmpty, !written.range.text.hasPrefix("@unknown"),
        Exhaustiveness(checker: self).allMissing(before, subject).isEmpty
      {
        warn(WarningDiagnostic.defaultNeverExecuted, at: written.range)
      }
      // A pattern with a condition is another case than the one before it.
      for (syntax, checked) in zip(written.items, item.items) where checked.filter == nil {
        if let literal = checked.pattern.literal, !literals.insert(literal).inserted {
          warn(
            WarningDiagnostic.repeatedLiteralPattern, at: syntax.pattern.range)
        } else if case let earlier = checked.pattern.enumCase.map({ table.rows(of: ObjectIdentifier($0)) }) ?? before,
          Exhaustiveness(checker: self).covers(earlier, checked.pattern, subject)
        {
          warn(WarningDiagnostic.coveredCase, at: syntax.pattern.range)
        }
        before.append(checked.pattern)
        table.add(checked.pattern, checked.pattern)
      }
    }
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

extension CheckedPattern {
  /// The number or text that it compares with.
  fileprivate var literal: String? {
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

extension VariableDecl {
  /// The name itself, behind the `let` of a pattern.
  fileprivate var namePlace: SourceRange? {
    declaredAt.map { SourceRange(file: $0.file, start: max($0.start, $0.end - name.utf8.count), end: $0.end) }
  }
}
