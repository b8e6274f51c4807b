enum E: Error { case bad(Int) }
func f(_ n: Int) -> Result<Int, E> { n > 0 ? .success(n) : .failure(.bad(n)) }
for n in [1, -1] {
  switch f(n) {
  case .success(let v): print("ok", v)
  case .failure(let e): print("failed", e)
  }
}
print(f(2).map { $0 * 10 }, (try? f(-2).get()) as Any)
print(f(1).flatMap { f($0 - 5) }, f(-1).mapError { _ in E.bad(99) })
let r = Result { try f(3).get() + 1 }
print(try r.get())
