import TextWidth

/// A chain's diagram as a picture: a line for each operator, a pill for each element.
///
/// The time axis is linear, in the frames of `:marble`. Simultaneous events are in one column, one below the other, and
/// long periods without events are cut out and marked.
struct MarbleSVG {
  private let diagram: ChainDiagram
  /// Longer names of rows are cut.
  private let labelColumns: Int
  private let labelWidth: Double
  private let isEmbedded: Bool
  /// Length of a frame, in milliseconds.
  private let frame: Int
  private let axis: TimeAxis
  /// Distance of each row from the top.
  private let tops: [Double]
  /// The events of each row, frame by frame.
  private let columns: [[Column]]
  /// Number of pills that stand below each other, at most.
  private let levels: Int

  private static let rowHeight = 40.0
  private static let pillHeight = 25.0
  private static let top = 60.0
  /// A page has headings.
  private static let embeddedTop = 30.0
  /// Room after the last moment: the end of an open row, the time below it, the margin.
  private static let tail = 88.0
  private static let mostMoments = 300
  static let longestValue = 8
  private static let longestLabel = 40
  /// Maximum number of stacked elements in one frame: of more the first and the last are drawn, and those between are
  /// counted.
  private static let mostStacked = 6
  /// Room for the end of a row beside elements of the same frame.
  private static let endWidth = 14.0

  static func text(_ diagram: ChainDiagram) -> String {
    MarbleSVG(diagram, labelColumns: longestLabel, isEmbedded: false).draw()
  }

  /// The drawing as a part of a page: what has no room beside its neighbour stands below it, and where that is too much the newest
  /// moments are drawn.
  static func embedded(_ diagram: ChainDiagram, widest: Double) -> String {
    let columns = min(longestLabel, Int(widest / 3 / SVGText.column))
    func drawing(of diagram: ChainDiagram) -> MarbleSVG {
      let drawing = MarbleSVG(diagram, labelColumns: columns, isEmbedded: true)
      let excess = drawing.axis.end + tail - widest
      guard excess > 0, drawing.axis.frameCount > 0 else { return drawing }
      // Rounded down, or a sum of roundings would be too wide.
      let step = ((drawing.axis.step - excess / Double(drawing.axis.frameCount)) * 1000).rounded(.down) / 1000
      return step > 0 ? MarbleSVG(diagram, labelColumns: columns, isEmbedded: true, step: step) : drawing
    }
    let whole = drawing(of: diagram)
    if whole.fits(widest) { return whole.draw() }
    let moments = Set(whole.diagram.times).sorted()
    var (low, high) = (0, moments.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if drawing(of: whole.diagram.cut(from: moments[middle])).fits(widest) { high = middle } else { low = middle + 1 }
    }
    return drawing(of: whole.diagram.cut(from: moments[low])).draw()
  }

  private func fits(_ widest: Double) -> Bool { axis.end + Self.tail <= widest && levels <= Self.mostStacked + 1 }

  /// - Parameter step: Width of a frame; nil for one with which nothing overlaps.
  private init(_ whole: ChainDiagram, labelColumns: Int, isEmbedded: Bool, step: Double? = nil) {
    self.labelColumns = labelColumns
    self.isEmbedded = isEmbedded
    let times = Set(whole.times).sorted()
    let diagram = times.count > Self.mostMoments ? whole.cut(from: times[times.count - Self.mostMoments]) : whole
    let frame = ChainDrawing(diagram, width: 100).frame
    self.diagram = diagram
    self.frame = frame
    let labels = diagram.rows.map { min($0.label.displayWidth, labelColumns) + 2 * $0.indent }.max() ?? 0
    labelWidth = Double(labels) * SVGText.column + 28
    var columns = diagram.rows.map { row in
      row.kind == .subscription ? [] : Self.columns(of: row, diagram, frame)
    }
    var widths: [Int: Double] = [:]
    for time in diagram.times + [diagram.now] { widths[diagram.frame(of: time, frame), default: 0] += 0 }
    for column in columns.joined() { widths[column.frame] = max(widths[column.frame] ?? 0, column.width) }
    axis = TimeAxis(start: labelWidth, widths: widths, step: step)
    var tops = [isEmbedded ? Self.embeddedTop : Self.top]
    var levels = 1
    for row in columns.indices {
      let most = Self.stack(&columns[row], along: axis)
      levels = max(levels, most)
      tops.append((tops.last ?? 0) + Self.rowHeight + Double(most - 1) * Self.pillHeight)
    }
    self.columns = columns
    self.levels = levels
    self.tops = tops
  }

  /// Puts what would overlap below what is before it; returns the number of levels.
  private static func stack(_ columns: inout [Column], along axis: TimeAxis) -> Int {
    var edges: [Double] = []
    var most = 1
    for index in columns.indices {
      let column = columns[index]
      let (left, right) = (axis.x(column.frame) - column.width / 2, axis.x(column.frame) + column.width / 2)
      // Behind all that reaches this far: below the last of these.
      let level = (edges.lastIndex { $0 > left } ?? -1) + 1
      let bottom = level + max(column.height, 1)
      edges += Array(repeating: -.infinity, count: max(bottom - edges.count, 0))
      for taken in level..<bottom { edges[taken] = right }
      columns[index].level = level
      most = max(most, bottom)
    }
    return most
  }

  private static func width(_ text: String) -> Double {
    max(22, Double(min(text.displayWidth, longestValue)) * SVGText.column + 12)
  }

  /// The events of a row in one frame.
  private struct Column {
    typealias Element = (text: String, shown: String, time: Int, data: [(String, Int)])

    let frame: Int
    var values: [Element] = []
    var isCompleted = false
    var isFailed = false
    /// Number of pills' heights above it.
    var level = 0

    var hasEnd: Bool { isCompleted || isFailed }
    var width: Double { widest + (hasEnd ? 2 * MarbleSVG.endWidth : 0) }
    var widest: Double { values.map { MarbleSVG.width($0.text) }.max() ?? 0 }
    var height: Int { min(values.count, MarbleSVG.mostStacked + 1) }
  }

  private static func columns(of row: ChainDiagram.Row, _ diagram: ChainDiagram, _ frame: Int) -> [Column] {
    var columns: [Column] = []
    for (index, event) in row.events.enumerated() {
      let place = diagram.frame(of: event.time, frame)
      var data: [(String, Int)] = []
      if row.numbers.indices.contains(index), row.numbers[index] > 0 { data.append(("event", row.numbers[index])) }
      if row.isSource { data.append(("source", row.id ?? 0)) }
      if columns.last?.frame != place { columns.append(Column(frame: place)) }
      switch event.sign {
      case .next(let text, let shown): columns[columns.count - 1].values.append((text, shown, event.time, data))
      case .completed: columns[columns.count - 1].isCompleted = true
      case .error: columns[columns.count - 1].isFailed = true
      }
    }
    return columns
  }

  private func x(_ time: Int) -> Double { axis.x(diagram.frame(of: time, frame)) }

  private func draw() -> String {
    var svg = SVGText(isEmbedded: isEmbedded)
    if !isEmbedded { svg.text(diagram.title, x: 16, y: 28) }
    for (index, row) in diagram.rows.enumerated() {
      let y = tops[index] + 10
      svg.text(
        row.label, x: 16 + Double(2 * row.indent) * SVGText.column, y: y + 4.5,
        style: row.kind == .stream ? "" : "soft", columns: labelColumns)
      draw(row, columns[index], at: y, in: &svg)
    }
    let bottom = tops[tops.count - 1]
    draw(axisAt: bottom, in: &svg)
    for (index, note) in diagram.notes.enumerated() {
      svg.text(note, x: 16, y: bottom + 48 + 20 * Double(index), style: "soft")
    }
    let scale = Set((diagram.times + [diagram.now]).map { diagram.frame(of: $0, frame) }).sorted().map { place in
      "\(SVGText.number(axis.x(place))) \(diagram.origin + place * frame * 1_000_000)"
    }
    return svg.document(title: diagram.title, scale: scale.joined(separator: ","))
  }

  /// Draws the axis with its times, and the gaps through all rows.
  private func draw(axisAt y: Double, in svg: inout SVGText) {
    for gap in axis.gaps {
      let time = TraceLine.fixed(Double(gap.frames * frame) / 1000, digits: 1)
      svg.text("⋯ \(time) s ⋯", x: gap.x - 32, y: tops[0] - 16, style: "soft")
      for side in [-4.0, 4.0] {
        svg.line(gap.x + side - 3, y + 5, gap.x + side + 3, y - 5, style: "line")
        svg.line(gap.x + side, tops[0] - 8, gap.x + side, y - 14, style: "line inner")
      }
    }
    svg.line(labelWidth, y, axis.end + 24, y, style: "line")
    let widest = Double(seconds(diagram.now).count + 4) * SVGText.column
    let count = [1, 2, 5, 10, 20, 50, 100].first { Double($0) * axis.step >= widest } ?? 200
    var last = -Double.infinity
    for tick in axis.ticks(every: count) where tick.x - last >= widest {
      last = tick.x
      svg.line(tick.x, y - 3, tick.x, y + 3, style: "line")
      svg.text(
        "\(seconds(diagram.origin + tick.frame * frame * 1_000_000)) s", x: tick.x - 14, y: y + 20, style: "soft")
    }
  }

  private func seconds(_ time: Int) -> String { TraceLine.fixed(Double(time) / 1e9, digits: frame < 100 ? 3 : 1) }

  private func draw(_ row: ChainDiagram.Row, _ columns: [Column], at y: Double, in svg: inout SVGText) {
    let start = x(row.began)
    let isOpen = row.ended == nil
    let last = x(max(row.ended ?? diagram.now, row.events.last?.time ?? 0)) + (isOpen ? 24 : 0)
    svg.line(start, y, last, y, style: row.kind == .subscription ? "line inner" : "line")
    if isOpen {
      svg.path("M\(SVGText.number(last)) \(SVGText.number(y))l-7 -4v8z", style: "box")
    }
    if row.kind != .stream {
      svg.line(start, y - 7, start, y + 7, style: "line")
      if let ended = row.ended, row.wasDisposed || row.kind == .subscription {
        svg.line(x(ended), y - 7, x(ended), y + 7, style: "line")
      }
    }
    for column in columns { draw(column, at: y + Double(column.level) * Self.pillHeight, in: &svg) }
  }

  private func draw(_ column: Column, at y: Double, in svg: inout SVGText) {
    let x = axis.x(column.frame)
    let widest = column.widest
    let left = column.values.count - Self.mostStacked
    let first = left > 0 ? Self.mostStacked / 2 : column.values.count
    func draw(_ value: Column.Element, _ index: Int) {
      svg.pill(
        value.text.cut(to: Self.longestValue), x: x, y: y + Double(index) * Self.pillHeight,
        width: Self.width(value.text), style: "c\(Self.hue(value.text))",
        title: "\(value.shown) at \(TraceLine.fixed(Double(value.time) / 1e9, digits: 3)) s", data: value.data)
    }
    for (index, value) in column.values.prefix(first).enumerated() { draw(value, index) }
    if left > 0 {
      svg.text("+\(left)", x: x - 10, y: y + Double(first) * Self.pillHeight + 4, style: "soft")
      for (index, value) in column.values.suffix(Self.mostStacked - first).enumerated() {
        draw(value, first + 1 + index)
      }
    }
    let end = column.values.isEmpty ? x : x + widest / 2 + Self.endWidth / 2
    if column.isCompleted { svg.line(end, y - 12, end, y + 12, style: "strong") }
    if column.isFailed {
      let size = 7.0
      svg.line(end - size, y - size, end + size, y + size, style: "strong")
      svg.line(end - size, y + size, end + size, y - size, style: "strong")
    }
  }

  /// Assigns equal values equal colours, in every picture.
  static func hue(_ text: String) -> Int { text.utf8.reduce(5) { ($0 &* 31 &+ Int($1)) % 8191 } % SVGText.hues }
}
