func f() {
  if not true { }
//       ^ error: expected '{' after 'if' condition
}
func g() {
  while not false { }
//          ^ error: expected '{' after 'while' condition
}
