import SyntaxTree
import Types

/// The context that generation passes down to the parts of an expression.
struct GenerationContext {
  /// The type of the whole chain that the expression is the base of: what `.name` at its beginning is a member of.
  var chain: Type?
  static let plain = GenerationContext()
}

/// Constraint generation: walks an expression once and gives every part a type, with the constraints that relate them.
extension Expr {
  /// An assignment, or an operator that assigns, to a place within an optional chain.
  fileprivate var assignsInChain: Bool {
    switch kind {
    case .assignment(let left, _): if case .optionalChain = left.kind { true } else { false }
    case .binary(let name, _, let left, _):
      if case .optionalChain = left.kind {
        name.hasSuffix("=") && !["==", "!=", "<=", ">="].contains(name)
      } else {
        false
      }
    default: false
    }
  }
}

extension ConstraintSystem {
  /// The type of an expression, which may be a variable.
  func generate(_ expr: Expr, _ context: GenerationContext = .plain) throws -> Type {
    try countExpression()
    let type = try generateKind(expr, context)
    setType(type, of: expr)
    return type
  }

  private func generateKind(_ expr: Expr, _ context: GenerationContext) throws -> Type {
    switch expr.kind {
    case .integerLiteral: return variable(literal: .integer)
    case .floatLiteral: return variable(literal: .float)
    case .booleanLiteral: return variable(literal: .boolean)
    case .nilLiteral: return variable(literal: .nilLiteral)
    case .stringLiteral(let segments): return try generateString(segments)
    case .magicLiteral(let name): return variable(literal: name == "line" || name == "column" ? .integer : .string)
    case .arrayLiteral(let elements):
      if elements.count == 1, let named = try? source.namedType(expr) { return .metatype(named) }
      return try generateArray(expr, elements)
    case .dictionaryLiteral(let pairs):
      if pairs.count == 1, let named = try? source.namedType(expr) { return .metatype(named) }
      return try generateDictionary(expr, pairs)
    case .identifier(let name, let labels, let arguments):
      return try generateIdentifier(expr, name, labels, arguments)
    case .member: return try generateMember(expr, context)
    case .call(let callee, let arguments): return try generateCall(expr, callee, arguments, context)
    case .subscriptCall(let base, let arguments): return try generateSubscript(expr, base, arguments, context)
    case .bindOptional(let inner):
      let payload = variable()
      add(.payload(of: try generate(inner, context), payload), ConstraintLocator(expr))
      return payload
    case .optionalChain(let inner):
      if let named = try source.namedType(expr) { return .metatype(named) }
      let result = variable()
      add(.chain(try generate(inner, GenerationContext(chain: context.chain)), result), ConstraintLocator(expr))
      return result
    case .forceUnwrap(let inner):
      let payload = variable()
      add(.payload(of: try generate(inner, GenerationContext(chain: context.chain)), payload), ConstraintLocator(expr))
      return payload
    case .prefixOperator(let name, let operand): return try generatePrefix(expr, name, operand)
    case .postfixOperator(let name, let operand):
      return try generateOperation(expr, name, expr.range, [operand])
    case .binary(let name, let range, let left, let right):
      return try generateBinary(expr, name, range, left, right)
    case .assignment(let left, let right): return try generateAssignment(expr, left, right)
    case .ternary(let condition, let then, let otherwise):
      let test = try generate(condition)
      add(.conversion(test, universe.bool, .value), ConstraintLocator(condition, .condition))
      let result = variable()
      if case .variable(let open) = result { branches.insert(open.id) }
      for branch in [then, otherwise] {
        let type = try generateChain(branch)
        // The other branch has a part in what the default behind `??` is.
        if case .variable(let open) = type { openCoalescings.remove(open.id) }
        add(.conversion(type, result, .value), ConstraintLocator(branch, .branch))
      }
      return result
    case .cast(let value, let kind, let syntax): return try generateCast(value, kind, syntax)
    case .tuple(let elements):
      return .tuple(try elements.map { TupleField(label: $0.label, try generateChain($0.value)) })
    case .parenthesized(let inner):
      let type = try generate(inner, context)
      // `(person?.name = "Ann") != nil` asks whether there was a place to assign to.
      return inner.assignsInChain ? universe.optional(.void) : type
    case .closure(let closure):
      let type = variable()
      let use = ClosureUse(expr, closure, type: type, scope: source.scope)
      if case .variable(let open) = type { closures[open.id] = use }
      add(.closure(use), ConstraintLocator(expr))
      return type
    case .tryExpression(let kind, let inner):
      guard kind == .optional else { return try generate(inner, context) }
      let result = variable()
      add(.chain(try generateChain(inner), result), ConstraintLocator(expr))
      return result
    case .awaitExpression(let inner): return try generate(inner, context)
    case .inoutExpression(let inner):
      places.insert(ObjectIdentifier(inner))
      return try generate(inner)
    case .keyPath(let root, let components): return try generateKeyPath(expr, root, components)
    case .ifExpression, .switchExpression:
      return try source.branchingType(expr) ?? generateBranches(expr)
    case .type(let syntax): return .metatype(try resolved(syntax))
    case .discard:
      // The base of a key path's step.
      if let known = types[ObjectIdentifier(expr)] { return known }
      // The prompt declares its latest result under this name, which no program can.
      guard source.reference(to: "_", at: expr.range) != nil else { return try hole(forWord: expr, "discard") }
      return try generate(keep(Expr(.identifier("_", argumentLabels: nil, genericArguments: []), expr.range)))
    }
  }

  /// The common type of branches that have none by themselves: `buildEither(first:)` and `buildEither(second:)` of a result builder.
  private func generateBranches(_ expr: Expr) throws -> Type {
    guard !isRepairing, let branches = source.branchValues(of: expr) else {
      return try hole(forWord: expr, "branches as an argument")
    }
    let outer = source.scope
    defer { source.scope = outer }
    let result = variable()
    for (value, scope) in branches {
      source.scope = scope
      add(.equality(try generateChain(value), result), ConstraintLocator(value, .branch))
    }
    return result
  }

  func contextualValue(_ expr: Expr, _ kind: ContextualValue.Kind) -> Type {
    let type = variable()
    let value = ContextualValue(expr, kind, type: type)
    if case .variable(let open) = type { contextualValues[open.id] = value }
    add(.contextualValue(value), ConstraintLocator(expr))
    return type
  }

  /// The type of an expression that may be a chain from an implicit member: the chain's own result is then what `.name` is looked up
  /// in.
  func generateChain(_ expr: Expr) throws -> Type {
    guard isImplicitChain(expr) else { return try generate(expr) }
    let whole = variable()
    if case .variable(let open) = whole { contextual.insert(open.id) }
    let type = try generate(expr, GenerationContext(chain: whole))
    add(.conversion(type, whole, .value), ConstraintLocator(expr))
    return whole
  }

  /// Returns whether an expression begins with an implicit member, `.name`.
  func isImplicitChain(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .member(let base, _, _, _, _): base.map(isImplicitChain) ?? true
    case .call(let base, _), .subscriptCall(let base, _), .bindOptional(let base), .forceUnwrap(let base),
      .optionalChain(let base), .parenthesized(let base), .tryExpression(.plain, let base), .awaitExpression(let base):
      isImplicitChain(base)
    default: false
    }
  }

  private func generateCast(_ value: Expr, _ kind: Expr.CastKind, _ syntax: TypeSyntax) throws -> Type {
    let target = try resolved(syntax)
    let type = try generateChain(value)
    switch kind {
    case .coerce:
      let locator = ConstraintLocator(value, .coerced)
      // A bridged object is made of a value of any type that bridges to it.
      if source.isBridgedObject(target), !isImplicitChain(value), !value.isNilLiteral, !isLiteral(type, of: target) {
        add(.bridging(type, target), locator)
        return target
      }
      if (target.optionalPayload ?? target).isNominal("String"), simplified(type).literalKind == nil {
        // Of a value that the context does not give the type of.
        if simplified(type).isOpen {
          add(
            .alternatives([
              [Constraint(.conversion(type, target, .value), locator)], [Constraint(.bridging(type, target), locator)],
            ]), locator)
        } else {
          add(.bridging(type, target), locator)
        }
        return target
      }
      add(.conversion(type, target, .value), locator)
      return target
    case .conditional, .forced, .check:
      if target.hasVariables {
        // The arguments of a class follow from those of the one that it derives from.
        let subject = simplified(type)
        let ancestor = subject.optionalPayload.map(simplified) ?? subject
        guard kind != .check, ancestor.nominalDecl?.kind == .classType else {
          return try hole(forCastTo: target, syntax, kind)
        }
        add(.conversion(target, ancestor, .value), ConstraintLocator(value, .coerced))
      }
      switch kind {
      case .conditional: return universe.optional(target)
      case .forced: return target
      default: return universe.bool
      }
    }
  }

  /// The type of a cast to a generic type of which nothing says the arguments: a hole where the system is diagnosed.
  private func hole(forCastTo target: Type, _ syntax: TypeSyntax, _ kind: Expr.CastKind) throws -> Type {
    guard isRepairing else { throw UnsupportedConstruct("open type in a cast") }
    record(.castTarget(target), at: ConstraintLocator(Expr(.type(syntax), syntax.range)))
    return kind == .check ? universe.bool : .error
  }

  /// Returns whether a type is the variable of a literal that can have the target's type.
  private func isLiteral(_ type: Type, of target: Type) -> Bool {
    simplified(type).literalKind.map { accepts(target.optionalPayload ?? target, $0) } ?? false
  }

  /// `(a, b) = (b, a)`: element by element where both sides are written out.
  private func generateTupleAssignment(_ targets: [Expr.TupleElement], _ value: Expr) throws {
    let types = try targets.map { try generateTarget($0.value) }
    // The tuples are compared as wholes where they do not fit.
    if case .tuple(let elements) = value.kind, elements.count == types.count, !isRepairing {
      let given = try generate(value)
      guard case .tuple(let fields) = given else { return }
      for (field, (type, element)) in zip(fields, zip(types, elements)) {
        add(.conversion(field.type, type, .value), ConstraintLocator(element.value))
      }
      return
    }
    let whole = Type.tuple(types.map { TupleField(label: nil, $0) })
    add(.conversion(try generateChain(value), whole, .value), ConstraintLocator(value, .assigned))
  }

  /// The type of a part of a tuple that is assigned to: a place, a tuple of such parts, or `_`.
  private func generateTarget(_ target: Expr) throws -> Type {
    switch target.kind {
    case .discard: return variable()
    case .tuple(let elements):
      return .tuple(try elements.map { TupleField(label: nil, try generateTarget($0.value)) })
    default:
      places.insert(ObjectIdentifier(target))
      return try generate(target)
    }
  }

  private func generateAssignment(_ expr: Expr, _ left: Expr, _ right: Expr) throws -> Type {
    if case .discard = left.kind {
      _ = try generate(right)
      return .void
    }
    switch left.kind {
    case .tuple(let elements):
      try generateTupleAssignment(elements, right)
      return .void
    case .optionalChain(let inner):
      // The value is assigned within the chain.
      places.insert(ObjectIdentifier(inner))
      _ = try generate(left)
      guard let place = types[ObjectIdentifier(inner)] else { return .error }
      add(.conversion(try generateChain(right), place, .value), ConstraintLocator(right, .assigned))
      return .void
    default: break
    }
    places.insert(ObjectIdentifier(left))
    let target = try generate(left)
    // The branches are checked one by one, as values of that type.
    if right.isBranching { return .void }
    add(.conversion(try generateChain(right), target, .value), ConstraintLocator(right, .assigned))
    return .void
  }
}

extension Type {
  /// The kind of the literal whose type a variable is.
  fileprivate var literalKind: LiteralKind? { if case .variable(let open) = self { open.literal } else { nil } }
}
