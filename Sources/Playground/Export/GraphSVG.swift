import Recording
import RxBindings
import TextWidth

/// The graph of a chain as SVG, from the sources at the left to the subscription at the right.
struct GraphSVG {
  private struct Node {
    let label: String
    let state: String
    let isInner: Bool
    let isTrigger: Bool
    let id: Int
    var x = 0.0
    var y = 0.0
    var below: Int?
  }

  private var nodes: [Node] = []
  private let title: String

  private static let columnGap = 56.0
  private static let nodeHeight = 44.0
  private static let rowGap = 18.0
  private static let widest = 30

  /// - Parameter isEmbedded: True for a part of a page, which is drawn denser and without a title.
  static func text(_ chain: RecordedChain, isEmbedded: Bool = false) -> String {
    GraphSVG(chain, isEmbedded: isEmbedded).draw()
  }

  private let isEmbedded: Bool

  private init(_ chain: RecordedChain, isEmbedded: Bool) {
    self.isEmbedded = isEmbedded
    title = "#\(chain.number) \(chain.name)"
    // Rows follow those upstream.
    var waiting: [(depth: Int, index: Int)] = []
    for row in chain.rows {
      let index = nodes.count
      let progress = row.report.progress
      let count = isEmbedded && progress.end != nil ? "\(row.report.elements)" : counted(row.report.elements, "element")
      let state = count + (progress.end.map { ", \($0.kind.word)" } ?? "")
      nodes.append(
        Node(label: row.report.label, state: state, isInner: row.isInner, isTrigger: row.isTrigger, id: row.report.id))
      while let last = waiting.last, last.depth == row.depth + 1 {
        nodes[last.index].below = index
        waiting.removeLast()
      }
      waiting.append((row.depth, index))
    }
    layOut(chain.rows.map(\.depth))
  }

  private func width(_ node: Node) -> Double {
    Double(max(min(node.label.displayWidth, Self.widest), min(node.state.count, Self.widest))) * SVGText.column + 20
  }

  private mutating func layOut(_ depths: [Int]) {
    let deepest = depths.max() ?? 0
    var widths = [Double](repeating: 0, count: deepest + 1)
    for (node, depth) in zip(nodes, depths) { widths[deepest - depth] = max(widths[deepest - depth], width(node)) }
    var columns: [Double] = [16]
    for width in widths {
      columns.append((columns.last ?? 0) + width + (isEmbedded ? Self.columnGap / 2 : Self.columnGap))
    }
    var nextRow = 0.0
    for index in nodes.indices {
      nodes[index].x = columns[deepest - depths[index]]
      let feeding = nodes.indices.filter { nodes[$0].below == index }
      if let first = feeding.first, let last = feeding.last {
        nodes[index].y = (nodes[first].y + nodes[last].y) / 2
      } else {
        nodes[index].y = (isEmbedded ? 8 : 48) + nextRow * (Self.nodeHeight + Self.rowGap)
        nextRow += 1
      }
    }
  }

  private func draw() -> String {
    var svg = SVGText(isEmbedded: isEmbedded)
    if !isEmbedded { svg.text(title, x: 16, y: 28) }
    for node in nodes {
      let (width, middle) = (width(node), node.y + Self.nodeHeight / 2)
      if let below = node.below.map({ nodes[$0] }) {
        let (from, to, target) = (node.x + width, below.x, below.y + Self.nodeHeight / 2)
        let bend = (to - from) / 2
        let path =
          "M\(SVGText.number(from)) \(SVGText.number(middle))"
          + "C\(SVGText.number(from + bend)) \(SVGText.number(middle)) \(SVGText.number(to - bend)) "
          + "\(SVGText.number(target)) \(SVGText.number(to - 2)) \(SVGText.number(target))"
        svg.path(path, style: node.isTrigger || node.isInner ? "line inner" : "line", data: [("edge", node.id)])
        svg.path("M\(SVGText.number(to)) \(SVGText.number(target))l-8 -4v8z", style: "box")
      }
      svg.box(
        x: node.x, y: node.y, width: width, height: Self.nodeHeight, style: node.isInner ? "box inner" : "box",
        data: [("node", node.id)])
      svg.text(node.label, x: node.x + 10, y: node.y + 18, columns: Self.widest)
      svg.text(node.state, x: node.x + 10, y: node.y + 35, style: "soft", columns: Self.widest)
    }
    return svg.document(title: title)
  }
}
