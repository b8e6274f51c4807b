import Execution
import Types

/// A lazy sequence: what a step makes of the elements of its base, when they are asked for. Over a collection it is one, whose
/// places are found as Swift finds them, so that the functions of the steps are called as often.
final class LazyValue: NativeSequence, SteppedValues, CustomStringConvertible, CustomDebugStringConvertible,
  @unchecked Sendable
{
  enum Step {
    case all
    case mapping((Value) throws -> Value)
    case filtering((Value) throws -> Bool)
    case dropping((Value) throws -> Bool)
    case taking((Value) throws -> Bool)
  }
  let base: Value
  let step: Step
  private let shape: NativeWalk.Shape
  let runtime: Runtime
  private let known: (any IndexedValues)?
  private let listed: ListedElements?

  init(_ shape: NativeWalk.Shape, base: Value, _ step: Step, _ runtime: Runtime) {
    self.shape = shape
    self.base = base
    self.step = step
    self.runtime = runtime
    switch base {
    case .array(let elements): (known, listed) = (elements, nil)
    case .string(let text): (known, listed) = (text, nil)
    case .native(let box): (known, listed) = (box.payload as? any IndexedValues, nil)
    case .set, .dictionary: (known, listed) = (nil, ListedElements())
    default: (known, listed) = (nil, nil)
    }
  }

  /// The base by its places.
  var values: any IndexedValues {
    get throws {
      if let known { return known }
      return try listed?.elements(of: base, runtime) ?? indexed(base, runtime)
    }
  }

  var description: String { shape.described(isQualified: false) }
  var debugDescription: String { shape.described(isQualified: true) }

  // MARK: As a sequence

  func makeNext() -> () throws -> Value? {
    let (base, runtime, step) = (base, runtime, step)
    let start = Result { try base.makeNext(in: runtime) ?? { nil } }
    let next = { try start.get()() }
    switch step {
    case .all: return next
    case .mapping(let transform): return { try next().map(transform) }
    case .filtering(let isIncluded):
      return {
        while let element = try next() {
          try runtime.check()
          if try isIncluded(element) { return element }
        }
        return nil
      }
    case .dropping(let isDropped):
      var isDropping = true
      return {
        while isDropping, let element = try next() {
          try runtime.check()
          if try !isDropped(element) {
            isDropping = false
            return element
          }
        }
        return isDropping ? nil : try next()
      }
    case .taking(let isTaken):
      var isDone = false
      return {
        guard !isDone, let element = try next() else { return nil }
        if try isTaken(element) { return element }
        isDone = true
        return nil
      }
    }
  }

  // MARK: As a collection

  var isComputed: Bool { true }
  var stepsBack: Bool {
    switch base {
    case .array, .string: true
    case .set, .dictionary: false
    default: known?.stepsBack ?? (try? values.stepsBack) ?? false
    }
  }
  var isConsecutive: Bool {
    if case .filtering = step { return false }
    return (try? values.isConsecutive) ?? false
  }

  var startValue: Value {
    get throws {
      let values = try values
      switch step {
      case .all, .mapping: return try values.startValue
      case .filtering(let isIncluded):
        return try skip(in: values, from: values.startValue) { try !isIncluded($0) }
      case .dropping(let isDropped): return try skip(in: values, from: values.startValue, where: isDropped)
      case .taking: return .boxed(TakenIndex(base: try values.startValue))
      }
    }
  }

  var endValue: Value {
    get throws {
      let values = try values
      guard case .taking(let isTaken) = step else { return try values.endValue }
      let start = try values.startValue
      if start != (try values.endValue), try isTaken(values.element(at: start)) { return .boxed(TakenIndex(base: nil)) }
      return .boxed(TakenIndex(base: start))
    }
  }

  var valueCount: Int {
    get throws {
      switch step {
      case .all, .mapping: try values.valueCount
      default: try distance(from: startValue, to: endValue)
      }
    }
  }

  func element(at index: Value) throws -> Value {
    switch step {
    case .mapping(let transform): return try transform(values.element(at: index))
    case .taking:
      guard let place = try TakenIndex.of(index).base else { throw fault(indexOutOfRange) }
      return try values.element(at: place)
    default: return try values.element(at: index)
    }
  }

  func index(_ index: Value, offsetBy distance: Int) throws -> Value? {
    switch step {
    case .all, .mapping: return try values.index(index, offsetBy: distance)
    default: return try moved(index, distance, limit: nil)
    }
  }

  func index(_ index: Value, offsetBy distance: Int, limitedBy limit: Value) throws -> Value? {
    switch step {
    case .all, .mapping: return try values.index(index, offsetBy: distance, limitedBy: limit)
    default: return try moved(index, distance, limit: limit)
    }
  }

  func distance(from start: Value, to end: Value) throws -> Int {
    switch step {
    case .all, .mapping: return try values.distance(from: start, to: end)
    default:
      let isNegative = end.isLess(than: start)
      let isFiltering = if case .filtering = step { true } else { false }
      var count = 0
      let values = try values
      if isNegative, !isFiltering {
        var index = start
        while index != end, let before = try place(before: index, in: values) { (index, count) = (before, count - 1) }
        return count
      }
      var index = isNegative ? end : start
      let last = isNegative ? start : end
      while index != last, let after = try place(after: index, in: values) {
        try runtime.check()
        (index, count) = (after, count + 1)
      }
      return isNegative ? -count : count
    }
  }

  func slice(from start: Value, to end: Value) throws -> Value {
    switch step {
    case .mapping, .filtering:
      // A filter that answers otherwise the second time.
      if end.isLess(than: start) { throw fault("Range requires lowerBound <= upperBound") }
      let part = try values.slice(from: start, to: end)
      return .boxed(LazyValue(NativeWalk.Shape(shape.name, [], nil), base: part, step, runtime))
    default: return .boxed(try SliceValue(self, baseName: shape.typeName, from: start, to: end))
    }
  }

  func place(after index: Value, in values: any IndexedValues) throws -> Value? {
    switch step {
    case .all, .mapping: return try values.index(index, offsetBy: 1)
    case .dropping: return index == (try values.endValue) ? nil : try values.index(index, offsetBy: 1)
    case .filtering(let isIncluded):
      let end = try values.endValue
      guard index != end, let next = try values.index(index, offsetBy: 1) else { return nil }
      return try skip(in: values, from: next) { try !isIncluded($0) }
    case .taking(let isTaken):
      guard index != (try endValue), let place = try TakenIndex.of(index).base,
        let next = try values.index(place, offsetBy: 1)
      else { return nil }
      let isLast = try next == values.endValue || !isTaken(values.element(at: next))
      return .boxed(TakenIndex(base: isLast ? nil : next))
    }
  }

  func place(before index: Value, in values: any IndexedValues) throws -> Value? {
    switch step {
    case .all, .mapping: return try values.index(index, offsetBy: -1)
    case .dropping: return try startValue.isLess(than: index) ? values.index(index, offsetBy: -1) : nil
    case .filtering(let isIncluded):
      let start = try values.startValue
      var place = index
      while place != start, let before = try values.index(place, offsetBy: -1) {
        try runtime.check()
        place = before
        if try isIncluded(values.element(at: place)) { return place }
      }
      return nil
    case .taking(let isTaken):
      let start = try values.startValue
      if let place = try TakenIndex.of(index).base {
        return place == start ? nil : try values.index(place, offsetBy: -1).map { .boxed(TakenIndex(base: $0)) }
      }
      var last = start
      while let next = try values.index(last, offsetBy: 1), next != (try values.endValue),
        try isTaken(values.element(at: next))
      {
        try runtime.check()
        last = next
      }
      return .boxed(TakenIndex(base: last))
    }
  }

  /// Returns the first place from `start` on whose element is not skipped, or the end.
  private func skip(
    in values: any IndexedValues, from start: Value, where isSkipped: (Value) throws -> Bool
  ) throws -> Value {
    let end = try values.endValue
    var place = start
    while place != end, try isSkipped(values.element(at: place)), let next = try values.index(place, offsetBy: 1) {
      try runtime.check()
      place = next
    }
    return place
  }
}

/// A place in what `prefix(while:)` of a lazy collection makes: that of the base, or the end.
struct TakenIndex: Hashable, Comparable, CustomStringConvertible {
  let base: Value?
  static func < (a: TakenIndex, b: TakenIndex) -> Bool {
    guard let first = a.base else { return false }
    return b.base.map { first.isLess(than: $0) } ?? true
  }
  var description: String { "Index(_value: \(base.map { "index(\($0))" } ?? "pastEnd"))" }

  static func of(_ value: Value) throws -> TakenIndex { try value.unboxed() }
}

/// A stretch of a lazy collection, by the places of that; or those places.
struct SliceValue: NativeSequence, IndexedValues, CustomStringConvertible {
  let base: any IndexedValues
  let baseName: String
  let startValue: Value
  let endValue: Value
  private let isOfPlaces: Bool

  init(_ base: any IndexedValues, baseName: String, from start: Value, to end: Value) throws {
    if end.isLess(than: start) { throw fault("Range requires lowerBound <= upperBound") }
    if try start.isLess(than: base.startValue) || base.endValue.isLess(than: end) {
      throw fault("Index out of bounds")
    }
    self.init(known: base, baseName, start, end)
  }

  init(known base: any IndexedValues, _ baseName: String, _ start: Value, _ end: Value, isOfPlaces: Bool = false) {
    (self.base, self.baseName, startValue, endValue) = (base, baseName, start, end)
    self.isOfPlaces = isOfPlaces
  }

  var valueCount: Int { get throws { try base.distance(from: startValue, to: endValue) } }
  /// Swift counts the elements before it copies them.
  var leastCount: Int { (try? valueCount) ?? 0 }
  var isComputed: Bool { base.isComputed }
  var stepsBack: Bool { base.stepsBack }
  var isConsecutive: Bool { base.isConsecutive }

  func element(at index: Value) throws -> Value {
    if index.isLess(than: startValue) || !index.isLess(than: endValue) { throw fault("Index out of bounds") }
    return isOfPlaces ? index : try base.element(at: index)
  }

  func index(_ index: Value, offsetBy distance: Int) throws -> Value? { try base.index(index, offsetBy: distance) }
  func index(_ index: Value, offsetBy distance: Int, limitedBy limit: Value) throws -> Value? {
    try base.index(index, offsetBy: distance, limitedBy: limit)
  }
  func distance(from start: Value, to end: Value) throws -> Int { try base.distance(from: start, to: end) }

  func slice(from start: Value, to end: Value) throws -> Value {
    if end.isLess(than: start) { throw fault("Range requires lowerBound <= upperBound") }
    if start.isLess(than: startValue) || endValue.isLess(than: end) { throw fault("Index out of bounds") }
    return .boxed(SliceValue(known: base, baseName, start, end, isOfPlaces: isOfPlaces))
  }

  func makeNext() -> () throws -> Value? { walk(from: startValue, to: endValue) }

  var description: String {
    "Slice<\(baseName)>(_startIndex: \(startValue), _endIndex: \(endValue), _base: \(base))"
  }
}
