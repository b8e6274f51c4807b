indirect enum Expr {
  case number(Int)
  case add(Expr, Expr)
  case multiply(Expr, Expr)
  var value: Int {
    switch self {
    case .number(let n): return n
    case .add(let a, let b): return a.value + b.value
    case .multiply(let a, let b): return a.value * b.value
    }
  }
}
let e = Expr.add(.number(2), .multiply(.number(3), .number(4)))
print(e.value)
print(e)
