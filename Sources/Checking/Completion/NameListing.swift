import SyntaxTree
import Types

/// The items of a list: members of types, names in scope.
extension Checker {
  // MARK: Members

  func memberItems(of type: Type, isStatic: Bool, _ prefix: String) -> [Completions.Item] {
    if case .tuple(let fields) = type.head {
      return fields.enumerated().compactMap { index, field in
        let name = field.label ?? String(index)
        return name.hasPrefix(prefix) ? Completions.Item(name, .variable, "\(name): \(field.type)") : nil
      }
    }
    if case .metatype(let instance) = type.head { return memberItems(of: instance, isStatic: true, prefix) }
    return memberNames(of: type, isStatic: isStatic).filter { $0.hasPrefix(prefix) }.flatMap { name in
      items(members(named: name, of: type).filter { $0.decl.isStatic == isStatic })
    }
  }

  /// Static members, cases, nested types and initializers of a type.
  func typeMemberItems(of type: Type, _ prefix: String) -> [Completions.Item] {
    var found = memberItems(of: type, isStatic: true, prefix)
    if "init".hasPrefix(prefix) { found += items(members(named: "init", of: type).filter { !$0.decl.isRequirement }) }
    return found + nestedTypeItems(of: type, prefix)
  }

  /// Nested types of a type and of its superclasses.
  private func nestedTypeItems(of type: Type, _ prefix: String) -> [Completions.Item] {
    var found: [Completions.Item] = []
    var current = type.nominalDecl
    while let decl = current {
      found += decl.nestedTypes.keys.filter { $0.hasPrefix(prefix) && !$0.hasPrefix("_") }.map {
        Completions.Item($0, .type, "\(decl.name).\($0)")
      }
      current = decl.superclass?.nominalDecl
    }
    return found
  }

  /// Nested types of a written type; none where it is unknown.
  func nestedTypeItems(of syntax: TypeSyntax, _ prefix: String) -> [Completions.Item] {
    let resolver = TypeResolver(universe: universe, open: { self.freshVariable() }, report: { _, _ in })
    return nestedTypeItems(of: resolver.resolve(syntax, in: scope), prefix)
  }

  /// Members that a step of a key path may name.
  func keyPathItems(of type: Type, _ prefix: String) -> [Completions.Item] {
    let found = memberItems(of: type, isStatic: false, prefix).filter { $0.kind == .variable }
    return found + ("self".hasPrefix(prefix) ? [Completions.Item("self", .keyword, "self")] : [])
  }

  /// Returns the items for implicit member expressions where a value of this type is expected.
  func implicitItems(of type: Type, _ prefix: String) -> [Completions.Item] {
    let wanted = universe.simplified(type, assuming: requirements)
    return memberNames(of: type, isStatic: true).filter { $0.hasPrefix(prefix) }.flatMap { name in
      items(
        members(named: name, of: type).filter { member in
          guard member.decl.isStatic, let result = result(of: member) else { return false }
          if case .existential = wanted.head { return true }
          return result.nominalDecl === wanted.nominalDecl || result.isVariable
        })
    }
  }

  private func result(of member: FoundMember) -> Type? {
    switch member.decl {
    case .function(let function): normal(function.result.substituting(member.substitution))
    case .variable(let variable): normal(((try? type(of: variable)) ?? .error).substituting(member.substitution))
    case .enumCase(let enumCase): .nominal(enumCase.owner, enumCase.owner.allGenerics.map { .parameter($0) })
    case .subscriptDecl: nil
    }
  }

  private func items(_ found: [FoundMember]) -> [Completions.Item] {
    let text = SignatureText(checker: self)
    return found.compactMap { member in
      switch member.decl {
      case .function(let function):
        guard function.deprecation == nil, holds(function.requirements, member, own: function.generics) else {
          return nil
        }
        return Completions.Item(
          function.name, .function, text.function(function, member.substitution), documentation: function.documentation,
          distance: member.distance)
      case .variable(let variable):
        guard holds(variable.requirements, member, own: []) else { return nil }
        return Completions.Item(
          variable.name, .variable, text.variable(variable, member.substitution), documentation: variable.documentation,
          distance: member.distance)
      case .enumCase(let enumCase):
        return Completions.Item(enumCase.name, .enumCase, text.enumCase(enumCase, member.substitution))
      case .subscriptDecl: return nil
      }
    }
  }

  /// Returns true if the constraints of a member's extension are met; those on the member's own parameters are checked
  /// with the call.
  private func holds(_ conditions: [Requirement], _ member: FoundMember, own: [GenericParameter]) -> Bool {
    var opened = member.substitution
    for parameter in own { opened[parameter] = freshVariable() }
    var unbound = Substitution()
    for parameter in probe?.openParameters ?? [] { unbound[parameter] = freshVariable() }
    return conditions.allSatisfy { condition in
      let requirement = condition.substituting(opened).substituting(unbound)
      return requirement.isOpen || universe.satisfies(requirement, assuming: requirements)
    }
  }

  // MARK: Names

  /// Returns the names in scope. While nothing is typed these are the program's own: of the library there are too many
  /// to read.
  func nameItems(_ cut: CompletionText) -> [Completions.Item] {
    var found = typeItems(cut, isValue: true)
    let text = SignatureText(checker: self)
    var hidden: Set<String> = []
    var current: Scope? = scope
    var isNested = false
    while let here = current {
      for (name, entries) in here.values
      where name.hasPrefix(cut.prefix) && Self.isWord(name) && name != "_" && hidden.insert(name).inserted {
        found += entries.compactMap { item($0, text) }
      }
      if here.nominal != nil, let type = here.selfType {
        if let isStatic = isNested ? true : ownVariable(in: scope)?.type.isMetatype {
          found += memberItems(of: type, isStatic: isStatic, cut.prefix)
        }
        isNested = true
      }
      current = here.parent
    }
    for name in cut.prefix.isEmpty ? [] : universe.nativeNames.values
    where name.hasPrefix(cut.prefix) && Self.isWord(name) && !name.hasPrefix("_") && !hidden.contains(name) {
      found += universe.globals(named: name).compactMap { item($0, text) }
    }
    let words = Self.valueWords + (cut.isStatementStart ? Self.statementWords : [])
    found += words.filter { $0.hasPrefix(cut.prefix) }.map { Completions.Item($0, .keyword, $0) }
    return found
  }

  func typeItems(_ cut: CompletionText, isValue: Bool = false) -> [Completions.Item] {
    var names: Set<String> = []
    var current: Scope? = scope
    while let here = current {
      names.formUnion(here.types.keys)
      current = here.parent
    }
    if !cut.prefix.isEmpty || cut.isAfterColonOrArrow && !isValue {
      names.formUnion(universe.nativeNames.types)
      names.formUnion(universe.types.keys)
    }
    return names.filter { $0.hasPrefix(cut.prefix) && !$0.hasPrefix("_") && !$0.contains(".") }.map {
      Completions.Item($0, .type, $0)
    }
  }

  private func item(_ entry: Scope.ValueEntry, _ text: SignatureText) -> Completions.Item? {
    switch entry {
    case .variable(let variable):
      if variable.type.isError { return Completions.Item(variable.name, .variable, variable.name) }
      return Completions.Item(
        variable.name, .variable, text.variable(variable, Substitution()), documentation: variable.documentation)
    case .function(let function):
      if function.deprecation != nil { return nil }
      return Completions.Item(
        function.name, .function, text.function(function, Substitution()), documentation: function.documentation)
    }
  }

  private static func isWord(_ name: String) -> Bool {
    guard let first = name.first else { return false }
    return first.isLetter || first == "_" || first == "$" || !first.isASCII
  }

  private static let valueWords = ["true", "false", "nil", "try", "await"]
  private static let statementWords = [
    "let", "var", "func", "if", "guard", "for", "while", "repeat", "switch", "do", "defer", "return", "throw", "break",
    "continue", "struct", "class", "enum", "actor", "protocol", "extension", "typealias", "import",
  ]
}

extension Requirement {
  /// True if it contains type variables.
  fileprivate var isOpen: Bool {
    switch self {
    case .conformance(let type, _), .classBound(let type): type.hasVariables
    case .superclass(let a, let b), .sameType(let a, let b): a.hasVariables || b.hasVariables
    }
  }
}
