import Execution
import Foundation
import Types

/// Elements of an `NSArray`, which is a reference.
class ListObject: NSObject, NativeSequence, ListedValues, @unchecked Sendable {
  // Unchecked because programs that change a list on two threads are wrong in Swift too.
  var elements: [Value]

  required init(_ elements: [Value]) { self.elements = elements }

  func makeNext() -> () throws -> Value? {
    var iterator = elements.makeIterator()
    return { iterator.next() }
  }

  override var description: String { PropertyListText.of(elements, 0) }
  override func isEqual(_ object: Any?) -> Bool { (object as? ListObject)?.elements == elements }
  override var hash: Int { elements.count }

  static func of(_ value: Value) throws -> ListObject { try value.unboxed() }

  func checked(_ index: Value, upTo end: Int? = nil) throws -> Int {
    guard index.toInt >= 0, index.toInt < end ?? elements.count else { throw fault(indexOutOfRange) }
    return index.toInt
  }
}

final class MutableListObject: ListObject, @unchecked Sendable {
  static func writable(_ value: Value) throws -> MutableListObject { try value.unboxed() }
}

/// Declares `NSArray` and `NSMutableArray`.
func declareNSArrays(_ module: NativeModule) {
  let conformances = """
    Sequence, ExpressibleByArrayLiteral {
      typealias Element = Any
      typealias Iterator = AnyIterator<Any>
      typealias ArrayLiteralElement = Any
    }
    """
  module.type("class NSArray: NSObject, \(conformances)", represents: ListObject.self)
  module.type("class NSMutableArray: NSArray", represents: MutableListObject.self)
  module.extend("extension NSArray", lazily: arrayInitializers(ListObject.self) + arrayMembers)
  module.extend("extension NSMutableArray", lazily: arrayInitializers(MutableListObject.self) + arrayChanges)
}

private func arrayInitializers<List: ListObject>(_ type: List.Type) -> [NativeMember] {
  var members: [NativeMember] = []
  members.nullary("init()") { .object(List([])) }
  members.unary("init(array: [Any])") { .object(List($0.asArray)) }
  members.unary("init(object anObject: Any)") { .object(List([$0])) }
  members.unary("init(array anArray: NSArray)") { .object(List(try ListObject.of($0).elements)) }
  members.unary("init(arrayLiteral elements: Any...)") { .object(List($0.asArray)) }
  return members
}

private var arrayMembers: [NativeMember] {
  var members: [NativeMember] = []
  members.unary("var count: Int { get }") { .int(try ListObject.of($0).elements.count) }
  members.unary("var firstObject: Any? { get }") { .optional(try ListObject.of($0).elements.first) }
  members.unary("var lastObject: Any? { get }") { .optional(try ListObject.of($0).elements.last) }
  for signature in ["func object(at index: Int) -> Any", "subscript(index: Int) -> Any { get }"] {
    members.binary(signature) { list, index in
      let list = try ListObject.of(list)
      return list.elements[try list.checked(index)]
    }
  }
  members.binary("func contains(_ anObject: Any) -> Bool") { .bool(try ListObject.of($0).elements.contains($1)) }
  members.binary("func index(of anObject: Any) -> Int") {
    .int(try ListObject.of($0).elements.firstIndex(of: $1) ?? NSNotFound)
  }
  members.binary("func componentsJoined(by separator: String) -> String") {
    .string(try ListObject.of($0).elements.map(\.description).joined(separator: $1.toText))
  }
  members.binary("func adding(_ anObject: Any) -> [Any]") { .array(try ListObject.of($0).elements + [$1]) }
  members.binary("func isEqual(to otherArray: [Any]) -> Bool") { .bool(try ListObject.of($0).elements == $1.asArray) }
  members.general("func makeIterator() -> AnyIterator<Any>") { call in
    .boxed(ValueIterator(try ListObject.of(call[0]).makeNext()))
  }
  return members
}

private var arrayChanges: [NativeMember] {
  var members: [NativeMember] = []
  changing(&members, "func add(_ anObject: Any)") { list, call in list.elements.append(call[1]) }
  changing(&members, "func addObjects(from otherArray: [Any])") { list, call in list.elements += call[1].asArray }
  changing(&members, "func insert(_ anObject: Any, at index: Int)") { list, call in
    list.elements.insert(call[1], at: try list.checked(call[2], upTo: list.elements.count + 1))
  }
  changing(&members, "func removeObject(at index: Int)") { list, call in
    list.elements.remove(at: try list.checked(call[1]))
  }
  changing(&members, "func remove(_ anObject: Any)") { list, call in
    let removed = call[1]
    list.elements.removeAll { $0 == removed }
  }
  changing(&members, "func removeLastObject()") { list, _ in
    if !list.elements.isEmpty { list.elements.removeLast() }
  }
  changing(&members, "func removeAllObjects()") { list, _ in list.elements = [] }
  changing(&members, "func replaceObject(at index: Int, with anObject: Any)") { list, call in
    list.elements[try list.checked(call[1])] = call[2]
  }
  changing(&members, "func exchangeObject(at idx1: Int, withObjectAt idx2: Int)") { list, call in
    list.elements.swapAt(try list.checked(call[1]), try list.checked(call[2]))
  }
  changing(&members, "func setArray(_ otherArray: [Any])") { list, call in list.elements = call[1].asArray }
  members.property(
    "subscript(index: Int) -> Any { get set }",
    get: .binary { list, index in
      let list = try ListObject.of(list)
      return list.elements[try list.checked(index)]
    },
    set: .mutating { list, call in
      let list = try MutableListObject.writable(list)
      list.elements[try list.checked(call[0])] = call[1]
      return .void
    })
  return members
}

private func changing(
  _ members: inout [NativeMember], _ signature: String,
  _ change: @escaping @Sendable (MutableListObject, NativeCall) throws -> Void
) {
  members.general(signature) { call in
    try change(MutableListObject.writable(call[0]), call)
    return .void
  }
}

/// Descriptions of Foundation's collections, in the form of old property lists.
enum PropertyListText {
  private static func space(_ level: Int) -> String { String(repeating: " ", count: 4 * level) }

  static func of(_ elements: [Value], _ level: Int) -> String {
    let lines = elements.map { space(level + 1) + of($0, level + 1) }.joined(separator: ",\n")
    return space(level) + "(\n" + lines + (lines.isEmpty ? "" : "\n") + space(level) + ")"
  }

  static func of(_ entries: ValueTable, _ level: Int) -> String {
    let lines = entries.map { "\(space(level + 1))\($0.key) = \(of($0.value, level + 1));\n" }.sorted()
    return space(level) + "{\n" + lines.joined() + space(level) + "}"
  }

  private static func of(_ value: Value, _ level: Int) -> String {
    switch value {
    case .array(let elements): of(elements, level)
    case .dictionary(let entries): of(entries, level)
    case .object(let list as ListObject): of(list.elements, level)
    case .object(let table as TableObject): of(table.entries, level)
    default: value.description
    }
  }
}
