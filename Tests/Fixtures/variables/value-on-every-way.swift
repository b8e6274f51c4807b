struct Failure: Error {}
func attempt(_ fails: Bool) throws -> Int {
  if fails { throw Failure() }
  return 1
}
func known(_ fails: Bool) {
  var step: String
  do {
    step = "began"
    _ = try attempt(fails)
    step = "ended"
  } catch {
    print("caught after", step)
  }
  print(step)
}
known(true)
known(false)
func deferred() {
  let result: Int
  defer { print("result", result) }
  result = 2
  print("set")
}
deferred()
func elements() {
  var point: (x: Int, y: Int)
  point.x = 1
  point.y = 2
  print(point)
}
elements()
func search(_ numbers: [Int]) -> Int {
  let found: Int
  var index = 0
  while true {
    if numbers[index] > 2 {
      found = numbers[index]
      break
    }
    index += 1
  }
  return found
}
print(search([1, 2, 3]))
func rounds() {
  for number in 0..<3 {
    let half: Int
    if number == 1 { continue }
    half = number / 2
    print(half)
  }
}
rounds()
struct Named {
  var name: String
  init() {
    defer { print(name) }
    name = "a"
  }
}
_ = Named()
