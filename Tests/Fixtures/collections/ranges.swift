print((1...5).contains(5), (1..<5).contains(5), 3 ~= 3, (1...3) ~= 2)
print((1...3).map { $0 }, (0..<3).reversed().map { $0 }, (1...3).reduce(0, +), (0..<0).isEmpty)
let r = 2..<6
print(r, r.lowerBound, r.upperBound, r.count, r.first!, r.last!, r.contains(2))
print(1.0...2.0, (1.0...2.0).contains(1.5), ("a"..."f").contains("c"))
print((1...).contains(100), (..<5).contains(5), (...5).contains(5), (1...10).clamped(to: 3...20))
print(Array((1...10).filter { $0 % 3 == 0 }), (1...3).flatMap { [$0, $0] }, r == 2..<6)
