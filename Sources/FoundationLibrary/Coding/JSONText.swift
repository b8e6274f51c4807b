import Foundation

/// Writes encoded values as `JSONEncoder` does.
struct JSONText {
  private let options: JSONSerialization.WritingOptions
  private var text = ""

  static func of(_ node: JSONNode, _ options: JSONSerialization.WritingOptions) -> String {
    var writing = JSONText(options: options)
    writing.write(node, "")
    return writing.text
  }

  private init(options: JSONSerialization.WritingOptions) { self.options = options }

  private var isPretty: Bool { options.contains(.prettyPrinted) }

  private mutating func write(_ node: JSONNode, _ indent: String) {
    switch node.content {
    case .nothing: list([JSONNode](), "{", "}", indent) { _, _, _ in }
    case .literal(let word): text += word
    case .leaf(let value): write(leaf: value)
    case .list(let nodes): list(nodes, "[", "]", indent) { $0.write($1, $2) }
    case .object(let nodes):
      let entries = options.contains(.sortedKeys) ? nodes.sorted { $0.key < $1.key } : Array(nodes)
      list(entries, "{", "}", indent) { writing, entry, indent in
        writing.quote(entry.key)
        writing.text += writing.isPretty ? " : " : ":"
        writing.write(entry.value, indent)
      }
    }
  }

  private mutating func list<Element>(
    _ elements: [Element], _ open: String, _ close: String, _ indent: String,
    _ write: (inout JSONText, Element, String) -> Void
  ) {
    let inner = indent + "  "
    text += open
    if isPretty { text += "\n" }
    for (index, element) in elements.enumerated() {
      if index > 0 { text += isPretty ? ",\n" : "," }
      if isPretty { text += inner }
      write(&self, element, inner)
    }
    if isPretty { text += "\n" + indent }
    text += close
  }

  private mutating func write(leaf value: Any) {
    switch value {
    case let flag as Bool: text += flag ? "true" : "false"
    case let words as String: quote(words)
    case is NSNull: text += "null"
    default: text += "\(value)"
    }
  }

  private mutating func quote(_ words: String) {
    text += "\""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "/": text += options.contains(.withoutEscapingSlashes) ? "/" : "\\/"
      case "\u{8}": text += "\\b"
      case "\u{c}": text += "\\f"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1f}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
