let a = UInt64.max
print(a, a / 2 + 1, a &* 3, a >> 60, a > 5)
var s: UInt64 = 9223372036854775807
s &+= 1
print(s, s ^ (s >> 30), String(s, radix: 16), Int(truncatingIfNeeded: s), Double(s), s % 1000, UInt(s))
print(Int(exactly: s) as Any, s.leadingZeroBitCount, s.nonzeroBitCount, s == UInt64(bitPattern: Int64.min))
let u = UInt.max; print(u, u - 1)
var h: UInt64 = 14695981039346656037
for b in "hello".utf8 { h ^= UInt64(b); h = h &* 1099511628211 }
print(h, UInt32(truncatingIfNeeded: h))
let big = 0xFFFF_FFFF_FFFF_FFFF as UInt64
print(big, UInt64("18446744073709551615") as Any, UInt64(1) << 63)
print(Int.max, Int64.min, UInt8(255), UInt64(Int.max) + 5)
