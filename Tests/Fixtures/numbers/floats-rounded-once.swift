// An integer becomes a Float at once, not by way of a Double, which would round twice.
let wide: UInt64 = 0x8000_0080_0000_0001
print(Float(wide), Float(Int64(1) << 54 + 1), Double(wide), Float(UInt8(7)))
