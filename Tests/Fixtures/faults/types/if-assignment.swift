var n = 1
if n = 2 { print("x") }
//   ^ error: use of '=' in a boolean context, did you mean '=='?
