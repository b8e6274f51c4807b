print("hello"
let x = 3
// ^1 error: expected ')' in expression list
