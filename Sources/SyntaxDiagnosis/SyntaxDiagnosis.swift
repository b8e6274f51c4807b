import CSyntaxFault
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Parses UTF-8 text and passes on every error that swift-syntax finds in it, each followed by its notes.
///
/// A separate library, because linking the parts of swift-syntax that it needs would take an eighth of the time to the first prompt.
///
/// - Parameter levels: Greatest nesting that is parsed.
@_cdecl("rxsh_syntax_faults")
public func passOnSyntaxFaults(
  _ text: UnsafePointer<UInt8>, _ length: Int, _ levels: Int, _ context: UnsafeMutableRawPointer,
  _ handler: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<syntax_fault>?) -> Void
) {
  let tree = Parser.parse(
    source: UnsafeBufferPointer(start: text, count: length), maximumNestingLevel: levels)
  func passOn(_ message: String, at offset: Int, node: Syntax, _ change: (inout syntax_fault) -> Void) {
    var message = message
    message.withUTF8 { bytes in
      var fault = syntax_fault()
      fault.message = bytes.baseAddress
      fault.message_length = bytes.count
      fault.offset = offset
      fault.node_start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      fault.node_end = node.endPositionBeforeTrailingTrivia.utf8Offset
      fault.is_about_element = node.is(ArrayElementSyntax.self) || node.is(DictionaryElementSyntax.self)
      change(&fault)
      handler(context, &fault)
    }
  }
  for fault in ParseDiagnosticsGenerator.diagnostics(for: tree) where fault.diagMessage.severity == .error {
    passOn(fault.message, at: fault.position.utf8Offset, node: fault.node) {
      $0.kind = fault.diagMessage.kind
      $0.context = (fault.diagMessage.place ?? fault.node.parent).map(innermostContext) ?? .other
    }
    for note in fault.notes {
      passOn(note.message, at: note.position.utf8Offset, node: note.node) { $0.is_note = true }
    }
  }
}
