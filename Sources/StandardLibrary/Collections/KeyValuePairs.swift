import Types
import Execution

/// Pairs in the order in which they were written, keys twice where they were written twice.
package func declareKeyValuePairs(_ module: NativeModule) {
  module.type(
    """
    struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral, CustomStringConvertible,
      CustomDebugStringConvertible {
      typealias Element = (key: Key, value: Value)
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<KeyValuePairs<Key, Value>>
      typealias SubSequence = ArraySlice<(key: Key, value: Value)>
    }
    """, represents: PairList.self)
  var members: [NativeMember] = []
  members.unary("init(dictionaryLiteral elements: (Key, Value)...)") { elements in
    .boxed(PairList(elements: elements.asArray.map { .entry($0.asElements[0], $0.asElements[1]) }))
  }
  members.unary("var description: String { get }") { .string($0.description) }
  members.unary("var debugDescription: String { get }") { .string($0.description) }
  module.extend("extension KeyValuePairs", members)
}

struct PairList: NativeSequence, CustomStringConvertible {
  let elements: [Value]
  func makeNext() -> () throws -> Value? {
    var iterator = elements.makeIterator()
    return { iterator.next() }
  }
  var description: String {
    if elements.isEmpty { return "[:]" }
    let pairs = elements.map { pair in
      "\(pair.asElements[0].debugDescription): \(pair.asElements[1].debugDescription)"
    }
    return "[\(pairs.joined(separator: ", "))]"
  }
}

extension PairList: ListedValues {}
