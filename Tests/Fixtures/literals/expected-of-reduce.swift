// What is expected of the result of `reduce` reaches its first value and the literal that it begins with.
struct Quantity: ExpressibleByFloatLiteral {
    var v: Double
    init(floatLiteral v: Double) { self.v = v }
    static func + (l: Self, r: Self) -> Self { Quantity(floatLiteral: l.v + r.v) }
    static var zero: Quantity { 0.0 }
}
let t: Quantity = [1.5, 2.5].reduce(0.0) { $0 + $1 }
print(t)
let t2: Quantity = [1.5, 2.5].reduce(.zero) { $0 + $1 }
print(t2)
let t3: Quantity = [1.5, 2.5].reduce(.zero, +)
print(t3)
let t4: Quantity = [1.5, 2.5].reduce(0.0, +)
print(t4)
let t5: Float = [1.5, 2.5].reduce(0.0, +)
print(t5)
let total: Float = [1.5, 2.5].reduce(0) { $0 * 2 + $1 }
print(total, type(of: total))
let joined: Substring = ["a", "b"].reduce("") { $0 + $1 }
print(type(of: joined))
let count: Int8 = [1, 2].reduce(0, +)
print(type(of: count))
