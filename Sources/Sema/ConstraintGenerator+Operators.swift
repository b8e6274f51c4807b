import SyntaxTree
import Types

/// Constraints of operators.
extension ConstraintSystem {
  func generatePrefix(_ expr: Expr, _ name: String, _ operand: Expr) throws -> Type {
    if name == "-" || name == "+" {
      switch operand.kind {
      case .integerLiteral, .floatLiteral: return try generate(operand)
      default: break
      }
    }
    return try generateOperation(expr, name, expr.range, [operand])
  }

  func generateBinary(
    _ expr: Expr, _ name: String, _ range: SourceRange, _ left: Expr, _ right: Expr
  ) throws -> Type {
    switch name {
    case "&&", "||":
      if universe.operatorOwners[name] != nil { return try generateLogic(expr, name, range, left, right) }
      for side in [left, right] {
        let locator = ConstraintLocator(side, side === right ? .autoclosure(1) : .whole)
        add(.conversion(try generateChain(side), universe.bool, .operatorArgument), locator)
      }
      return universe.bool
    case "??": return try generateCoalescing(expr, range, left, right)
    case "===", "!==":
      for side in [left, right] {
        let type = try generate(side)
        guard let object = universe.standardProtocol("AnyObject") else { continue }
        // An operand whose type nothing else determines is an `AnyObject?`.
        let isOpen = !side.isNilLiteral && simplified(type).hasVariables
        if isOpen {
          add(
            .conversion(type, universe.optional(.existential([ProtocolReference(object)])), .operatorArgument),
            ConstraintLocator(side))
        }
        guard side.isNilLiteral else { continue }
        add(
          .equality(type, universe.optional(.existential([ProtocolReference(object)]))), ConstraintLocator(side))
      }
      return universe.bool
    case "==", "!=":
      if left.isNilLiteral != right.isNilLiteral, !universe.comparesNilOtherwise {
        let operand = try generate(left.isNilLiteral ? right : left)
        add(.conversion(operand, universe.optional(variable()), .operatorArgument), ConstraintLocator(expr))
        return universe.bool
      }
    default: break
    }
    let isAssignment = name.hasSuffix("=") && !Self.comparisons.contains(name)
    if isAssignment { places.insert(ObjectIdentifier(left)) }
    if isAssignment, case .optionalChain(let inner) = left.kind {
      places.insert(ObjectIdentifier(inner))
      _ = try generate(left)
      guard let place = types[ObjectIdentifier(inner)] else { return .error }
      let arguments = [left, right].map { Expr.Argument(label: nil, value: $0) }
      let result = variable()
      let use = OverloadUse(
        expr, name, range, .operation(arguments: arguments, types: [place, try generateChain(right)]), .none,
        result: result)
      add(.operation(use), ConstraintLocator(expr))
      return result
    }
    return try generateOperation(expr, name, range, [left, right])
  }

  func generateOperation(_ expr: Expr, _ name: String, _ range: SourceRange, _ operands: [Expr]) throws -> Type {
    let types = try operands.map { try generateChain($0) }
    if isRepairing, operands.count == 2, !source.hasOperator(name) { return try hole(forName: expr) }
    let result = variable()
    let use = OverloadUse(
      expr, name, range, .operation(arguments: operands.map { Expr.Argument(label: nil, value: $0) }, types: types),
      .none, result: result)
    add(.operation(use), ConstraintLocator(expr))
    return result
  }

  /// `&&` and `||` in a program that declares its own: on truth values first.
  private func generateLogic(
    _ expr: Expr, _ name: String, _ range: SourceRange, _ left: Expr, _ right: Expr
  ) throws -> Type {
    let sides = [left, right]
    let types = try sides.map { try generateChain($0) }
    let result = variable()
    let use = OverloadUse(
      expr, name, range, .operation(arguments: sides.map { Expr.Argument(label: nil, value: $0) }, types: types),
      .none, result: result)
    let locator = ConstraintLocator(expr)
    add(
      .alternatives([
        types.map { Constraint(.conversion($0, universe.bool, .operatorArgument), locator) }
          + [Constraint(.equality(result, universe.bool), locator)],
        [Constraint(.operation(use), locator)],
      ]), locator)
    return result
  }

  /// `a ?? b`: the payload of the left side, or an optional where the right side is one.
  private func generateCoalescing(_ expr: Expr, _ range: SourceRange, _ left: Expr, _ right: Expr) throws -> Type {
    let (first, second) = (try generateChain(left), try generateChain(right))
    let payload = variable()
    let locator = ConstraintLocator(right, .autoclosure(1))
    if universe.operatorOwners["??"] != nil {
      return try generateCoalescing(expr, range, left, right, first, second, payload, locator)
    }
    if isRepairing {
      let operands = [left, right].map { Expr.Argument(label: nil, value: $0) }
      let use = OverloadUse(
        expr, "??", expr.range, .operation(arguments: operands, types: [first, second]), .none, result: payload)
      for side in [left, right] { coalescings[ObjectIdentifier(side)] = use }
    }
    if right.literal == .integer, left.leavesItsTypeOpen, case .variable(let open) = payload {
      // As an `Any` both sides keep the types that they have by themselves.
      openCoalescings.insert(open.id)
      add(.conversion(first, universe.optional(payload), .argument), ConstraintLocator(left, .argument(0)))
      add(.conversion(second, payload, .argument), locator)
      return payload
    }
    let result = variable()
    if case .variable(let open) = payload {
      coalescingResults[open.id] = result
      if case .variable(let inner) = second { outerCoalescings[inner.id] = open }
    }
    let value = Constraint(
      .conversion(first, universe.optional(payload), .argument), ConstraintLocator(left, .argument(0)))
    let fallback = Constraint(.conversion(second, payload, .argument), locator)
    var ways = [
      [fallback, Constraint(.equality(result, payload), locator)],
      [
        Constraint(.conversion(second, universe.optional(payload), .argument), locator),
        Constraint(.equality(result, universe.optional(payload)), locator),
      ],
    ]
    if isRepairing {
      // Either side may be what is meant.
      let own = right.literal.flatMap { source.defaultType(of: $0) } ?? second
      for index in ways.indices { ways[index].insert(value, at: 0) }
      if !left.isCoalescing, !right.isCoalescing, !right.isClosure {
        ways.append([
          Constraint(.equality(payload, own), locator), value, fallback,
          Constraint(.equality(result, payload), locator),
        ])
      }
    } else {
      worklist.append(value)
    }
    add(.alternatives(ways), locator)
    return result
  }
}

extension ConstraintSystem {
  /// `??` in a program that declares its own: on an optional first.
  private func generateCoalescing(
    _ expr: Expr, _ range: SourceRange, _ left: Expr, _ right: Expr, _ first: Type, _ second: Type, _ payload: Type,
    _ locator: ConstraintLocator
  ) throws -> Type {
    let result = variable()
    let operands = [left, right].map { Expr.Argument(label: nil, value: $0) }
    let use = OverloadUse(
      expr, "??", range, .operation(arguments: operands, types: [first, second]), .none, result: result)
    func library(_ wanted: Type) -> [Constraint] {
      [
        Constraint(.conversion(first, universe.optional(payload), .operatorArgument), ConstraintLocator(left)),
        Constraint(.conversion(second, wanted, .argument), locator),
        Constraint(.equality(result, wanted), locator),
      ]
    }
    add(
      .alternatives([
        [Constraint(.operation(use), ConstraintLocator(expr))], library(payload), library(universe.optional(payload)),
      ]), locator)
    return result
  }
}

extension Expr {
  /// A chain, or the result of a closure: its type is not bound before that of what it is used for.
  var leavesItsTypeOpen: Bool {
    switch kind {
    case .optionalChain: true
    case .parenthesized(let inner), .tryExpression(_, let inner): inner.leavesItsTypeOpen
    case .call(let callee, let arguments):
      if case .member(_, "map", _, _, _) = callee.kind, case .closure? = arguments.last?.value.kind {
        true
      } else {
        false
      }
    default: false
    }
  }

  /// True for `a ?? b`.
  fileprivate var isCoalescing: Bool {
    switch kind {
    case .binary("??", _, _, _): true
    case .parenthesized(let inner): inner.isCoalescing
    default: false
    }
  }

  package var isNilLiteral: Bool {
    switch kind {
    case .nilLiteral: true
    case .parenthesized(let inner): inner.isNilLiteral
    default: false
    }
  }
}
