import CSyntaxFault
import LibraryLoading

/// An error of swift-syntax: its message and kind, the place in bytes of the text, and the part of the tree that it is about.
struct ParserFault {
  let message: String
  let kind: FaultKind
  /// Innermost syntax around it.
  let context: FaultContext
  let offset: Int
  let node: Range<Int>
  let isAboutElement: Bool
  var notes: [(message: String, offset: Int)] = []

  /// Indicates whether a token is malformed.
  var isOfToken: Bool { kind == .token || kind == .escapeSequence }

  struct MissingLibrary: Error {
    let fileName: String
  }

  private static let library = "SyntaxDiagnosis"
  private static let function: syntax_fault_function? = {
    guard let symbol = LoadedLibrary(library)?.function(SYNTAX_FAULT_FUNCTION) else { return nil }
    return unsafeBitCast(symbol, to: syntax_fault_function.self)
  }()

  /// Returns the errors of a text, in the order in which swift-syntax reports them. The library that knows them is loaded with the
  /// first text that has any.
  static func faults(of text: String) throws(MissingLibrary) -> [ParserFault] {
    guard let function else { throw MissingLibrary(fileName: LoadedLibrary.fileName(library)) }
    var found: [ParserFault] = []
    var text = text
    text.withUTF8 { bytes in
      withUnsafeMutablePointer(to: &found) { found in
        function(bytes.baseAddress, bytes.count, NestingLimits.parserLevels, found) { context, fault in
          guard let found = context?.assumingMemoryBound(to: [ParserFault].self), let fault = fault?.pointee else {
            return
          }
          found.pointee.add(fault)
        }
      }
    }
    return found
  }
}

extension [ParserFault] {
  fileprivate mutating func add(_ fault: syntax_fault) {
    let message = String(
      decoding: UnsafeBufferPointer(start: fault.message, count: fault.message_length), as: UTF8.self)
    if fault.is_note {
      self[count - 1].notes.append((message, fault.offset))
    } else {
      append(
        ParserFault(
          message: message, kind: fault.kind, context: fault.context, offset: fault.offset,
          node: fault.node_start..<Swift.max(fault.node_start, fault.node_end), isAboutElement: fault.is_about_element))
    }
  }
}
