/// State of the statement that is being read outside all brackets.
struct StatementShape {
  private(set) var head: LexicalScan.Word?
  /// True while only attributes and modifiers were read.
  private(set) var isPreamble = true
  private(set) var sawElse = false
  private(set) var sawWhile = false
  /// A block must come before the statement may end.
  private var awaitsBlock = false
  private var count = 0

  var isEmpty: Bool { count == 0 }

  /// True if the statement cannot end here, whatever its last token is.
  var wantsMore: Bool {
    if isEmpty { return false }
    switch head {
    case .guardHead: return awaitsBlock || !sawElse
    case .repeatHead: return awaitsBlock || !sawWhile
    case nil: return isPreamble
    default: return awaitsBlock
    }
  }

  /// True if a block should begin at a token: the condition before it has ended. No further line makes such a statement valid.
  func lacksBlock(before kind: LexicalScan.TokenKind, after last: LexicalScan.TokenKind?) -> Bool {
    guard awaitsBlock, kind == .word(.plain) else { return false }
    switch last {
    case .word(.plain), .word(.elseWord), .close, .string: return true
    default: return false
    }
  }

  mutating func take(_ kind: LexicalScan.TokenKind, after last: LexicalScan.TokenKind?) {
    count += 1
    switch kind {
    case .attribute, .word(.modifier): break
    case .word(let word): take(word)
    case .open(UInt8(ascii: "{")):
      begin(.plain)
      awaitsBlock = false
    // `@available(iOS 15, *)` and `private(set)` are still a preamble.
    case .open where isPreamble && (last == .attribute || last == .word(.modifier)), .close: break
    case .colon where head == .plain && count == 2:
      // A label: its statement follows.
      head = nil
      isPreamble = true
    default: begin(.plain)
    }
  }

  private mutating func take(_ word: LexicalScan.Word) {
    let isFirst = begin(word)
    switch word {
    case .blockHead, .guardHead, .repeatHead: if isFirst { awaitsBlock = true }
    case .branchHead: awaitsBlock = head != .importWord
    case .catchWord: awaitsBlock = true
    case .elseWord:
      sawElse = true
      awaitsBlock = true
    case .whileWord:
      sawWhile = true
      if head != .repeatHead { awaitsBlock = true }
    default: break
    }
  }

  /// True for the first word that is no modifier.
  @discardableResult
  private mutating func begin(_ word: LexicalScan.Word) -> Bool {
    isPreamble = false
    guard head == nil else { return false }
    head = word
    return true
  }
}
