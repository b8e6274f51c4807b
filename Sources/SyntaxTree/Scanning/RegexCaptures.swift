/// Captures of a regular expression in the order of their groups, found by a scan of its text.
///
/// A capture is optional if its group may take no part in a match: in one of several alternatives, or repeated zero times.
/// The text is one that `Regex` accepts.
package struct RegexCaptures {
  package struct Capture: Equatable {
    package let name: String?
    package var isOptional: Bool
  }

  package private(set) var all: [Capture] = []

  /// A group that is not closed yet.
  private struct Group {
    /// Number of captures before the group.
    let first: Int
    /// Number of captures before the group's contents.
    let inner: Int
    var hasAlternatives = false
    /// White space and comments mean nothing.
    var isExtended: Bool
  }

  private var rest: Substring.UTF8View

  /// - Parameter isExtended: True for a literal of several lines.
  package init(_ pattern: String, isExtended: Bool = false) {
    rest = pattern[...].utf8
    var groups = [Group(first: 0, inner: 0, isExtended: isExtended)]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"): skipEscape()
      case UInt8(ascii: "["): skipClass()
      case UInt8(ascii: "#") where groups[groups.count - 1].isExtended: skip(until: "\n")
      case UInt8(ascii: "|"): groups[groups.count - 1].hasAlternatives = true
      case UInt8(ascii: "("): open(&groups)
      case UInt8(ascii: ")"):
        guard groups.count > 1 else { break }
        let group = groups.removeLast()
        if group.hasAlternatives { makeOptional(from: group.inner) }
        if isRepeatedFromZero { makeOptional(from: group.first) }
      default: break
      }
    }
    if groups[0].hasAlternatives { makeOptional(from: 0) }
  }

  private mutating func makeOptional(from first: Int) {
    for index in all.indices.dropFirst(first) { all[index].isOptional = true }
  }

  private mutating func open(_ groups: inout [Group]) {
    let first = all.count
    let isExtended = groups[groups.count - 1].isExtended
    var group: Group { Group(first: first, inner: all.count, isExtended: isExtended) }
    // `(*VERB)`.
    if take("*") { return skip(until: ")") }
    guard take("?") else {
      all.append(Capture(name: nil, isOptional: false))
      return groups.append(group)
    }
    if take("#") { return skip(until: ")") }
    if take("P<") || isNameAfterAngle && take("<") {
      all.append(Capture(name: name(until: ">"), isOptional: false))
    } else if take("'") {
      all.append(Capture(name: name(until: "'"), isOptional: false))
    } else if take("<") || [":", "=", "!", ">", "|", "*"].contains(where: { take($0) }) {
      // A group that captures nothing.
      _ = take("=") || take("!")
    } else {
      openOptions(&groups, first)
      return
    }
    groups.append(group)
  }

  /// `(?i)` for the rest of the group, `(?i:…)` for a group.
  private mutating func openOptions(_ groups: inout [Group], _ first: Int) {
    var isExtended = groups[groups.count - 1].isExtended
    var isRemoved = false
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "-"): isRemoved = true
      case UInt8(ascii: "x"): isExtended = !isRemoved
      case UInt8(ascii: ":"): return groups.append(Group(first: first, inner: first, isExtended: isExtended))
      case UInt8(ascii: ")"):
        groups[groups.count - 1].isExtended = isExtended
        return
      default: break
      }
    }
  }

  /// `(?<name>` rather than `(?<=` and `(?<!`.
  private var isNameAfterAngle: Bool {
    let next = rest.dropFirst().first
    return rest.first == UInt8(ascii: "<") && next != UInt8(ascii: "=") && next != UInt8(ascii: "!")
  }

  /// True if the quantifier of the group that was just closed allows no repetition.
  private var isRepeatedFromZero: Bool {
    switch rest.first {
    case UInt8(ascii: "?"), UInt8(ascii: "*"): return true
    case UInt8(ascii: "{"):
      let bound = rest.dropFirst().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return bound.allSatisfy { $0 == UInt8(ascii: "0") }
    default: return false
    }
  }

  private mutating func skipEscape() {
    guard rest.popFirst() == UInt8(ascii: "Q") else { return }
    // Quoted text.
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), rest.first == UInt8(ascii: "E") { break }
    }
  }

  /// Skips a class of characters, behind its bracket; classes nest.
  private mutating func skipClass() {
    var depth = 1
    _ = take("^")
    if take("]") { depth = 1 }
    while depth > 0, let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"): skipEscape()
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest.removeFirst(text.utf8.count)
    return true
  }

  private mutating func skip(until end: Character) { _ = name(until: end) }

  private mutating func name(until end: Character) -> String {
    let found = rest.prefix { $0 != end.asciiValue }
    rest = rest[found.endIndex...].dropFirst()
    return String(Substring(found))
  }
}
