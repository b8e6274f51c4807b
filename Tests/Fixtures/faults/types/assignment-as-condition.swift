var a = 1
if a = 2 { print("two") }
//   ^ error: use of '=' in a boolean context, did you mean '=='?
