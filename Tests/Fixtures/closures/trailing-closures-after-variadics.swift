// Trailing closures of functions with variadic parameters of function types: a parameter further on takes them first.
struct R {}
typealias M = (R) -> R
struct Mid { var f: M }
func g1(_ p: String, _ e: M..., build: (Int) -> Void) { print("g1", p, e.count); build(1) }
g1("a") { _ in }
g1("a", { $0 }) { _ in }
g1("a", { $0 }, { $0 }) { n in print(n) }
func g2(_ p: String, _ e: M = { $0 }, build: (Int) -> Void) { print("g2", p); build(1) }
g2("a") { n in print(n) }
g2("a", { $0 }) { n in print(n) }
func g3(_ e: M..., build: ((Int) -> Void)? = nil) { print("g3", e.count, build == nil) }
g3 { $0 }
g3({ $0 }) { _ in }
func g4(_ p: String, _ e: M..., build: (Int) -> Void, last: (Int) -> Void) { print("g4", p, e.count); build(1); last(2) }
g4("x") { print($0) } last: { print($0) }
func g5<T>(_ p: String, _ e: M..., build: () throws -> T) rethrows -> T { print(e.count); return try build() }
print(g5("x") { 3 })
func g6(_ e: M...) { print("g6", e.count) }
g6 { $0 }
func g7(_ e: M..., x: Int = 0) { print("g7", e.count) }
g7 { $0 }
g7({ $0 }) { $0 }
func g8(_ e: Any..., f: (() -> Void)? = nil) { print("g8", e.count, f == nil) }
g8 { }
g8(1) { }
func g9(_ e: Any...) { print("g9", e.count) }
