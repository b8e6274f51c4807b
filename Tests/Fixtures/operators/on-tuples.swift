// Operators of the program on tuples, beside the library's comparisons of tuples.
infix operator ~~
func ~~ (l: (Int, Int), r: Int) -> Int { l.0 + l.1 + r }
print((1, 2) ~~ 3)
func - (l: (Int, Int), r: (Int, Int)) -> (Int, Int) { (l.0 - r.0, l.1 - r.1) }
let t = (1, 2)
print(t - t)
func + (l: (x: Int, y: Int), r: (x: Int, y: Int)) -> (x: Int, y: Int) { (l.x + r.x, l.y + r.y) }
print([(x: 1, y: 2), (x: 3, y: 4)].reduce((x: 0, y: 0), +))
func <+> <A>(l: (A, Int), r: A) -> [A] { Array(repeating: r, count: l.1) + [l.0] }
infix operator <+> : AdditionPrecedence
print(("a", 2) <+> "b")
print((1, "a") < (1, "b"), (1, 2) == t, (1, 2) - t == (0, 0))
prefix operator ^^
prefix func ^^ (p: (Int, Int)) -> Int { p.0 * p.1 }
print(^^(3, 4), ^^t)
func < (l: (name: String, age: Int), r: (name: String, age: Int)) -> Bool { l.age < r.age }
print((name: "a", age: 5) < (name: "b", age: 4), (1, 5) < (2, 4))
var sum = (0, 0)
func += (l: inout (Int, Int), r: (Int, Int)) { l.0 += r.0; l.1 += r.1 }
sum += (1, 2)
sum += t
print(sum)
