import SwiftSyntax

extension Converter {
  func stringLiteral(_ node: StringLiteralExprSyntax) -> Expr {
    let pounds = node.openingPounds?.text.count ?? 0
    var segments: [Expr.StringSegment] = []
    var text = ""
    for segment in node.segments {
      switch segment {
      case .stringSegment(let part):
        text += unescape(part.content, pounds: pounds)
      case .expressionSegment(let part):
        if !text.isEmpty { segments.append(.text(text)) }
        text = ""
        segments.append(.interpolation(arguments(part.expressions), range(part)))
      @unknown default: refuse("this part of a string", segment)
      }
    }
    if !text.isEmpty || segments.isEmpty { segments.append(.text(text)) }
    return Expr(.stringLiteral(segments), range(node))
  }

  /// Returns the meaning of a string segment's escapes; swift-syntax has removed the indentation of multi-line strings.
  private func unescape(_ token: TokenSyntax, pounds: Int) -> String {
    let source = token.text
    let hasReturns = source.utf8.contains(UInt8(ascii: "\r"))
    guard hasReturns || source.utf8.contains(UInt8(ascii: "\\")) else { return source }
    let scalars = Array(source.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "\r" {
        // A line break in a multi-line string is `\n`, however the file ends its lines.
        result.append("\n")
        index += index + 1 < scalars.count && scalars[index + 1] == "\n" ? 2 : 1
        continue
      }
      guard scalar == "\\", index + pounds + 1 < scalars.count,
        scalars[(index + 1)..<(index + 1 + pounds)].allSatisfy({ $0 == "#" })
      else {
        result.append(scalar)
        index += 1
        continue
      }
      index += pounds + 1
      let escape = scalars[index]
      index += 1
      switch escape {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "u":
        var value: UInt32 = 0
        if index < scalars.count, scalars[index] == "{" { index += 1 }
        while index < scalars.count, scalars[index] != "}" {
          if let digit = scalars[index].properties.numericType == nil && !scalars[index].isASCII
            ? nil : UInt32(String(scalars[index]), radix: 16)
          {
            value = value &* 16 &+ digit
          }
          index += 1
        }
        index += 1
        // The parser reports a value that is none.
        if let scalar = Unicode.Scalar(value) { result.append(scalar) }
      default: result.append(escape)
      }
    }
    return String(result)
  }
}
