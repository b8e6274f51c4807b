import Types
import Execution
import Foundation

/// Bytes that are changed in place, and parts of them.
func declareDataEditing(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.property(
    "subscript(index: Int) -> UInt8 { get set }",
    get: .binary { data, index in
      let data = Data.from(data)
      guard data.indices.contains(index.toInt) else { throw fault(indexOutOfRange) }
      return .boxed(data[index.toInt])
    },
    set: .mutating { value, call in
      try edit(&value) { data in
        guard data.indices.contains(call[0].toInt) else { throw fault(indexOutOfRange) }
        data[call[0].toInt] = UInt8.from(call[1])
      }
      return .void
    })
  members.property(
    "subscript<R: RangeExpression>(bounds: R) -> Data where R.Bound == Int { get set }",
    get: .binary { data, range in
      let data = Data.from(data)
      return .boxed(data[try places(range, in: data)])
    },
    set: .mutating { value, call in
      try edit(&value) { $0.replaceSubrange(try places(call[0], in: $0), with: Data.from(call[1])) }
      return .void
    })
  members.binary("func subdata(in range: Range<Int>) -> Data") { data, range in
    let data = Data.from(data)
    return .boxed(data.subdata(in: try places(range, in: data)))
  }
  members.ternary("func range(of dataToFind: Data, options: Data.SearchOptions = []) -> Range<Int>?") {
    data, other, options in
    let found = Data.from(data).range(
      of: Data.from(other), options: options.payload(Data.SearchOptions.self) ?? [])
    return .optional(found.map { .boxed(HalfOpenRange(.int($0.lowerBound), .int($0.upperBound))) })
  }
  declareDataChanges(&members)
  for (generics, other, condition) in [
    ("", "Data", ""), ("<Other: Sequence>", "Other", " where Other.Element == UInt8"),
  ] {
    members.general("static func + \(generics)(lhs: Data, rhs: \(other)) -> Data\(condition)") { call in
      var joined = call[0]
      try append(Data(try bytes(of: call[1], call.runtime)), to: &joined, call.runtime)
      return joined
    }
    members.mutating("static func += \(generics)(lhs: inout Data, rhs: \(other))\(condition)") { value, call in
      try append(Data(try bytes(of: call[0], call.runtime)), to: &value, call.runtime)
      return .void
    }
  }
  members.general("init(bytes: [UInt8])") { .boxed(Data(try bytes(of: $0[0], $0.runtime))) }
  members.general("init(count: Int)") { call in
    let count = call[0].toInt
    guard (0...(1 << 28)).contains(count) else { throw fault("Can't construct Data of that count") }
    try call.runtime.makeRoom(for: count, of: 1)
    return .boxed(Data(count: count))
  }
  members.nullary("init(capacity: Int)") { .boxed(Data()) }
  members.unary("func base64EncodedData() -> Data") { .boxed(Data.from($0).base64EncodedData()) }
  members.unary("init?(base64Encoded base64Data: Data)") { Data(base64Encoded: Data.from($0)).asValue }
  module.extend(
    "extension Data: MutableCollection, RangeReplaceableCollection { typealias SearchOptions = _DataSearchOptions }",
    members)
  module.type(
    "struct _DataSearchOptions: Hashable, ExpressibleByArrayLiteral, Sendable { typealias ArrayLiteralElement = _DataSearchOptions }",
    represents: Data.SearchOptions.self)
  var options: [NativeMember] = []
  options.constants("_DataSearchOptions", [("backwards", Data.SearchOptions.backwards), ("anchored", .anchored)])
  options.setAlgebra("_DataSearchOptions", Data.SearchOptions.self)
  module.extend("extension _DataSearchOptions", options)
}

private func declareDataChanges(_ members: inout [NativeMember]) {
  members.mutating("mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == UInt8") {
    value, call in
    let added = try bytes(of: call[0], call.runtime)
    try append(Data(added), to: &value, call.runtime)
    return .void
  }
  members.mutating("mutating func insert(_ newElement: UInt8, at i: Int)") { value, call in
    try edit(&value) { data in
      guard (data.startIndex...data.endIndex).contains(call[1].toInt) else { throw fault(indexOutOfRange) }
      data.insert(UInt8.from(call[0]), at: call[1].toInt)
    }
    return .void
  }
  members.mutating("@discardableResult mutating func remove(at position: Int) -> UInt8") { value, call in
    try edit(&value) { data in
      guard data.indices.contains(call[0].toInt) else { throw fault(indexOutOfRange) }
      return .boxed(data.remove(at: call[0].toInt))
    }
  }
  for (name, isFirst) in [("First", true), ("Last", false)] {
    members.mutating("@discardableResult mutating func remove\(name)() -> UInt8") { value, _ in
      try edit(&value) { data in
        guard !data.isEmpty else { throw fault("Can't remove \(name.lowercased()) element from an empty collection") }
        return .boxed(isFirst ? data.removeFirst() : data.removeLast())
      }
    }
    members.mutating("mutating func remove\(name)(_ k: Int)") { value, call in
      try edit(&value) { data in
        guard (0...data.count).contains(call[0].toInt) else {
          throw fault("Can't remove more items from a collection than it \(isFirst ? "has" : "contains")")
        }
        if isFirst { data.removeFirst(call[0].toInt) } else { data.removeLast(call[0].toInt) }
      }
      return .void
    }
    members.mutating("mutating func pop\(name)() -> UInt8?") { value, _ in
      edit(&value) { data in
        data.isEmpty ? .none : .wrapped(.boxed(isFirst ? data.removeFirst() : data.removeLast()))
      }
    }
  }
  members.mutating("mutating func removeAll(keepingCapacity keepCapacity: Bool = false)") { value, _ in
    value = .boxed(Data())
    return .void
  }
  members.mutating("mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Int") {
    value, call in
    try edit(&value) { $0.removeSubrange(try places(call[0], in: $0)) }
    return .void
  }
  members.mutating(
    "mutating func replaceSubrange<R: RangeExpression, C: Collection>(_ subrange: R, with newElements: C) where R.Bound == Int, C.Element == UInt8"
  ) { value, call in
    let added = try bytes(of: call[1], call.runtime)
    try edit(&value) { $0.replaceSubrange(try places(call[0], in: $0), with: added) }
    return .void
  }
  members.mutating("mutating func resetBytes<R: RangeExpression>(in range: R) where R.Bound == Int") { value, call in
    try edit(&value) { $0.resetBytes(in: try places(call[0], in: $0)) }
    return .void
  }
  members.mutating("mutating func reserveCapacity(_ minimumCapacity: Int)") { _, _ in .void }
  members.mutating("mutating func reverse()") { value, _ in
    edit(&value) { $0.reverse() }
    return .void
  }
  members.mutating("mutating func sort()") { value, _ in
    edit(&value) { $0.sort() }
    return .void
  }
}

func edit<Result>(_ value: inout Value, _ body: (inout Data) throws -> Result) rethrows -> Result {
  var data = Data.from(value)
  value = .void
  defer { value = .boxed(data) }
  return try body(&data)
}

private func places(_ range: Value, in data: Data) throws -> Range<Int> {
  guard let offsets = try range.rangeBounds?.offsets(start: data.startIndex, end: data.endIndex) else {
    return data.startIndex..<data.startIndex
  }
  guard offsets.lowerBound >= data.startIndex, offsets.upperBound <= data.endIndex else {
    throw fault("Data index is out of range")
  }
  return offsets
}

/// A part of it keeps its indices.
extension Data: ReplaceableValues {
  package var startValue: Value { .int(startIndex) }
  package var endValue: Value { .int(endIndex) }
  package var valueCount: Int { count }
  package func element(at index: Value) throws -> Value {
    guard indices.contains(index.asInt) else { throw fault(indexOutOfRange) }
    return .boxed(self[index.asInt])
  }
  package func index(_ index: Value, offsetBy distance: Int) throws -> Value? {
    .int(try calculate(.add, index.asInt, distance))
  }
  package func distance(from start: Value, to end: Value) throws -> Int {
    try calculate(.subtract, end.asInt, start.asInt)
  }
  package func slice(from start: Value, to end: Value) throws -> Value {
    guard start.asInt >= startIndex, start.asInt <= end.asInt, end.asInt <= endIndex else {
      throw fault("Data index is out of range")
    }
    return .boxed(self[start.asInt..<end.asInt])
  }
  package func replacingAll(with elements: [Value], _ runtime: Runtime) throws -> Value {
    var changed = self
    changed.replaceSubrange(startIndex..<endIndex, with: try runtime.mapped(elements) { UInt8.from($0) })
    return .boxed(changed)
  }
}

/// The bytes of a sequence of them.
func bytes(of sequence: Value, _ runtime: Runtime) throws -> [UInt8] {
  if let data = sequence.payload(Data.self) { return Array(data) }
  return try runtime.mapped(elements(of: sequence, runtime)) { UInt8.from($0) }
}

/// Adds bytes at the end, where they are copied into a block twice as large.
func append(_ added: Data, to value: inout Value, _ runtime: Runtime) throws {
  try runtime.makeRoom(for: 2 * (Data.from(value).count + added.count), of: 1)
  edit(&value) { $0.append(added) }
}
