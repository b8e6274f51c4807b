/// The quality of a solution; the lowest is the best. The parts are compared in this order.
struct Score: Comparable {
  enum Part: Int, CaseIterable {
    case unavailable, disfavoredOverload, forcedUnwrap, functionConversion, nonDefaultLiteral, collectionUpcast
    case valueToOptional, emptyExistential, keyPathFunction
  }
  private var parts = [Int](repeating: 0, count: Part.allCases.count)

  subscript(part: Part) -> Int {
    get { parts[part.rawValue] }
    set { parts[part.rawValue] = newValue }
  }

  static func < (lhs: Score, rhs: Score) -> Bool { lhs.parts.lexicographicallyPrecedes(rhs.parts) }
}
