/// The fixes of a trial in their order, found by their places.
struct FixList {
  private(set) var elements: [Fix] = []
  /// Number of fixes by the expression that they are of.
  private var counts: [ObjectIdentifier: Int] = [:]

  func contains(at locator: ConstraintLocator) -> Bool {
    counts[ObjectIdentifier(locator.anchor)] != nil
      && elements.contains { $0.locator.anchor === locator.anchor && $0.locator.element == locator.element }
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
