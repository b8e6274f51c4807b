import Types
import Execution
import Foundation

/// Declares the search for a collection in another, and its replacement.
package func declareCollectionSearches(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.general("func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element") { call in
    .optional(try occurrences(call[0], call[1], 1, call.runtime).first)
  }
  members.general("func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element") { call in
    .array(try occurrences(call[0], call[1], .max, call.runtime))
  }
  members.general("func trimmingPrefix<C: Collection>(_ prefix: C) -> SubSequence where C.Element == Element") { call in
    let values = try indexed(call[0], call.runtime)
    let prefix = try elements(of: call[1], call.runtime)
    let startsWith = try elements(of: call[0], call.runtime).starts(with: prefix)
    let start = try startsWith ? values.index(values.startValue, offsetBy: prefix.count) : values.startValue
    return try values.slice(from: start ?? values.endValue, to: values.endValue)
  }
  module.extend("extension Collection where Element: Equatable", members)
  var trimming: [NativeMember] = []
  trimming.general("func trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence") { call in
    let predicate = call[1].asFunction
    let values = try indexed(call[0], call.runtime)
    let count = try elements(of: call[0], call.runtime).prefix { try predicate.test($0) }.count
    let start = try values.index(values.startValue, offsetBy: count) ?? values.endValue
    return try values.slice(from: start, to: values.endValue)
  }
  module.extend("extension Collection", trimming)
  declareReplacing(module)
}

private func declareReplacing(_ module: NativeModule) {
  let pair = "<C: Collection, Replacement: Collection>(_ other: C, with replacement: Replacement"
  let constraints = "where C.Element == Element, Replacement.Element == Element"
  var members: [NativeMember] = []
  members.general("func replacing\(pair), maxReplacements: Int = Int.max) -> Self \(constraints)") { call in
    collection(like: call[0], try replaced(call[0], call[1], call[2], call[3].toInt, call.runtime))
  }
  members.mutating("mutating func replace\(pair), maxReplacements: Int = Int.max) \(constraints)") { value, call in
    value = collection(like: value, try replaced(value, call[0], call[1], call[2].toInt, call.runtime))
    return .void
  }
  members.mutating("mutating func trimPrefix<C: Collection>(_ prefix: C) where C.Element == Element") { value, call in
    let prefix = try elements(of: call[0], call.runtime)
    let all = try elements(of: value, call.runtime)
    if all.starts(with: prefix) { value = collection(like: value, Array(all.dropFirst(prefix.count))) }
    return .void
  }
  module.extend("extension RangeReplaceableCollection where Element: Equatable", members)
  var trimming: [NativeMember] = []
  trimming.mutating("mutating func trimPrefix(while predicate: (Element) throws -> Bool) rethrows") { value, call in
    let predicate = call[0].asFunction
    let all = try elements(of: value, call.runtime)
    value = collection(like: value, Array(try all.drop { try predicate.test($0) }))
    return .void
  }
  module.extend("extension RangeReplaceableCollection", trimming)
  var splitting: [NativeMember] = []
  splitting.general(
    "func split<C: Collection>(separator: C, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence] where C.Element == Element"
  ) { call in
    guard call[2].toInt >= 0 else { throw fault("Must take zero or more splits") }
    let all = try elements(of: call[0], call.runtime)
    var parts: [Range<Int>] = []
    var start = 0
    for place in try places(of: elements(of: call[1], call.runtime), in: all, .max, call.runtime)
    where parts.count < call[2].toInt {
      if place.lowerBound > start || !call[3].asBool { parts.append(start..<place.lowerBound) }
      start = place.upperBound
    }
    if start < all.count || !call[3].asBool { parts.append(start..<all.count) }
    var walk = try IndexWalk(indexed(call[0], call.runtime), call.runtime)
    return .array(try parts.map { try walk.slice($0) })
  }
  module.extend("extension Collection where Element: Equatable", splitting)
}

/// Returns a collection of the same kind as another.
func collection(like value: Value, _ elements: [Value]) -> Value {
  switch value {
  case .string: .string(String(elements.map(\.asCharacter)))
  case .native(let box) where box is Boxed<Substring>: .boxed(Substring(elements.map(\.asCharacter)))
  case .native(let box) where box is Boxed<ArraySlice<Value>>: .boxed(elements[...])
  case .native(let box) where box is Boxed<Data>: .boxed(Data(elements.map { UInt8.from($0) }))
  case .native(let box) where box is Boxed<TextView>: .scalars(elements)
  default: .array(elements)
  }
}

/// Returns the elements of a collection with those of another in the place of a third's.
private func replaced(
  _ value: Value, _ other: Value, _ replacement: Value, _ most: Int, _ runtime: Runtime
) throws -> [Value] {
  let all = try elements(of: value, runtime)
  let replacement = try elements(of: replacement, runtime)
  var result: [Value] = []
  var position = 0
  for place in try places(of: elements(of: other, runtime), in: all, most, runtime) {
    result += all[position..<place.lowerBound] + replacement
    position = place.upperBound
  }
  return result + all[position...]
}

private func occurrences(_ value: Value, _ other: Value, _ most: Int, _ runtime: Runtime) throws -> [Value] {
  var walk = try IndexWalk(indexed(value, runtime), runtime)
  let found = try places(of: elements(of: other, runtime), in: elements(of: value, runtime), most, runtime)
  return try found.map { place in
    let lower = try walk.index(at: place.lowerBound)
    return .boxed(HalfOpenRange(lower, try walk.index(at: place.upperBound)))
  }
}

/// Returns the places of the pattern in the elements, which do not overlap.
private func places(
  of pattern: [Value], in all: [Value], _ most: Int, _ runtime: Runtime
) throws -> [Range<Int>] {
  var found: [Range<Int>] = []
  var start = 0
  while start + pattern.count <= all.count, found.count < most {
    let isFound = try all[start..<start + pattern.count].elementsEqual(pattern) {
      try runtime.check()
      return $0 == $1
    }
    if isFound {
      found.append(start..<start + pattern.count)
      start += max(1, pattern.count)
    } else {
      start += 1
    }
  }
  return found
}
