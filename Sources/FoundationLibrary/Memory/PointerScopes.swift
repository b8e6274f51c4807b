import Execution
import Foundation
import StandardLibrary
import Types

/// Declares functions that lend memory to a closure.
func declareScopes(_ module: NativeModule) {
  module.global(
    named: ["withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeBytes", "withUnsafeMutableBytes"],
    lazily: variableScopes)
  module.extend("extension Array", lazily: arrayScopes)
  module.extend("extension Data", lazily: dataScopes)
  module.extend("extension String", lazily: textScopes)
  module.global(named: ["strlen"], lazily: textLengths)
}

private var variableScopes: [NativeMember] {
  var global: [NativeMember] = []
  global.general(
    "func withUnsafePointer<T, Result>(to value: T, _ body: (UnsafePointer<T>) throws -> Result) rethrows -> Result"
  ) {
    let start = PointerValue(block: MemoryBlock([$0[0]]), offset: 0)
    return try $0[1].asFunction.call(.boxed(ReadingPointer(place: start)))
  }
  global.mutating(
    "func withUnsafePointer<T, Result>(to value: inout T, _ body: (UnsafePointer<T>) throws -> Result) rethrows -> Result"
  ) { value, call in
    let start = PointerValue(block: MemoryBlock([value]), offset: 0)
    return try call[0].asFunction.call(.boxed(ReadingPointer(place: start)))
  }
  global.mutating(
    "func withUnsafeMutablePointer<T, Result>(to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> Result) rethrows -> Result"
  ) { value, call in
    let block = MemoryBlock([value])
    defer { if let changed = block.values.first ?? nil { value = changed } }
    return try call[0].asFunction.call(.boxed(PointerValue(block: block, offset: 0)))
  }
  global.general(
    "func withUnsafeBytes<T, Result>(of value: T, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result"
  ) { try lend(bytesOf: $0[0], to: $0[1]) }
  global.mutating(
    "func withUnsafeBytes<T, Result>(of value: inout T, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result"
  ) { value, call in try lend(bytesOf: value, to: call[0]) }
  global.mutating(
    "func withUnsafeMutableBytes<T, Result>(of value: inout T, _ body: (UnsafeMutableRawBufferPointer) throws -> Result) rethrows -> Result"
  ) { value, call in
    guard let bytes = RawBytes.bytes(of: value) else { throw faultWithoutBytes(value) }
    let memory = ByteMemory(bytes)
    defer { if let changed = RawBytes.number(like: value, memory.bytes) { value = changed } }
    return try call[0].asFunction.call(.boxed(MutableRawBytes(memory: memory)))
  }
  return global
}

/// Calls a closure with the bytes of a number.
private func lend(bytesOf value: Value, to body: Value) throws -> Value {
  guard let bytes = RawBytes.bytes(of: value) else { throw faultWithoutBytes(value) }
  return try body.asFunction.call(.boxed(RawBytes(bytes: bytes)))
}

private func faultWithoutBytes(_ value: Value) -> Error {
  fault("the bytes of \(value.debugDescription) are not those of a compiled program: only numbers have them")
}

private var arrayScopes: [NativeMember] {
  var array: [NativeMember] = []
  array.general("func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R") {
    let values = $0[0].asArray
    let start = PointerValue(block: MemoryBlock(values), offset: 0)
    return try $0[1].asFunction.call(.boxed(ReadingBuffer(buffer: BufferValue(start: start, count: values.count))))
  }
  array.mutating(
    "mutating func withUnsafeMutableBufferPointer<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R) rethrows -> R"
  ) { value, call in
    let block = MemoryBlock(value.asArray)
    defer { value = .array(block.values.compactMap { $0 }) }
    let buffer = BufferValue(start: PointerValue(block: block, offset: 0), count: block.values.count)
    var arguments: [Value] = [.boxed(buffer)]
    return try call[0].asFunction.call(changing: &arguments)
  }
  array.general(
    "func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R?"
  ) {
    let values = $0[0].asArray
    let start = PointerValue(block: MemoryBlock(values), offset: 0)
    return .wrapped(
      try $0[1].asFunction.call(.boxed(ReadingBuffer(buffer: BufferValue(start: start, count: values.count)))))
  }
  array.general(
    "init(unsafeUninitializedCapacity: Int, initializingWith initializer: (inout UnsafeMutableBufferPointer<Element>, inout Int) throws -> Void) rethrows"
  ) { call in
    let buffer = try BufferValue.allocated(call[0].toInt)
    var arguments: [Value] = [.boxed(buffer), .int(0)]
    _ = try call[1].asFunction.call(changing: &arguments)
    guard 0...buffer.count ~= arguments[1].toInt else {
      throw fault("Initialized count set to greater than specified capacity.")
    }
    return .array(try (0..<arguments[1].toInt).map { try buffer.start.read($0) })
  }
  array.general("func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R") { call in
    let bytes = try call[0].asArray.flatMap { value in
      guard let bytes = RawBytes.bytes(of: value) else { throw fault("only arrays of numbers have bytes here") }
      return bytes
    }
    return try call[1].asFunction.call(.boxed(RawBytes(bytes: bytes)))
  }
  array.mutating(
    "mutating func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R"
  ) { value, call in
    let values = value.asArray
    let parts = try values.map { value in
      guard let bytes = RawBytes.bytes(of: value) else { throw faultWithoutBytes(value) }
      return bytes
    }
    let memory = ByteMemory(parts.flatMap { $0 })
    defer {
      let size = parts.first?.count ?? 1
      value = .array(
        values.enumerated().map { index, value in
          RawBytes.number(like: value, Array(memory.bytes[index * size..<(index + 1) * size])) ?? value
        })
    }
    return try call[0].asFunction.call(.boxed(MutableRawBytes(memory: memory)))
  }
  return array
}

private var dataScopes: [NativeMember] {
  var data: [NativeMember] = []
  data.general("func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R") {
    try $0[1].asFunction.call(.boxed(RawBytes(bytes: Array($0[0].payload(Data.self) ?? Data()))))
  }
  data.mutating(
    "mutating func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R"
  ) { value, call in
    let memory = ByteMemory(Array(value.payload(Data.self) ?? Data()))
    defer { value = .boxed(Data(memory.bytes)) }
    return try call[0].asFunction.call(.boxed(MutableRawBytes(memory: memory)))
  }
  return data
}

private var textScopes: [NativeMember] {
  var text: [NativeMember] = []
  text.general("func withCString<R>(_ body: (UnsafePointer<Int8>) throws -> R) rethrows -> R") {
    let values = $0[0].toText.utf8CString.map { Value.boxed($0) }
    let start = PointerValue(block: MemoryBlock(values), offset: 0)
    return try $0[1].asFunction.call(.boxed(ReadingPointer(place: start)))
  }
  text.mutating("mutating func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R") {
    value, call in
    let values = value.toText.utf8.map { Value.boxed($0) }
    let start = PointerValue(block: MemoryBlock(values), offset: 0)
    return try call[0].asFunction.call(.boxed(ReadingBuffer(buffer: BufferValue(start: start, count: values.count))))
  }
  return text
}

private var textLengths: [NativeMember] {
  var length: [NativeMember] = []
  length.unary("func strlen(_ s: UnsafePointer<Int8>) -> Int") { text in
    var count = 0
    while try pointerPlace(text).read(count).payload(Int8.self) != 0 { count += 1 }
    return .int(count)
  }
  length.unary("func strlen(_ s: String) -> Int") { .int($0.toText.utf8.count) }
  return length
}
