/// Notes for faults with the values that caused them, which Swift's own messages leave out.
package enum FaultValues {
  package static func index(_ index: Int, of count: Int) -> String {
    let there =
      count == 0
      ? "there are no elements"
      : count == 1 ? "there is one element, at 0" : "there are \(count) elements, at 0...\(count - 1)"
    return "the index is \(index), and \(there)"
  }

  static func range(_ lower: Int, _ upper: Int, of count: Int) -> String {
    "the range is \(lower)..<\(upper), and there are \(count) elements"
  }

  package static func bounds(_ lower: Value, _ upper: Value) -> String? {
    let (lower, upper) = (lower.debugDescription, upper.debugDescription)
    return lower.count + upper.count > 60 ? nil : "the lower bound is \(lower), the upper one \(upper)"
  }

  static func overflow<T: FixedWidthInteger>(_ a: T, _ sign: String, _ b: T) -> String {
    let (x, y) = (Int128(a), Int128(b))
    let result = sign == "+" ? x + y : sign == "-" ? x - y : x.multipliedReportingOverflow(by: y).partialValue
    let second = b < 0 ? "(\(b))" : "\(b)"
    let bound = result < Int128(T.min) ? "at least \(T.min)" : "at most \(T.max)"
    return "\(a) \(sign) \(second) is \(result), and \(name(T.self)) \(T.self) holds \(bound)"
  }

  static func tooWide<T: FixedWidthInteger>(_ value: some BinaryInteger, _ type: T.Type) -> String {
    "the value is \(value), and \(name(type)) \(type) holds \(T.min)...\(T.max)"
  }

  private static func name(_ type: Any.Type) -> String { "\(type)".hasPrefix("I") ? "an" : "a" }

  /// Returns a value as `debugPrint` shows it, if that is short.
  static func value(_ value: Value) -> String? {
    // Of an object the types say as much.
    if case .object = value { return nil }
    let text = value.debugDescription
    return text.count <= 60 && !text.contains("\n") ? "the value is \(text)" : nil
  }
}
