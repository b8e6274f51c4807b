/// Place of swiftc's caret for an expression: at an operator, at a member's name.
extension Expr {
  package var caret: Int {
    switch kind {
    case .binary(_, let sign, _, _): sign.start
    case .member(_, _, let nameRange, _, _): nameRange.start
    case .call(let callee, _): callee.namesType ? callee.range.start : callee.caret
    case .subscriptCall(let base, _): base.range.end
    case .forceUnwrap(let inner), .bindOptional(let inner), .postfixOperator(_, let inner): inner.range.end
    case .optionalChain(let inner), .tryExpression(_, let inner), .parenthesized(let inner):
      inner.caret
    case .ternary(let condition, _, _): condition.range.next
    case .cast(let value, _, _): value.range.next
    case .assignment(let left, _): left.range.next
    default: range.start
    }
  }

  /// True if the expression is spelled like a type name, possibly a nested one: each component is capitalized.
  private var namesType: Bool {
    switch kind {
    case .type: true
    case .identifier(let name, _, _): name.first?.isUppercase == true
    case .member(let base?, let name, _, _, _): name.first?.isUppercase == true && base.namesType
    default: false
    }
  }

  /// Range of the token with which the expression ends: the bracket of a call, the name of a member.
  package var lastToken: SourceRange {
    switch kind {
    case .call, .subscriptCall, .parenthesized, .tuple, .closure, .arrayLiteral, .dictionaryLiteral: range.end(1)
    case .forceUnwrap, .bindOptional: range.end(1)
    case .optionalChain(let inner), .tryExpression(_, let inner), .awaitExpression(let inner): inner.lastToken
    default: place
    }
  }

  /// Range from the caret to the end of the expression.
  package var place: SourceRange { SourceRange(file: range.file, start: min(caret, range.end), end: range.end) }
}

extension SourceRange {
  /// Start of the next token that is no white space.
  fileprivate var next: Int {
    let bytes = file.text.utf8
    var index = bytes.index(bytes.startIndex, offsetBy: min(end, bytes.count))
    var offset = end
    while index < bytes.endIndex, [32, 9, 10, 13].contains(bytes[index]) {
      index = bytes.index(after: index)
      offset += 1
    }
    return offset
  }

  /// The place behind it, one wide.
  package var following: SourceRange { SourceRange(file: file, start: end, end: end + 1) }

  /// The bracket that opens the arguments behind a name and its type arguments; the name itself where there is none.
  package var argumentList: SourceRange {
    let bytes = file.text.utf8
    var index = bytes.index(bytes.startIndex, offsetBy: min(end, bytes.count))
    var offset = end
    var depth = 0
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "("), UInt8(ascii: "["):
        if depth == 0 { return SourceRange(file: file, start: offset, end: offset + 1) }
      default: if depth <= 0 { return self }
      }
      index = bytes.index(after: index)
      offset += 1
    }
    return self
  }
}
