let squares = (1...1_000_000).lazy.map { $0 * $0 }.filter { $0 % 2 == 0 }
print(squares.first!, Array(squares.prefix(3)))
let l = [1, 2, 3].lazy.map { n -> Int in print("mapping", n); return n }
print("before")
print(l.first!)
