import Interpreter
import RxCatalog

/// The living subscriptions as trees: below each what feeds it, up to the sources. Others may draw it otherwise.
struct SubscriptionGraph {
  /// One place of a tree.
  struct Node {
    let report: SubscriptionReport
    let name: String
    /// What there is to say of its state.
    let state: [String]
    /// Whether it only times what the node above does with others.
    let isTrigger: Bool
    let isInner: Bool
    /// Where it is drawn already: the first place of a stream that is shared.
    let isDrawnElsewhere: Bool
    let children: [Node]
  }

  let trees: [Node]

  /// The graph of all living subscriptions, or of those that `isWanted`.
  init(_ forest: SubscriptionForest, where isWanted: (SubscriptionReport) -> Bool = { _ in true }) {
    var builder = Builder(forest: forest)
    trees = forest.roots.filter { forest.isRunning($0) && isWanted($0) }.map { builder.node($0, below: nil, depth: 0) }
  }

  private struct Builder {
    let forest: SubscriptionForest
    /// The shared streams whose upstream was drawn.
    var drawn: Set<ObjectIdentifier> = []

    mutating func node(_ report: SubscriptionReport, below: SubscriptionReport?, depth: Int) -> Node {
      let stream = report.subscription.stream
      let feeders = forest.feeding(report)
      let isShared = report.subscription.number == nil && stream?.shares == true
      let isDrawnElsewhere = isShared && stream.map { !drawn.insert(ObjectIdentifier($0)).inserted } == true
      let shown = isDrawnElsewhere || depth > 200 ? [] : feeders.filter { isShown($0, in: report) }
      return Node(
        report: report, name: name(of: report),
        state: state(of: report, feeders, isDrawnElsewhere: isDrawnElsewhere),
        isTrigger: below.map { forest.isTrigger(report, of: $0) } ?? false,
        isInner: below.map { forest.isInner(report, of: $0) } ?? false, isDrawnElsewhere: isDrawnElsewhere,
        children: shown.map { node($0, below: report, depth: depth + 1) })
    }

    private func name(of report: SubscriptionReport) -> String {
      guard let stream = report.subscription.stream, report.subscription.number == nil, stream.rowName != stream.text,
        let variable = stream.variableName
      else { return report.label }
      return "\(variable): \(report.label)"
    }

    /// What has ended is shown where it is an input, not where it was one of many inner observables or attempts.
    private func isShown(_ feeder: SubscriptionReport, in row: SubscriptionReport) -> Bool {
      if feeder.isAlive { return true }
      if forest.isInner(feeder, of: row) { return false }
      return forest.feeding(row).last { $0.subscription.stream === feeder.subscription.stream }?.id == feeder.id
    }

    private func state(
      of report: SubscriptionReport, _ feeders: [SubscriptionReport], isDrawnElsewhere: Bool
    ) -> [String] {
      var state: [String] = []
      let inputs = feeders.filter { !forest.isTrigger($0, of: report) }
      let received = inputs.reduce(0) { $0 + $1.elements }
      if case .program(_, let kind, _, _) = report.subscription.origin {
        state.append("\(kind.rawValue) since \(TraceLine.fixed(report.began, digits: 3))")
        if kind != .connect { state.append("\(report.elements) received") }
      } else if feeders.isEmpty {
        state.append("\(report.elements) out")
      } else {
        state.append("\(received) in, \(report.elements) out")
      }
      let inner = feeders.filter { forest.isInner($0, of: report) }
      if !inner.isEmpty { state.append("\(inner.count) inner, \(inner.count { $0.isAlive }) alive") }
      if let stream = report.subscription.stream, report.subscription.number == nil {
        let subscribers = forest.subscriptions(to: stream).count { $0.isAlive && $0.subscription.number == nil }
        if let type = stream.subjectType, type != report.label { state.append(type) }
        if subscribers > 1 {
          let isHot = stream.shares || stream.subjectType != nil
          state.append(isHot ? "\(subscribers) subscribers" : "runs \(subscribers) times")
        }
        if let scheduler = stream.scheduler { state.append("on \(scheduler)") }
        if stream.isGone { state.append("gone") }
      }
      if isDrawnElsewhere { state.append("shared, drawn above") }
      if let end = report.progress.end {
        state.append("\(end.kind.word) at \(TraceLine.fixed(Double(end.time) / 1e9, digits: 3))")
      }
      return state
    }
  }

  // MARK: Text

  /// The trees as lines, not wider than a terminal.
  func lines(width: Int) -> [String] {
    var rows: [(tree: String, state: String)] = []
    func add(_ node: Node, head: String, indent: String) {
      rows.append((head + node.name, node.state.joined(separator: ", ")))
      for (index, child) in node.children.enumerated() {
        let isLast = index == node.children.count - 1
        let branch = (isLast ? "└" : "├") + (child.isTrigger ? "┄ " : "─ ")
        add(child, head: indent + branch, indent: indent + (isLast ? "   " : "│  "))
      }
    }
    for tree in trees { add(tree, head: "", indent: "") }
    let states = rows.map(\.state.displayWidth).max() ?? 0
    let room = max(width - min(states, width / 2) - 3, 20)
    let column = min(rows.map(\.tree.displayWidth).max() ?? 0, room)
    return rows.map { row in
      let line = TraceLine.padded(row.tree.cut(to: column), to: column) + "   " + row.state
      return line.cut(to: width)
    }
  }

  /// Whether an input that only times others is drawn.
  var hasTriggers: Bool {
    func has(_ node: Node) -> Bool { node.isTrigger || node.children.contains(where: has) }
    return trees.contains(where: has)
  }
}
