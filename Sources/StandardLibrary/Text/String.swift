import Types
import Execution
import Foundation

package func declareString(_ module: NativeModule) {
  module.type(
    """
    protocol StringProtocol: BidirectionalCollection, Hashable, Comparable, LosslessStringConvertible,
      ExpressibleByStringInterpolation
      where Element == Character, Index == _StringIndex, SubSequence: StringProtocol {
      associatedtype Element
      associatedtype Index
      associatedtype SubSequence
    }
    """)
  for (name, view) in [("String", "_TextView"), ("Substring", "_TextPart")] {
    module.type(
      """
      struct \(name): StringProtocol, RangeReplaceableCollection, CustomDebugStringConvertible, TextOutputStream,
        TextOutputStreamable, Codable, Sendable {
        typealias Element = Character
        typealias Index = _StringIndex
        typealias Iterator = IndexingIterator<\(name)>
        typealias SubSequence = Substring
        typealias Indices = DefaultIndices<\(name)>
        typealias UTF8View = \(view)<UInt8>
        typealias UTF16View = \(view)<UInt16>
        typealias UnicodeScalarView = \(view)<_UnicodeScalar>
        typealias StringLiteralType = String
        typealias StringInterpolation = DefaultStringInterpolation
        typealias UnicodeScalarLiteralType = String
        typealias ExtendedGraphemeClusterLiteralType = String
      }
      """, represents: name == "String" ? nil : Substring.self)
  }
  module.type("struct _StringIndex: Hashable, Comparable, Sendable", represents: String.Index.self)
  var index: [NativeMember] = []
  index.binary("init<S: StringProtocol>(utf16Offset offset: Int, in s: S)") {
    .boxed(String.Index(utf16Offset: $0.toInt, in: $1.toText))
  }
  index.binary("func utf16Offset<S: StringProtocol>(in s: S) -> Int") {
    .int(String.Index.from($0).utf16Offset(in: $1.toText))
  }
  index.binary("init?<S: StringProtocol>(_ sourcePosition: _StringIndex, within target: S)") {
    .optional(String.Index(String.Index.from($0), within: $1.toText).map(\.asValue))
  }
  index.binary("init?(_ sourcePosition: _StringIndex, within target: _TextView<UInt8>)") { position, view in
    .optional(String.Index(String.Index.from(position), within: view.toViewedText.utf8).map(\.asValue))
  }
  index.binary("init?(_ sourcePosition: _StringIndex, within target: _TextView<UInt16>)") { position, view in
    .optional(String.Index(String.Index.from(position), within: view.toViewedText.utf16).map(\.asValue))
  }
  index.binary("init?(_ sourcePosition: _StringIndex, within target: _TextView<_UnicodeScalar>)") { position, view in
    .optional(String.Index(String.Index.from(position), within: view.toViewedText.unicodeScalars).map(\.asValue))
  }
  index.binary("func samePosition(in characters: String) -> _StringIndex?") {
    .optional(String.Index.from($0).samePosition(in: $1.toText).map(\.asValue))
  }
  index.binary("func samePosition(in utf8: _TextView<UInt8>) -> _StringIndex?") {
    .optional(String.Index.from($0).samePosition(in: $1.toViewedText.utf8).map(\.asValue))
  }
  index.binary("func samePosition(in utf16: _TextView<UInt16>) -> _StringIndex?") {
    .optional(String.Index.from($0).samePosition(in: $1.toViewedText.utf16).map(\.asValue))
  }
  index.binary("func samePosition(in unicodeScalars: _TextView<_UnicodeScalar>) -> _StringIndex?") {
    .optional(String.Index.from($0).samePosition(in: $1.toViewedText.unicodeScalars).map(\.asValue))
  }
  module.extend("extension _StringIndex", index)
  declareTextViews(module)
  declareStringConstruction(module)
  declareUnavailableSubscripts(module)
  declareStringMutation(module)
  declareText(module)
}

/// Subscripts by number, which Swift declares in order to say what to use instead.
private func declareUnavailableSubscripts(_ module: NativeModule) {
  for type in ["String"] {
    var members: [NativeMember] = []
    func refuse(_ declaration: String, _ advice: String, hint: String) {
      let mark = "@hint(\"\(hint)\") @available(*, unavailable, message: \"cannot subscript \(type) with \(advice)\")"
      members.general("\(mark) \(declaration)") { _ in throw fault("a subscript that is unavailable") }
    }
    refuse(
      "subscript(i: Int) -> Character { get }", "an Int, use a String.Index instead.",
      hint: "the characters are counted one by one: Array(text)[0], or text.first")
    refuse(
      "subscript<R: RangeExpression>(bounds: R) -> String where R.Bound == Int { get }",
      "an integer range, use a String.Index range instead.",
      hint: "characters are counted from an end: text.prefix(3), text.dropFirst(2), text.suffix(1)")
    module.extend("extension \(type)", members)
  }
}

private func declareStringConstruction(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.nullary("init()") { .string("") }
  members.general("func makeIterator() -> IndexingIterator<String>") { call in
    .boxed(ValueIterator(try call[0].makeNext(in: call.runtime) ?? { nil }))
  }
  members.unary("init(_ value: String)") { $0 }
  members.unary("init(_ c: Character)") { .string(String($0.asCharacter)) }
  members.unary("init(_ scalar: Unicode.Scalar)") { .string($0.description) }
  members.unary("init(_ substring: Substring)") { .string($0.toText) }
  members.unary("init(_ value: Int)") { .string($0.description) }
  members.unary("init(_ value: Double)") { .string($0.description) }
  members.unary("init(_ value: Bool)") { .string($0.description) }
  members.unary("init<T: LosslessStringConvertible>(_ value: T)") { .string($0.description) }
  members.general("init<S: Sequence>(_ characters: S) where S.Element == Character") { call in
    .string(String(try elements(of: call[0], call.runtime).map(\.asCharacter)))
  }
  members.binary("init<T: BinaryInteger>(_ value: T, radix: Int = 10)") { value, radix in
    func convert<T: NativeInteger>(_ number: T) -> String { String(number, radix: radix.toInt) }
    guard (2...36).contains(radix.toInt) else { throw fault("Radix must be between 2 and 36") }
    return .string(value.anyInteger.map { convert($0) } ?? "")
  }
  members.ternary("init<T: BinaryInteger>(_ value: T, radix: Int, uppercase: Bool)") { value, radix, uppercase in
    func convert<T: NativeInteger>(_ number: T) -> String {
      String(number, radix: radix.toInt, uppercase: uppercase.asBool)
    }
    guard (2...36).contains(radix.toInt) else { throw fault("Radix must be between 2 and 36") }
    return .string(value.anyInteger.map { convert($0) } ?? "")
  }
  for conformance in ["", ": TextOutputStreamable"] {
    members.unary("init<Subject\(conformance)>(describing instance: Subject)") { .string($0.description) }
  }
  for conformances in ["CustomStringConvertible", "CustomStringConvertible & TextOutputStreamable"] {
    members.unary("init<Subject: \(conformances)>(describing instance: Subject)") { value in
      // Written to a stream a NaN has a sign, its description has none.
      .string(value.anyFloat?.description ?? value.ownDescription ?? value.description)
    }
  }
  members.unary("init<Subject>(reflecting subject: Subject)") { .string($0.debugDescription) }
  members.general("init(repeating repeatedValue: String, count: Int)") { call in
    let (text, count) = (call[0], call[1])
    guard count.toInt >= 0 else { throw fault("Negative count not allowed") }
    let (length, overflow) = count.toInt.multipliedReportingOverflow(by: max(1, text.asString.utf8.count))
    guard !overflow, length <= 1 << 30 else {
      throw fault("Can't construct so long a String")
    }
    return .string(try TextBudget.repeated(text.asString, count.toInt, call.runtime))
  }
  members.general("init(repeating repeatedValue: Character, count: Int)") { call in
    let (character, count) = (call[0], call[1])
    guard count.toInt >= 0 else { throw fault("Negative count not allowed") }
    guard count.toInt <= 1 << 28 else { throw fault("Can't construct so long a String") }
    return .string(try TextBudget.repeated(String(character.asCharacter), count.toInt, call.runtime))
  }
  for kind in ["stringLiteral", "extendedGraphemeClusterLiteral", "unicodeScalarLiteral"] {
    members.unary("init(\(kind) value: String)") { $0 }
  }
  members.binary("static func + (lhs: String, rhs: String) -> String") {
    .string(try TextBudget.joined($0.toText, $1.toText))
  }
  members.binary("static func == (lhs: String, rhs: String) -> Bool") { .bool($0.toText == $1.toText) }
  members.binary("static func != (lhs: String, rhs: String) -> Bool") { .bool($0.toText != $1.toText) }
  members.binary("static func < (lhs: String, rhs: String) -> Bool") { .bool($0.toText < $1.toText) }
  members.binary("static func > (lhs: String, rhs: String) -> Bool") { .bool($0.toText > $1.toText) }
  members.binary("static func <= (lhs: String, rhs: String) -> Bool") { .bool($0.toText <= $1.toText) }
  members.binary("static func >= (lhs: String, rhs: String) -> Bool") { .bool($0.toText >= $1.toText) }
  members.mutating("static func += (lhs: inout String, rhs: String)") { value, call in
    try append(call[0].toText, to: &value)
    return .void
  }
  members.unary("var count: Int { get }") { .int(try $0.asString.countInPieces()) }
  members.unary("var isEmpty: Bool { get }") { .bool($0.asString.isEmpty) }
  members.binary("func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String") { text, isIncluded in
    let isIncluded = isIncluded.asFunction
    return .string(try text.asString.filter { try isIncluded.call(.character($0)).asBool })
  }
  module.extend("extension String", members)

  var substring: [NativeMember] = []
  substring.nullary("init()") { .boxed(Substring()) }
  substring.general("func makeIterator() -> IndexingIterator<Substring>") { call in
    .boxed(ValueIterator(try call[0].makeNext(in: call.runtime) ?? { nil }))
  }
  for kind in ["stringLiteral", "extendedGraphemeClusterLiteral", "unicodeScalarLiteral"] {
    substring.unary("init(\(kind) value: String)") { .boxed(Substring($0.toText)) }
  }
  substring.mutating("mutating func write(_ other: String)") { value, call in
    try append(call[0].toText, to: &value)
    return .void
  }
  substring.unary("init(_ content: String)") { .boxed(Substring($0.toText)) }
  substring.binary("func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String") { text, isIncluded in
    let isIncluded = isIncluded.asFunction
    return .string(try text.toText.filter { try isIncluded.call(.character($0)).asBool })
  }
  substring.unary("var count: Int { get }") { .int(try $0.payload(Substring.self)?.countInPieces() ?? 0) }
  module.extend("extension Substring", substring)
}

private func append(_ text: String, to value: inout Value) throws {
  guard case .string(var content) = value else {
    value = .boxed(Substring(value.toText + text))
    return
  }
  try TextBudget.makeRoom(for: content, growingBy: text)
  value = .void
  content += text
  value = .string(content)
}

private func declareStringMutation(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.mutating("mutating func append(_ other: String)") { value, call in
    try append(call[0].toText, to: &value)
    return .void
  }
  members.mutating("mutating func append(_ c: Character)") { value, call in
    try append(call[0].toText, to: &value)
    return .void
  }
  members.mutating("mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character") {
    value, call in
    try append(String(try elements(of: call[0], call.runtime).map(\.asCharacter)), to: &value)
    return .void
  }
  members.mutating("mutating func write(_ other: String)") { value, call in
    try append(call[0].toText, to: &value)
    return .void
  }
  members.mutating("mutating func insert(_ newElement: Character, at i: _StringIndex)") { value, call in
    try edit(&value) { text in text.insert(call[0].asCharacter, at: try checked(call[1], in: text, isEndAllowed: true))
    }
    return .void
  }
  members.mutating(
    "mutating func insert<S: Collection>(contentsOf newElements: S, at i: _StringIndex) where S.Element == Character"
  ) {
    value, call in
    let added = try elements(of: call[0], call.runtime).map(\.asCharacter)
    try edit(&value) { text in text.insert(contentsOf: added, at: try checked(call[1], in: text, isEndAllowed: true)) }
    return .void
  }
  members.mutating("@discardableResult mutating func remove(at i: _StringIndex) -> Character") { value, call in
    try edit(&value) { text in .character(text.remove(at: try checked(call[0], in: text))) }
  }
  members.mutating("@discardableResult mutating func removeFirst() -> Character") { value, _ in
    try edit(&value) { text in
      guard !text.isEmpty else { throw fault("Can't remove first element from an empty collection") }
      return .character(text.removeFirst())
    }
  }
  members.mutating("@discardableResult mutating func removeLast() -> Character") { value, _ in
    try edit(&value) { text in
      guard !text.isEmpty else { throw fault("Can't remove last element from an empty collection") }
      return .character(text.removeLast())
    }
  }
  members.mutating("mutating func removeFirst(_ k: Int)") { value, call in
    try edit(&value) { text in
      guard (0...(try text.countInPieces())).contains(call[0].toInt) else {
        throw fault("Can't remove more items from a collection than it has")
      }
      text.removeFirst(call[0].toInt)
    }
    return .void
  }
  members.mutating("mutating func removeLast(_ k: Int)") { value, call in
    try edit(&value) { text in
      guard (0...(try text.countInPieces())).contains(call[0].toInt) else {
        throw fault("Can't remove more items from a collection than it contains")
      }
      text.removeLast(call[0].toInt)
    }
    return .void
  }
  members.mutating("mutating func popLast() -> Character?") { value, _ in
    edit(&value) { text in .optional(text.popLast().map { .character($0) }) }
  }
  members.mutating("mutating func removeAll(keepingCapacity keepCapacity: Bool = false)") { value, _ in
    value = .string("")
    return .void
  }
  members.mutating("mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows") {
    value, call in
    let shouldBeRemoved = call[0].asFunction
    try edit(&value) { text in try text.removeAll { try shouldBeRemoved.call(.character($0)).asBool } }
    return .void
  }
  members.mutating("mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == _StringIndex") {
    value, call in
    try edit(&value) { text in text.removeSubrange(try stringRange(call[0], in: text)) }
    return .void
  }
  members.mutating(
    "mutating func replaceSubrange<R: RangeExpression, C: Collection>(_ subrange: R, with newElements: C) where R.Bound == _StringIndex, C.Element == Character"
  ) { value, call in
    let added = try elements(of: call[1], call.runtime).map(\.asCharacter)
    try edit(&value) { text in text.replaceSubrange(try stringRange(call[0], in: text), with: added) }
    return .void
  }
  module.extend("extension String", members)
  // Beside those of all texts, so that they can be named without being called.
  var ends: [NativeMember] = []
  ends.binary("func hasPrefix(_ prefix: String) -> Bool") { .bool($0.toText.hasPrefix($1.toText)) }
  ends.binary("func hasSuffix(_ suffix: String) -> Bool") { .bool($0.toText.hasSuffix($1.toText)) }
  module.extend("extension String", ends.map { $0.detachedForLongTexts })
}

private func edit<Result>(_ value: inout Value, _ body: (inout String) throws -> Result) rethrows -> Result {
  var text = value.toText
  value = .void
  defer { value = .string(text) }
  return try body(&text)
}

private func checked(_ index: Value, in text: String, isEndAllowed: Bool = false) throws -> String.Index {
  let index = String.Index.from(index)
  guard index >= text.startIndex, isEndAllowed ? index <= text.endIndex : index < text.endIndex else {
    throw fault("String index is out of bounds")
  }
  return index
}

private func stringRange(_ range: Value, in text: String) throws -> Range<String.Index> {
  guard let (start, end) = try range.rangeBounds?.resolved(in: text) else { return text.startIndex..<text.startIndex }
  let (lower, upper) = (String.Index.from(start), String.Index.from(end))
  guard lower >= text.startIndex, lower <= upper, upper <= text.endIndex else {
    throw fault("String index is out of bounds")
  }
  return lower..<upper
}

/// Declares the members that strings and substrings share.
private func declareText(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.unary("func uppercased() -> String") { .string($0.toText.uppercased()) }
  members.unary("func lowercased() -> String") { .string($0.toText.lowercased()) }
  members.binary("func hasPrefix<P: StringProtocol>(_ prefix: P) -> Bool") { .bool($0.toText.hasPrefix($1.toText)) }
  members.binary("func hasSuffix<P: StringProtocol>(_ suffix: P) -> Bool") { .bool($0.toText.hasSuffix($1.toText)) }
  members.unary("var description: String { get }") { .string($0.toText) }
  members.unary("var debugDescription: String { get }") { .string($0.toText.debugDescription) }
  members.binary("func contains<T: StringProtocol>(_ other: T) -> Bool") { .bool($0.toText.contains($1.toText)) }
  members.binary("static func == <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool") { .bool($0.toText == $1.toText) }
  members.binary("static func != <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool") { .bool($0.toText != $1.toText) }
  members.binary("static func < <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool") { .bool($0.toText < $1.toText) }
  module.extend("extension StringProtocol", members.map { $0.detachedForLongTexts })
}
