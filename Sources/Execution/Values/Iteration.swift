import Types

/// Calls `body` for each element until it says false.
package func walk(_ sequence: Value, _ runtime: Runtime, _ body: (Value) throws -> Bool) throws {
  switch sequence {
  case .array(let elements): try walkPieces(elements[...], runtime, body)
  case .native(let box):
    if let slice = box as? Boxed<ArraySlice<Value>> {
      try walkPieces(slice.value, runtime, body)
    } else {
      try walkSteps(sequence, runtime, body)
    }
  default: try walkSteps(sequence, runtime, body)
  }
}

/// Iterates in pieces and checks for a stop between two of them, so that single elements cost no more.
private func walkPieces(_ elements: ArraySlice<Value>, _ runtime: Runtime, _ body: (Value) throws -> Bool) throws {
  var start = elements.startIndex
  while start < elements.endIndex {
    let end = min(start + 4096, elements.endIndex)
    for element in elements[start..<end] where try !body(element) { return }
    start = end
    try runtime.check()
  }
}

private func walkSteps(_ sequence: Value, _ runtime: Runtime, _ body: (Value) throws -> Bool) throws {
  guard let next = try sequence.makeNext(in: runtime) else { return }
  var count = 0
  while let element = try next() {
    count &+= 1
    if count & 255 == 0 { try runtime.check() }
    if try !body(element) { return }
  }
}

/// Returns all elements of a sequence.
package func elements(of sequence: Value, _ runtime: Runtime) throws -> [Value] {
  switch sequence {
  case .array(let elements): return elements
  case .set(let elements): return try runtime.copied(elements)
  case .string(let text):
    var result = CollectedValues()
    for character in text {
      try result.append(.character(character), runtime)
      if result.values.count & 4095 == 0 { try runtime.check() }
    }
    return result.values
  default:
    if let slice = sequence.payload(ArraySlice<Value>.self) { return try runtime.copied(slice) }
    var result = try CollectedValues(expected: leastCount(of: sequence), runtime)
    try walk(sequence, runtime) {
      try result.append($0, runtime)
      return true
    }
    return result.values
  }
}

/// Returns a number of elements that a sequence has at least, found without a look at each.
private func leastCount(of sequence: Value) -> Int {
  guard case .native(let box) = sequence, let native = box.payload as? any NativeSequence else { return 0 }
  return native.leastCount
}

/// Elements without a collection of their own: results of `zip`, `stride`.
package final class NativeWalk: NativeSequence, CustomStringConvertible, CustomDebugStringConvertible,
  @unchecked Sendable
{
  /// Description in the form of Swift's own type: `Zip2Sequence<Array<Int>, Array<String>>(_sequence1: [1, 2], …)`.
  package struct Shape {
    package let name: String
    let types: [Type]
    /// Names and values of its fields; nil if it shows none.
    let fields: KeyValuePairs<String, Value>?

    package init(_ name: String, _ types: [Type], _ fields: KeyValuePairs<String, Value>?) {
      self.name = name
      self.types = types
      self.fields = fields
    }

    /// Its type as a description that contains it says it.
    package var typeName: String {
      let arguments = types.map { $0.runtimeName(qualified: false) }.joined(separator: ", ")
      return name + (arguments.isEmpty ? "" : "<\(arguments)>")
    }

    package func described(isQualified: Bool) -> String {
      let qualified = isQualified || fields == nil
      let arguments = types.map { $0.runtimeName(qualified: qualified) }.joined(separator: ", ")
      let head = (qualified ? "Swift." : "") + name + (arguments.isEmpty ? "" : "<\(arguments)>")
      guard let fields else { return head }
      return head + "(" + fields.map { "\($0.key): \($0.value.debugDescription)" }.joined(separator: ", ") + ")"
    }
  }
  let shape: Shape
  private let start: () -> () throws -> Value?

  package init(_ shape: Shape, _ start: @escaping () -> () throws -> Value?) {
    self.shape = shape
    self.start = start
  }
  package var description: String { shape.described(isQualified: false) }
  package var debugDescription: String { shape.described(isQualified: true) }
  package func makeNext() -> () throws -> Value? { start() }
}

/// An iterator as a value. Copies share their place, which no program that Swift's documentation allows can see.
package final class ValueIterator: NativeSequence, @unchecked Sendable {
  package let next: () throws -> Value?
  package init(_ next: @escaping () throws -> Value?) { self.next = next }
  package func makeNext() -> () throws -> Value? { next }
}

extension ArraySlice: NativeSequence where Element == Value {
  package func makeNext() -> () throws -> Value? {
    var iterator = makeIterator()
    return { iterator.next() }
  }
}

extension Substring: NativeSequence {
  package func makeNext() -> () throws -> Value? {
    var iterator = makeIterator()
    return { iterator.next().map { .character($0) } }
  }
}

extension RangePayload {
  package func makeNext() -> () throws -> Value? {
    let bounds = bounds
    if case .int(let lower) = bounds.lower {
      var next = lower
      var isDone = false
      let last: Int? = bounds.upper.isNone ? nil : bounds.isClosed ? bounds.upper.toInt : bounds.upper.toInt &- 1
      if let last, last < lower { return { nil } }
      return {
        if isDone { return nil }
        defer {
          if next == last || next == .max { isDone = true } else { next += 1 }
        }
        return .int(next)
      }
    }
    var next = bounds.lower
    var isDone = !bounds.isClosed && !bounds.upper.isNone && !bounds.lower.isLess(than: bounds.upper)
    return {
      if isDone { return nil }
      let current = next
      if !bounds.upper.isNone, bounds.isClosed, current == bounds.upper {
        isDone = true
      } else {
        next = try current.stepped(by: 1)
        if !bounds.upper.isNone, !bounds.isClosed { isDone = !next.isLess(than: bounds.upper) }
      }
      return current
    }
  }
}

extension HalfOpenRange: NativeSequence {}
extension FullRange: NativeSequence {}
extension RangeFrom: NativeSequence {}

/// Returns a small number of the same type as another.
package func numberLike(_ value: Value, _ number: Int) -> Value {
  func integer<T: NativeInteger>(_ sample: T) -> Value { T(clamping: number).asValue }
  func float<T: NativeFloat>(_ sample: T) -> Value { T(number).asValue }
  if let sample = value.anyInteger { return integer(sample) }
  if let sample = value.anyFloat { return float(sample) }
  return .int(number)
}
