// Only an argument of a throwing function's parameter makes a rethrowing call throw, not a function as a generic value.
typealias Handler = (Int) throws -> Int
typealias Middleware = (@escaping Handler) -> Handler
func base() -> Handler { { $0 } }
let plain = [1].reduce(base()) { handler, _ in handler }
print(try plain(1))
let doubling: Middleware = { next in { try next($0) * 2 } }
let logging: Middleware = { next in
  {
    print("in", $0)
    return try next($0)
  }
}
let app = [doubling, logging].reversed().reduce(base()) { handler, middleware in middleware(handler) }
print(try app(4))
print([plain].map { $0 }.count, [1].map { _ in plain }.count)

func run<F>(_ value: F, _ work: () throws -> Void) rethrows -> F {
  try work()
  return value
}
print(try run(plain) { print("working") }(3))

func attempt(_ work: (() throws -> Int)?) rethrows -> Int { try work?() ?? -1 }
print(attempt(nil), attempt(.none))
func five() throws -> Int { 5 }
let later: (() throws -> Int)? = five
print(try attempt(later), try attempt(five))
