// An own operator between two literals of different kinds.
let n: UInt8 = 66
func * (s: String, n: Int) -> String { String(repeating: s, count: n) }
print("x" * 3)
func + (a: Int, b: String) -> String { "\(a)\(b)" }
print(1 + "a")
func - (a: String, b: Character) -> String { a.filter { $0 != b } }
print("abc" - "b")
func * (n: Int, s: String) -> String { s * n }
print(2 * "ab", 2 * 3, "a" + "b", 1 + 2)
