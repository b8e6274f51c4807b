/// Scalable vector graphics as text, readable on light and on dark ground.
struct SVGText {
  /// True if it is part of a page with a style and scripts that read attributes of the drawing.
  private let isEmbedded: Bool
  private var body = ""
  private(set) var width = 0.0
  private(set) var height = 0.0

  init(isEmbedded: Bool = false) { self.isEmbedded = isEmbedded }

  /// Colours of values: dark enough for light ground and light enough for dark ground, with ink that can be read on them.
  static let hues = 8

  static let style = """
      svg { background: #ffffff; color: #1f2328; font: 13px ui-monospace, Menlo, Consolas, monospace }
      text { fill: currentColor } .soft { fill: #656d76 } .line { stroke: #8c959f; stroke-width: 1.5; fill: none }
      .strong { stroke: currentColor; stroke-width: 2.5; fill: none } .box { fill: #f6f8fa; stroke: #8c959f }
      .inner { stroke-dasharray: 4 3 } .value { stroke: #1f2328; stroke-width: 1 } .in { fill: #1f2328; text-anchor: middle }
      .c0 { fill: #ffd33d } .c1 { fill: #79c0ff } .c2 { fill: #7ee787 } .c3 { fill: #ff9bce }
      .c4 { fill: #ffa657 } .c5 { fill: #d2a8ff } .c6 { fill: #76e3ea } .c7 { fill: #e2c08d }
      @media (prefers-color-scheme: dark) {
        svg { background: #0d1117; color: #e6edf3 } .soft { fill: #9198a1 } .line { stroke: #656d76 }
        .box { fill: #161b22; stroke: #656d76 } .value { stroke: #e6edf3 }
      }
    """

  mutating func text(_ text: String, x: Double, y: Double, style: String = "", columns: Int? = nil) {
    let shown = columns.map { text.cut(to: $0) } ?? text
    body +=
      "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\"\(Self.attribute(style))>\(Self.escaped(shown))</text>\n"
    let length = Double(shown.displayWidth) * Self.column
    include(style.contains("in") && !style.contains("line") ? x + length / 2 : x + length, y + 6)
  }

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, style: String) {
    let ends = "M\(Self.number(x1)) \(Self.number(y1))L\(Self.number(x2)) \(Self.number(y2))"
    body += "<path d=\"\(ends)\"\(Self.attribute(style))/>\n"
    include(max(x1, x2), max(y1, y2))
  }

  mutating func path(_ path: String, style: String, data: [(String, Int)] = []) {
    body += "<path d=\"\(path)\"\(Self.attribute(style))\(attributes(data))/>\n"
  }

  /// Draws a pill with a value; `title` is its tooltip.
  mutating func pill(
    _ text: String, x: Double, y: Double, width: Double, style: String, title: String, data: [(String, Int)] = []
  ) {
    let (left, half) = (Self.number(x - width / 2), 11.0)
    body += "<g\(attributes(data))><title>\(Self.escaped(title))</title>"
    body +=
      "<rect x=\"\(left)\" y=\"\(Self.number(y - half))\" width=\"\(Self.number(width))\" height=\"22\" rx=\"11\""
      + "\(Self.attribute("value " + style))/>"
    body +=
      "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y + 4.5))\" class=\"in\">\(Self.escaped(text))</text></g>\n"
    include(x + width / 2, y + half)
  }

  mutating func box(
    x: Double, y: Double, width: Double, height: Double, style: String, data: [(String, Int)] = []
  ) {
    body +=
      "<rect x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" width=\"\(Self.number(width))\" "
      + "height=\"\(Self.number(height))\" rx=\"6\"\(Self.attribute(style))\(attributes(data))/>\n"
    include(x + width, y + height)
  }

  /// Returns the whole file; `scale` is for scripts of a page, too.
  func document(title: String, scale: String = "") -> String {
    let (width, height) = (Self.number(width + Self.margin), Self.number(height + Self.margin))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img"\(isEmbedded ? " data-scale=\"\(Self.escaped(scale))\"" : "")>
      <title>\(Self.escaped(title))</title>
      \(isEmbedded ? "" : "<style>\n\(Self.style)\n</style>\n")\(body)</svg>

      """
  }

  /// The largest width of a character.
  static let column = 7.9
  static let margin = 16.0

  private mutating func include(_ x: Double, _ y: Double) {
    width = max(width, x)
    height = max(height, y)
  }

  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }

  /// Attributes that scripts of a page read.
  private func attributes(_ data: [(String, Int)]) -> String {
    !isEmbedded ? "" : data.map { " data-\($0.0)=\"\($0.1)\"" }.joined()
  }

  private static func attribute(_ style: String) -> String { style.isEmpty ? "" : " class=\"\(style)\"" }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n": result += " "
      // XML has no way to write them.
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
