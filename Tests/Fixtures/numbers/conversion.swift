let i = 7
print(Double(i) / 2, Int(3.99), Int(-3.99), Float(0.1), Double("1e3")!, i / 2)
print(UInt8(200), Int8(-5), UInt8.max, Int8.min, UInt(3) + 4, Int64(5) * 2, Int32(9) % 4)
print(UInt8(truncatingIfNeeded: 300), UInt8(clamping: -5), Int8(exactly: 300) as Any, Int(exactly: 2.5) as Any)
