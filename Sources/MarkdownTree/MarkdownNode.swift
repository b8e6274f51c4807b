/// A node of a Markdown document: a block with its blocks or its text, or a piece of text.
package struct MarkdownNode: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case document, paragraph, heading, list, item
    case quote = "block_quote"
    case codeBlock = "code_block"
    case htmlBlock = "html_block"
    case rule = "thematic_break"
    case table
    case tableHeader = "table_header"
    case tableRow = "table_row"
    case tableCell = "table_cell"
    case text
    case code
    case softBreak = "softbreak"
    case lineBreak = "linebreak"
    case emphasis = "emph"
    case strong, link, image
    case other
  }

  package var kind: Kind
  /// The line on which the node begins, from 1; 0 for inline nodes.
  package var line: Int
  /// The text of a code block, of a piece of code or of plain text.
  package var literal: String
  /// The info string of a code block, or the destination of a link.
  package var info: String
  /// The level of a heading; 1 for an ordered list.
  package var level: Int
  package var children: [MarkdownNode]

  package init(
    kind: Kind, line: Int = 0, literal: String = "", info: String = "", level: Int = 0, children: [MarkdownNode] = []
  ) {
    self.kind = kind
    self.line = line
    self.literal = literal
    self.info = info
    self.level = level
    self.children = children
  }

  /// The text of the node and of all nodes in it, without markup.
  package var plainText: String {
    switch kind {
    case .text, .code: literal
    case .softBreak, .lineBreak: " "
    default: children.map(\.plainText).joined()
    }
  }
}

/// The function of the library `MarkdownReading`, by name and type.
package enum MarkdownFunctions {
  /// Receives the document as JSON; the bytes are valid during the call.
  package typealias Callback =
    @convention(c) (_ context: UnsafeMutableRawPointer, _ bytes: UnsafeRawPointer, _ count: Int) -> Void
  package typealias Parse =
    @convention(c) (
      _ text: UnsafeRawPointer, _ count: Int, _ context: UnsafeMutableRawPointer, _ callback: Callback
    ) -> Bool

  package static let parse = "rxsh_markdown_parse"
}
