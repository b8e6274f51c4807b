// A complement is of the type that is wanted.
let all: UInt8 = ~0
let two: Int8 = ~1
let lower: PartialRangeFrom<Int8> = 1...
print(all, two, all & ~7, lower.lowerBound)
var flags: UInt16 = 0xFFFF
flags &= ~0xFF
let mask = flags & ~0x100
print(flags, mask, flags | ~0 == .max, 1 & ~1)
