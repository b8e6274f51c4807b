/// What native code reads out of values beyond the plain accessors: numbers of any width, texts of any kind.
extension Value {
  var toInt: Int {
    switch self {
    case .int(let value): value
    case .double(let value): Int(exactly: value.rounded(.towardZero)) ?? 0
    case .native(let box): (box.payload as? any NativeInteger)?.clampedInt ?? 0
    default: 0
    }
  }
  var toDouble: Double {
    switch self {
    case .double(let value): value
    case .int(let value): Double(value)
    case .native(let box): (box.payload as? any NativeNumber)?.approximation ?? 0
    default: 0
    }
  }
  /// The text of a string, a substring or a character.
  var toText: String {
    switch self {
    case .string(let value): value
    case .character(let value): String(value)
    case .native(let box): (box as? Boxed<Substring>).map { String($0.value) } ?? ""
    default: ""
    }
  }
  var isNone: Bool {
    if case .none = self { true } else { false }
  }
  func payload<Payload>(_ type: Payload.Type) -> Payload? {
    guard case .native(let box) = self else { return nil }
    return (box as? Boxed<Payload>)?.value
  }

  static func labeled(_ first: (String, Value), _ second: (String, Value)) -> Value {
    .tuple(TupleValue(labels: [first.0, second.0], elements: [first.1, second.1]))
  }
  /// An element of a dictionary.
  static func entry(_ key: Value, _ value: Value) -> Value {
    .tuple(TupleValue(labels: entryLabels, elements: [key, value]))
  }
}

private let entryLabels: [String?] = ["key", "value"]

/// The fault that Swift would stop the process for; the call that reached here adds the place.
func fault(_ message: String, note: String? = nil) -> Trap { Trap(.fault(message), at: nil, note: note) }

/// A Swift value that has a form as `Value`.
protocol ValueConvertible: SendableMetatype {
  var asValue: Value { get }
  static func from(_ value: Value) -> Self
}

extension Value: ValueConvertible {
  var asValue: Value { self }
  static func from(_ value: Value) -> Value { value }
}
extension Int: ValueConvertible {
  var asValue: Value { .int(self) }
  static func from(_ value: Value) -> Int { value.toInt }
}
extension Double: ValueConvertible {
  var asValue: Value { .double(self) }
  static func from(_ value: Value) -> Double { value.toDouble }
}
extension Character: ValueConvertible {
  var asValue: Value { .character(self) }
  static func from(_ value: Value) -> Character { value.asCharacter }
}
extension Unicode.Scalar: ValueConvertible {
  var asValue: Value { .boxed(self) }
  static func from(_ value: Value) -> Unicode.Scalar { value.payload(Unicode.Scalar.self) ?? "\0" }
}
extension String.Index: ValueConvertible {
  var asValue: Value { .boxed(self) }
  static func from(_ value: Value) -> String.Index { value.payload(String.Index.self) ?? "".startIndex }
}
