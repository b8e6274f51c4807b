import Types
import Execution

/// Collections whose own type is forgotten. A value is the same whether it is erased or not.
package func declareAnyCollections(_ module: NativeModule) {
  // The place of an element in any collection.
  module.type("struct AnyIndex: Hashable, Comparable")
  for (name, kind) in [
    ("AnyCollection", "Collection"), ("AnyBidirectionalCollection", "BidirectionalCollection"),
    ("AnyRandomAccessCollection", "RandomAccessCollection"),
  ] {
    module.type(
      """
      struct \(name)<Element>: \(kind) {
        typealias Index = AnyIndex
        typealias Indices = DefaultIndices<\(name)<Element>>
        typealias Iterator = IndexingIterator<\(name)<Element>>
        typealias SubSequence = \(name)<Element>
      }
      """)
    var members: [NativeMember] = []
    members.unary("init<C: \(kind)>(_ base: C) where C.Element == Element") { $0 }
    module.extend("extension \(name)", members)
  }
}
