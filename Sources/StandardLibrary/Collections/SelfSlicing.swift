import Types
import Execution

/// Collections whose parts are of their own type lose elements at their ends by becoming a smaller part.
package func declareSelfSlicing(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.mutating("mutating func popFirst() -> Element?") { value, call in .optional(try takeFirst(&value, call)) }
  members.mutating("@discardableResult mutating func removeFirst() -> Element") { value, call in
    guard let first = try takeFirst(&value, call) else {
      throw fault("Can't remove items from an empty collection")
    }
    return first
  }
  members.mutating("mutating func removeFirst(_ k: Int)") { value, call in
    try drop(&value, call[0].toInt, isFirst: true, call)
    return .void
  }
  module.extend("extension Collection where SubSequence == Self", members)
  var ends: [NativeMember] = []
  ends.mutating("mutating func popLast() -> Element?") { value, call in .optional(try takeLast(&value, call)) }
  ends.mutating("@discardableResult mutating func removeLast() -> Element") { value, call in
    guard let last = try takeLast(&value, call) else {
      throw fault("Can't remove last element from an empty collection")
    }
    return last
  }
  ends.mutating("mutating func removeLast(_ k: Int)") { value, call in
    try drop(&value, call[0].toInt, isFirst: false, call)
    return .void
  }
  module.extend("extension BidirectionalCollection where SubSequence == Self", ends)
}

private func takeFirst(_ value: inout Value, _ call: NativeCall) throws -> Value? {
  guard let first = try value.makeNext(in: call.runtime)?() else { return nil }
  try drop(&value, 1, isFirst: true, call)
  return first
}

private func takeLast(_ value: inout Value, _ call: NativeCall) throws -> Value? {
  let values = try indexed(value, call.runtime)
  guard try values.startValue != values.endValue, let index = try values.index(values.endValue, offsetBy: -1) else {
    return nil
  }
  let last = try values.element(at: index)
  value = try values.slice(from: values.startValue, to: index)
  return last
}

private func drop(_ value: inout Value, _ count: Int, isFirst: Bool, _ call: NativeCall) throws {
  guard count >= 0 else { throw fault("Number of elements to remove should be non-negative") }
  let values = try indexed(value, call.runtime)
  let (start, end) = (try values.startValue, try values.endValue)
  guard count <= (try values.valueCount),
    let cut = try isFirst ? values.index(start, offsetBy: count) : values.index(end, offsetBy: -count)
  else { throw fault("Can't remove more items from a collection than it contains") }
  value = isFirst ? try values.slice(from: cut, to: end) : try values.slice(from: start, to: cut)
}
