print(0b1010 & 0b0110, 1 << 3, 0xFF ^ 0x0F, ~0, 16 >> 2, 1 << 62)
var flags = 0
flags |= 1 << 2; flags |= 1; flags &= ~1
print(flags, String(flags, radix: 2))
