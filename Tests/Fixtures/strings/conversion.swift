print(String(42), String(1.5), String(true), Int("12")!, Int("x") as Any, Double("2.5")!, Bool("true")!)
print(String(255, radix: 16), Int("ff", radix: 16)!, String(5, radix: 2), String("x"))
print(String(describing: [1, 2]), String(describing: Optional(1)), String(repeating: "ab", count: 3))
print(Int(3.99), Double(7), Int("-5")!, Int("+5")!, Int("5 ") as Any, Int("") as Any)
