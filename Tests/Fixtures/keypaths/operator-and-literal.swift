// A literal as the second operand of an operator on key paths.
struct L: Equatable, ExpressibleByIntegerLiteral { let raw: Int; init(integerLiteral raw: Int) { self.raw = raw } }
struct User { var boss: L; var age: Double }
infix operator ~~
func ~~ <T, V: Equatable>(path: KeyPath<T, V>, value: V) -> String { "\(value)" }
print(\User.age ~~ 1)
print(\User.boss ~~ L(integerLiteral: 1))
print(\User.boss ~~ 1)
