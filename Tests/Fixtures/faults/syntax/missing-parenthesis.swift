print("a"
let x = 1
// ^1 error: expected ')' in expression list
