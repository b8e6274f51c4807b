import Controls

/// The order in which controls are shown: views of one hierarchy as their superviews hold them, hierarchies by their oldest control,
/// and at the end what was added to none while its controller shows others.
enum ViewOrder {
  static func sorted(_ controls: [ScreenControl]) -> [ScreenControl] {
    let shown = controls.filter { !$0.isLeftOut }
    let hierarchies = Dictionary(grouping: shown) { ObjectIdentifier(root(of: $0.view)) }.values
    let ordered = hierarchies.map { ($0.map(\.view.serial).min() ?? 0, inDepthFirstOrder($0)) }.sorted { $0.0 < $1.0 }
    return ordered.flatMap(\.1) + controls.filter(\.isLeftOut).sorted { $0.view.serial < $1.view.serial }
  }

  private static func root(of view: UIView) -> UIView {
    var root = view
    while let next = root.superview { root = next }
    return root
  }

  /// Sorts the controls of one hierarchy.
  private static func inDepthFirstOrder(_ controls: [ScreenControl]) -> [ScreenControl] {
    guard controls.count > 1 else { return controls }
    var left = Dictionary(controls.map { (ObjectIdentifier($0.view), $0) }) { first, _ in first }
    var found: [ScreenControl] = []
    var waiting = [root(of: controls[0].view)]
    while !left.isEmpty, let view = waiting.popLast() {
      if let control = left.removeValue(forKey: ObjectIdentifier(view)) { found.append(control) }
      waiting += view.subviews.reversed()
    }
    return found
  }
}
