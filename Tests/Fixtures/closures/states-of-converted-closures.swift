// Closures with an inout parameter that are seen as functions with an optional result, and endless sequences that are compared.
func run<S>(_ start: S, _ next: (inout S) -> Int?) {
  var state = start
  print(next(&state) ?? 0, next(&state) ?? 0, next(&state) ?? 0, state)
}
run((0, 1)) { s -> Int in
  defer { s = (s.1, s.0 + s.1) }
  return s.0
}
let step: (inout Int) -> Int = { n in
  n += 1
  return n * 10
}
run(5, step)
let fibonacci = sequence(state: (0, 1)) { s -> Int in
  defer { s = (s.1, s.0 + s.1) }
  return s.0
}
print(Array(fibonacci.prefix(10)), Array(fibonacci.lazy.drop { $0 < 50 }.filter { $0 % 2 == 0 }.prefix(3)))
print(fibonacci.starts(with: [0, 1, 1, 2]), fibonacci.starts(with: [1]) { $0 == $1 }, [1].starts(with: [1, 2]))
print("abc".prefix(2))
extension Array {
  subscript(_: UnboundedRange) -> String { "all of \(count)" }
}
let all: String = [1, 2, 3][...]
print(all)
