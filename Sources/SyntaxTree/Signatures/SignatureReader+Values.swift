/// Default values of parameters and raw values of cases.
extension SignatureReader {
  mutating func value() throws(Beyond) -> Expr {
    skipSpace()
    let start = position
    var value = try primary()
    while let byte = current {
      switch byte {
      case UInt8(ascii: "."):
        position += 1
        let name = try name()
        value = Expr(
          .member(
            base: value, name: name.text, nameRange: name.range, argumentLabels: nil, genericArguments: []),
          range(from: start))
      case UInt8(ascii: "("):
        position += 1
        let arguments = try callArguments()
        value = Expr(.call(callee: value, arguments: arguments), range(from: start))
      case UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ";"), 10, 32: return value
      default: throw Beyond()
      }
    }
    return value
  }

  private mutating func primary() throws(Beyond) -> Expr {
    let start = position
    guard let byte = current else { throw Beyond() }
    switch byte {
    case 48...57: return try number()
    case UInt8(ascii: "-"):
      position += 1
      guard let digit = current, (48...57).contains(digit) else { throw Beyond() }
      return Expr(.prefixOperator("-", try number()), range(from: start))
    case UInt8(ascii: "\""): return try string()
    case UInt8(ascii: "#"):
      position += 1
      let name = try name().text
      guard ["function", "line", "file", "fileID", "filePath", "column"].contains(name) else { throw Beyond() }
      return Expr(.magicLiteral(name), range(from: start))
    case UInt8(ascii: "["):
      position += 1
      if take("]") { return Expr(.arrayLiteral([]), range(from: start)) }
      if take(":") {
        try expect("]")
        return Expr(.dictionaryLiteral([]), range(from: start))
      }
      var elements = [try value()]
      while take(",") { elements.append(try value()) }
      try expect("]")
      return Expr(.arrayLiteral(elements), range(from: start))
    case UInt8(ascii: "."):
      position += 1
      let name = try name()
      return Expr(
        .member(base: nil, name: name.text, nameRange: name.range, argumentLabels: nil, genericArguments: []),
        range(from: start))
    default:
      let name = try name()
      switch name.text {
      case "true", "false": return Expr(.booleanLiteral(name.text == "true"), name.range)
      case "nil": return Expr(.nilLiteral, name.range)
      case "try", "await", "if", "switch": throw Beyond()
      default: return Expr(.identifier(name.text, argumentLabels: nil, genericArguments: []), name.range)
      }
    }
  }

  private mutating func number() throws(Beyond) -> Expr {
    let start = position
    var isFraction = false
    while let byte = current, Self.isNameByte(byte) || byte == UInt8(ascii: ".") {
      if byte == UInt8(ascii: ".") { isFraction = true }
      // Exponents and other bases are left to the parser.
      if !(48...57).contains(byte), byte != UInt8(ascii: "_"), byte != UInt8(ascii: ".") { throw Beyond() }
      position += 1
    }
    end = position
    let digits = String(decoding: bytes[start..<position].filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    return Expr(isFraction ? .floatLiteral(digits) : .integerLiteral(digits), range(from: start))
  }

  private mutating func string() throws(Beyond) -> Expr {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = current, byte != UInt8(ascii: "\"") {
      position += 1
      if byte == UInt8(ascii: "\\"), takeHere("n") {
        text.append(10)
      } else if byte == UInt8(ascii: "\\") || byte == 10 {
        throw Beyond()
      } else {
        text.append(byte)
      }
    }
    guard takeHere("\""), current != UInt8(ascii: "\"") else { throw Beyond() }
    return Expr(.stringLiteral([.text(String(decoding: text, as: UTF8.self))]), range(from: start))
  }

  /// Reads the rest of the arguments after the `(`.
  private mutating func callArguments() throws(Beyond) -> [Expr.Argument] {
    var found: [Expr.Argument] = []
    while !take(")") {
      skipSpace()
      let start = position
      let label = try labelAhead()
      let labelRange = label.map { SourceRange(file: file, start: start, end: start + $0.utf8.count) }
      found.append(Expr.Argument(label: label, labelRange: labelRange, value: try value()))
      if !take(",") {
        try expect(")")
        break
      }
    }
    return found
  }
}
