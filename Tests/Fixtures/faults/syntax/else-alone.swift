else { print("a") }
// ^1 error: expected expression
