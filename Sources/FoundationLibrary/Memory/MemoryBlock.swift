import Execution
import StandardLibrary
import Types

/// Memory behind the pointers of a program: values of one type, each either initialized or not.
final class MemoryBlock: @unchecked Sendable {
  // Unchecked because programs that write memory on two threads are wrong in Swift too.
  var values: [Value?]

  init(_ values: [Value?]) { self.values = values }
}

/// A place in a block: the value of `UnsafeMutablePointer`.
struct PointerValue: Hashable, @unchecked Sendable {
  // Unchecked for the same reason as the block.
  let block: MemoryBlock
  let offset: Int

  static func == (left: PointerValue, right: PointerValue) -> Bool {
    left.block === right.block && left.offset == right.offset
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(block))
    hasher.combine(offset)
  }

  func advanced(by distance: Int) throws -> PointerValue {
    PointerValue(block: block, offset: try calculate(.add, offset, distance))
  }

  /// Returns the position of an element. A place outside of the block is a fault here, and undefined in Swift.
  private func position(_ index: Int) throws -> Int {
    let position = try calculate(.add, offset, index)
    guard block.values.indices.contains(position) else {
      throw fault("a pointer was used outside of the memory that was allocated for it")
    }
    return position
  }

  func read(_ index: Int = 0) throws -> Value {
    guard let value = block.values[try position(index)] else {
      throw fault("a pointer was read before its memory was initialized")
    }
    return value
  }

  func write(_ value: Value?, _ index: Int = 0) throws { block.values[try position(index)] = value }
}

/// The value of `UnsafePointer`, which only reads.
struct ReadingPointer: Hashable, Sendable {
  let place: PointerValue
}

/// The value of `UnsafeMutableBufferPointer`: a stretch of memory.
struct BufferValue: NativeSequence, ListedValues, Sendable {
  let start: PointerValue
  let count: Int

  /// Returns memory for so many values, none of them initialized.
  static func allocated(_ capacity: Int) throws -> BufferValue {
    guard (0...50_000_000).contains(capacity) else { throw fault("memory for \(capacity) values cannot be allocated") }
    let block = MemoryBlock(Array(repeating: nil, count: capacity))
    return BufferValue(start: PointerValue(block: block, offset: 0), count: capacity)
  }

  var elements: [Value] { (0..<count).compactMap { try? start.read($0) } }

  func makeNext() -> () throws -> Value? {
    var iterator = elements.makeIterator()
    return { iterator.next() }
  }

  func checked(_ index: Value) throws -> Int {
    guard index.toInt >= 0, index.toInt < count else { throw fault(indexOutOfRange) }
    return index.toInt
  }
}

/// The value of `UnsafeBufferPointer`, which only reads.
struct ReadingBuffer: NativeSequence, ListedValues, Sendable {
  let buffer: BufferValue
  var elements: [Value] { buffer.elements }
  func makeNext() -> () throws -> Value? { buffer.makeNext() }
}

/// The value of `UnsafeRawBufferPointer`: bytes.
struct RawBytes: NativeSequence, ListedValues, Sendable {
  let bytes: [UInt8]
  var elements: [Value] { bytes.map { .boxed($0) } }

  func makeNext() -> () throws -> Value? {
    var iterator = bytes.makeIterator()
    return { iterator.next().map { .boxed($0) } }
  }

  /// Returns the number whose bytes begin at an offset, in the byte order of the machine.
  func load(_ type: Type, at offset: Int) throws -> Value {
    let size = RawBytes.size(of: type)
    guard offset >= 0, size > 0, offset <= bytes.count, size <= bytes.count - offset else {
      throw fault("UnsafeRawBufferPointer.load out of bounds, or of a type that is no number")
    }
    return RawBytes.number(type, Array(bytes[offset..<offset + size]))
  }

  /// Number of bytes of a number type; 0 for other types.
  static func size(of type: Type) -> Int {
    switch type.nativeName {
    case "Int8", "UInt8", "Bool": 1
    case "Int16", "UInt16": 2
    case "Int32", "UInt32", "Float": 4
    case "Int", "UInt", "Int64", "UInt64", "Double": 8
    default: 0
    }
  }

  private static func number(_ type: Type, _ bytes: [UInt8]) -> Value { number(type.nativeName, bytes) ?? .int(0) }

  /// Returns the number of a value's own type that has these bytes; nil for values that are no numbers.
  static func number(like value: Value, _ bytes: [UInt8]) -> Value? {
    switch value {
    case .bool: number("Bool", bytes)
    case .int: number("Int", bytes)
    case .double: number("Double", bytes)
    case .native(let box): number("\(Swift.type(of: box.payload))", bytes)
    default: nil
    }
  }

  private static func number(_ type: String?, _ bytes: [UInt8]) -> Value? {
    let bits = bytes.enumerated().reduce(UInt64(0)) { $0 | UInt64($1.element) << (8 * UInt64($1.offset)) }
    return switch type {
    case "Bool": .bool(bits != 0)
    case "Int8": .boxed(Int8(truncatingIfNeeded: bits))
    case "UInt8": .boxed(UInt8(truncatingIfNeeded: bits))
    case "Int16": .boxed(Int16(truncatingIfNeeded: bits))
    case "UInt16": .boxed(UInt16(truncatingIfNeeded: bits))
    case "Int32": .boxed(Int32(truncatingIfNeeded: bits))
    case "UInt32": .boxed(UInt32(truncatingIfNeeded: bits))
    case "Int64": .boxed(Int64(bitPattern: bits))
    case "UInt64": .boxed(bits)
    case "UInt": .boxed(UInt(bits))
    case "Float": .boxed(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case "Double": .double(Double(bitPattern: bits))
    case "Int": .int(Int(bitPattern: UInt(bits)))
    default: nil
    }
  }

  /// Returns the bytes of a number; nil for other values, whose layout is not that of compiled programs.
  static func bytes(of value: Value) -> [UInt8]? {
    func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
      (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    switch value {
    case .bool(let flag): return [flag ? 1 : 0]
    case .int(let number): return little(number)
    case .double(let number): return little(number.bitPattern)
    case .native(let box):
      if let number = box.payload as? Float { return little(number.bitPattern) }
      return (box.payload as? any FixedWidthInteger).map { little($0) }
    default: return nil
    }
  }
}

/// Bytes that a program writes through `UnsafeMutableRawBufferPointer`.
final class ByteMemory: @unchecked Sendable {
  // Unchecked because programs that write memory on two threads are wrong in Swift too.
  var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }
}

/// The value of `UnsafeMutableRawBufferPointer`: bytes that can be written.
struct MutableRawBytes: NativeSequence, ListedValues, Sendable {
  let memory: ByteMemory
  var readable: RawBytes { RawBytes(bytes: memory.bytes) }
  var elements: [Value] { readable.elements }
  func makeNext() -> () throws -> Value? { readable.makeNext() }

  func write(_ bytes: [UInt8], at offset: Int) throws {
    guard offset >= 0, offset <= memory.bytes.count, bytes.count <= memory.bytes.count - offset else {
      throw fault("UnsafeMutableRawBufferPointer.storeBytes out of bounds")
    }
    memory.bytes.replaceSubrange(offset..<offset + bytes.count, with: bytes)
  }
}
