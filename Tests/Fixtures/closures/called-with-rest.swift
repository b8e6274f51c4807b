// Closures that are called where they stand, with variadic parameters and with inout ones.
print({ (a: Int, b: Int...) in a + b.count }(1, 2, 3))
print({ (b: Int...) in b.reduce(0, +) }())
let f = { (a: String, b: Int...) -> String in a + b.description }
print(f("x", 1, 2), f("y"))
let r: Int = { (b: Int...) in b.count }(1, 2)
print(r)
var numbers = [1, 2, 3]
func edit<T>(_ value: inout T, _ change: (inout T) -> Void) { change(&value) }
let removed = { $0.removeFirst() }(&numbers)
print(numbers, removed)
let w: Int = { (x: inout [Int]) in x.removeFirst() }(&numbers)
print(numbers, w)
