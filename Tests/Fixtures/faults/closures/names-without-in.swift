// A closure that names its parameter without `in`, or with an arrow, lacks a parameter and uses a name that nothing declares: both are told
// of.

struct Flight {
  let origin: String

  func minutes() -> Int { 1 }
}

let flights = [Flight(origin: "HEL")]
let own = flights.filter { item
//                       ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
//                         ^ error: cannot find 'item' in scope
  item.origin == "HEL"
// ^3 error: cannot find 'item' in scope
}
let minutes = flights.map { item
//                        ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
//                          ^ error: cannot find 'item' in scope
  let value = item.minutes()
//            ^ error: cannot find 'item' in scope
  return value
}
flights.forEach { item
//              ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
//                ^ error: cannot find 'item' in scope
  let number: Int = "a"
  print(number)
}
let lengths = flights.map { item => item.origin }
//                        ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
//                          ^ error: cannot find 'item' in scope
//                               ^ error: cannot find operator '=>' in scope
//                                  ^ error: cannot find 'item' in scope
let total = flights.reduce(0) { sum, item
//                            ^ error: contextual type for closure argument list expects 2 arguments, which cannot be implicitly ignored
//                              ^ error: cannot find 'sum' in scope
//                                 ^ error: consecutive statements on a line must be separated by ';'
//                                 ^ error: expected expression
  sum + item.minutes()
}

func departures(_ flights: [Flight]) -> [Flight] {
  flights.filter { item
//               ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
//                 ^ error: cannot find 'item' in scope
    item.origin == "ARN"
//  ^ error: cannot find 'item' in scope
  }
}
