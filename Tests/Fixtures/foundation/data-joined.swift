import Foundation

// Bytes joined with other collections of bytes.

func checksum<S: Sequence>(_ bytes: S) -> UInt8 where S.Element == UInt8 { bytes.reduce(0x5A) { ($0 << 1 | $0 >> 7) ^ $1 } }
func sealed(_ data: Data) -> Data { data + [checksum(data)] }
func padded(_ data: Data, _ byte: UInt8) -> Data { return data + [byte] + [0] }

let data = Data([1, 2])
print(Array(sealed(data)), Array(padded(data, 9)), Array(data + data))
let joined = data + [3]
print(type(of: joined), joined.count)
let wanted: Data? = data + [4, 5]
print(wanted!.count)

// Byte by byte.
struct Writer {
  private(set) var data = Data()
  mutating func write<T: FixedWidthInteger>(_ value: T) {
    for shift in stride(from: T.bitWidth - 8, through: 0, by: -8) {
      data.append(UInt8(truncatingIfNeeded: value >> T(shift)))
    }
  }
  mutating func write(_ text: String) {
    write(UInt8(text.utf8.count))
    data.append(contentsOf: text.utf8)
  }
}
var writer = Writer()
writer.write(UInt16(0xBEEF))
writer.write("Öst")
writer.write(Int32(-2))
print(Array(writer.data))
var single = Data()
single.append(7)
single.append(Data([8]))
print(Array(single))
