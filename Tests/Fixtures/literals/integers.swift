print(1, -7, 1_000_000)
print(0xFF, 0b1010, 0o17)
let big = 9_223_372_036_854_775_807
print(big == Int.max)
