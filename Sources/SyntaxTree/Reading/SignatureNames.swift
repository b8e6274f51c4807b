/// The names that native declarations go by, found without reading the rest: every one of them is put in a table at the start.
package enum SignatureNames {
  /// Returns the name after `struct`, `class`, `enum`, `protocol`, `extension` or `typealias`, with its qualifiers.
  package static func declared(inHeader header: String) -> String {
    var header = header
    return header.withUTF8 { bytes in
      var position = 0
      var isNext = false
      while position < bytes.count {
        let start = position
        while position < bytes.count, isNameByte(bytes[position]) || bytes[position] == UInt8(ascii: ".") {
          position += 1
        }
        if position == start {
          position += 1
          continue
        }
        if isNext { return String(decoding: bytes[start..<position], as: UTF8.self) }
        isNext = typeKeywords.contains { matches($0, bytes, start, position) }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Returns the name after `func`, `var`, `let`, `case`; `init` and `subscript` are their own.
  package static func base(of signature: String) -> String {
    var signature = signature
    return signature.withUTF8 { bytes in
      var position = 0
      while position < bytes.count {
        if bytes[position] == UInt8(ascii: "@") {
          position += 1
          while position < bytes.count, isNameByte(bytes[position]) { position += 1 }
          if position < bytes.count, bytes[position] == UInt8(ascii: "(") { skipParentheses(bytes, &position) }
          continue
        }
        let start = position
        while position < bytes.count, isNameByte(bytes[position]) { position += 1 }
        if position == start {
          position += 1
          continue
        }
        if matches("init", bytes, start, position) { return "init" }
        if matches("subscript", bytes, start, position) { return "subscript" }
        guard memberKeywords.contains(where: { matches($0, bytes, start, position) }) else { continue }
        return name(bytes, position)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Returns the name after the `=` of a typealias.
  package static func target(ofAlias text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")),
        let start = bytes[equals...].firstIndex(where: isNameByte)
      else { return nil }
      let end = bytes[start...].firstIndex { !isNameByte($0) } ?? bytes.endIndex
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }

  private static let typeKeywords: [StaticString] = [
    "struct", "class", "enum", "protocol", "extension", "typealias", "actor",
  ]
  private static let memberKeywords: [StaticString] = ["func", "var", "let", "case"]

  private static func name(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> String {
    var start = position
    while start < bytes.count, bytes[start] == 32 { start += 1 }
    var end = start
    if end < bytes.count, isNameByte(bytes[end]) || bytes[end] == UInt8(ascii: "`") {
      if bytes[end] == UInt8(ascii: "`") {
        start += 1
        end += 1
      }
      while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
    } else {
      // An operator may itself hold `<` and `>`; it ends at white space or at its parameters.
      while end < bytes.count, bytes[end] != 32, bytes[end] != 10, bytes[end] != UInt8(ascii: "(") { end += 1 }
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private static func skipParentheses(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) {
    var depth = 0
    var isQuoted = false
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "(") where !isQuoted: depth += 1
      case UInt8(ascii: ")") where !isQuoted: depth -= 1
      default: break
      }
      position += 1
      if depth == 0 { return }
    }
  }

  private static func matches(
    _ word: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Bool {
    guard word.utf8CodeUnitCount == end - start else { return false }
    for index in 0..<(end - start) where word.utf8Start[index] != bytes[start + index] { return false }
    return true
  }

  private static func isNameByte(_ byte: UInt8) -> Bool { byte >= 0x80 || SourceReader.isNameByte(byte) }
}
