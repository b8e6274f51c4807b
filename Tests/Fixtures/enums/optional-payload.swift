enum Load<T> { case idle, done(T?) }
let a: Load<Int> = .done(nil), b: Load<Int> = .done(3)
for x in [a, b, .idle] {
  switch x {
  case .idle: print("idle")
  case .done(nil): print("empty")
  case .done(let v?): print("value", v)
  }
}
