// Plain uses of unsafe pointers.
import Foundation

let numbers = [1, 2, 3]
print(numbers.withUnsafeBufferPointer { $0.reduce(0, +) })
print(numbers.withUnsafeBufferPointer { buffer in buffer.count + buffer[1] })
var changed = numbers
changed.withUnsafeMutableBufferPointer { buffer in
  for index in buffer.indices { buffer[index] *= 2 }
  buffer.swapAt(0, 2)
}
print(changed)
var x = 5
withUnsafeMutablePointer(to: &x) { $0.pointee += 1 }
print(x)
print(withUnsafePointer(to: x) { $0.pointee * 2 })
let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 3)
pointer.initialize(repeating: 0, count: 3)
(pointer + 1).pointee = 4
(pointer + 2).pointee = 5
print(pointer[0], pointer.advanced(by: 1).pointee, pointer[2], pointer.pointee)
let buffer = UnsafeBufferPointer(start: pointer, count: 3)
print(buffer.map { $0 + 1 }, Array(buffer), buffer.max() ?? 0)
pointer.deinitialize(count: 3)
pointer.deallocate()
let value: UInt32 = 0x0102_0304
print(withUnsafeBytes(of: value) { Array($0) }, withUnsafeBytes(of: value.bigEndian) { Array($0) })
let data = Data([1, 0, 0, 0, 2, 0, 0, 0])
print(data.withUnsafeBytes { $0.load(as: UInt32.self) }, data.withUnsafeBytes { $0.load(fromByteOffset: 4, as: UInt32.self) })
print(data.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }, data.withUnsafeBytes { $0.count })
print([UInt8]([7, 8]).withUnsafeBytes { $0.reduce(0) { $0 + Int($1) } })
print("abc".withCString { strlen($0) })
var text = "hello"
print(text.withUTF8 { $0.count })
