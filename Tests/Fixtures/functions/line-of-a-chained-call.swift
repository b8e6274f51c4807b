// `#line` as a default argument is the line on which a call's arguments begin, for each call of a chain its own.

struct Steps {
  func then(_ name: String, line: Int = #line, column: Int = #column) -> Steps {
    print(name, line, column)
    return self
  }
  func each<T>(_ work: (T) -> Void, _ value: T, line: Int = #line) -> Steps {
    work(value)
    print("each", line)
    return self
  }
  func callAsFunction(line: Int = #line) { print("called", line) }
  subscript(index: Int, line: Int = #line) -> Steps { then("subscript", line: line) }
}

func run(line: Int = #line, _ work: () -> Void) { print("run", line) }

let steps = Steps()
  .then("one")
  .then(
    "two"
  )
  .each({ print($0) }, 1)[
    0]
steps
  .then("three")()
run  // here
{
}
let optional: Int? = 1
optional.map { print("no warning:", $0) }
