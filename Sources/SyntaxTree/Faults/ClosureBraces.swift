/// Braces around an argument that was meant as a closure: `filter($0 > 1)`.
enum ClosureBraces {
  /// Returns the change that makes a closure of the argument of the outermost method's call around a place; nil outside of those. The
  /// arguments of free functions, as of `print($0)`, are seldom closures.
  static func edit(around place: SourceRange) -> Diagnostic.Edit? {
    let file = place.file
    let bytes = Array(file.text.utf8)
    let line = file.lineRange(at: place.start)
    guard
      let open = bytes[line.start..<place.start].indices.first(where: { offset in
        bytes[offset] == UInt8(ascii: "(") && isMethod(bytes[line.start..<offset])
          && (file.endOfBracket(at: offset).map { $0 >= place.end } ?? false)
      }), let end = file.endOfBracket(at: open)
    else { return nil }
    let arguments = SourceRange(file: file, start: open + 1, end: end - 1)
    let label = arguments.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = arguments.text.dropFirst(label.count)
    if !label.isEmpty, rest.hasPrefix(": ") {
      let value = SourceRange(file: file, start: arguments.start + label.utf8.count + 2, end: arguments.end)
      return .init(range: value, text: "{ \(value.text) }")
    }
    return .init(range: SourceRange(file: file, start: open, end: end), text: " { \(arguments.text) }")
  }

  /// True if a text ends with a dot and a name.
  private static func isMethod(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = text.last, isNamePart(last) else { return false }
    return text.last { !isNamePart($0) } == UInt8(ascii: ".")
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
