// An autoclosure is part of a function type: of closures, of stored functions, of functions that are returned.

func log(every count: Int) -> (inout [String], @autoclosure () -> String) -> Bool {
  var calls = 0
  return { lines, message in
    calls += 1
    guard calls % count == 0 else { return false }
    lines.append(message())
    return true
  }
}

struct Check {
  let condition: (@autoclosure () -> Bool, String) -> Void
  var doubled: ((@autoclosure () -> Int) -> Int)?
}

var lines: [String] = []
var made = 0

func message(_ number: Int) -> String {
  made += 1
  return "call \(number)"
}

let write = log(every: 2)
print((1...5).map { write(&lines, message($0)) }, lines, made)

let successor: (@autoclosure () -> Int) -> Int = { $0() + 1 }
print(successor(3), successor(made * 10))

let check = Check(condition: { print($0(), $1) }, doubled: { $0() * 2 })
check.condition(1 > 2, "x")
print(check.doubled?(4) ?? 0)
