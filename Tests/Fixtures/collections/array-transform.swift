let a = [1, 2, 3, 4]
print(a.map { $0 * $0 }, a.filter { $0 % 2 == 0 }, a.reduce(0, +), a.reduce("") { $0 + "\($1)" })
print([[1, 2], [3]].flatMap { $0 }, ["1", "x"].compactMap { Int($0) }, a.flatMap { [$0, -$0] })
print([[1], [2, 3]].joined().map { $0 }, Array([[1], [2]].joined(separator: [0])))
print(a.reversed().map { $0 }, Array(a.reversed()), a.enumerated().map { $0 * $1 })
a.forEach { print($0, terminator: ";") }
print()
