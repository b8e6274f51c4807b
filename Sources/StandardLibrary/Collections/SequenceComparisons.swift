import Types
import Execution

/// Declares comparisons of two sequences by the program's equality or order.
package func declareSequenceComparisons(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.general(
    "func starts<S: Sequence>(with possiblePrefix: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool"
  ) { call in
    let same = call[2].asFunction
    return .bool(try starts(call[0], with: call[1], call.runtime) { try same.call($0, $1).asBool })
  }
  members.general(
    "func lexicographicallyPrecedes<S: Sequence>(_ other: S, by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Bool where S.Element == Element"
  ) { call in
    let order = call[2].asFunction
    let (a, b) = (try elements(of: call[0], call.runtime), try elements(of: call[1], call.runtime))
    return .bool(try a.lexicographicallyPrecedes(b) { try order.call($0, $1).asBool })
  }
  module.extend("extension Sequence", members)
}

/// Returns whether a sequence, which may have no end, begins with the elements of another.
func starts(
  _ sequence: Value, with prefix: Value, _ runtime: Runtime, by areEquivalent: (Value, Value) throws -> Bool
) throws -> Bool {
  guard let next = try sequence.makeNext(in: runtime), let nextOfPrefix = try prefix.makeNext(in: runtime) else {
    throw fault("not a sequence")
  }
  while let wanted = try nextOfPrefix() {
    try runtime.check()
    guard let element = try next(), try areEquivalent(element, wanted) else { return false }
  }
  return true
}
