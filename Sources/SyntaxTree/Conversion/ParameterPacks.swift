import SwiftSyntax

/// Parameter packs of functions are converted by expansion: `func f<each T>(_ x: repeat each T)` becomes one function for each
/// number of elements, in which the pattern of a `repeat` stands once for each of them.
struct PackScope {
  /// Number of elements of each pack: type parameters by their names, and parameters of the function.
  var counts: [String: Int]
  /// Index of the element for which the pattern of a `repeat` is converted, and their number.
  var element: Int?
  var count = 0
  /// True once packs of different lengths were expanded side by side: no call has these numbers of elements.
  var isMixed = false

  /// Name of an element, which no program can write.
  static func name(_ pack: String, _ index: Int) -> String { index == 0 ? "each \(pack)" : "each \(pack) \(index + 1)" }

  /// Largest number of elements of a pack, for a function with a number of packs.
  static func limit(packs: Int) -> Int { packs == 1 ? 8 : 3 }
}

extension Converter {
  /// Returns one declaration for each number of elements of the packs in a clause; one alone where there are none.
  func expansions(
    of clause: GenericParameterClauseSyntax?, _ parameters: FunctionParameterClauseSyntax, _ convert: () -> Decl
  ) -> [Decl] {
    let names = (clause?.parameters ?? []).filter { $0.specifier?.text == "each" }.map { name($0.name) }
    guard !names.isEmpty else { return [convert()] }
    let outer = packs
    defer { packs = outer }
    let limit = PackScope.limit(packs: names.count)
    var result: [Decl] = []
    var reported: Int?
    // The first expansion has one element of each pack: it is the one that diagnostics are about.
    for lengths in lengths(of: names.count, upTo: limit) {
      var scope = PackScope(counts: (outer?.counts ?? [:]).merging(zip(names, lengths)) { $1 })
      for parameter in parameters.parameters {
        guard let expanded = parameter.type.as(PackExpansionTypeSyntax.self) else { continue }
        let lengths = packNames(in: Syntax(expanded)).compactMap { scope.counts[$0] }
        scope.counts[name(parameter.secondName ?? parameter.firstName)] = lengths.first ?? 0
      }
      packs = scope
      let converted = convert()
      if let reported {
        diagnostics.removeSubrange(reported...)
        switch converted.kind {
        case .function(let syntax), .initializer(let syntax, _): syntax.isFurtherExpansion = true
        default: break
        }
      } else {
        reported = diagnostics.count
      }
      if packs?.isMixed == false { result.append(converted) }
    }
    return result
  }

  /// Returns all combinations of lengths, beginning with one element each.
  private func lengths(of packs: Int, upTo limit: Int) -> [[Int]] {
    var result: [[Int]] = [[]]
    for _ in 0..<packs { result = result.flatMap { start in ([1, 0] + Array(2...limit)).map { start + [$0] } } }
    return result
  }

  private func packNames(in node: Syntax) -> [String] {
    if let element = node.as(PackElementTypeSyntax.self) {
      return element.pack.as(IdentifierTypeSyntax.self).map { [name($0.name)] } ?? []
    }
    if let element = node.as(PackElementExprSyntax.self) {
      return element.pack.as(DeclReferenceExprSyntax.self).map { [name($0.baseName)] } ?? []
    }
    return node.children(viewMode: .sourceAccurate).flatMap { packNames(in: $0) }
  }

  /// Converts the pattern of a `repeat` once for each element.
  private func expanded<Part>(_ pattern: some SyntaxProtocol, _ convert: () -> Part) -> [Part] {
    guard let scope = packs else {
      refuse("parameter packs", pattern)
      return []
    }
    let lengths = Set(packNames(in: Syntax(pattern)).compactMap { scope.counts[$0] })
    if lengths.count > 1 { packs?.isMixed = true }
    // A tuple of a pack's elements has as many as the only pack.
    let count = lengths.min() ?? Set(scope.counts.values).min() ?? 0
    defer {
      packs?.element = scope.element
      packs?.count = scope.count
    }
    return (0..<count).map { index in
      packs?.element = index
      packs?.count = count
      return convert()
    }
  }

  /// Returns the types that an element of a list stands for.
  func types(_ node: ParsedType) -> [TypeSyntax] {
    guard let expansion = node.as(PackExpansionTypeSyntax.self) else { return [type(node)] }
    return expanded(expansion.repetitionPattern) { type(expansion.repetitionPattern) }
  }

  /// Returns a requirement that two types are equal, one for each element of the packs in either.
  func repeated(_ left: ParsedType, _ right: ParsedType) -> [RequirementSyntax] {
    guard left.is(PackExpansionTypeSyntax.self) || right.is(PackExpansionTypeSyntax.self) else {
      return [.sameType(type(left), type(right))]
    }
    let first = left.as(PackExpansionTypeSyntax.self)?.repetitionPattern ?? left
    let second = right.as(PackExpansionTypeSyntax.self)?.repetitionPattern ?? right
    return expanded(left.is(PackExpansionTypeSyntax.self) ? left : right) { .sameType(type(first), type(second)) }
  }

  func packElement(_ node: PackElementTypeSyntax) -> TypeSyntax {
    let place = range(node)
    guard let scope = packs, let element = scope.element, let pack = node.pack.as(IdentifierTypeSyntax.self),
      scope.counts[name(pack.name)] != nil
    else {
      refuse("parameter packs", node)
      return TypeSyntax(.placeholder, place)
    }
    let component = TypeSyntax.Component(
      name: PackScope.name(name(pack.name), element), arguments: [], range: range(pack.name))
    return TypeSyntax(.named([component]), place)
  }

  /// Returns the expressions that a `repeat` in a list stands for; nil for another element.
  func repeated(_ node: ExprSyntax) -> [Expr]? {
    guard let expansion = node.as(PackExpansionExprSyntax.self) else { return nil }
    return expanded(expansion.repetitionPattern) { expr(expansion.repetitionPattern) }
  }

  func packElement(_ node: PackElementExprSyntax) -> Expr {
    guard let scope = packs, let element = scope.element else { return refused("parameter packs", node) }
    if let pack = node.pack.as(DeclReferenceExprSyntax.self), scope.counts[name(pack.baseName)] != nil {
      return Expr(
        .identifier(PackScope.name(name(pack.baseName), element), argumentLabels: nil, genericArguments: []),
        range(node))
    }
    let tuple = expr(node.pack)
    // A tuple of one element is the element.
    guard scope.count > 1 else { return tuple }
    return Expr(
      .member(
        base: tuple, name: String(element), nameRange: range(node.pack), argumentLabels: nil, genericArguments: []),
      range(node))
  }

  /// Returns the statements of `repeat print(each x)`, also with `try` or `await` before it; nil for other expressions.
  func repeatedStatements(_ node: ExprSyntax) -> [Stmt]? {
    switch node.as(ExprSyntaxEnum.self) {
    case .packExpansionExpr(let expansion):
      return expanded(expansion.repetitionPattern) {
        Stmt(.expression(expr(expansion.repetitionPattern)), range(expansion))
      }
    case .tryExpr(let attempt) where attempt.questionOrExclamationMark == nil:
      return repeatedStatements(attempt.expression)?.map { $0.wrapped { .tryExpression(.plain, $0) } }
    case .awaitExpr(let wait):
      return repeatedStatements(wait.expression)?.map { $0.wrapped { .awaitExpression($0) } }
    default: return nil
    }
  }

  /// Returns `for x in repeat each xs { … }` as one block for each element in a block around all; nil for other loops.
  func repeatedBody(_ node: ForStmtSyntax, label: String?) -> Stmt? {
    guard let expansion = node.sequence.as(PackExpansionExprSyntax.self) else { return nil }
    if let clause = node.whereClause { refuse("'where' of a loop over a parameter pack", clause) }
    let place = range(node)
    let blocks = expanded(expansion.repetitionPattern) {
      let binding = VariableSyntax.Binding(
        pattern: pattern(node.pattern, .constant), type: node.typeAnnotation.map { type($0.type) },
        initializer: expr(expansion.repetitionPattern), accessors: nil, range: range(node.pattern))
      let variable = Decl(
        .variable(VariableSyntax(isLet: true, bindings: [binding])), modifiers: Modifiers(), range: range(node.pattern),
        nameRange: range(node.pattern))
      let body = block(node.body)
      let first = Stmt(.declaration(variable), range(node.pattern))
      return Stmt(
        .doStatement(Block([first] + body.statements, body.range), thrown: nil, catches: []), place,
        label: Self.elementLabel(label))
    }
    return Stmt(.doStatement(Block(blocks, place), thrown: nil, catches: []), place, label: Self.packLabel(label))
  }

  /// Labels of the blocks that a loop over a pack becomes, which no program can write.
  private static func packLabel(_ label: String?) -> String { label ?? "for repeat" }
  private static func elementLabel(_ label: String?) -> String { "\(packLabel(label)) each" }

  /// Returns the statement that a `break` or `continue` becomes in a loop over a pack; nil in others.
  func jump(_ node: some StmtSyntaxProtocol, label: String?, isContinue: Bool) -> Stmt? {
    guard packs != nil else { return nil }
    var parent = node.parent
    while let outer = parent {
      switch outer.as(SyntaxEnum.self) {
      case .forStmt(let loop):
        let own = loop.parent?.as(LabeledStmtSyntax.self).map { name($0.label) }
        guard label == nil || label == own else { break }
        guard loop.sequence.is(PackExpansionExprSyntax.self) else { return nil }
        return Stmt(.breakStatement(isContinue ? Self.elementLabel(own) : Self.packLabel(own)), range(node))
      case .whileStmt, .repeatStmt: if label == nil { return nil }
      case .switchExpr: if label == nil, !isContinue { return nil }
      case .closureExpr, .functionDecl, .accessorDecl: return nil
      default: break
      }
      parent = outer.parent
    }
    return nil
  }
}

extension Sequence {
  /// Converts the elements of a list; where there are packs, a `repeat` may stand for several.
  func expanded<Part>(
    _ packs: PackScope?, _ convert: (Element) -> Part, repeated: (Element) -> [Part]?
  ) -> [Part] {
    packs == nil ? map(convert) : flatMap { repeated($0) ?? [convert($0)] }
  }
}

extension Stmt {
  /// An expression statement with an expression around its own.
  fileprivate func wrapped(_ wrap: (Expr) -> Expr.Kind) -> Stmt {
    guard case .expression(let value) = kind else { return self }
    return Stmt(.expression(Expr(wrap(value), range)), range)
  }
}
