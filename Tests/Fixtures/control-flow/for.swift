for i in 1...3 { print(i) }
for i in (0..<3).reversed() { print(i) }
for c in "abc" { print(c) }
for (i, w) in ["x", "y"].enumerated() { print(i, w) }
for _ in 0..<2 { print("again") }
