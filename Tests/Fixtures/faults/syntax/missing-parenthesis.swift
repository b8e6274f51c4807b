print("a"
//       ^ error: expected ')' in expression list
let x = 1
