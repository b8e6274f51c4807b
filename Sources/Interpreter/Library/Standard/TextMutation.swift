func append(_ text: String, to value: inout Value) {
  guard case .string(var content) = value else {
    value = .boxed(Substring(value.toText + text))
    return
  }
  value = .void
  content += text
  value = .string(content)
}

/// What changes a text in place, a string or a part of one.
func declareTextMutation<Text: EditableText>(_ module: NativeModule, _ type: Text.Type) {
  var members: [NativeMember] = []
  members.mutating("mutating func append(_ other: String)") { value, call in
    append(call[0].toText, to: &value)
    return .void
  }
  members.mutating("mutating func append(_ c: Character)") { value, call in
    append(call[0].toText, to: &value)
    return .void
  }
  members.mutating("mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character") {
    value, call in
    append(String(try elements(of: call[0], call.runtime).map(\.asCharacter)), to: &value)
    return .void
  }
  members.mutating("mutating func write(_ other: String)") { value, call in
    append(call[0].toText, to: &value)
    return .void
  }
  members.mutating("mutating func insert(_ newElement: Character, at i: _StringIndex)") { value, call in
    try edit(&value, as: type) { text in
      text.insert(call[0].asCharacter, at: try checked(call[1], in: text, isEndAllowed: true))
    }
    return .void
  }
  members.mutating(
    "mutating func insert<S: Collection>(contentsOf newElements: S, at i: _StringIndex) where S.Element == Character"
  ) {
    value, call in
    let added = try elements(of: call[0], call.runtime).map(\.asCharacter)
    try edit(&value, as: type) { text in
      text.insert(contentsOf: added, at: try checked(call[1], in: text, isEndAllowed: true))
    }
    return .void
  }
  members.mutating("@discardableResult mutating func remove(at i: _StringIndex) -> Character") { value, call in
    try edit(&value, as: type) { text in .character(text.remove(at: try checked(call[0], in: text))) }
  }
  members.mutating("@discardableResult mutating func removeFirst() -> Character") { value, _ in
    try edit(&value, as: type) { text in
      guard !text.isEmpty else { throw fault("Can't remove first element from an empty collection") }
      return .character(text.takeFirst())
    }
  }
  members.mutating("@discardableResult mutating func removeLast() -> Character") { value, _ in
    try edit(&value, as: type) { text in
      guard !text.isEmpty else { throw fault("Can't remove last element from an empty collection") }
      return .character(text.removeLast())
    }
  }
  members.mutating("mutating func removeFirst(_ k: Int)") { value, call in
    try edit(&value, as: type) { text in
      guard (0...text.count).contains(call[0].toInt) else {
        throw fault("Can't remove more items from a collection than it has")
      }
      text.takeFirst(call[0].toInt)
    }
    return .void
  }
  members.mutating("mutating func removeLast(_ k: Int)") { value, call in
    try edit(&value, as: type) { text in
      guard (0...text.count).contains(call[0].toInt) else {
        throw fault("Can't remove more items from a collection than it contains")
      }
      text.removeLast(call[0].toInt)
    }
    return .void
  }
  members.mutating("mutating func popLast() -> Character?") { value, _ in
    edit(&value, as: type) { text in .optional(text.popLast().map { .character($0) }) }
  }
  members.mutating("mutating func removeAll(keepingCapacity keepCapacity: Bool = false)") { value, _ in
    value = Text().asValue
    return .void
  }
  members.mutating("mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows") {
    value, call in
    let shouldBeRemoved = call[0].asFunction
    try edit(&value, as: type) { text in try text.removeAll { try shouldBeRemoved.call(.character($0)).asBool } }
    return .void
  }
  members.mutating("mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == _StringIndex") {
    value, call in
    try edit(&value, as: type) { text in text.removeSubrange(try stringRange(call[0], in: text)) }
    return .void
  }
  members.mutating(
    "mutating func replaceSubrange<R: RangeExpression, C: Collection>(_ subrange: R, with newElements: C) where R.Bound == _StringIndex, C.Element == Character"
  ) { value, call in
    let added = try elements(of: call[1], call.runtime).map(\.asCharacter)
    try edit(&value, as: type) { text in text.replaceSubrange(try stringRange(call[0], in: text), with: added) }
    return .void
  }
  // Beside those of all texts, so that they can be named without being called.
  members.binary("func hasPrefix(_ prefix: String) -> Bool") { .bool($0.toText.hasPrefix($1.toText)) }
  members.binary("func hasSuffix(_ suffix: String) -> Bool") { .bool($0.toText.hasSuffix($1.toText)) }
  module.extend("extension \(type)", members)
}

private func edit<Text: EditableText, Result>(
  _ value: inout Value, as type: Text.Type, _ body: (inout Text) throws -> Result
) rethrows -> Result {
  var text = Text.from(value)
  value = .void
  defer { value = text.asValue }
  return try body(&text)
}

private func checked(_ index: Value, in text: some EditableText, isEndAllowed: Bool = false) throws -> String.Index {
  let index = String.Index.from(index)
  guard index >= text.startIndex, isEndAllowed ? index <= text.endIndex : index < text.endIndex else {
    throw fault("String index is out of bounds")
  }
  return index
}

private func stringRange(_ range: Value, in text: some EditableText) throws -> Range<String.Index> {
  guard let (start, end) = try range.rangeBounds?.resolved(in: text) else { return text.startIndex..<text.startIndex }
  let (lower, upper) = (String.Index.from(start), String.Index.from(end))
  guard lower >= text.startIndex, lower <= upper, upper <= text.endIndex else {
    throw fault("String index is out of bounds")
  }
  return lower..<upper
}

/// A string or a part of one. A part keeps its places in the string that it is of when something is taken from its ends.
protocol EditableText: RangeReplaceableCollection, BidirectionalCollection, IndexedValues, Sendable
where Element == Character, Index == String.Index {
  static func from(_ value: Value) -> Self
  var asValue: Value { get }
  mutating func takeFirst() -> Character
  mutating func takeFirst(_ count: Int)
}

extension String: EditableText {
  static func from(_ value: Value) -> String { value.toText }
  var asValue: Value { .string(self) }
  mutating func takeFirst() -> Character { removeFirst() }
  mutating func takeFirst(_ count: Int) { removeFirst(count) }
}

extension Substring: EditableText {
  var asValue: Value { .boxed(self) }
  static func from(_ value: Value) -> Substring { value.payload(Substring.self) ?? Substring(value.toText) }
  mutating func takeFirst() -> Character { removeFirst() }
  mutating func takeFirst(_ count: Int) { removeFirst(count) }
}
