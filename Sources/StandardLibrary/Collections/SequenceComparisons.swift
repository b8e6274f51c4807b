import Types
import Execution

/// Declares comparisons of two sequences by the program's equality or order.
package func declareSequenceComparisons(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.general(
    "func starts<S: Sequence>(with possiblePrefix: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool"
  ) { call in
    let same = call[2].asFunction
    let (all, start) = (try elements(of: call[0], call.runtime), try elements(of: call[1], call.runtime))
    return .bool(try all.starts(with: start) { try same.call($0, $1).asBool })
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
