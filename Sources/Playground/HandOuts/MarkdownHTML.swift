import MarkdownTree

/// Markdown as HTML. All text is escaped; HTML within the Markdown is left out.
enum MarkdownHTML {
  static func text(_ nodes: [MarkdownNode]) -> String { nodes.map(block).joined(separator: "\n") }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{0}"..<"\u{9}", "\u{B}"..<"\u{20}", "\u{7F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a sentence of a doc comment, with code between backticks.
  static func sentence(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map { escaped(String($0)) }
    if parts.count % 2 == 0 { return escaped(text) }
    return parts.enumerated().map { $0 % 2 == 0 ? $1 : "<code>\($1)</code>" }.joined()
  }

  static func code(_ text: String) -> String { "<pre><code>\(escaped(text))</code></pre>" }

  private static func block(_ node: MarkdownNode) -> String {
    switch node.kind {
    case .paragraph: return "<p>\(inline(node.children))</p>"
    case .heading:
      let level = min(max(node.level, 1), 6)
      return "<h\(level)>\(inline(node.children))</h\(level)>"
    case .list:
      let tag = node.level == 1 ? "ol" : "ul"
      return "<\(tag)>\n" + node.children.map { "<li>\(item($0))</li>\n" }.joined() + "</\(tag)>"
    case .quote: return "<blockquote>\(text(node.children))</blockquote>"
    case .codeBlock: return code(node.literal)
    case .rule: return "<hr>"
    case .table: return "<table>\n" + node.children.map(row).joined() + "</table>"
    case .htmlBlock: return ""
    default: return node.children.isEmpty ? escaped(node.literal) : text(node.children)
    }
  }

  /// Returns the HTML of an item; one of a single paragraph is that text.
  private static func item(_ node: MarkdownNode) -> String {
    if node.children.count == 1, node.children[0].kind == .paragraph { return inline(node.children[0].children) }
    return text(node.children)
  }

  private static func row(_ node: MarkdownNode) -> String {
    let tag = node.kind == .tableHeader ? "th" : "td"
    return "<tr>" + node.children.map { "<\(tag)>\(inline($0.children))</\(tag)>" }.joined() + "</tr>\n"
  }

  private static func inline(_ nodes: [MarkdownNode]) -> String {
    nodes.map { node in
      switch node.kind {
      case .text: escaped(node.literal)
      case .code: "<code>\(escaped(node.literal))</code>"
      case .softBreak: "\n"
      case .lineBreak: "<br>"
      case .strong: "<strong>\(inline(node.children))</strong>"
      case .emphasis: "<em>\(inline(node.children))</em>"
      case .link: link(node)
      case .htmlBlock, .other: inline(node.children)
      default: inline(node.children)
      }
    }.joined()
  }

  /// Links lead to the web or to another file of the hand-outs.
  private static func link(_ node: MarkdownNode) -> String {
    let text = inline(node.children)
    let target = node.info
    let isSafe = target.hasPrefix("https://") || target.hasPrefix("http://") || !target.contains(":")
    return isSafe ? "<a href=\"\(escaped(target))\" rel=\"noreferrer\">\(text)</a>" : text
  }
}
