func run(_ times: Int, body: (Int) -> Void, done: () -> Void) {
  for i in 0..<times { body(i) }
  done()
}
run(2) { print("step", $0) } done: { print("done") }
run(1, body: { print("in parens", $0) }, done: {})
func only(_ f: () -> Int) -> Int { f() }
print(only { 3 })
