import SyntaxTree
import Types

/// Constraints of literals.
extension ConstraintSystem {
  func generateString(_ segments: [Expr.StringSegment]) throws -> Type {
    var text = ""
    var isPlain = true
    for segment in segments {
      switch segment {
      case .text(let part): text += part
      case .interpolation(let arguments, _):
        isPlain = false
        // Several arguments are a call of `appendInterpolation`, which has no part in the type of the text.
        guard arguments.count == 1, arguments[0].label == nil else { continue }
        _ = try generate(arguments[0].value)
        if isRepairing { interpolatedValues.append(arguments[0].value) }
      }
    }
    if !isPlain {
      let type = variable(literal: .string)
      return type
    }
    return variable(literal: text.count == 1 ? .character : .string)
  }

  /// A variable that stands for the collection; its default is `Array` of the join of the elements' types.
  func generateArray(_ expr: Expr, _ elements: [Expr]) throws -> Type {
    let element = variable()
    try generateElements(elements, .element, as: element)
    return collection(.array, key: nil, element: element)
  }

  func generateDictionary(_ expr: Expr, _ pairs: [(key: Expr, value: Expr)]) throws -> Type {
    let key = variable()
    let value = variable()
    try generateElements(pairs.map(\.key), .key, as: key)
    try generateElements(pairs.map(\.value), .value, as: value)
    return collection(.dictionary, key: key, element: value)
  }

  func collection(_ kind: LiteralKind, key: Type?, element: Type) -> Type {
    let type = variable(literal: kind)
    if case .variable(let open) = type { collections[open.id] = (key, element) }
    return type
  }

  /// Literal elements of one kind share one variable, so that a long literal has few constraints.
  private func generateElements(
    _ elements: [Expr], _ role: ConstraintLocator.Element, as common: Type
  ) throws {
    var shared: [LiteralKind: Type] = [:]
    var shapes: Set<String> = []
    for element in elements {
      if let kind = element.sharedLiteral {
        // Each of those that are faulty is diagnosed.
        if let known = shared[kind], !isRepairing {
          setType(known, of: element)
          if case .prefixOperator(_, let operand) = element.kind { setType(known, of: operand) }
          continue
        }
        let type = try generate(element)
        shared[kind] = type
        add(.conversion(type, common, .value), ConstraintLocator(element, role))
        continue
      }
      let locator = ConstraintLocator(element, role)
      // Diagnosis looks at every element.
      if !isRepairing, elements.count > 1, !shapes.insert(element.shape).inserted {
        postpone(PostponedElement(expr: element, type: common, locator: locator, scope: source.scope))
        continue
      }
      add(.conversion(try generateChain(element), common, .value), locator)
    }
  }
}

extension Expr {
  /// The kind of a literal whose type other literals of that kind have, too.
  fileprivate var sharedLiteral: LiteralKind? {
    switch kind {
    case .integerLiteral: .integer
    case .floatLiteral: .float
    case .booleanLiteral: .boolean
    case .prefixOperator("-", let operand):
      switch operand.kind {
      case .integerLiteral: .integer
      case .floatLiteral: .float
      default: nil
      }
    case .stringLiteral(let segments):
      if segments.allSatisfy({ if case .text = $0 { true } else { false } }) {
        isSingleCharacter(segments) ? .character : .string
      } else {
        nil
      }
    default: nil
    }
  }

  func isSingleCharacter(_ segments: [StringSegment]) -> Bool {
    var count = 0
    for case .text(let part) in segments { count += part.prefix(2).count }
    return count == 1
  }
}
