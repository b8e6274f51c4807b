import Types
import Execution

/// Collections of nothing and of one element.
package func declareSmallCollections(_ module: NativeModule) {
  let types: [(String, Any.Type)] = [("EmptyCollection", NoElements.self), ("CollectionOfOne", OneElement.self)]
  for (name, type) in types {
    module.type(
      """
      struct \(name)<Element>: RandomAccessCollection, MutableCollection {
        typealias Index = Int
        typealias Indices = Range<Int>
        typealias Iterator = IndexingIterator<\(name)<Element>>
        typealias SubSequence = Slice<\(name)<Element>>
      }
      """, represents: type)
  }
  var none: [NativeMember] = []
  none.general("init()") { .boxed(NoElements(typeName: $0.typeArguments.first?.runtimeName(qualified: false) ?? "_")) }
  module.extend("extension EmptyCollection", none)
  module.extend("extension EmptyCollection: Equatable")
  var one: [NativeMember] = []
  one.unary("init(_ element: Element)") { .boxed(OneElement(element: $0)) }
  module.extend("extension CollectionOfOne", one)
  module.type(
    "struct IteratorSequence<Base: IteratorProtocol>: IteratorProtocol, Sequence { typealias Element = Base.Element\n typealias Iterator = IteratorSequence<Base> }"
  )
  var sequence: [NativeMember] = []
  sequence.general("init(_ base: Base)") { call in
    if call[0].payload(ValueIterator.self) != nil { return call[0] }
    return .boxed(ValueIterator(try call[0].makeNext(in: call.runtime) ?? { nil }))
  }
  sequence.mutating("mutating func next() -> Base.Element?") { value, _ in
    .optional(try value.payload(ValueIterator.self)?.next())
  }
  module.extend("extension IteratorSequence", sequence)
}

struct NoElements: NativeSequence, Hashable, CustomStringConvertible {
  let typeName: String
  func makeNext() -> () throws -> Value? { { nil } }
  var description: String { "EmptyCollection<\(typeName)>()" }
}

struct OneElement: NativeSequence, Hashable, CustomStringConvertible {
  let element: Value
  func makeNext() -> () throws -> Value? {
    var isDone = false
    return {
      defer { isDone = true }
      return isDone ? nil : element
    }
  }
  var description: String { "CollectionOfOne(\(element.debugDescription))" }
}
