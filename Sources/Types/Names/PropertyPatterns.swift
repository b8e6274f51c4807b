import SyntaxTree

/// `let (a, b): (Int, Int)` among the members of a type: a property for each name.
extension DeclarationCollector {
  func addProperties(
    _ binding: VariableSyntax.Binding, isLet: Bool, _ decl: Decl, to nominal: NominalDecl, scope: Scope,
    requirements: [Requirement], inExtension: Bool
  ) {
    if decl.modifiers.isLazy { return report(.lazyPattern, at: binding.pattern.range) }
    if binding.accessors != nil {
      return report(.accessorsOfPattern, at: binding.pattern.range)
    }
    let isStatic = decl.modifiers.isStatic || decl.modifiers.isClassMember
    if isLet, !isStatic, nominal.kind == .structure, binding.initializer != nil {
      return report(
        .constantsFromOneValue,
        at: binding.pattern.range)
    }
    func add(_ part: VariableSyntax.Binding) {
      addProperty(
        part, isLet: isLet, decl, to: nominal, scope: scope, requirements: requirements, inExtension: inExtension)
    }
    var value = binding.initializer
    if let whole = value, binding.pattern.names.count > 1, !binding.pattern.isSpelled(by: whole) {
      guard isStatic else {
        return report(
          .unsupportedPropertyPattern, at: whole.range)
      }
      // Stored under a name that programs cannot write, so that it is made once.
      let name = String(binding.pattern.range.text)
      add(
        VariableSyntax.Binding(
          pattern: Pattern(.binding(name, isVariable: !isLet), binding.pattern.range), type: binding.type,
          initializer: whole, accessors: nil, range: binding.range))
      let owner = Expr(
        .identifier("Self", argumentLabels: nil, genericArguments: []), binding.pattern.range)
      value = WrappedVariable.place([name], in: owner, at: binding.pattern.range)
    }
    var parts: [VariableSyntax.Binding] = []
    guard takeApart(binding.pattern, binding.type, value, binding.range, into: &parts) else { return }
    for part in parts {
      add(part)
      guard case .binding(let name, _) = part.pattern.kind, case .variable(let property)? = nominal.members[name]?.last
      else { continue }
      property.introduction = .amongOthers
    }
  }

  /// Adds a binding for each name of the pattern; returns false and reports an error if it does not match.
  private func takeApart(
    _ pattern: Pattern, _ type: TypeSyntax?, _ value: Expr?, _ range: SourceRange,
    into parts: inout [VariableSyntax.Binding]
  ) -> Bool {
    guard case .tuple(let elements) = pattern.kind else {
      if case .binding = pattern.kind {
        parts.append(
          VariableSyntax.Binding(pattern: pattern, type: type, initializer: value, accessors: nil, range: range))
      }
      return true
    }
    var types: [TypeSyntax]?
    if let type {
      guard case .tuple(let fields) = type.kind else {
        report(
          .tuplePatternOfNonTuple(type: String(type.range.text)), at: pattern.range)
        return false
      }
      guard fields.count == elements.count else {
        report(.tuplePatternOfWrongLength(type: String(type.range.text)), at: pattern.range)
        return false
      }
      types = fields.map(\.type)
    }
    var values: [Expr]?
    if let value {
      if case .tuple(let fields) = value.kind {
        guard fields.count == elements.count else {
          report(
            .propertyPatternWithoutValues(count: elements.count), at: value.range)
          return false
        }
        values = fields.map(\.value)
      } else {
        values = elements.indices.map { WrappedVariable.place(["\($0)"], in: value, at: value.range) }
      }
    }
    for (index, element) in elements.enumerated() {
      guard takeApart(element.pattern, types?[index], values?[index], range, into: &parts) else { return false }
    }
    return true
  }
}

extension VariableDecl {
  /// True for a variable of `var (x, y) = (1, 2)`: memberwise initializers have a parameter for it although it has a
  /// value.
  package var isPartOfPattern: Bool { if case .amongOthers = introduction { kind == .storedProperty } else { false } }
}

extension Pattern {
  /// The names that it binds.
  fileprivate var names: [String] {
    switch kind {
    case .binding(let name, _): [name]
    case .tuple(let elements): elements.flatMap(\.pattern.names)
    default: []
    }
  }

  /// Returns true if each name has an initial expression.
  fileprivate func isSpelled(by value: Expr) -> Bool {
    guard case .tuple(let elements) = kind else { return true }
    guard case .tuple(let fields) = value.kind else { return false }
    return zip(elements, fields).allSatisfy { $0.pattern.isSpelled(by: $1.value) }
  }
}
