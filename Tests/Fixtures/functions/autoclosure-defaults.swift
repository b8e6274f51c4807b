// The default value of an autoclosure is evaluated when the closure is called.

var made = 0

func note() -> String {
  made += 1
  return "note \(made)"
}

func expect(
  _ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = note(), line: Int = #line
) rethrows {
  if try !condition() { print(message(), line) }
}

struct Missing<Value> {
  var value: Value?

  func or(_ fallback: @autoclosure () -> String = "nothing of \(Value.self)") -> String {
    value.map { "\($0)" } ?? fallback()
  }
}

expect(1 < 2)
print(made)
expect(1 > 2)
expect([].isEmpty, note())
expect(1 > 2, "given")
print(made, Missing<Int>().or(), Missing(value: 3).or(), Missing<String>().or("text"))
