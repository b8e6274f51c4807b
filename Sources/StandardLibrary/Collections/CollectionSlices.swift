import Execution
import Types

/// Returns a part of a collection, by offsets from its start that are in bounds.
private func part(_ value: Value, _ from: Int, _ to: Int, _ runtime: Runtime) throws -> Value {
  let values = try indexed(value, runtime)
  guard let start = try values.index(values.startValue, offsetBy: from),
    let end = try values.index(values.startValue, offsetBy: to)
  else { throw fault(indexOutOfRange) }
  return try values.slice(from: start, to: end)
}

/// Parts of a collection whose length is given.
enum CollectionPart {
  case prefix, suffix, withoutFirst
  case withoutLast(isFromStart: Bool)
}

/// Returns a part whose length the first argument says.
func part(_ call: NativeCall, _ part: CollectionPart) throws -> Value {
  let values = try indexed(call[0], call.runtime)
  let length = call[1].toInt
  guard values.isComputed else {
    let count = try values.valueCount
    let (near, far) = (min(count, length), max(0, count - length))
    return switch part {
    case .prefix: try StandardLibrary.part(call[0], 0, near, call.runtime)
    case .suffix: try StandardLibrary.part(call[0], far, count, call.runtime)
    case .withoutFirst: try StandardLibrary.part(call[0], near, count, call.runtime)
    case .withoutLast: try StandardLibrary.part(call[0], 0, far, call.runtime)
    }
  }
  let cut: Value
  switch part {
  case .prefix, .withoutFirst: cut = try values.place(length)
  case .suffix, .withoutLast:
    var stepsBack = values.stepsBack
    if case .withoutLast(isFromStart: true) = part { stepsBack = false }
    cut =
      try stepsBack
      ? values.index(values.endValue, offsetBy: -length, limitedBy: values.startValue) ?? values.startValue
      : values.place(max(0, values.valueCount - length))
  }
  return switch part {
  case .prefix, .withoutLast: try values.slice(from: values.startValue, to: cut)
  case .suffix, .withoutFirst: try values.slice(from: cut, to: values.endValue)
  }
}

extension IndexedValues {
  /// Returns the place behind that many elements, or the end.
  fileprivate func place(_ offset: Int) throws -> Value {
    try index(startValue, offsetBy: offset, limitedBy: endValue) ?? endValue
  }
}

func declareCollectionSlices(_ members: inout [NativeMember]) {
  members.general("subscript(bounds: Range<Index>) -> SubSequence { get }") { try slice($0) }
  members.general("subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index { get }") { try slice($0) }
  members.general("subscript(x: (UnboundedRange_) -> ()) -> SubSequence { get }") { call in
    let values = try indexed(call[0], call.runtime)
    return try values.slice(from: values.startValue, to: values.endValue)
  }
  members.general("func prefix(_ maxLength: Int) -> SubSequence") { call in
    guard call[1].toInt >= 0 else { throw fault("Can't take a prefix of negative length from a collection") }
    return try part(call, .prefix)
  }
  members.general("func suffix(_ maxLength: Int) -> SubSequence") { call in
    guard call[1].toInt >= 0 else { throw fault("Can't take a suffix of negative length from a collection") }
    return try part(call, .suffix)
  }
  members.general("func dropFirst(_ k: Int = 1) -> SubSequence") { call in
    guard call[1].toInt >= 0 else { throw fault("Can't drop a negative number of elements from a collection") }
    return try part(call, .withoutFirst)
  }
  members.general("func dropLast(_ k: Int = 1) -> SubSequence") { call in
    guard call[1].toInt >= 0 else { throw fault("Can't drop a negative number of elements from a collection") }
    return try part(call, .withoutLast(isFromStart: true))
  }
  members.general("func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence") { call in
    let predicate = call[1].asFunction
    if let values = computed(call[0]) {
      let end = try place(in: values, call.runtime) { try !predicate.test($0) }.place
      return try values.slice(from: values.startValue, to: end)
    }
    let kept = try elements(of: call[0], call.runtime).prefix { try predicate.test($0) }.count
    return try part(call[0], 0, kept, call.runtime)
  }
  members.general("func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence") { call in
    let predicate = call[1].asFunction
    if let values = computed(call[0]) {
      let start = try place(in: values, call.runtime) { try !predicate.test($0) }.place
      return try values.slice(from: start, to: values.endValue)
    }
    let all = try elements(of: call[0], call.runtime)
    let dropped = try all.prefix { try predicate.test($0) }.count
    return try part(call[0], dropped, all.count, call.runtime)
  }
  let sides: [(String, Bool, Int)] = [("prefix(upTo", true, 0), ("prefix(through", true, 1), ("suffix(from", false, 0)]
  for (name, isPrefix, extra) in sides {
    members.general("func \(name) position: Index) -> SubSequence") { call in
      let values = try indexed(call[0], call.runtime)
      guard let position = try values.index(call[1], offsetBy: extra) else { throw fault(indexOutOfRange) }
      return isPrefix
        ? try values.slice(from: values.startValue, to: position)
        : try values.slice(from: position, to: values.endValue)
    }
  }
  members.general(
    "func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [SubSequence]"
  ) { call in
    let isSeparator = call[3].asFunction
    return try split(call, call[1].toInt, call[2].asBool) { try isSeparator.test($0) }
  }
}

private func slice(_ call: NativeCall) throws -> Value {
  let values = try indexed(call[0], call.runtime)
  guard let bounds = call[1].rangeBounds else { throw fault("not a range: \(call[1])") }
  let (start, end) = try bounds.resolved(in: values)
  return try values.slice(from: start, to: end)
}

/// Splits the collection of a call.
func split(
  _ call: NativeCall, _ maxSplits: Int, _ omitsEmpty: Bool, _ isSeparator: (Value) throws -> Bool
) throws -> Value {
  guard maxSplits >= 0 else { throw fault("Must take zero or more splits") }
  let values = try indexed(call[0], call.runtime)
  if values.isComputed { return try split(values, maxSplits, omitsEmpty, call.runtime, isSeparator) }
  var walk = try IndexWalk(values, call.runtime)
  var parts = CollectedValues()
  var (start, offset, splits) = (0, 0, 0)
  func take() throws -> Bool {
    if omitsEmpty, start == offset { return false }
    try parts.append(walk.slice(start..<offset), call.runtime)
    return true
  }
  try Execution.walk(call[0], call.runtime) { element in
    if splits < maxSplits, try isSeparator(element) {
      if try take() { splits += 1 }
      start = offset + 1
    }
    offset += 1
    return true
  }
  _ = try take()
  return .array(parts.values)
}

/// Splits a collection by its places.
private func split(
  _ values: any IndexedValues, _ maxSplits: Int, _ omitsEmpty: Bool, _ runtime: Runtime,
  _ isSeparator: (Value) throws -> Bool
) throws -> Value {
  var parts = CollectedValues()
  var start = try values.startValue
  func take(_ end: Value) throws -> Bool {
    if omitsEmpty, start == end { return false }
    try parts.append(values.slice(from: start, to: end), runtime)
    return true
  }
  if try maxSplits == 0 || values.startValue == values.endValue {
    _ = try take(values.endValue)
    return .array(parts.values)
  }
  var place = start
  let end = try values.endValue
  while place != end {
    try runtime.check()
    let isSeparating = try isSeparator(values.element(at: place))
    let isTaken = try isSeparating && take(place)
    guard let next = try values.index(place, offsetBy: 1) else { break }
    place = next
    if isSeparating { start = place }
    if isTaken, parts.values.count == maxSplits { break }
  }
  if !omitsEmpty || start != end { try parts.append(values.slice(from: start, to: end), runtime) }
  return .array(parts.values)
}
