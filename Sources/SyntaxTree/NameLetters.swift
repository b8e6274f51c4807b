/// Questions about names that are asked all the time: nearly every name is plain ASCII, whose letters need no tables.
extension String {
  /// True for a name, false for an operator.
  package var beginsLikeName: Bool {
    guard let byte = utf8.first else { return false }
    if byte >= 0x80 { return first?.isLetter ?? false }
    return (97...122).contains(byte) || (65...90).contains(byte) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "`")
  }

  /// True for an operator of ASCII characters, as those of the library are.
  package var isOperatorName: Bool { utf8.first.map { $0 < 0x80 } ?? false && !beginsLikeName }

  /// Returns true if the text contains an ASCII word: Foundation's `contains` would convert it to its own strings.
  package func holds(_ word: StaticString) -> Bool {
    var text = self
    let count = word.utf8CodeUnitCount
    return text.withUTF8 { bytes in
      guard bytes.count >= count else { return false }
      return (0...bytes.count - count).contains { start in
        bytes[start] == word.utf8Start[0] && (1..<count).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
      }
    }
  }
}
