// A closure whose whole body is an `if` or a `switch` of single values has the value of its branches as its result.
func labels(_ numbers: [Int]) -> [String] {
  return numbers.map { number in
    if number > 0 { print(number) } else { print(1) }
//                  ^ error: cannot convert value of type '()' to specified type 'String'
  }
}
func names(_ numbers: [Int]) -> [String] {
  return numbers.map { number in
    switch number {
    case 0: print(number)
//          ^ error: cannot convert value of type '()' to specified type 'String'
    default: print(1)
    }
  }
}
