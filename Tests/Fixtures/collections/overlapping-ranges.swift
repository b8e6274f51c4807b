print((1..<4).overlaps(3...5), (1...4).overlaps(4..<5), (1..<3).overlaps(3..<4), (1..<1).overlaps(0..<2), (1...1).overlaps(1...1), (2..<2).overlaps(2...3), (0..<9).overlaps(4..<4))
