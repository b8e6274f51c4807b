/// `prefix operator √; prefix func √ …` on one line: swiftc ends the declaration at the semicolon, swift-syntax takes it for a part of
/// the operator. A line break in its place means the same and leaves every other place where it is.
enum OperatorDeclarationEnds {
  static func separated(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ";")), text.holds("operator ") else { return text }
    var bytes = Array(text.utf8)
    let word = Array("operator ".utf8)
    var index = 0
    var isChanged = false
    while index + word.count < bytes.count {
      guard bytes[index] == word[0], bytes[index..<index + word.count].elementsEqual(word), follows(bytes, index) else {
        index += 1
        continue
      }
      index += word.count
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\"") {
        if bytes[index] == UInt8(ascii: ";") {
          bytes[index] = UInt8(ascii: "\n")
          isChanged = true
          break
        }
        index += 1
      }
    }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : text
  }

  /// Returns true if `prefix`, `infix` or `postfix` precedes it, at the start of a line or after another declaration.
  private static func follows(_ bytes: [UInt8], _ index: Int) -> Bool {
    for fixity in ["prefix ", "infix ", "postfix "] {
      let before = Array(fixity.utf8)
      let start = index - before.count
      guard start >= 0, bytes[start..<index].elementsEqual(before) else { continue }
      var previous = start - 1
      while previous >= 0, bytes[previous] == UInt8(ascii: " ") { previous -= 1 }
      return previous < 0 || bytes[previous] == UInt8(ascii: "\n") || bytes[previous] == UInt8(ascii: ";")
    }
    return false
  }
}
