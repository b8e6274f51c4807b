import Execution
import Types

func declareBidirectionalCollection(_ module: NativeModule) {
  var equatable: [NativeMember] = []
  equatable.general(
    "func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence]"
  ) { call in
    try split(call, call[2].toInt, call[3].asBool) {
      try call.runtime.check()
      return $0 == call[1]
    }
  }
  module.extend("extension Collection where Element: Equatable", equatable)

  var members: [NativeMember] = []
  // Without an argument it is that of every collection.
  members.general("func dropLast(_ k: Int) -> SubSequence") { call in
    guard call[1].toInt >= 0 else { throw fault("Can't drop a negative number of elements from a collection") }
    return try part(call, .withoutLast(isFromStart: false))
  }
  members.general("var last: Element? { get }") { call in
    let values = try indexed(call[0], call.runtime)
    guard try values.startValue != values.endValue, let index = try values.index(values.endValue, offsetBy: -1) else {
      return .none
    }
    return .wrapped(try values.element(at: index))
  }
  members.general("func index(before i: Index) -> Index") { try moved($0[0], $0[1], -1, $0.runtime) }
  members.general("func last(where predicate: (Element) throws -> Bool) rethrows -> Element?") { call in
    let predicate = call[1].asFunction
    if let values = computed(call[0]) {
      let place = try lastPlace(in: values, call.runtime) { try predicate.test($0) }
      return .optional(try place.map { try values.element(at: $0) })
    }
    return .optional(try elements(of: call[0], call.runtime).last { try predicate.test($0) })
  }
  members.general("func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?") { call in
    let predicate = call[1].asFunction
    return try lastIndex(call) { try predicate.test($0) }
  }
  module.extend("extension BidirectionalCollection", members)
  var searching: [NativeMember] = []
  searching.general("func lastIndex(of element: Element) -> Index?") { call in
    try lastIndex(call) {
      try call.runtime.check()
      return $0 == call[1]
    }
  }
  module.extend("extension BidirectionalCollection where Element: Equatable", searching)
}

private func lastIndex(_ call: NativeCall, where matches: (Value) throws -> Bool) throws -> Value {
  let values = try indexed(call[0], call.runtime)
  if values.isComputed { return .optional(try lastPlace(in: values, call.runtime, where: matches)) }
  guard let offset = try elements(of: call[0], call.runtime).lastIndex(where: matches) else { return .none }
  return .optional(try values.index(values.startValue, offsetBy: offset))
}

/// Returns the last place whose element matches, found without an iteration.
private func lastPlace(
  in values: any IndexedValues, _ runtime: Runtime, where matches: (Value) throws -> Bool
) throws -> Value? {
  var place = try values.endValue
  while place != (try values.startValue), let before = try values.index(place, offsetBy: -1) {
    try runtime.check()
    place = before
    if try matches(values.element(at: place)) { return place }
  }
  return nil
}
