import Execution
import Foundation
import Types

/// Declares `NSAttributedString` and `NSMutableAttributedString`, whose attributes are values of the program.
func declareAttributedStrings(_ module: NativeModule) {
  module.type(
    "struct _AttributeKey: RawRepresentable, Hashable, Sendable { typealias RawValue = String }",
    represents: NSAttributedString.Key.self)
  module.extend("extension _AttributeKey", lazily: keyMembers)
  module.type(
    "class NSAttributedString: NSObject { typealias Key = _AttributeKey }", represents: AttributedText.self)
  module.type("class NSMutableAttributedString: NSAttributedString", represents: MutableAttributedText.self)
  module.extend(
    "extension NSAttributedString", lazily: initializers(AttributedText.self) + attributedMembers)
  module.extend(
    "extension NSMutableAttributedString",
    lazily: initializers(MutableAttributedText.self) + attributedChanges)
}

/// A text with attributes for each of its UTF-16 units. Foundation's own compares attributes as objects of Core Foundation,
/// which values of a program are not.
class AttributedText: NSObject, @unchecked Sendable {
  // Unchecked because programs that change a text on two threads are wrong in Swift too.
  typealias Attributes = [NSAttributedString.Key: Value]

  fileprivate(set) var text: NSString
  fileprivate(set) var attributes: [Attributes]

  required init(_ text: String, _ attributes: Attributes = [:]) {
    self.text = text as NSString
    self.attributes = Array(repeating: attributes, count: self.text.length)
  }

  required init(_ other: AttributedText) {
    text = other.text
    attributes = other.attributes
  }

  override var description: String {
    var description = ""
    var start = 0
    while start < attributes.count {
      let end = attributes[start...].firstIndex { $0 != attributes[start] } ?? attributes.count
      let part = text.substring(with: NSRange(location: start, length: end - start))
      let names = attributes[start].map { "\($0.key.rawValue) = \($0.value)" }.sorted()
      description += "\(part){\n" + names.map { "    \($0);\n" }.joined() + "}"
      start = end
    }
    return description
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AttributedText else { return false }
    return text == other.text && attributes == other.attributes
  }
  override var hash: Int { text.hash }
}

final class MutableAttributedText: AttributedText, @unchecked Sendable {
  func replace(_ range: NSRange, with other: AttributedText) {
    text = text.replacingCharacters(in: range, with: other.text as String) as NSString
    attributes.replaceSubrange(range.location..<range.location + range.length, with: other.attributes)
  }

  func change(_ range: NSRange, _ change: (inout Attributes) -> Void) {
    for index in range.location..<range.location + range.length { change(&attributes[index]) }
  }
}

private var keyMembers: [NativeMember] {
  var members: [NativeMember] = []
  for label in ["_", "rawValue"] {
    members.unary("init(\(label)\(label == "_" ? " rawValue" : ""): String)") {
      .boxed(NSAttributedString.Key($0.toText))
    }
  }
  members.unary("var rawValue: String { get }") { .string($0.payload(NSAttributedString.Key.self)?.rawValue ?? "") }
  // UIKit's.
  for (name, key) in [
    ("font", "NSFont"), ("foregroundColor", "NSColor"), ("backgroundColor", "NSBackgroundColor"),
    ("underlineStyle", "NSUnderline"), ("strikethroughStyle", "NSStrikethrough"), ("kern", "NSKern"),
    ("link", "NSLink"), ("paragraphStyle", "NSParagraphStyle"),
  ] {
    members.nullary("static var \(name): _AttributeKey { get }") { .boxed(NSAttributedString.Key(key)) }
  }
  return members
}

private func attributes(_ value: Value) -> AttributedText.Attributes {
  var attributes: AttributedText.Attributes = [:]
  for (key, value) in (value.asOptional ?? value).asDictionary {
    if let key = key.payload(NSAttributedString.Key.self) { attributes[key] = value }
  }
  return attributes
}

private func initializers<Text: AttributedText>(_ type: Text.Type) -> [NativeMember] {
  var members: [NativeMember] = []
  members.unary("init(string str: String)") { .object(Text($0.toText)) }
  members.binary("init(string str: String, attributes attrs: [NSAttributedString.Key: Any]?)") {
    .object(Text($0.toText, $1.asOptional.map { attributes($0) } ?? [:]))
  }
  members.unary("init(attributedString attrStr: NSAttributedString)") { .object(Text(try text($0))) }
  return members
}

private func text(_ value: Value) throws -> AttributedText { try value.unboxed() }

private func writable(_ value: Value) throws -> MutableAttributedText { try value.unboxed() }

/// Returns a range if it lies in the text.
private func bounded(_ range: Value, in text: AttributedText) throws -> NSRange {
  let range = NSRange.from(range)
  guard range.location >= 0, range.length >= 0, range.location <= text.attributes.count,
    range.length <= text.attributes.count - range.location
  else {
    throw fault("Range {\(range.location), \(range.length)} out of bounds; string length \(text.attributes.count)")
  }
  return range
}

private func position(_ index: Value, in text: AttributedText) throws -> Int {
  guard index.toInt >= 0, index.toInt < text.attributes.count else { throw fault(indexOutOfRange) }
  return index.toInt
}

private var attributedMembers: [NativeMember] {
  var members: [NativeMember] = []
  members.unary("var string: String { get }") { .string(try text($0).text as String) }
  members.unary("var length: Int { get }") { .int(try text($0).attributes.count) }
  members.ternary("func attributes(at location: Int, effectiveRange range: Int?) -> [NSAttributedString.Key: Any]") {
    value, index, _ in
    let text = try text(value)
    let found = text.attributes[try position(index, in: text)]
    return .dictionary(ValueTable(found.map { (.boxed($0.key), $0.value) }, uniquingKeysWith: { $1 }))
  }
  members.general(
    "func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: Int?) -> Any?"
  ) { call in
    let text = try text(call[0])
    return .optional(text.attributes[try position(call[2], in: text)][key(call[1])])
  }
  members.binary("func attributedSubstring(from range: NSRange) -> NSAttributedString") { value, range in
    let text = try text(value)
    let range = try bounded(range, in: text)
    let part = AttributedText(text.text.substring(with: range))
    part.attributes = Array(text.attributes[range.location..<range.location + range.length])
    return .object(part)
  }
  members.binary("func isEqual(to other: NSAttributedString) -> Bool") {
    .bool(try text($0).isEqual(try text($1)))
  }
  return members
}

private func key(_ value: Value) -> NSAttributedString.Key {
  value.payload(NSAttributedString.Key.self) ?? NSAttributedString.Key("")
}

private var attributedChanges: [NativeMember] {
  var members: [NativeMember] = []
  changing(&members, "func append(_ attrString: NSAttributedString)") { own, call in
    own.replace(NSRange(location: own.attributes.count, length: 0), with: try text(call[1]))
  }
  changing(&members, "func insert(_ attrString: NSAttributedString, at loc: Int)") { own, call in
    let place = NSRange(location: call[2].toInt, length: 0)
    own.replace(try bounded(place.asValue, in: own), with: try text(call[1]))
  }
  changing(&members, "func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange)") { own, call in
    own.change(try bounded(call[3], in: own)) { $0[key(call[1])] = call[2] }
  }
  changing(&members, "func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange)") { own, call in
    own.change(try bounded(call[2], in: own)) { $0.merge(attributes(call[1])) { $1 } }
  }
  changing(&members, "func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange)") { own, call in
    own.change(try bounded(call[2], in: own)) { $0 = attributes(call[1]) }
  }
  changing(&members, "func removeAttribute(_ name: NSAttributedString.Key, range: NSRange)") { own, call in
    own.change(try bounded(call[2], in: own)) { $0[key(call[1])] = nil }
  }
  changing(&members, "func replaceCharacters(in range: NSRange, with str: String)") { own, call in
    let range = try bounded(call[1], in: own)
    // The new text has the attributes of the first character that it replaces.
    let model = range.length > 0 ? range.location : range.location - 1
    let known = own.attributes.indices.contains(model) ? own.attributes[model] : [:]
    own.replace(range, with: AttributedText(call[2].toText, known))
  }
  changing(&members, "func deleteCharacters(in range: NSRange)") { own, call in
    own.replace(try bounded(call[1], in: own), with: AttributedText(""))
  }
  changing(&members, "func setAttributedString(_ attrString: NSAttributedString)") { own, call in
    own.replace(NSRange(location: 0, length: own.attributes.count), with: try text(call[1]))
  }
  return members
}

private func changing(
  _ members: inout [NativeMember], _ signature: String,
  _ change: @escaping @Sendable (MutableAttributedText, NativeCall) throws -> Void
) {
  members.general(signature) { call in
    try change(writable(call[0]), call)
    return .void
  }
}
