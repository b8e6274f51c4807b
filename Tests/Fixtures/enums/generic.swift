enum Either<L, R> {
  case left(L), right(R)
  func fold<T>(_ l: (L) -> T, _ r: (R) -> T) -> T {
    switch self {
    case .left(let x): return l(x)
    case .right(let x): return r(x)
    }
  }
}
let e: Either<Int, String> = .left(1)
let f = Either<Int, String>.right("x")
print(e.fold({ "int \($0)" }, { "str \($0)" }), f.fold({ "int \($0)" }, { "str \($0)" }))
print(e, f)
