import CMarkdown
import Foundation
import MarkdownTree

/// Parses UTF-8 text as GitHub-flavored Markdown and passes the tree to the callback, as the JSON of a `MarkdownNode`.
/// Returns false where the text cannot be parsed.
@_cdecl("rxsh_markdown_parse")
public func parseMarkdown(
  _ text: UnsafeRawPointer, _ count: Int, _ context: UnsafeMutableRawPointer,
  _ callback: @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, Int) -> Void
) -> Bool {
  guard let parser = cmd_parser() else { return false }
  defer { cmark_parser_free(parser) }
  cmark_parser_feed(parser, text.assumingMemoryBound(to: CChar.self), count)
  guard let document = cmark_parser_finish(parser) else { return false }
  defer { cmark_node_free(document) }
  guard let json = try? JSONEncoder().encode(tree(of: document)) else { return false }
  json.withUnsafeBytes { bytes in
    if let start = bytes.baseAddress { callback(context, start, bytes.count) }
  }
  return true
}

private func tree(of node: OpaquePointer) -> MarkdownNode {
  let name = text(cmark_node_get_type_string(node))
  let kind = MarkdownNode.Kind(rawValue: name) ?? .other
  var result = MarkdownNode(kind: kind, line: Int(cmark_node_get_start_line(node)))
  switch kind {
  case .codeBlock:
    result.literal = text(cmark_node_get_literal(node))
    result.info = text(cmark_node_get_fence_info(node))
  case .text, .code, .htmlBlock: result.literal = text(cmark_node_get_literal(node))
  case .link, .image: result.info = text(cmark_node_get_url(node))
  case .heading: result.level = Int(cmark_node_get_heading_level(node))
  case .list: result.level = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? 1 : 0
  default: break
  }
  var child = cmark_node_first_child(node)
  while let current = child {
    result.children.append(tree(of: current))
    child = cmark_node_next(current)
  }
  return result
}

private func text(_ bytes: UnsafePointer<CChar>?) -> String { bytes.map { String(cString: $0) } ?? "" }
