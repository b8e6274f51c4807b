/// The bounds of a range of any kind; `.none` where it has none on that side.
package struct RangeBounds: Hashable, Sendable {
  package let lower: Value
  package let upper: Value
  package let isClosed: Bool
  package init(lower: Value, upper: Value, isClosed: Bool) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
  }

  package func contains(_ value: Value, _ runtime: Runtime) throws -> Bool {
    if case .int(let number) = value {
      if case .int(let low) = lower, number < low { return false }
      if case .int(let high) = upper { return isClosed ? number <= high : number < high }
      return true
    }
    if !lower.isNone, value.isLess(than: lower) { return false }
    if upper.isNone { return true }
    return isClosed ? !upper.isLess(than: value) : value.isLess(than: upper)
  }

  /// Returns the bounds as offsets into a collection that begins at `start` and ends before `end`.
  package func offsets(start: Int, end: Int) throws -> Range<Int> {
    let low = lower.isNone ? start : lower.toInt
    let high = upper.isNone ? end : try calculate(.add, upper.toInt, isClosed ? 1 : 0)
    guard low <= high else { throw fault("Range requires lowerBound <= upperBound") }
    return low..<high
  }
}

/// Bounds of the five range types of the language; each is a separate type, so that a value knows which it is.
package protocol RangePayload: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  var bounds: RangeBounds { get }
}

package struct HalfOpenRange: RangePayload {
  package let bounds: RangeBounds
  package init(_ lower: Value, _ upper: Value) { bounds = RangeBounds(lower: lower, upper: upper, isClosed: false) }
  package var description: String { "\(bounds.lower)..<\(bounds.upper)" }
  package var debugDescription: String {
    "Range(\(bounds.lower.debugDescription)..<\(bounds.upper.debugDescription))"
  }
}
package struct FullRange: RangePayload {
  package let bounds: RangeBounds
  package init(_ lower: Value, _ upper: Value) { bounds = RangeBounds(lower: lower, upper: upper, isClosed: true) }
  package var description: String { "\(bounds.lower)...\(bounds.upper)" }
  package var debugDescription: String {
    "ClosedRange(\(bounds.lower.debugDescription)...\(bounds.upper.debugDescription))"
  }
}
package struct RangeFrom: RangePayload {
  package let bounds: RangeBounds
  package init(_ lower: Value) { bounds = RangeBounds(lower: lower, upper: .none, isClosed: false) }
  package var description: String {
    "PartialRangeFrom<\(kindName(bounds.lower))>(lowerBound: \(bounds.lower.debugDescription))"
  }
  package var debugDescription: String { description }
}
package struct RangeUpTo: RangePayload {
  package let bounds: RangeBounds
  package init(_ upper: Value) { bounds = RangeBounds(lower: .none, upper: upper, isClosed: false) }
  package var description: String {
    "PartialRangeUpTo<\(kindName(bounds.upper))>(upperBound: \(bounds.upper.debugDescription))"
  }
  package var debugDescription: String { description }
}
package struct RangeThrough: RangePayload {
  package let bounds: RangeBounds
  package init(_ upper: Value) { bounds = RangeBounds(lower: .none, upper: upper, isClosed: true) }
  package var description: String {
    "PartialRangeThrough<\(kindName(bounds.upper))>(upperBound: \(bounds.upper.debugDescription))"
  }
  package var debugDescription: String { description }
}

private func kindName(_ value: Value) -> String {
  switch value {
  case .int: "Int"
  case .double: "Double"
  case .string: "String"
  case .character: "Character"
  case .native(let box): "\(box.payloadType)"
  default: "_"
  }
}

extension Value {
  /// Bounds of a range; nil for any other value.
  package var rangeBounds: RangeBounds? {
    guard case .native(let box) = self else { return nil }
    if let range = box as? Boxed<HalfOpenRange> { return range.value.bounds }
    if let range = box as? Boxed<FullRange> { return range.value.bounds }
    return (box.payload as? any RangePayload)?.bounds
  }
}
