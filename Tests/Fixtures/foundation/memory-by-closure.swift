// Arrays that a closure fills, stretches of memory, and bytes that are read and written.
import Foundation
let squares = [Int](unsafeUninitializedCapacity: 4) { buffer, count in
  for i in 0..<3 { buffer[i] = i * i }
  count = 3
}
print(squares)
let one = Array<String>(unsafeUninitializedCapacity: 2) { buffer, initializedCount in
  buffer.initializeElement(at: 0, to: "seven")
  initializedCount = 1
}
print(one, one.count)
print([1, 2, 3].withContiguousStorageIfAvailable { $0.reduce(0, +) } ?? 0)
let buffer = UnsafeMutableBufferPointer<Int>.allocate(capacity: 2)
buffer.initialize(repeating: 1)
buffer[0] = 3
print(Array(buffer), buffer.count, buffer.baseAddress!.pointee)
buffer.deallocate()
var data = Data([5, 6, 7])
data.withUnsafeMutableBytes { (bytes: UnsafeMutableRawBufferPointer) in bytes[1] = 9 }
print(data[1], data.count)
var number: UInt16 = 0x0102
withUnsafeMutableBytes(of: &number) { bytes in
  let first = bytes[0]
  bytes[0] = bytes[1]
  bytes[1] = first
}
print(number, withUnsafeBytes(of: number.bigEndian) { Array($0) })
var words: [UInt32] = [1, 2]
words.withUnsafeMutableBytes { $0.storeBytes(of: 7, toByteOffset: 4, as: UInt32.self) }
print(words)
