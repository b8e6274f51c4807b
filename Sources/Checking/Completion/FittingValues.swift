import SyntaxTree
import Types

/// Values that fit an expected type, offered by completion for an argument.
extension Checker {
  /// Returns own variables and functions first, then members of the type itself.
  ///
  /// - Parameter fits: Returns whether a value of a type is valid at the cursor.
  func fittingItems(_ expected: Type, _ cut: CompletionText, where fits: (Type) -> Bool) -> [Completions.Item] {
    let wanted = universe.simplified(expected, assuming: requirements)
    var found = ownItems(fitting: expected, cut.prefix, where: fits)
    var payload = wanted
    while let inner = payload.optionalPayload { payload = universe.simplified(inner, assuming: requirements) }
    found += wordItems(fitting: payload, isOptional: wanted.optionalPayload != nil)
    if payload.functionType == nil, !payload.isVariable, !payload.isAny {
      found += madeItems(of: payload, cut.prefix, where: fits)
    }
    return found.filter { $0.name.hasPrefix(cut.prefix) }
  }

  private func ownItems(
    fitting expected: Type, _ prefix: String, where fits: (Type) -> Bool
  ) -> [Completions.Item] {
    let text = SignatureText(checker: self)
    var found: [Completions.Item] = []
    var hidden: Set<String> = []
    var current: Scope? = scope
    while let here = current {
      for (name, entries) in here.values
      where name.hasPrefix(prefix) && name != "_" && (name.first != "$" || prefix.first == "$")
        && hidden.insert(name).inserted
      {
        for entry in entries where self.fits(entry, expected, fits) {
          switch entry {
          case .variable(let variable):
            found.append(
              Completions.Item(name, .variable, text.variable(variable, Substitution()), standing: .ownFitting))
          case .function(let function):
            found.append(
              Completions.Item(name, .function, text.function(function, Substitution()), standing: .ownFitting))
          }
        }
      }
      if here.nominal != nil, let type = here.selfType {
        for name in memberNames(of: type, isStatic: false) where name.hasPrefix(prefix) && !hidden.contains(name) {
          for member in members(named: name, of: type) {
            guard case .variable(let variable) = member.decl, !member.decl.isStatic,
              let declared = try? self.type(of: variable), fits(declared.substituting(member.substitution))
            else { continue }
            hidden.insert(name)
            found.append(
              Completions.Item(name, .variable, text.variable(variable, member.substitution), standing: .ownFitting))
          }
        }
      }
      current = here.parent
    }
    return found
  }

  private func fits(_ entry: Scope.ValueEntry, _ expected: Type, _ fits: (Type) -> Bool) -> Bool {
    switch entry {
    case .variable(let variable):
      guard let type = try? type(of: variable), !type.isError else { return false }
      return fits(type)
    case .function(let function):
      // A function is seldom meant where any value will do.
      guard function.generics.isEmpty, function.deprecation == nil,
        universe.simplified(expected, assuming: requirements).innermostPayload.functionType != nil
      else { return false }
      let type = FunctionType(
        parameters: function.parameters.map { .init($0.type, isInout: $0.isInout, isVariadic: $0.isVariadic) },
        isAsync: function.isAsync, isThrowing: function.isThrowing, result: function.result)
      return fits(.function(type))
    }
  }

  private func wordItems(fitting payload: Type, isOptional: Bool) -> [Completions.Item] {
    var words: [String] = []
    if payload.isNominal("Bool") { words += ["true", "false"] }
    // A closure is meant where one may be left out.
    if isOptional, payload.functionType == nil { words.append("nil") }
    return words.map { Completions.Item($0, .keyword, $0, standing: .fitting) }
  }

  /// Cases and static members behind a dot, shared instances and initializers of the type and of those that derive from
  /// it or conform to it.
  private func madeItems(of payload: Type, _ prefix: String, where fits: (Type) -> Bool) -> [Completions.Item] {
    // Types with literals are usually not made in another way.
    let literals: [LiteralKind] = [.integer, .float, .string, .boolean, .array, .dictionary]
    if literals.contains(where: { accepts(payload, $0) }) { return [] }
    var found: [Completions.Item] = []
    if case .nominal = payload, prefix.isEmpty {
      found += implicitItems(of: payload, "").map { item in
        var item = item
        (item.name, item.signature, item.standing) = ("." + item.name, "." + item.signature, .fitting)
        return item
      }
    }
    for decl in derivedTypes(of: payload) where decl.name.hasPrefix(prefix) {
      let type = Type.nominal(decl, decl.allGenerics.map { _ in freshVariable() })
      guard fits(type) else { continue }
      if !Type.same(type, payload), decl !== payload.nominalDecl {
        for name in memberNames(of: type, isStatic: true) {
          for member in members(named: name, of: type) {
            guard case .variable(let variable) = member.decl, member.decl.isStatic,
              let made = try? self.type(of: variable).substituting(member.substitution), made.nominalDecl === decl
            else { continue }
            found.append(
              Completions.Item(
                "\(decl.name).\(name)", .variable, "\(decl.name).\(name): \(decl.name)",
                documentation: variable.documentation, standing: .fitting))
          }
        }
      }
      let text = SignatureText(checker: self)
      for member in members(named: "init", of: type) {
        guard case .function(let function) = member.decl, function.deprecation == nil, !member.decl.isRequirement,
          member.owner === decl
        else { continue }
        let signature = decl.name + text.function(function, Substitution()).dropFirst("init".count)
        found.append(
          Completions.Item(
            decl.name, .type, signature, documentation: function.documentation ?? decl.documentation, standing: .fitting
          ))
      }
    }
    return found
  }

  /// Returns the types whose declarations name a type or one that derives from it, that type included where it can be
  /// made.
  private func derivedTypes(of payload: Type) -> [NominalDecl] {
    var names: Set<String>
    switch payload.head {
    case .nominal(let decl, _): names = [decl.name]
    case .existential(let protocols): names = Set(protocols.map(\.decl.name))
    default: return []
    }
    let parents = probe?.parents ?? universe.parentNames(with: scope)
    probe?.parents = parents
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (name, above) in parents where !names.contains(name) && !names.isDisjoint(with: above) {
        names.insert(name)
        isGrowing = true
      }
    }
    return names.sorted().compactMap { name in
      guard case .nominal(let decl)? = scope.declaredType(name) ?? universe.type(named: name),
        decl.kind != .protocolType, !decl.name.hasPrefix("_")
      else { return nil }
      return decl
    }
  }
}

extension Scope {
  /// Returns the type that a name means here, where the program declares one.
  fileprivate func declaredType(_ name: String) -> TypeDecl? {
    if case .decl(let decl)? = types[name] { return decl }
    return parent?.declaredType(name)
  }
}

extension Universe {
  /// Superclass and protocols of each type as its declaration and extensions write them.
  fileprivate func parentNames(with scope: Scope) -> [String: Set<String>] {
    var parents: [String: Set<String>] = [:]
    for (name, type) in headers { parents[name, default: []].formUnion(Self.inherited(inHeader: type.header)) }
    for (name, additions) in extensionTexts {
      for addition in additions { parents[name, default: []].formUnion(Self.inherited(inHeader: addition.header)) }
    }
    func add(_ decl: NominalDecl) {
      parents[decl.name, default: []].formUnion(decl.conformances.map(\.proto.decl.name))
      if let superclass = decl.superclass?.nominalDecl { parents[decl.name, default: []].insert(superclass.name) }
      for inherited in decl.inheritedProtocols { parents[decl.name, default: []].insert(inherited.decl.name) }
    }
    for case .nominal(let decl) in types.values { add(decl) }
    var current: Scope? = scope
    while let here = current {
      for case .decl(.nominal(let decl)) in here.types.values { add(decl) }
      current = here.parent
    }
    return parents
  }

  /// Returns the names behind the colon of a header.
  private static func inherited(inHeader header: String) -> [String] {
    let head = header.prefix { $0 != "{" }
    let clause = head.firstRange(of: " where ").map { head[..<$0.lowerBound] } ?? head
    var depth = 0
    guard
      let colon = clause.indices.first(where: { index in
        if clause[index] == "<" { depth += 1 }
        if clause[index] == ">" { depth -= 1 }
        return depth == 0 && clause[index] == ":"
      })
    else { return [] }
    return clause[clause.index(after: colon)...].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
