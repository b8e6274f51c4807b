import TextWidth

/// A chain's diagram as a picture: a line an operator, a pill an element.
struct MarbleSVG {
  private let diagram: ChainDiagram
  private let labelWidth: Double
  /// Where each moment stands, and how much was left out before it.
  private var places: [Int: Double] = [:]
  private var gaps: [(x: Double, text: String)] = []
  private var end = 0.0

  private static let rowHeight = 40.0
  private static let top = 60.0
  private static let second = 150.0
  /// Longer silences are drawn no longer than this.
  private static let longestGap = 160.0
  private static let mostMoments = 300
  private static let longestValue = 8

  static func text(_ diagram: ChainDiagram) -> String {
    var drawing = MarbleSVG(diagram)
    return drawing.draw()
  }

  private init(_ diagram: ChainDiagram) {
    let times = Set(diagram.times).sorted()
    self.diagram =
      times.count > Self.mostMoments ? diagram.cut(from: times[times.count - Self.mostMoments]) : diagram
    let columns = self.diagram.rows.map { min($0.label.displayWidth, 40) + 2 * $0.indent }.max() ?? 0
    labelWidth = Double(columns) * SVGText.column + 28
    place()
  }

  private static func width(_ text: String) -> Double {
    max(22, Double(min(text.displayWidth, longestValue)) * SVGText.column + 12)
  }

  /// A moment is as wide as what its fullest row sends in it.
  private mutating func place() {
    var widths: [Int: Double] = [:]
    for row in diagram.rows where row.kind != .subscription {
      var sums: [Int: Double] = [:]
      for case (let time, .next(let text, _)) in row.events { sums[time, default: 0] += Self.width(text) + 2 }
      for (time, sum) in sums { widths[time] = max(widths[time] ?? 0, sum) }
    }
    var x = labelWidth
    var previous: Int?
    for time in Set(diagram.times + [diagram.now]).sorted() {
      if let previous {
        let seconds = Double(time - previous) / 1e9
        let natural = seconds * Self.second
        let gap = min(natural, Self.longestGap)
        let needed = ((widths[previous] ?? 0) + (widths[time] ?? 0)) / 2 + 4
        let isShortened = natural > Self.longestGap * 1.5
        if isShortened { gaps.append((x + max(gap, needed) / 2, "\(TraceLine.fixed(seconds, digits: 1)) s")) }
        x += max(gap, needed)
      } else {
        x += (widths[time] ?? 0) / 2
      }
      places[time] = x
      previous = time
    }
    end = x
  }

  private func x(_ time: Int) -> Double { places[time] ?? end }

  private mutating func draw() -> String {
    var svg = SVGText()
    svg.text(diagram.title, x: 16, y: 28)
    for gap in gaps {
      svg.text(gap.text, x: gap.x - 16, y: Self.top - 14, style: "soft")
      svg.line(
        gap.x, Self.top - 8, gap.x, Self.top + Double(diagram.rows.count) * Self.rowHeight - 12, style: "line inner")
    }
    for (index, row) in diagram.rows.enumerated() {
      let y = Self.top + Double(index) * Self.rowHeight + 10
      svg.text(
        row.label, x: 16 + Double(2 * row.indent) * SVGText.column, y: y + 4.5,
        style: row.kind == .stream ? "" : "soft", columns: 40)
      draw(row, at: y, in: &svg)
    }
    let y = Self.top + Double(diagram.rows.count) * Self.rowHeight + 8
    svg.text("\(seconds(diagram.origin)) s", x: labelWidth, y: y, style: "soft")
    svg.text("\(seconds(diagram.now)) s", x: max(end, labelWidth + 80), y: y, style: "soft")
    for (index, note) in diagram.notes.enumerated() {
      svg.text(note, x: 16, y: y + 20 * Double(index + 1), style: "soft")
    }
    return svg.document(title: diagram.title)
  }

  private func seconds(_ time: Int) -> String { TraceLine.fixed(Double(time) / 1e9, digits: 3) }

  private func draw(_ row: ChainDiagram.Row, at y: Double, in svg: inout SVGText) {
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
    if row.kind == .subscription { return }
    var index = row.events.startIndex
    while index < row.events.endIndex {
      let time = row.events[index].time
      let moment = row.events[index...].prefix { $0.time == time }
      index = moment.endIndex
      let total = moment.reduce(0.0) { sum, event in
        if case .next(let text, _) = event.sign { sum + Self.width(text) + 2 } else { sum }
      }
      var left = x(time) - total / 2
      for event in moment {
        switch event.sign {
        case .next(let text, let shown):
          let width = Self.width(text)
          svg.pill(
            text.cut(to: Self.longestValue), x: left + width / 2, y: y, width: width, style: "c\(hue(text))",
            title: "\(shown) at \(seconds(time)) s")
          left += width + 2
        case .completed: svg.line(max(left, x(time)), y - 12, max(left, x(time)), y + 12, style: "strong")
        case .error:
          let (x, size) = (max(left, x(time)), 7.0)
          svg.line(x - size, y - size, x + size, y + size, style: "strong")
          svg.line(x - size, y + size, x + size, y - size, style: "strong")
        }
      }
    }
  }

  /// The same colour for the same value, in every picture.
  private func hue(_ text: String) -> Int { text.utf8.reduce(5) { ($0 &* 31 &+ Int($1)) % 8191 } % SVGText.hues }
}
