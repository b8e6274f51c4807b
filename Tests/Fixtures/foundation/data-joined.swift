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
