/// Limits for every text before it is parsed: swift-syntax needs exponential time for nested `[` and stack for long
/// chains, and the later phases are recursive as well.
package enum NestingLimits {
  static let bytes = 2 << 20
  static let lineBytes = 1 << 20
  /// Brackets of any kind inside each other.
  static let depth = 100
  /// `[` inside each other.
  static let squares = 12
  /// `<` that may open type arguments, in one statement.
  static let angles = 60
  /// `<` between names in a row: swift-syntax tries each of them as the beginning of type arguments, and reads on to the end of
  /// the row every time.
  static let comparisons = 100
  /// Attributes of one declaration: swift-syntax needs quadratic time where they are wrong.
  static let attributes = 64
  /// Tokens in one expression, outside its brackets and between its commas.
  static let links = 3_000
  /// Nesting depth up to which a stack of common size is sufficient; the parser takes a tenth of a megabyte of it.
  static let shallowDepth = 16
  static let shallowLinks = 400
  /// Nesting limit passed to swift-syntax; above `depth`, since it counts more than brackets.
  static let parserLevels = 512

  /// Returns the fault of a text that is not parsed, and whether a stack of common size is sufficient for it.
  package static func survey(_ file: SourceFile) -> (fault: Diagnostic?, isShallow: Bool) {
    let count = file.text.utf8.count
    func fault(_ kind: ParsingDiagnostic, _ offset: Int) -> Diagnostic {
      Diagnostic(kind, at: SourceRange(file: file, start: offset, end: min(offset + 1, count)))
    }
    if count > bytes { return (fault(.inputTooLarge(bytes: count, limit: bytes), 0), false) }
    for (index, start) in file.lineStarts.enumerated() {
      let end = index + 1 < file.lineStarts.count ? file.lineStarts[index + 1] : count
      if end - start > lineBytes { return (fault(.lineTooLong(bytes: end - start, limit: lineBytes), start), false) }
    }
    var scan = LexicalScan()
    var text = file.text
    text.withUTF8 { scan.feed($0) }
    return (scan.fault.map { fault($0.kind, $0.offset) }, scan.isShallow)
  }
}
