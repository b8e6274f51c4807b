print((1...100).contains(Int.random(in: 1...100)), (0..<1).contains(Double.random(in: 0..<1)))
print([1, 2, 3].randomElement() != nil, [Int]().randomElement() == nil, [3, 1, 2].shuffled().sorted())
struct Fixed: RandomNumberGenerator { var n: UInt64 = 1; mutating func next() -> UInt64 { n = n &* 6364136223846793005 &+ 1442695040888963407; return n } }
var g = Fixed()
print(Int.random(in: 1...6, using: &g), Int.random(in: 1...6, using: &g), [1, 2, 3, 4, 5].shuffled(using: &g))
