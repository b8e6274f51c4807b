import Types
import Execution

/// Substrings that are changed in place, as texts are.
package func declareSubstringEditing(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.mutating("mutating func insert(_ newElement: Character, at i: _StringIndex)") { value, call in
    try edit(&value) { $0.insert(call[0].asCharacter, at: try place(call[1], in: $0, isEndAllowed: true)) }
    return .void
  }
  members.mutating("@discardableResult mutating func remove(at i: _StringIndex) -> Character") { value, call in
    try edit(&value) { .character($0.remove(at: try place(call[0], in: $0))) }
  }
  for (name, isFirst) in [("removeFirst", true), ("removeLast", false)] {
    members.mutating("@discardableResult mutating func \(name)() -> Character") { value, _ in
      try edit(&value) { text in
        guard !text.isEmpty else {
          throw fault("Can't remove \(isFirst ? "first" : "last") element from an empty collection")
        }
        return .character(isFirst ? text.removeFirst() : text.removeLast())
      }
    }
    members.mutating("mutating func \(name)(_ k: Int)") { value, call in
      try edit(&value) { text in
        guard (0...(try text.countInPieces())).contains(call[0].toInt) else {
          throw fault("Can't remove more items from a collection than it \(isFirst ? "has" : "contains")")
        }
        if isFirst { text.removeFirst(call[0].toInt) } else { text.removeLast(call[0].toInt) }
      }
      return .void
    }
  }
  members.mutating("mutating func popFirst() -> Character?") { value, _ in
    edit(&value) { .optional($0.popFirst().map { .character($0) }) }
  }
  members.mutating("mutating func popLast() -> Character?") { value, _ in
    edit(&value) { .optional($0.popLast().map { .character($0) }) }
  }
  members.mutating("mutating func removeAll(keepingCapacity keepCapacity: Bool = false)") { value, _ in
    value = .boxed(Substring())
    return .void
  }
  members.mutating("mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows") {
    value, call in
    let shouldBeRemoved = call[0].asFunction
    try edit(&value) { text in try text.removeAll { try shouldBeRemoved.test(.character($0)) } }
    return .void
  }
  members.mutating("mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character") {
    value, call in
    let added = try elements(of: call[0], call.runtime).map(\.asCharacter)
    edit(&value) { $0.append(contentsOf: added) }
    return .void
  }
  members.mutating("mutating func append(_ c: Character)") { value, call in
    edit(&value) { $0.append(call[0].asCharacter) }
    return .void
  }
  members.mutating("mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == _StringIndex") {
    value, call in
    try edit(&value) { $0.removeSubrange(try places(call[0], in: $0)) }
    return .void
  }
  members.mutating(
    "mutating func replaceSubrange<R: RangeExpression, C: Collection>(_ subrange: R, with newElements: C) where R.Bound == _StringIndex, C.Element == Character"
  ) { value, call in
    let added = try elements(of: call[1], call.runtime).map(\.asCharacter)
    try edit(&value) { $0.replaceSubrange(try places(call[0], in: $0), with: added) }
    return .void
  }
  members.unary("var base: String { get }") { .string($0.payload(Substring.self)?.base ?? "") }
  module.extend("extension Substring", members)
}

private func edit<Result>(_ value: inout Value, _ body: (inout Substring) throws -> Result) rethrows -> Result {
  var text = value.payload(Substring.self) ?? Substring(value.toText)
  value = .void
  defer { value = .boxed(text) }
  return try body(&text)
}

private func place(_ index: Value, in text: Substring, isEndAllowed: Bool = false) throws -> String.Index {
  let index = String.Index.from(index)
  guard index >= text.startIndex, isEndAllowed ? index <= text.endIndex : index < text.endIndex else {
    throw fault("String index is out of bounds")
  }
  return index
}

private func places(_ range: Value, in text: Substring) throws -> Range<String.Index> {
  guard let (start, end) = try range.rangeBounds?.resolved(in: text) else { return text.startIndex..<text.startIndex }
  let (lower, upper) = (String.Index.from(start), String.Index.from(end))
  guard lower >= text.startIndex, lower <= upper, upper <= text.endIndex else {
    throw fault("String index is out of bounds")
  }
  return lower..<upper
}
