import Types
import Execution

package func declareRanges(_ module: NativeModule) {
  module.type(
    """
    protocol RangeExpression<Bound> {
      associatedtype Bound: Comparable
      func contains(_ element: Bound) -> Bool
    }
    """)
  var shared: [NativeMember] = []
  shared.general("static func ~= (pattern: Self, value: Bound) -> Bool") { call in
    .bool(try call[0].rangeBounds?.contains(call[1], call.runtime) ?? false)
  }
  shared.general("func contains(_ element: Bound) -> Bool") { call in
    .bool(try call[0].rangeBounds?.contains(call[1], call.runtime) ?? false)
  }
  shared.general(
    "func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound"
  ) { call in
    guard let bounds = call[0].rangeBounds else { return call[0] }
    let (start, end) = try bounds.resolved(in: indexed(call[1], call.runtime))
    return .boxed(HalfOpenRange(start, end))
  }
  module.extend("extension RangeExpression", shared)
  module.type("enum UnboundedRange_")
  module.alias("typealias UnboundedRange = (UnboundedRange_) -> ()")
  var unbounded: [NativeMember] = []
  unbounded.unary("postfix func ... (_: UnboundedRange_) -> ()") { _ in .void }
  module.global(unbounded)
  declareRangeTypes(module)
  declareRangeOperators(module)
}

private func declareRangeTypes(_ module: NativeModule) {
  module.type(
    "struct Range<Bound: Comparable>: RangeExpression, Hashable, CustomStringConvertible, Sendable",
    represents: HalfOpenRange.self)
  module.type(
    "struct ClosedRange<Bound: Comparable>: RangeExpression, Hashable, CustomStringConvertible, Sendable",
    represents: FullRange.self)
  module.type("struct PartialRangeFrom<Bound: Comparable>: RangeExpression, Sendable", represents: RangeFrom.self)
  module.type("struct PartialRangeUpTo<Bound: Comparable>: RangeExpression, Sendable", represents: RangeUpTo.self)
  module.type("struct PartialRangeThrough<Bound: Comparable>: RangeExpression, Sendable", represents: RangeThrough.self)
  module.alias("typealias CountableRange<Bound: Strideable> = Range<Bound>")
  module.alias("typealias CountableClosedRange<Bound: Strideable> = ClosedRange<Bound>")
  for name in ["Range", "ClosedRange"] {
    module.extend("extension \(name): Encodable where Bound: Encodable")
    module.extend("extension \(name): Decodable where Bound: Decodable")
    module.extend(
      """
      extension \(name): RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
        typealias Element = Bound
        typealias Index = Bound
        typealias Iterator = IndexingIterator<\(name)<Bound>>
        typealias SubSequence = \(name == "Range" ? "Range<Bound>" : "Slice<ClosedRange<Bound>>")
        typealias Indices = Range<Bound>
      }
      """)
    let isClosed = name == "ClosedRange"
    var members: [NativeMember] = []
    members.unary("var lowerBound: Bound { get }") { $0.rangeBounds?.lower ?? .void }
    members.unary("var upperBound: Bound { get }") { $0.rangeBounds?.upper ?? .void }
    members.unary("var description: String { get }") { .string($0.description) }
    members.general("var isEmpty: Bool { get }") { call in
      guard let bounds = call[0].rangeBounds, !isClosed else { return .bool(false) }
      return .bool(!bounds.lower.isLess(than: bounds.upper))
    }
    members.binary("static func == (lhs: \(name)<Bound>, rhs: \(name)<Bound>) -> Bool") { .bool($0 == $1) }
    for other in ["Range", "ClosedRange"] {
      let isOtherClosed = other == "ClosedRange"
      members.general("func overlaps(_ other: \(other)<Bound>) -> Bool") { call in
        guard let a = call[0].rangeBounds, let b = call[1].rangeBounds else { return .bool(false) }
        /// Returns whether the first range has elements from that bound on.
        func reaches(_ upper: Value, _ bound: Value, isClosed: Bool) -> Bool {
          isClosed ? !upper.isLess(than: bound) : bound.isLess(than: upper)
        }
        let isEmpty =
          !isClosed && !a.lower.isLess(than: a.upper) || !isOtherClosed && !b.lower.isLess(than: b.upper)
        return .bool(
          !isEmpty && reaches(a.upper, b.lower, isClosed: isClosed)
            && reaches(b.upper, a.lower, isClosed: isOtherClosed))
      }
    }
    members.general("func clamped(to limits: \(name)<Bound>) -> \(name)<Bound>") { call in
      guard let a = call[0].rangeBounds, let limits = call[1].rangeBounds else { return call[0] }
      func clamp(_ value: Value) throws -> Value {
        if value.isLess(than: limits.lower) { return limits.lower }
        return limits.upper.isLess(than: value) ? limits.upper : value
      }
      let lower = try clamp(a.lower)
      let upper = try clamp(a.upper)
      return isClosed ? .boxed(FullRange(lower, upper)) : .boxed(HalfOpenRange(lower, upper))
    }
    module.extend("extension \(name)", members)
  }
  var half: [NativeMember] = []
  half.unary("init(_ other: ClosedRange<Bound>)") { value in
    guard let bounds = value.rangeBounds else { return value }
    return .boxed(HalfOpenRange(bounds.lower, try calculate(.add, bounds.upper, .int(1))))
  }
  half.unary("init(uncheckedBounds bounds: (lower: Bound, upper: Bound))") { value in
    .boxed(HalfOpenRange(value.asElements[0], value.asElements[1]))
  }
  module.extend("extension Range", half)
  var full: [NativeMember] = []
  full.unary("init(_ other: Range<Bound>)") { value in
    guard let bounds = value.rangeBounds else { return value }
    guard bounds.lower.isLess(than: bounds.upper) else { throw fault("Range requires lowerBound <= upperBound") }
    return .boxed(FullRange(bounds.lower, try calculate(.subtract, bounds.upper, numberLike(bounds.upper, 1))))
  }
  full.unary("init(uncheckedBounds bounds: (lower: Bound, upper: Bound))") { value in
    .boxed(FullRange(value.asElements[0], value.asElements[1]))
  }
  module.extend("extension ClosedRange", full)
  module.extend(
    """
    extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
      typealias Element = Bound
      typealias Iterator = IndexingIterator<PartialRangeFrom<Bound>>
    }
    """)
  for (name, bound) in [
    ("PartialRangeFrom", "lowerBound"), ("PartialRangeUpTo", "upperBound"), ("PartialRangeThrough", "upperBound"),
  ] {
    var members: [NativeMember] = []
    members.unary("var \(bound): Bound { get }") { value in
      guard let bounds = value.rangeBounds else { return .void }
      return bounds.lower.isNone ? bounds.upper : bounds.lower
    }
    members.unary("init(_ \(bound): Bound)") { value in
      switch name {
      case "PartialRangeFrom": .boxed(RangeFrom(value))
      case "PartialRangeUpTo": .boxed(RangeUpTo(value))
      default: .boxed(RangeThrough(value))
      }
    }
    module.extend("extension \(name)", members)
  }
}

private func declareRangeOperators(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.general("static func ..< (minimum: Self, maximum: Self) -> Range<Self>") { call in
    if call[1].isLess(than: call[0]) {
      throw fault("Range requires lowerBound <= upperBound", note: FaultValues.bounds(call[0], call[1]))
    }
    return .boxed(HalfOpenRange(call[0], call[1]))
  }
  members.general("static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>") { call in
    if call[1].isLess(than: call[0]) {
      throw fault("Range requires lowerBound <= upperBound", note: FaultValues.bounds(call[0], call[1]))
    }
    return .boxed(FullRange(call[0], call[1]))
  }
  members.unary("static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self>") { .boxed(RangeUpTo($0)) }
  members.unary("static prefix func ... (maximum: Self) -> PartialRangeThrough<Self>") { .boxed(RangeThrough($0)) }
  members.unary("static postfix func ... (minimum: Self) -> PartialRangeFrom<Self>") { .boxed(RangeFrom($0)) }
  module.extend("extension Comparable", members)
}
