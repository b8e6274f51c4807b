import SyntaxTree

/// The fixes of a trial in their order, found by their places.
struct FixList {
  private(set) var elements: [Fix] = []
  /// Number of fixes by the expression that they are of.
  private var counts: [ObjectIdentifier: Int] = [:]

  /// The fixes of an expression itself.
  func fixes(of expr: Expr) -> [Fix] {
    counts[ObjectIdentifier(expr)] == nil ? [] : elements.filter { $0.locator.anchor === expr }
  }

  mutating func append(_ fix: Fix) {
    elements.append(fix)
    counts[ObjectIdentifier(fix.locator.anchor), default: 0] += 1
  }

  mutating func removeLast() {
    let anchor = ObjectIdentifier(elements.removeLast().locator.anchor)
    counts[anchor] = counts[anchor].flatMap { $0 > 1 ? $0 - 1 : nil }
  }
}
