/// A view of a string's units: numbers or scalars, one after the other. None of them is made before it is asked for.
struct TextView: Hashable, CustomStringConvertible {
  enum Unit { case utf8, utf16, scalars }
  let unit: Unit
  let text: String

  init(_ unit: Unit, of text: String) {
    self.unit = unit
    self.text = text
  }

  var description: String { units.map { $0.description }.joined(separator: ", ") }

  private var units: [Value] {
    switch unit {
    case .utf8: text.utf8.map { .boxed($0) }
    case .utf16: text.utf16.map { .boxed($0) }
    case .scalars: text.unicodeScalars.map { .boxed($0) }
    }
  }

  private func makeUnit(at offset: Int) -> Value {
    switch unit {
    case .utf8: .boxed(text.utf8[text.utf8.index(text.startIndex, offsetBy: offset)])
    case .utf16: .boxed(text.utf16[text.utf16.index(text.startIndex, offsetBy: offset)])
    case .scalars: .boxed(text.unicodeScalars[text.unicodeScalars.index(text.startIndex, offsetBy: offset)])
    }
  }
}

extension TextView: NativeSequence {
  func makeNext() -> () throws -> Value? {
    switch unit {
    case .utf8: walk(text.utf8)
    case .utf16: walk(text.utf16)
    case .scalars: walk(text.unicodeScalars)
    }
  }

  private func walk<Units: Sequence>(_ units: Units) -> () throws -> Value? where Units.Element: Hashable {
    var iterator = units.makeIterator()
    return { iterator.next().map { .boxed($0) } }
  }
}

/// Its indices are offsets.
extension TextView: IndexedValues {
  var startValue: Value { .int(0) }
  var endValue: Value { .int(valueCount) }

  var valueCount: Int {
    switch unit {
    case .utf8: text.utf8.count
    case .utf16: text.utf16.count
    case .scalars: text.unicodeScalars.count
    }
  }

  func element(at index: Value) throws -> Value {
    guard index.asInt >= 0, index.asInt < valueCount else { throw fault(indexOutOfRange) }
    return makeUnit(at: index.asInt)
  }

  func index(_ index: Value, offsetBy distance: Int) -> Value? { .int(index.asInt + distance) }
  func distance(from start: Value, to end: Value) -> Int { end.asInt - start.asInt }
  func slice(from start: Value, to end: Value) throws -> Value { try units.slice(from: start, to: end) }
}
