import SyntaxTree
import Types

/// The declarations of an operator, and which of them fits.
extension Checker {
  func hasOperator(_ name: String) -> Bool {
    !universe.globals(named: name).isEmpty || isDeclaredOperator(name)
      || ["Int", "Double", "String", "Equatable", "Comparable", "Strideable"].contains { type in
        universe.nominal(type).map { !members(named: name, of: $0.selfType).isEmpty } ?? false
      }
  }

  /// Returns whether a function for this operator is in scope that has an operator declaration.
  private func isDeclaredOperator(_ name: String) -> Bool {
    guard case .functions(let functions)? = lookUp(name, at: currentPlace) else { return false }
    return !functions.allSatisfy(\.lacksOperatorDeclaration)
  }

  /// The declarations of an operator: static members of the operands' types and of their protocols, and global functions.
  func operators(_ name: String, _ types: [Type], isPrefix: Bool?) -> [Candidate] {
    var found: [Candidate] = []
    var seen: Set<ObjectIdentifier> = []
    var classes: [Type] = []
    func add(_ function: FunctionDecl, _ candidate: @autoclosure () -> Candidate) {
      if function.lacksOperatorDeclaration, types.count > 1 { return }
      if let fixity = function.fixity, let isPrefix, (fixity == .prefix) != isPrefix { return }
      if seen.insert(ObjectIdentifier(function)).inserted { found.append(candidate()) }
    }
    func addMembers(of type: Type) {
      var owner = universe.simplified(type, assuming: requirements)
      var open: Type?
      if case .variable(let variable) = owner, let literal = variable.literal, let standard = defaultType(of: literal) {
        open = owner
        owner = standard
      }
      // An array's operator takes arrays of any type that the elements of both operands convert to.
      if owner.isNominal("Array"), owner.nominalDecl?.isNative == true { owner = universe.array(freshVariable()) }
      for member in members(named: name, of: owner) {
        guard case .function(let function) = member.decl, function.isStatic else { continue }
        // Two existential values may hold different types, so a function with two `Self` parameters does not apply to them.
        if case .existential(let protocols) = owner.head, !protocols.contains(where: \.isOpaque),
          let own = member.owner.selfParameter,
          function.parameters.count(where: { Type.same($0.type, .parameter(own)) }) > 1
        {
          continue
        }
        // A generic collection joined with an array stays what it is, and so do a text and a collection of the program's own.
        if owner.nominalDecl?.isNative == true, isReplaceable(types[0]), let first = function.parameters.first,
          function.generics.contains(where: { Type.same(.parameter($0), first.type) })
        {
          continue
        }
        // The operator that joins any collections is for generic code: the library's collections have their own.
        if member.throughProtocol, owner.nominalDecl?.isNative == true, member.owner.isNative,
          member.owner.name == "RangeReplaceableCollection", !joinsText(owner, with: types)
        {
          continue
        }
        // A class and the one that it derives from meet in the latter's operators.
        if owner.nominalDecl?.kind == .classType, member.throughProtocol, let first = classes.first,
          !Type.same(first, owner)
        {
          seen.remove(ObjectIdentifier(function))
        }
        // A literal may still become another type that conforms: `Self` stays open.
        let own = member.throughProtocol ? open ?? owner : withOpenArguments(owner, of: function)
        let receiver = make(.metatype(own), .metatype(own), currentPlace)
        var candidate = Candidate(.function(function), receiver: receiver, member: member)
        if member.throughProtocol, let parameter = member.owner.selfParameter {
          candidate.substitution[parameter] = own
        } else if case .nominal(let decl, let arguments) = own.head, decl === member.owner {
          candidate.substitution = Substitution(decl.allGenerics, arguments)
        }
        candidate.dispatch = function.isRequirement ? .witness : .direct
        add(function, candidate)
      }
    }
    for type in types {
      addMembers(of: type)
      if type.nominalDecl?.kind == .classType { classes.append(type) }
      if let payload = universe.simplified(type, assuming: requirements).optionalPayload { addMembers(of: payload) }
    }
    if case .functions(let functions)? = lookUp(name, at: currentPlace) {
      for function in functions { add(function, Candidate(.function(function))) }
    }
    return found
  }

  /// The type that declares an operator. Its generic parameters that the operands do not name are open: the operator's requirements or
  /// its result say what they are, not the operand by whose type it was found.
  private func withOpenArguments(_ owner: Type, of function: FunctionDecl) -> Type {
    guard case .nominal(let decl, let arguments) = owner.head, !decl.isNative, !arguments.isEmpty else { return owner }
    let parameters = decl.allGenerics
    // Where no operand is of the type itself, each of its parameters may differ from the operand's.
    let isOfOperand = function.parameters.contains { Type.same($0.type, decl.selfType) }
    let named = parameters.map { parameter in
      isOfOperand && function.parameters.contains { $0.type.contains { Type.same($0, .parameter(parameter)) } }
    }
    if !named.contains(false) { return owner }
    return .nominal(decl, zip(arguments, named).map { $1 ? $0 : freshVariable() })
  }

  /// A text with something else that is made of characters: part of a generic text, an array of them.
  private func joinsText(_ owner: Type, with types: [Type]) -> Bool {
    guard owner.isNominal("String") || owner.isNominal("Substring") else { return false }
    return types.contains { operand in
      let type = universe.simplified(operand, assuming: requirements)
      switch type.head {
      case .variable: return false
      case .nominal(let decl, _): return !["String", "Substring", "Character", "Optional"].contains(decl.name)
      default: return conformsToSequence(type)
      }
    }
  }

  private func conformsToSequence(_ type: Type) -> Bool {
    universe.standardProtocol("Sequence").map { universe.conforms(type, to: $0, assuming: requirements) } ?? false
  }

  private func isReplaceable(_ type: Type) -> Bool {
    switch universe.simplified(type, assuming: requirements).head {
    case .parameter, .dependentMember: isRangeReplaceable(type)
    case .nominal(let decl, _): decl.isNative ? ["String", "Substring"].contains(decl.name) : isRangeReplaceable(type)
    case .variable(let variable): variable.literal == .string || variable.literal == .character
    default: false
    }
  }

  private func isRangeReplaceable(_ type: Type) -> Bool {
    universe.nominal("RangeReplaceableCollection").map {
      universe.conforms(type, to: $0, assuming: requirements)
    } ?? false
  }

  static let arithmetic: Set<String> = ["+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&", "|", "^"]
  static let comparison: Set<String> = ["==", "!=", "<", "<=", ">", ">="]
  static let ranges: Set<String> = ["..<", "..."]

  /// `.member`, `.member(…)`, or a chain that starts so.
  func isImplicitMember(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .member(nil, _, _, _, _): true
    case .member(let base?, _, _, _, _): isImplicitMember(base)
    case .call(let callee, _): isImplicitMember(callee)
    default: false
    }
  }
}

extension Expr {
  /// True for a number literal, with or without a sign.
  var isNumber: Bool { literal == .integer || literal == .float }
}
