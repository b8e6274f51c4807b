extension SourceRange {
  /// Where the arguments of a call begin, this being the name of what is called: `#line` in a default argument means that place, and
  /// in a chain each call stands on a line of its own.
  func argumentsStart() -> SourceRange {
    let rest = Array(file.text.utf8.dropFirst(end))
    var index = 0
    var depth = 0
    while index < rest.count {
      switch rest[index] {
      case UInt8(ascii: "/") where index + 1 < rest.count && rest[index + 1] == UInt8(ascii: "/"):
        while index < rest.count, rest[index] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "<"): depth += 1
      // An arrow among generic arguments closes nothing.
      case UInt8(ascii: ">") where index > 0 && rest[index - 1] != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == 0 { return SourceRange(file: file, start: end + index, end: end + index + 1) }
      default: break
      }
      index += 1
    }
    return self
  }
}
