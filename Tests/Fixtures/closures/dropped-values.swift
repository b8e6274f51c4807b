func clo(_ f: () -> Void) -> String { "void" }
func clo(_ f: () -> Int) -> String { "int" }
print(clo { 1 }, clo { print("x") }, clo { _ = 1 })
func c(_ f: (Int) -> Void) -> String { "void" }
func c<T>(_ f: (Int) -> T) -> String { "T \(T.self)" }
print(c { $0 + 1 }, c { _ = $0 })
func e(_ f: () -> String) -> String { "s" }
func e(_ f: () -> Int) -> String { "i" }
print(e { "a" }, e { 1 }, e { let x = 1; return x })
var set: Set<Int> = []
[1, 2, 2].forEach { set.insert($0) }
print(set.count)
func both(_ f: (Int) -> Void, _ g: () -> Int = { 1 }) -> String { "one" }
func both(_ f: (Int) -> Bool) -> String { "bool" }
print(both { $0 > 1 }, both { print($0) })
func run(_ f: () -> Void) { f() }
run { [1, 2].map { $0 * 2 } }
run { 3 }
run { Optional(3).map { $0 + 1 } }
