import Types
import Execution

/// Declares the reservation of capacity, of which the actual amount is unspecified.
package func declareCapacity(_ module: NativeModule) {
  for (type, parameter) in [
    ("String", "_ n"), ("Substring", "_ n"), ("Dictionary", "_ minimumCapacity"), ("Set", "_ minimumCapacity"),
  ] {
    var members: [NativeMember] = []
    members.mutating("mutating func reserveCapacity(\(parameter): Int)") { _, _ in .void }
    module.extend("extension \(type)", members)
  }
  var dictionary: [NativeMember] = []
  dictionary.unary("var capacity: Int { get }") { .int($0.asDictionary.capacity) }
  module.extend("extension Dictionary", dictionary)
  var set: [NativeMember] = []
  set.unary("var capacity: Int { get }") { .int($0.asSet.capacity) }
  set.nullary("init(minimumCapacity: Int)") { .set([]) }
  module.extend("extension Set", set)
}
