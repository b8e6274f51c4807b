/// A part of an input with its kind.
package struct HighlightedRange: Equatable, Sendable {
  package enum Kind: Sendable, CaseIterable {
    case keyword, number, string, comment, attribute
    case type
    /// An operator of the library, behind its dot.
    case rxOperator
    /// A name that neither the library, nor the session, nor the text itself declares.
    case unknown
    case command
    case matchingBracket, unmatchedBracket
  }

  /// Range in UTF-8.
  package var range: Range<Int>
  package var kind: Kind
}

/// Finds the parts of an input that are coloured while it is typed. Belongs to the editor's thread.
package final class SourceHighlighter {
  /// Known names; nil if they are not available yet: then no name is unknown.
  package var names: KnownNames? {
    didSet { if names?.version != oldValue?.version { source = SourceText(names: names) } }
  }
  private var source: SourceText

  package init(names: KnownNames? = nil) {
    self.names = names
    source = SourceText(names: names)
  }

  /// The number of lines that the last call has scanned.
  var scannedLines: Int { source.scannedLines }

  /// - Parameters:
  ///   - cursor: The word there is still being typed, so that it is not unknown; nil where nothing is typed any more.
  ///   - shown: The part of the text whose colours are wanted; nil for all of it.
  package func ranges(of text: [UInt8], cursor: Int?, shown: Range<Int>? = nil) -> [HighlightedRange] {
    // So that the first prompt waits for nothing that only text needs.
    if text.isEmpty { return [] }
    let shown = shown ?? 0..<text.count
    if let names, text.count < 100,
      BareCommand.command(in: String(decoding: text, as: UTF8.self), isDeclared: names.isOwn) != nil
    {
      return [HighlightedRange(range: 0..<text.count, kind: .command)]
    }
    guard text.first == UInt8(ascii: ":") else { return sourceRanges(of: text, cursor: cursor, shown) }
    let end = text.firstIndex { $0 <= 0x20 } ?? text.count
    let name = String(decoding: text[..<end], as: UTF8.self)
    let isKnown = (try? CommandTable.resolve(name)) != nil || cursor == end
    let argument = Array(repeating: UInt8(ascii: " "), count: end) + text[end...]
    return [HighlightedRange(range: 0..<end, kind: isKnown ? .command : .unknown)]
      + sourceRanges(of: argument, cursor: cursor, shown).filter { $0.kind != .unknown && $0.kind != .keyword }
  }

  private func sourceRanges(of text: [UInt8], cursor: Int?, _ shown: Range<Int>) -> [HighlightedRange] {
    source.update(text)
    let declared = DeclaredNames(source)
    var ranges: [HighlightedRange] = []
    for index in source.tokens(in: shown) {
      let token = source.tokens[index]
      let kind: HighlightedRange.Kind?
      switch token.kind {
      case .word: kind = self.kind(ofWordAt: index, declared, cursor)
      case .number: kind = .number
      case .string: kind = .string
      case .comment: kind = .comment
      case .attribute: kind = .attribute
      default: kind = nil
      }
      if let kind { ranges.append(HighlightedRange(range: token.range, kind: kind)) }
    }
    let brackets = SourceBrackets(source.tokens, in: text)
    ranges += brackets.unmatched.map { HighlightedRange(range: $0..<$0 + 1, kind: .unmatchedBracket) }
    if let cursor, let (one, other) = brackets.pair(at: cursor) {
      ranges += [one, other].map { HighlightedRange(range: $0..<$0 + 1, kind: .matchingBracket) }
    }
    return ranges
  }

  private func kind(ofWordAt index: Int, _ declared: DeclaredNames, _ cursor: Int?) -> HighlightedRange.Kind? {
    guard let word = source.roles[index] else { return nil }
    let (tokens, words) = (source.tokens, source.words)
    let role = words.roles[word]
    if index > 0, tokens[index - 1].kind == .dot { return role.isRxOperator ? .rxOperator : nil }
    let next = index + 1 < tokens.count ? tokens[index + 1].kind : nil
    let isLabel = next == .colon
    // `default:` is none.
    if role.isReserved { return isLabel && word != words.index(of: "default") ? nil : .keyword }
    if role.isContextual, next == .word { return .keyword }
    if role.isType { return .type }
    if isLabel || role.isKnown || declared.contains(word) { return nil }
    let token = tokens[index]
    return cursor.map { token.range.contains($0) || token.range.upperBound == $0 } ?? false ? nil : .unknown
  }
}
