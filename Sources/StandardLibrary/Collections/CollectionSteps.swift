import Types
import Execution

/// Indices that are moved in place.
package func declareCollectionSteps(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.mutating("func formIndex(_ i: inout Index, offsetBy distance: Int)") { index, call in
    let values = try indexed(call[0], call.runtime)
    guard let moved = try values.index(index, offsetBy: call[1].toInt) else { throw fault(indexOutOfRange) }
    index = moved
    return .void
  }
  members.mutating("func formIndex(_ i: inout Index, offsetBy distance: Int, limitedBy limit: Index) -> Bool") {
    index, call in
    let values = try indexed(call[0], call.runtime)
    let distance = call[1].toInt
    let room = try values.distance(from: index, to: call[2])
    if distance >= 0 ? (room >= 0 && distance > room) : (room <= 0 && distance < room) {
      index = call[2]
      return .bool(false)
    }
    index = try values.index(index, offsetBy: distance) ?? call[2]
    return .bool(true)
  }
  module.extend("extension Collection", members)
  var backwards: [NativeMember] = []
  backwards.mutating("func formIndex(before i: inout Index)") { index, call in
    guard let moved = try indexed(call[0], call.runtime).index(index, offsetBy: -1) else {
      throw fault(indexOutOfRange)
    }
    index = moved
    return .void
  }
  module.extend("extension BidirectionalCollection", backwards)
}
