import SyntaxTree

extension SourceRange {
  /// Returns the start of a call's arguments; this range is the name of the callee. `#line` as a default argument refers to that position,
  /// since each call of a chain may be on a separate line.
  func argumentsStart() -> SourceRange {
    let text = file.text.utf8
    var index = text.index(text.startIndex, offsetBy: end)
    var depth = 0
    var before: UInt8 = 0
    while index < text.endIndex {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "/") where before == byte:
        index = text[index...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
        continue
      case UInt8(ascii: "<"): depth += 1
      // An arrow among generic arguments closes nothing.
      case UInt8(ascii: ">") where before != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        guard depth == 0 else { break }
        let start = text.distance(from: text.startIndex, to: index)
        return SourceRange(file: file, start: start, end: start + 1)
      default: break
      }
      before = byte
      index = text.index(after: index)
    }
    return self
  }
}
