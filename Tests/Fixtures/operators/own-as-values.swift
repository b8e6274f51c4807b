struct R { var n = 0
  static func - (a: R, b: Int) -> R { R(n: a.n - b) }
  static func += (a: inout R, b: Int) { a.n += b }
}
print([1, 2].reduce(R(), -).n)
print([1, 2].reduce(into: R(), +=).n)
struct Sum { var total = 0.0
  static func + (a: Sum, b: Int) -> Sum { Sum(total: a.total + Double(b)) }
  static func + (a: Sum, b: Double) -> Sum { Sum(total: a.total + b) }
}
print([1, 2].reduce(Sum(), +).total, [0.5, 1.5].reduce(Sum(), +).total)
struct Later { var value: Int?
  static func ?? (later: Later, other: @autoclosure () -> Int) -> Int { later.value ?? other() }
}
let some: Int? = nil
print(Later(value: nil) ?? 4, Later(value: 2) ?? 4, some ?? 5)
