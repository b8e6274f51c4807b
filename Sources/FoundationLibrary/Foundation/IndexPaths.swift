import Types
import Execution
import Foundation

extension IndexPath: BoxedConvertible { static var standIn: IndexPath { IndexPath() } }

/// Places in trees: a row of a section, a child of a child.
package func declareIndexPaths(_ module: NativeModule) {
  module.type(
    """
    struct IndexPath: RandomAccessCollection, Hashable, Comparable, Codable, ExpressibleByArrayLiteral, CustomStringConvertible, Sendable {
      typealias Element = Int
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<IndexPath>
      typealias SubSequence = ArraySlice<Int>
      typealias ArrayLiteralElement = Int
    }
    """, represents: IndexPath.self)
  var members: [NativeMember] = []
  members.nullary("init()") { .boxed(IndexPath()) }
  members.unary("init(index: Int)") { .boxed(IndexPath(index: $0.toInt)) }
  members.general("init<S: Sequence>(indexes: S) where S.Element == Int") { call in
    .boxed(IndexPath(indexes: try elements(of: call[0], call.runtime).map(\.toInt)))
  }
  members.unary("init(arrayLiteral indexes: Int...)") { .boxed(IndexPath(indexes: $0.asArray.map(\.toInt))) }
  members.reading("count: Int") { (path: IndexPath) in path.count }
  members.reading("isEmpty: Bool") { (path: IndexPath) in path.isEmpty }
  members.reading("startIndex: Int") { (path: IndexPath) in path.startIndex }
  members.reading("endIndex: Int") { (path: IndexPath) in path.endIndex }
  members.reading("first: Int?") { (path: IndexPath) in path.first }
  members.reading("last: Int?") { (path: IndexPath) in path.last }
  members.reading("description: String") { (path: IndexPath) in path.description }
  members.reading("debugDescription: String") { (path: IndexPath) in path.debugDescription }
  members.general("func makeIterator() -> IndexingIterator<IndexPath>") { call in
    .boxed(ValueIterator(try call[0].makeNext(in: call.runtime) ?? { nil }))
  }
  members.property(
    "subscript(index: Int) -> Int { get set }",
    get: .binary { path, index in .int(IndexPath.from(path)[try position(index, in: .from(path))]) },
    set: .mutating { path, call in
      var changed = IndexPath.from(path)
      changed[try position(call[0], in: changed)] = call[1].toInt
      path = .boxed(changed)
      return .void
    })
  members.unary("func dropLast() -> IndexPath") { .boxed(IndexPath.from($0).dropLast()) }
  members.binary("func compare(_ other: IndexPath) -> ComparisonResult") {
    .boxed(IndexPath.from($0).compare(.from($1)))
  }
  let others: [(String, @Sendable (Value) -> IndexPath)] = [
    ("IndexPath", { IndexPath.from($0) }), ("Int", { IndexPath(index: $0.toInt) }),
    ("[Int]", { value in IndexPath(indexes: value.asArray.map { $0.toInt }) }),
  ]
  for (type, read) in others {
    members.binary("func appending(_ other: \(type)) -> IndexPath") { .boxed(IndexPath.from($0).appending(read($1))) }
    members.mutating("mutating func append(_ other: \(type))") { path, call in
      path = .boxed(IndexPath.from(path).appending(read(call[0])))
      return .void
    }
  }
  members.binary("static func + (lhs: IndexPath, rhs: IndexPath) -> IndexPath") {
    .boxed(IndexPath.from($0) + .from($1))
  }
  members.binary("static func == (lhs: IndexPath, rhs: IndexPath) -> Bool") { .bool(IndexPath.from($0) == .from($1)) }
  members.binary("static func < (lhs: IndexPath, rhs: IndexPath) -> Bool") { .bool(IndexPath.from($0) < .from($1)) }
  module.extend("extension IndexPath", members)
}

private func position(_ index: Value, in path: IndexPath) throws -> Int {
  guard path.indices.contains(index.toInt) else { throw fault("Index \(index.toInt) out of bounds \(path.indices)") }
  return index.toInt
}

extension IndexPath: NativeSequence {
  package func makeNext() -> () throws -> Value? {
    var iterator = makeIterator()
    return { iterator.next().map { .int($0) } }
  }
}
