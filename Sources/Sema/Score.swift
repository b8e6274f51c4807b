/// The quality of a solution; the lowest is the best. The parts are compared in this order.
struct Score: Comparable {
  enum Part: Int, CaseIterable {
    /// Constraints that were dropped, when a failed system is diagnosed.
    case fix
    /// Of those, conversions that no unwrapping makes right, and requirements.
    case mismatch
    case unavailable
    /// Of overloads that differ in `async`, an asynchronous one in synchronous code, and the reverse.
    case asyncInSync, syncInAsync
    /// A closure behind the parentheses that is not for the last parameter that could take it.
    case forwardTrailingClosure
    case disfavoredOverload, forcedUnwrap
    /// Conversions to `AnyHashable`.
    case hashableErasure
    case functionConversion, nonDefaultLiteral, collectionUpcast
    case valueToOptional, emptyExistential, keyPathFunction
  }
  private var parts = [Int](repeating: 0, count: Part.allCases.count)

  subscript(part: Part) -> Int {
    get { parts[part.rawValue] }
    set { parts[part.rawValue] = newValue }
  }

  /// Adds what a score has gained.
  mutating func add(_ later: Score, since earlier: Score) {
    for part in Part.allCases { self[part] += later[part] - earlier[part] }
  }

  /// Returns whether both scores count the same nonzero number of fixes.
  func hasFixes(as other: Score) -> Bool { self[.fix] > 0 && self[.fix] == other[.fix] }

  /// Returns whether two scores differ in no other parts.
  func equals(_ other: Score, exceptFor parts: Part...) -> Bool {
    var copy = self
    for part in parts { copy[part] = other[part] }
    return copy == other
  }

  static func < (lhs: Score, rhs: Score) -> Bool { lhs.parts.lexicographicallyPrecedes(rhs.parts) }
}
