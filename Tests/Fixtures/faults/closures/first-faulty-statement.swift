// Of a closure of several statements the types are looked at up to the first that is wrong; names, and what is outside, to the end.
func perform(_ body: () -> Int) {}
func performKeeping(_ body: @escaping () -> Void) {}
func load() throws -> Int { 1 }
perform {
  let first: Int = "a"
//                 ^ error: cannot convert value of type 'String' to specified type 'Int'
  let second: Int = "b"
  print(unknown)
//      ^ error: cannot find 'unknown' in scope
  return first.missing
}
perform {
  for number in [1, 2] {
    let text: String = number
//                     ^ error: cannot convert value of type 'Int' to specified type 'String'
    print(text.missing)
  }
  return "c"
}
final class Screen {
  var count = 0
  func start() {
    performKeeping {
      count += 1
      self.count = "d"
//                 ^ error: cannot assign value of type 'String' to type 'Int'
      count += 2
    }
    let text: String = 5
//                     ^ error: cannot convert value of type 'Int' to specified type 'String'
    let other: Int = text.missing
//                        ^ error: value of type 'String' has no member 'missing'
  }
}
perform {
  let loaded = load()
  return "e"
//       ^ error: cannot convert value of type 'String' to closure result type 'Int'
}
let after: Int = "f"
//               ^ error: cannot convert value of type 'String' to specified type 'Int'
func states(_ state: Int?) -> Int {
  switch state {
// ^3 error: switch must be exhaustive
  case .some(let number): return number.missing
//                                      ^ error: value of type 'Int' has no member 'missing'
  }
}
