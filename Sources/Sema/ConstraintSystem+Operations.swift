import SyntaxTree
import Types

/// Operations: the choices of their operators, once their operands or their context say enough.
extension ConstraintSystem {
  func simplifyOperation(
    _ use: OverloadUse, _ locator: ConstraintLocator, isForced: Bool, wanted: [Type] = []
  ) throws -> Simplification {
    guard let (written, types) = use.arguments else { return .failed }
    let operands = types.map { simplified($0) }
    if repairsOperation(use, types) { return .solved }
    if isRepairing, operands.contains(where: isHole) {
      punch(use.result)
      return .solved
    }
    if !isForced {
      for operand in operands {
        if case .variable(let open) = operand, open.literal == nil || open.literal?.isCollection == true,
          !contextual.contains(open.id)
        {
          return .waiting
        }
        if case .dependentMember(let base, _) = operand, base.hasVariables { return .waiting }
      }
      // Waits until the contextual type of a range is known.
      if isRepairing, use.makesRange, simplified(use.result).isVariable { return .waiting }
      // Between literals the context decides first.
      if operands.allSatisfy(\.isVariable) { return .waiting }
      // `.now() + 1`: the result says what is added to, the pattern what is matched.
      if simplified(use.result).isVariable, !Self.comparisons.contains(use.name), operands.contains(where: isContextual)
      {
        return .waiting
      }
    }
    // A member without a base that is compared is hardly meant to be of another type.
    if isRepairing, Self.comparisons.contains(use.name), operands.count == 2,
      let index = operands.firstIndex(where: isContextual), case .nominal = operands[1 - index]
    {
      _ = unify(operands[index], operands[1 - index])
      return try simplifyOperation(use, locator, isForced: isForced, wanted: wanted)
    }
    var known = operands.filter { operand in
      if case .variable(let open) = operand { return open.literal != nil && open.literal?.isCollection == false }
      return true
    }
    known += operands.compactMap(arrayOfLiteral)
    let result = simplified(use.result)
    if !result.isVariable { known.append(result) }
    known += wanted
    if use.makesRange { known += known.compactMap(\.rangeBound) }
    if known.contains(where: { if case .variable(let open) = $0 { open.literal == .integer } else { false } }) {
      known.append(universe.double)
    }
    var isPrefix: Bool?
    switch use.expr.kind {
    case .prefixOperator: isPrefix = true
    case .postfixOperator: isPrefix = false
    default: break
    }
    var choices = source.operatorChoices(use.name, operands: known, isPrefix: isPrefix).filter { choice in
      guard let function = choice.function, function.parameters.count == written.count else { return false }
      // Types and tuples are compared as values of their own kind alone.
      return !isRepairing
        || (!function.takesMetatypes || operands.contains { $0.isMetatypeOrOptional })
          && (!function.takesTuples || operands.contains(where: \.isTuple))
    }
    if isRepairing, !operands.contains(where: \.isTuple) {
      addOperatorsOfNumbers(use, known, isPrefix, to: &choices)
    }
    if isRepairing, use.makesRange, let bound = (result.isVariable ? wanted : [result]).compactMap(\.rangeBound).first {
      // The contextual type of a range determines the type of its bounds.
      choices = source.operatorChoices(use.name, operands: [bound], isPrefix: isPrefix).filter {
        $0.function?.parameters.count == written.count
      }
    }
    // `"A1"..."B3"`: literals may be of a type of the program.
    let isOfLiterals = !isRepairing && operands.allSatisfy(\.isOfLiteral)
    if isForced && operands.allSatisfy(isContextual) || isOfLiterals {
      choices += operatorsOfProgram(use).filter { own in !choices.contains { $0.function === own.function } }
    }
    if case .tuple(let fields) = operands[0], !fields.isEmpty {
      let own = operators(on: fields, among: choices)
      if own.isEmpty { return try compareTuples(use, fields, operands, locator) }
      add(.disjunction(use, own), locator)
      return .solved
    }
    if let choice = exactChoice(choices, operands) { return .holds(try choose(choice, for: use)) }
    add(.disjunction(use, choices), locator)
    return .solved
  }

  /// Adds the operators that the library declares for each of its numbers and texts, one of which may be meant where none fits. For those
  /// of several numbers one function of a protocol stands, which is found but once.
  private func addOperatorsOfNumbers(
    _ use: OverloadUse, _ known: [Type], _ isPrefix: Bool?, to choices: inout [OverloadChoice]
  ) {
    func owner(_ choice: OverloadChoice) -> NominalDecl? {
      choice.base.flatMap { simplified($0.instanceHead).nominalDecl }
    }
    for type in known + universe.ownersOfOperators where simplified(type).declaresOperator(use.name) {
      for choice in source.operatorChoices(use.name, operands: [type], isPrefix: isPrefix) {
        guard choice.function?.parameters.count == use.arguments?.written.count,
          !choices.contains(where: { $0.function === choice.function && owner($0) === owner(choice) })
        else { continue }
        choices.append(choice)
      }
    }
  }

  /// The library's only operator on just these operands, which no other one can beat: a long chain is then solved without search.
  private func exactChoice(_ choices: [OverloadChoice], _ operands: [Type]) -> OverloadChoice? {
    guard operands.contains(where: { !$0.hasVariables }), !choices.contains(where: { $0.function?.declaredAt != nil })
    else { return nil }
    var found: OverloadChoice?
    for choice in choices {
      guard let function = choice.function, function.generics.isEmpty, !choice.throughProtocol else { continue }
      let isExact = zip(function.parameters, operands).allSatisfy { parameter, operand in
        let type = normalized(parameter.type.substituting(choice.substitution))
        if case .variable(let open) = operand {
          return open.literal.flatMap { source.defaultType(of: $0) }.map { Type.same($0, type) } ?? false
        }
        return !operand.hasVariables && Type.same(operand, type)
      }
      if !isExact { continue }
      if found != nil { return nil }
      found = choice
    }
    return found
  }

  /// The operators of the program whose first operand is such a tuple.
  func operators(on fields: [TupleField], among choices: [OverloadChoice]) -> [OverloadChoice] {
    func mayBe(_ parameter: Type, _ type: Type) -> Bool {
      switch (parameter.head, simplified(type).head) {
      case (.nominal(let decl, _), .nominal(let other, _)): decl === other
      case (.tuple(let parts), .tuple(let others)):
        parts.count == others.count && zip(parts, others).allSatisfy { mayBe($0.type, $1.type) }
      case (.nominal, .tuple), (.tuple, .nominal): false
      default: true
      }
    }
    return choices.filter { choice in
      guard let function = choice.function, let first = function.parameters.first else { return false }
      // A tuple conforms to nothing.
      if case .parameter(let generic) = first.type.head {
        return !function.requirements.contains { requirement in
          guard case .conformance(let subject, _) = requirement, case .parameter(let other) = subject.head else {
            return false
          }
          return other === generic
        }
      }
      return mayBe(first.type, .tuple(fields))
    }
  }

  static let comparisons: Set<String> = ["==", "!=", "<", "<=", ">", ">="]
  static let shifts: Set<String> = ["<<", ">>", "&<<", "&>>"]

  func isContextual(_ type: Type) -> Bool {
    if case .variable(let open) = type { contextual.contains(open.id) } else { false }
  }

  /// Tuples are compared element by element.
  private func compareTuples(
    _ use: OverloadUse, _ fields: [TupleField], _ operands: [Type], _ locator: ConstraintLocator
  ) throws -> Simplification {
    guard operands.count == 2, Self.comparisons.contains(use.name), let (written, _) = use.arguments else {
      return .failed
    }
    if operands[1].isVariable { return .waiting }
    guard case .tuple(let others) = operands[1], others.count == fields.count, (2...6).contains(fields.count) else {
      return .failed
    }
    for (field, other) in zip(fields, others) {
      let result = variable()
      let place = SourceRange(file: use.nameRange.file, start: use.nameRange.start, end: use.nameRange.start)
      let element = keep(
        Expr(
          .binary(use.name, operatorRange: place, written[0].value, written[1].value), place))
      if isRepairing { wholeComparisons[ObjectIdentifier(element)] = use }
      add(
        .operation(
          OverloadUse(
            element, use.name, place, .operation(arguments: written, types: [field.type, other.type]), .none,
            result: result)), locator)
      add(.equality(result, universe.bool), locator)
    }
    return .holds(unify(use.result, universe.bool))
  }
}

extension FunctionDecl {
  fileprivate var takesMetatypes: Bool { parameters.contains { $0.type.isMetatypeOrOptional } }

  fileprivate var takesTuples: Bool { parameters.contains(where: \.type.isTuple) }
}

extension Type {
  /// The bound of a range.
  var rangeBound: Type? {
    guard case .nominal(let decl, let arguments) = head, decl.isNative, ["Range", "ClosedRange"].contains(decl.name),
      let bound = arguments.first, !bound.isVariable
    else { return nil }
    return bound
  }

  var isTuple: Bool { if case .tuple = head { true } else { false } }

  fileprivate var isMetatypeOrOptional: Bool {
    if case .metatype = (optionalPayload ?? self).head { true } else { false }
  }
}

extension Type {
  /// True for the type of a literal that is still to be found.
  fileprivate var isOfLiteral: Bool { if case .variable(let open) = self { open.literal != nil } else { false } }
}
