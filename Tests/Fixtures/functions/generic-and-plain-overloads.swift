func p(_ x: Any) -> String { "any" }
func p<T>(_ x: T) -> String { "T" }
func p<T: Equatable>(_ x: T) -> String { "Eq" }
func p(_ x: Int...) -> String { "ints" }
func q(_ x: Double, y: Int = 0) -> String { "double" }
func q<T: Numeric>(_ x: T) -> String { "numeric" }
func r(_ x: [Int], _ y: Int = 0) -> String { "array" }
func r<C: Collection>(_ x: C) -> String { "collection" }
func s(_ f: () -> Int, _ n: Int = 0) -> String { "fn" }
func s<T>(_ x: T) -> String { "gen" }
print(p(1), p("a"), p([1] as Any), q(1.0), q(1), r([1]), r("a"), s { 1 })
func k(_ x: any Equatable) -> String { "any" }
func k<T: Equatable>(_ x: T) -> String { "gen" }
print(k(1))
func t(_ a: Double, _ b: Double) -> String { "doubles" }
func t<T: Comparable>(_ a: T, _ b: T) -> String { "gen" }
print(t(1, 2.0))
func oo(_ x: String...) -> String { "strings" }
func oo<T>(_ x: T) -> String { "generic" }
print(oo("a"))
