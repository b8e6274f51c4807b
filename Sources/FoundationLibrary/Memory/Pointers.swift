import Execution
import Foundation
import StandardLibrary
import Types

/// Declares pointers for their plain uses: memory that a program allocates, and that of variables, arrays and bytes within a
/// closure.
func declarePointers(_ module: NativeModule) {
  module.type("struct UnsafePointer<Pointee>: Hashable", represents: ReadingPointer.self)
  module.type("struct UnsafeMutablePointer<Pointee>: Hashable", represents: PointerValue.self)
  module.extend("extension UnsafePointer", lazily: readingMembers("UnsafePointer"))
  module.extend("extension UnsafeMutablePointer", lazily: readingMembers("UnsafeMutablePointer") + writingMembers)
  let buffers: [(String, String, Any.Type)] = [
    ("UnsafeBufferPointer<Element>", "ArraySlice<Element>", ReadingBuffer.self),
    ("UnsafeMutableBufferPointer<Element>", "ArraySlice<Element>", BufferValue.self),
    ("UnsafeRawBufferPointer", "ArraySlice<UInt8>", RawBytes.self),
    ("UnsafeMutableRawBufferPointer", "ArraySlice<UInt8>", MutableRawBytes.self),
  ]
  for (name, slice, type) in buffers {
    let element = name.hasSuffix(">") ? "" : "typealias Element = UInt8; "
    module.type(
      """
      struct \(name): RandomAccessCollection { \(element)typealias Index = Int; typealias Indices = Range<Int>; \
      typealias Iterator = IndexingIterator<\(name)>; typealias SubSequence = \(slice) }
      """, represents: type)
  }
  module.extend("extension UnsafeBufferPointer", lazily: bufferMembers)
  module.extend("extension UnsafeMutableBufferPointer", lazily: mutableBufferMembers)
  module.extend("extension UnsafeRawBufferPointer", lazily: rawMembers)
  module.extend("extension UnsafeMutableRawBufferPointer", lazily: mutableRawMembers)
  declareScopes(module)
}

/// Returns the place that a pointer of either kind has.
func pointerPlace(_ value: Value) throws -> PointerValue {
  if let pointer = value.payload(PointerValue.self) { return pointer }
  guard let pointer = value.payload(ReadingPointer.self) else { throw fault("not a pointer") }
  return pointer.place
}

/// Returns a pointer of the kind of another one.
private func pointer(_ place: PointerValue, like value: Value) -> Value {
  value.payload(PointerValue.self) == nil ? .boxed(ReadingPointer(place: place)) : .boxed(place)
}

private func readingMembers(_ name: String) -> [NativeMember] {
  var members: [NativeMember] = []
  if name == "UnsafePointer" {
    members.unary("var pointee: Pointee { get }") { try pointerPlace($0).read() }
    members.binary("subscript(i: Int) -> Pointee { get }") { try pointerPlace($0).read($1.toInt) }
    members.unary("init(_ other: UnsafeMutablePointer<Pointee>)") {
      .boxed(ReadingPointer(place: try pointerPlace($0)))
    }
  }
  members.binary("func advanced(by n: Int) -> \(name)<Pointee>") {
    pointer(try pointerPlace($0).advanced(by: $1.toInt), like: $0)
  }
  members.binary("static func + (lhs: \(name)<Pointee>, rhs: Int) -> \(name)<Pointee>") {
    pointer(try pointerPlace($0).advanced(by: $1.toInt), like: $0)
  }
  members.binary("static func - (lhs: \(name)<Pointee>, rhs: Int) -> \(name)<Pointee>") {
    pointer(try pointerPlace($0).advanced(by: try calculate(.subtract, 0, $1.toInt)), like: $0)
  }
  members.binary("static func == (lhs: \(name)<Pointee>, rhs: \(name)<Pointee>) -> Bool") {
    .bool(try pointerPlace($0) == pointerPlace($1))
  }
  members.unary("func successor() -> \(name)<Pointee>") { pointer(try pointerPlace($0).advanced(by: 1), like: $0) }
  members.unary("func predecessor() -> \(name)<Pointee>") { pointer(try pointerPlace($0).advanced(by: -1), like: $0) }
  return members
}

private var writingMembers: [NativeMember] {
  var members: [NativeMember] = []
  members.unary("static func allocate(capacity count: Int) -> UnsafeMutablePointer<Pointee>") { count in
    .boxed(try BufferValue.allocated(count.toInt).start)
  }
  members.property(
    "var pointee: Pointee { get nonmutating set }", get: .unary { try pointerPlace($0).read() },
    set: .mutating { pointer, call in
      try pointerPlace(pointer).write(call[0])
      return .void
    })
  members.property(
    "subscript(i: Int) -> Pointee { get nonmutating set }", get: .binary { try pointerPlace($0).read($1.toInt) },
    set: .mutating { pointer, call in
      try pointerPlace(pointer).write(call[1], call[0].toInt)
      return .void
    })
  members.general("func initialize(to value: Pointee)") { call in
    try pointerPlace(call[0]).write(call[1])
    return .void
  }
  for name in ["initialize", "update"] {
    members.general("func \(name)(repeating repeatedValue: Pointee, count: Int)") { call in
      for index in 0..<max(0, call[2].toInt) { try pointerPlace(call[0]).write(call[1], index) }
      return .void
    }
  }
  members.general("@discardableResult func deinitialize(count: Int) -> UnsafeMutablePointer<Pointee>") { call in
    for index in 0..<max(0, call[1].toInt) { try pointerPlace(call[0]).write(nil, index) }
    return call[0]
  }
  members.general("func move() -> Pointee") { call in
    let value = try pointerPlace(call[0]).read()
    try pointerPlace(call[0]).write(nil)
    return value
  }
  members.general("func deallocate()") { call in
    try pointerPlace(call[0]).block.values = []
    return .void
  }
  return members
}

private var bufferMembers: [NativeMember] {
  var members: [NativeMember] = []
  for pointer in ["UnsafePointer", "UnsafeMutablePointer"] {
    members.binary("init(start: \(pointer)<Element>?, count: Int)") { start, count in
      let place = try start.asOptional.map { try pointerPlace($0) } ?? PointerValue(block: MemoryBlock([]), offset: 0)
      return .boxed(ReadingBuffer(buffer: BufferValue(start: place, count: max(0, count.toInt))))
    }
  }
  members.unary("init(_ other: UnsafeMutableBufferPointer<Element>)") {
    .boxed(ReadingBuffer(buffer: try $0.unboxed(as: BufferValue.self)))
  }
  members.unary("var baseAddress: UnsafePointer<Element>? { get }") {
    .wrapped(.boxed(ReadingPointer(place: try $0.unboxed(as: ReadingBuffer.self).buffer.start)))
  }
  members.binary("subscript(i: Int) -> Element { get }") { value, index in
    let buffer = try value.unboxed(as: ReadingBuffer.self).buffer
    return try buffer.start.read(buffer.checked(index))
  }
  return members
}

private var mutableBufferMembers: [NativeMember] {
  var members: [NativeMember] = []
  members.binary("init(start: UnsafeMutablePointer<Element>?, count: Int)") { start, count in
    let place = try start.asOptional.map { try pointerPlace($0) } ?? PointerValue(block: MemoryBlock([]), offset: 0)
    return .boxed(BufferValue(start: place, count: max(0, count.toInt)))
  }
  members.unary("var baseAddress: UnsafeMutablePointer<Element>? { get }") {
    .wrapped(.boxed(try $0.unboxed(as: BufferValue.self).start))
  }
  members.property(
    "subscript(i: Int) -> Element { get nonmutating set }",
    get: .binary { value, index in
      let buffer = try value.unboxed(as: BufferValue.self)
      return try buffer.start.read(buffer.checked(index))
    },
    set: .mutating { value, call in
      let buffer = try value.unboxed(as: BufferValue.self)
      try buffer.start.write(call[1], buffer.checked(call[0]))
      return .void
    })
  members.unary("static func allocate(capacity count: Int) -> UnsafeMutableBufferPointer<Element>") {
    .boxed(try BufferValue.allocated($0.toInt))
  }
  for name in ["initialize", "update"] {
    members.general("func \(name)(repeating repeatedValue: Element)") { call in
      let buffer = try call[0].unboxed(as: BufferValue.self)
      for index in 0..<buffer.count { try buffer.start.write(call[1], index) }
      return .void
    }
  }
  members.general("func initializeElement(at index: Int, to value: Element)") { call in
    let buffer = try call[0].unboxed(as: BufferValue.self)
    try buffer.start.write(call[2], buffer.checked(call[1]))
    return .void
  }
  members.general("func deinitializeElement(at index: Int)") { call in
    let buffer = try call[0].unboxed(as: BufferValue.self)
    try buffer.start.write(nil, buffer.checked(call[1]))
    return .void
  }
  members.general("func moveElement(from index: Int) -> Element") { call in
    let buffer = try call[0].unboxed(as: BufferValue.self)
    let index = try buffer.checked(call[1])
    let value = try buffer.start.read(index)
    try buffer.start.write(nil, index)
    return value
  }
  members.general("func deallocate()") { call in
    try call[0].unboxed(as: BufferValue.self).start.block.values = []
    return .void
  }
  members.general("func swapAt(_ i: Int, _ j: Int)") { call in
    let buffer = try call[0].unboxed(as: BufferValue.self)
    let (i, j) = (try buffer.checked(call[1]), try buffer.checked(call[2]))
    let former = try buffer.start.read(i)
    try buffer.start.write(buffer.start.read(j), i)
    try buffer.start.write(former, j)
    return .void
  }
  return members
}

private var rawMembers: [NativeMember] {
  var members = loads { try $0.unboxed(as: RawBytes.self) }
  members.binary("subscript(i: Int) -> UInt8 { get }") { try $0.unboxed(as: RawBytes.self).element(at: $1) }
  members.unary("init(_ bytes: UnsafeMutableRawBufferPointer)") {
    .boxed(try $0.unboxed(as: MutableRawBytes.self).readable)
  }
  members.binary("func bindMemory<T>(to type: T.Type) -> UnsafeBufferPointer<T>") { value, type in
    let raw = try value.unboxed(as: RawBytes.self)
    let size = max(1, RawBytes.size(of: type.asType))
    let values = try stride(from: 0, through: raw.bytes.count - size, by: size).map {
      try raw.load(type.asType, at: $0)
    }
    let start = PointerValue(block: MemoryBlock(values), offset: 0)
    return .boxed(ReadingBuffer(buffer: BufferValue(start: start, count: values.count)))
  }
  return members
}

private var mutableRawMembers: [NativeMember] {
  var members = loads { try $0.unboxed(as: MutableRawBytes.self).readable }
  members.property(
    "subscript(i: Int) -> UInt8 { get nonmutating set }",
    get: .binary { try $0.unboxed(as: MutableRawBytes.self).element(at: $1) },
    set: .mutating { value, call in
      let bytes = try value.unboxed(as: MutableRawBytes.self)
      guard bytes.memory.bytes.indices.contains(call[0].toInt) else { throw fault(indexOutOfRange) }
      bytes.memory.bytes[call[0].toInt] = call[1].payload(UInt8.self) ?? 0
      return .void
    })
  members.general("func storeBytes<T>(of value: T, toByteOffset offset: Int = 0, as type: T.Type)") { call in
    guard let bytes = RawBytes.bytes(of: call[1]) else { throw fault("only numbers have bytes here") }
    try call[0].unboxed(as: MutableRawBytes.self).write(bytes, at: call[2].toInt)
    return .void
  }
  members.general("func copyBytes<C: Collection>(from source: C) where C.Element == UInt8") { call in
    let bytes = try elements(of: call[1], call.runtime).map { $0.payload(UInt8.self) ?? 0 }
    try call[0].unboxed(as: MutableRawBytes.self).write(bytes, at: 0)
    return .void
  }
  return members
}

/// Returns the members that read numbers from bytes.
private func loads(_ bytes: @escaping @Sendable (Value) throws -> RawBytes) -> [NativeMember] {
  var members: [NativeMember] = []
  members.binary("func load<T>(as type: T.Type) -> T") { try bytes($0).load($1.asType, at: 0) }
  for name in ["load", "loadUnaligned"] {
    members.ternary("func \(name)<T>(fromByteOffset offset: Int, as type: T.Type) -> T") {
      try bytes($0).load($2.asType, at: $1.toInt)
    }
  }
  return members
}
