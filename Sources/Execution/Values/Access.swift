/// Access to numbers of any width and to text of any kind.
extension Value {
  package var toInt: Int {
    switch self {
    case .int(let value): value
    case .double(let value): Int(exactly: value.rounded(.towardZero)) ?? 0
    case .native(let box): (box.payload as? any NativeInteger)?.clampedInt ?? 0
    default: 0
    }
  }
  package var toDouble: Double {
    switch self {
    case .double(let value): value
    case .int(let value): Double(value)
    case .native(let box): (box.payload as? any NativeNumber)?.approximation ?? 0
    default: 0
    }
  }
  /// The text of a string, a substring or a character.
  package var toText: String {
    switch self {
    case .string(let value): value
    case .character(let value): String(value)
    case .native(let box): (box as? Boxed<Substring>).map { String($0.value) } ?? ""
    default: ""
    }
  }
  package var isNone: Bool {
    if case .none = self { true } else { false }
  }
  package func payload<Payload>(_ type: Payload.Type) -> Payload? {
    guard case .native(let box) = self else { return nil }
    return (box as? Boxed<Payload>)?.value
  }

  package static func labeled(_ first: (String, Value), _ second: (String, Value)) -> Value {
    .tuple(TupleValue(labels: [first.0, second.0], elements: [first.1, second.1]))
  }
  /// Returns an element of a dictionary.
  package static func entry(_ key: Value, _ value: Value) -> Value {
    .tuple(TupleValue(labels: entryLabels, elements: [key, value]))
  }
}

private let entryLabels: [String?] = ["key", "value"]

/// Returns the fault for which Swift would stop the process; the call that led here adds the place.
package func fault(_ message: String, note: String? = nil) -> Trap { Trap(.fault(message), at: nil, note: note) }

/// A Swift value that has a form as `Value`.
package protocol ValueConvertible: SendableMetatype {
  var asValue: Value { get }
  static func from(_ value: Value) -> Self
}

extension Value: ValueConvertible {
  package var asValue: Value { self }
  package static func from(_ value: Value) -> Value { value }
}
extension Int: ValueConvertible {
  package var asValue: Value { .int(self) }
  package static func from(_ value: Value) -> Int { value.toInt }
}
extension Double: ValueConvertible {
  package var asValue: Value { .double(self) }
  package static func from(_ value: Value) -> Double { value.toDouble }
}
extension Character: ValueConvertible {
  package var asValue: Value { .character(self) }
  package static func from(_ value: Value) -> Character { value.asCharacter }
}
extension Unicode.Scalar: ValueConvertible {
  package var asValue: Value { .boxed(self) }
  package static func from(_ value: Value) -> Unicode.Scalar { value.payload(Unicode.Scalar.self) ?? "\0" }
}
extension String.Index: ValueConvertible {
  package var asValue: Value { .boxed(self) }
  package static func from(_ value: Value) -> String.Index { value.payload(String.Index.self) ?? "".startIndex }
}
