extension SourceRange {
  /// Returns the last `count` bytes.
  package func end(_ count: Int) -> SourceRange { SourceRange(file: file, start: max(start, end - count), end: end) }

  package init(_ file: SourceFile, at offset: Int) { self.init(file: file, start: offset, end: offset + 1) }

  /// The `{` that it begins with.
  package var openingBrace: SourceRange { SourceRange(file: file, start: start, end: start + 1) }
}
