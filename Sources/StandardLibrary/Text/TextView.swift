import Types
import Execution

/// A view of a text's units: numbers or scalars, one after the other, at the text's own indices. Units are made on
/// access.
struct TextView: Hashable, CustomStringConvertible {
  enum Unit { case utf8, utf16, scalars }
  let unit: Unit
  private let whole: Substring
  /// Position between two units, which may be inside of a character or a scalar.
  private let start: String.Index
  private let end: String.Index

  init(_ unit: Unit, of text: Substring) {
    self.init(unit, of: text, text.startIndex, text.endIndex)
  }

  private init(_ unit: Unit, of whole: Substring, _ start: String.Index, _ end: String.Index) {
    self.unit = unit
    self.whole = whole
    self.start = start
    self.end = end
  }

  /// The text between the first unit and the last.
  var text: Substring {
    switch unit {
    case .utf8: Substring(whole.utf8[start..<end])
    case .utf16: Substring(whole.utf16[start..<end])
    case .scalars: Substring(whole.unicodeScalars[start..<end])
    }
  }

  var description: String { String(text) }

  private var units: any NativeUnits {
    switch unit {
    case .utf8: whole.utf8[start..<end]
    case .utf16: whole.utf16[start..<end]
    case .scalars: whole.unicodeScalars[start..<end]
    }
  }

  static func == (a: TextView, b: TextView) -> Bool { a.unit == b.unit && a.text == b.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// The units of a text that a value can hold.
private protocol NativeUnits: BidirectionalCollection where Element: Hashable, Index == String.Index {}
extension Substring.UTF8View: NativeUnits {}
extension Substring.UTF16View: NativeUnits {}
extension Substring.UnicodeScalarView: NativeUnits {}

extension TextView: NativeSequence {
  func makeNext() -> () throws -> Value? {
    func walk<Units: NativeUnits>(_ units: Units) -> () throws -> Value? {
      var iterator = units.makeIterator()
      return { iterator.next().map { .boxed($0) } }
    }
    return walk(units)
  }
}

extension TextView: IndexedValues {
  var startValue: Value { start.asValue }
  var endValue: Value { end.asValue }
  var valueCount: Int {
    get throws {
      // Counting UTF-16 units makes a table of the whole text first.
      if unit == .utf16 {
        return try DetachedWork.run(length: whole.utf8.count) { whole.utf16[start..<end].count }
      }
      func count<Units: NativeUnits>(_ units: Units) throws -> Int { try units.countInPieces(atMost: whole.utf8.count) }
      return try count(units)
    }
  }

  func element(at index: Value) throws -> Value {
    let index = String.Index.from(index)
    guard index >= start, index < end else { throw fault("String index is out of bounds") }
    func unit<Units: NativeUnits>(_ units: Units) -> Value { .boxed(units[index]) }
    return unit(units)
  }

  func index(_ index: Value, offsetBy distance: Int) throws -> Value? {
    let position = String.Index.from(index)
    guard position >= start, position <= end else { return nil }
    func moved<Units: NativeUnits>(_ units: Units) throws -> String.Index? {
      try units.indexInPieces(position, offsetBy: distance)
    }
    return try moved(units)?.asValue
  }

  func distance(from first: Value, to last: Value) throws -> Int {
    let (first, last) = (String.Index.from(first), String.Index.from(last))
    guard first >= start, first <= end, last >= start, last <= end else {
      throw fault("String index is out of bounds")
    }
    func measured<Units: NativeUnits>(_ units: Units) -> Int { units.distance(from: first, to: last) }
    return measured(units)
  }

  func slice(from first: Value, to last: Value) throws -> Value {
    let (first, last) = (String.Index.from(first), String.Index.from(last))
    guard first >= start, first <= last, last <= end else { throw fault("Substring index is out of bounds") }
    return .boxed(TextView(unit, of: whole, first, last))
  }
}

func declareTextViews(_ module: NativeModule) {
  module.type(
    """
    struct _TextView<Element>: BidirectionalCollection, CustomStringConvertible, CustomDebugStringConvertible {
      typealias Index = _StringIndex
      typealias Indices = DefaultIndices<_TextView<Element>>
      typealias Iterator = IndexingIterator<_TextView<Element>>
      typealias SubSequence = _TextPart<Element>
    }
    """, represents: TextView.self)
  // A part of a view has the same representation; only the checker distinguishes their types.
  module.type(
    """
    struct _TextPart<Element>: BidirectionalCollection, CustomStringConvertible, CustomDebugStringConvertible {
      typealias Index = _StringIndex
      typealias Indices = DefaultIndices<_TextPart<Element>>
      typealias Iterator = IndexingIterator<_TextPart<Element>>
      typealias SubSequence = _TextPart<Element>
    }
    """)
  for type in ["_TextView", "_TextPart"] {
    var view: [NativeMember] = []
    view.unary("var description: String { get }") { .string($0.description) }
    view.unary("var debugDescription: String { get }") { .string($0.description.debugDescription) }
    module.extend("extension \(type)", view)
    module.extend("extension \(type): RangeReplaceableCollection where Element == _UnicodeScalar")
    var scalars: [NativeMember] = []
    scalars.nullary("init()") { .boxed(TextView(.scalars, of: "")) }
    scalars.general("init<S: Sequence>(_ elements: S) where S.Element == _UnicodeScalar") { call in
      .scalars(try elements(of: call[0], call.runtime))
    }
    module.extend("extension \(type) where Element == _UnicodeScalar", scalars)
  }

  let views: [(String, String, TextView.Unit)] = [
    ("utf8", "UInt8", .utf8), ("utf16", "UInt16", .utf16), ("unicodeScalars", "_UnicodeScalar", .scalars),
  ]
  var text: [NativeMember] = []
  for (name, element, unit) in views {
    text.unary("var \(name): some BidirectionalCollection<\(element)> { get }") {
      .boxed(TextView(unit, of: $0.toSubstring))
    }
  }
  module.extend("extension StringProtocol", text)
  for (name, view) in [("String", "_TextView"), ("Substring", "_TextPart")] {
    @Sendable func make(_ view: Value) -> Value {
      let text = view.payload(TextView.self)?.text ?? ""
      return name == "String" ? .string(String(text)) : .boxed(text)
    }
    var members: [NativeMember] = []
    for (name, element, unit) in views {
      members.property(
        "var \(name): \(view)<\(element)> { get set }", get: .unary { .boxed(TextView(unit, of: $0.toSubstring)) },
        set: .mutating { value, call in
          value = make(call[0])
          return .void
        })
      members.unary("init(_ content: \(view)<\(element)>)") { make($0) }
    }
    if name == "String" {
      // A part of a text's units may begin or end inside of a scalar.
      for element in ["UInt8", "UInt16"] {
        members.unary("init?(_ codeUnits: _TextPart<\(element)>)") { .wrapped(make($0)) }
      }
      members.unary("init(_ content: _TextPart<_UnicodeScalar>)") { make($0) }
    }
    module.extend("extension \(name)", members)
  }
}

extension Value {
  /// The text of a string, a substring or a character, with its indices.
  var toSubstring: Substring { payload(Substring.self) ?? toText[...] }

  /// The text that a view, or a part of one, shows.
  var toViewedText: String { payload(TextView.self).map { String($0.text) } ?? "" }

  /// Scalars one after the other, as a view of the text that they make.
  static func scalars(_ scalars: [Value]) -> Value {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.map { Unicode.Scalar.from($0) })
    return .boxed(TextView(.scalars, of: String(text)[...]))
  }
}
