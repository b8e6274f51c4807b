extension Diagnostic.Edit {
  /// Returns an edit that inserts text before a place.
  package static func insert(_ text: String, before place: SourceRange) -> Diagnostic.Edit {
    Diagnostic.Edit(range: SourceRange(file: place.file, start: place.start, end: place.start), text: text)
  }

  package static func insert(_ text: String, after place: SourceRange) -> Diagnostic.Edit {
    Diagnostic.Edit(range: SourceRange(file: place.file, start: place.end, end: place.end), text: text)
  }

  /// Returns edits that insert text on both sides of a value.
  package static func surround(_ value: SourceRange, _ before: String, _ after: String) -> [Diagnostic.Edit] {
    [.insert(before, before: value), .insert(after, after: value)]
  }
}

extension Diagnostic.Note {
  /// Returns a note at the place of another declaration, if that is in the program.
  package static func declaration(_ message: String, at place: SourceRange?) -> Diagnostic.Note? {
    guard let place, !place.file.isLibrary else { return nil }
    return Diagnostic.Note(message, at: place)
  }
}

extension SourceRange {
  /// Returns the range of the word, if it precedes directly with white space between.
  package func wordBefore(_ word: String) -> SourceRange? {
    let utf8 = file.text.utf8
    var index = utf8.index(utf8.startIndex, offsetBy: start)
    var end = start
    while index > utf8.startIndex, utf8[utf8.index(before: index)] == UInt8(ascii: " ") {
      utf8.formIndex(before: &index)
      end -= 1
    }
    guard end < start, end >= word.utf8.count else { return nil }
    for byte in word.utf8.reversed() {
      utf8.formIndex(before: &index)
      if utf8[index] != byte { return nil }
    }
    return SourceRange(file: file, start: end - word.utf8.count, end: end)
  }
}
