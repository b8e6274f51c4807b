import Recording
import RxBindings

// A limit for readability.
private let mostTrees = 100
private let mostNodes = 600
private let mostInner = 8
private let deepest = 100

/// Live subscriptions as trees: below each its upstream, up to the sources. Independent of the drawing.
struct SubscriptionGraph {
  /// A node of a tree.
  struct Node {
    let report: SubscriptionReport
    let name: String
    /// Description of its state, in lines.
    let state: [String]
    /// True if it only controls when the node above emits elements of others.
    let isTrigger: Bool
    let isInner: Bool
    /// True if it is drawn already, at the first place of a shared stream.
    let isDrawnElsewhere: Bool
    let children: [Node]
    /// Note on children that do not fit.
    let more: String?
  }

  let trees: [Node]

  /// The graph of the newest living subscriptions, or of those that `isWanted`.
  init(_ forest: SubscriptionForest, where isWanted: (SubscriptionReport) -> Bool = { _ in true }) {
    var builder = Builder(forest: forest)
    // From the newest on, so that it is the older ones that have no room.
    var roots = forest.livingRoots(mostTrees + 1, where: isWanted)
    hasMore = roots.count > mostTrees
    if hasMore { roots.removeFirst() }
    trees = roots.map { builder.node($0, below: nil, depth: 0) }
  }

  /// The graph of one subscription, alive or over.
  init(_ forest: SubscriptionForest, of root: SubscriptionReport) {
    var builder = Builder(forest: forest)
    hasMore = false
    trees = [builder.node(root, below: nil, depth: 0)]
  }

  /// True if older ones are omitted.
  let hasMore: Bool

  private struct Builder {
    let forest: SubscriptionForest
    /// The shared streams whose upstream was drawn.
    var drawn: Set<ObjectIdentifier> = []
    var count = 0

    mutating func node(_ report: SubscriptionReport, below: SubscriptionReport?, depth: Int) -> Node {
      let stream = report.subscription.stream
      count += 1
      let feeders = forest.feeders(of: report)
      let isShared = report.subscription.number == nil && stream?.shares == true
      let isDrawnElsewhere = isShared && stream.map { !drawn.insert(ObjectIdentifier($0)).inserted } == true
      let (shown, more) = isDrawnElsewhere ? ([], nil) : children(of: feeders, depth)
      return Node(
        report: report, name: name(of: report),
        state: state(of: report, feeders, isDrawnElsewhere: isDrawnElsewhere),
        isTrigger: below != nil && report.subscription.role == .trigger,
        isInner: below != nil && report.subscription.role == .inner, isDrawnElsewhere: isDrawnElsewhere,
        children: shown.map { node($0, below: report, depth: depth + 1) }, more: more)
    }

    /// Returns the children to draw and a note on the others: inputs even if they have ended, inner observables and
    /// attempts only while they are alive.
    private func children(
      of feeders: SubscriptionForest.Feeders, _ depth: Int
    ) -> (shown: [SubscriptionReport], more: String?) {
      let inputs = feeders.inputs.filter { feeder in
        feeder.isAlive || feeders.inputs.last { $0.subscription.stream === feeder.subscription.stream }?.id == feeder.id
      }
      let inner = feeders.inner.filter(\.isAlive).suffix(mostInner)
      if depth >= deepest || count >= mostNodes {
        return ([], feeders.isEmpty ? nil : "… and what is above: it has no room")
      }
      let left = feeders.innerAlive - inner.count
      return ((inputs + inner).sorted { $0.id < $1.id }, left > 0 ? "… and \(left) older" : nil)
    }

    private func name(of report: SubscriptionReport) -> String {
      guard let stream = report.subscription.stream, report.subscription.number == nil, stream.rowName != stream.text,
        let variable = stream.variableName
      else { return report.label }
      return "\(variable): \(report.label)"
    }

    private func state(
      of report: SubscriptionReport, _ feeders: SubscriptionForest.Feeders, isDrawnElsewhere: Bool
    ) -> [String] {
      // First, so that a narrow terminal does not cut it.
      var state = isDrawnElsewhere ? ["drawn above"] : []
      if case .program(_, let kind, _, _) = report.subscription.origin {
        state.append("\(kind.rawValue) since \(TraceLine.fixed(report.began, digits: 3))")
        if kind != .connect { state.append("\(report.elements) received") }
      } else if feeders.isEmpty {
        state.append("\(report.elements) out")
      } else {
        state.append("\(feeders.received) in, \(report.elements) out")
      }
      if feeders.innerCount > 0 { state.append("\(feeders.innerCount) inner, \(feeders.innerAlive) alive") }
      if let stream = report.subscription.stream, report.subscription.number == nil {
        let subscribers = forest.livingRows(of: stream)
        if let type = stream.subjectType, type != report.label { state.append(type) }
        if subscribers > 1 {
          let isHot = stream.shares || stream.subjectType != nil
          state.append(isHot ? "\(subscribers) subscribers" : "runs \(subscribers) times")
        }
        if let scheduler = stream.scheduler { state.append("on \(scheduler)") }
        if stream.isGone { state.append("gone") }
      }
      if let end = report.progress.end {
        state.append("\(end.kind.word) at \(TraceLine.fixed(Double(end.time) / 1e9, digits: 3))")
      }
      return state
    }
  }

  // MARK: Text

  /// Returns the trees as lines, not wider than a terminal.
  func lines(width: Int) -> [String] {
    var rows: [(tree: String, state: String)] = []
    func add(_ node: Node, head: String, indent: String) {
      rows.append((head + node.name, node.state.joined(separator: ", ")))
      for (index, child) in node.children.enumerated() {
        let isLast = index == node.children.count - 1 && node.more == nil
        let branch = (isLast ? "└" : "├") + (child.isTrigger ? "┄ " : "─ ")
        add(child, head: indent + branch, indent: indent + (isLast ? "   " : "│  "))
      }
      if let more = node.more { rows.append((indent + "└─ " + more, "")) }
    }
    for tree in trees { add(tree, head: "", indent: "") }
    let states = rows.map(\.state.displayWidth).max() ?? 0
    let room = max(width - min(states, width / 2) - 3, min(20, width / 2))
    let column = min(rows.map(\.tree.displayWidth).max() ?? 0, room)
    return rows.map { row in
      let line = TraceLine.padded(row.tree.cut(to: column), to: column) + "   " + row.state
      return (row.state.isEmpty ? row.tree : line).cut(to: width)
    }
  }

  /// True if an input that only controls timing is drawn.
  var hasTriggers: Bool {
    func has(_ node: Node) -> Bool { node.isTrigger || node.children.contains(where: has) }
    return trees.contains(where: has)
  }
}
