// An operand that is missing at the end of a line is missed where the next token is.

func product(_ number: Int) -> Int {
  let twice = number *
  return twice
// ^3 error: expected expression after operator
}

print(true &&)
//           ^ error: expected expression after operator
let sum = 1 +
let next = 2
// ^1 error: expected expression after operator
