let n = 1
if n > 1 and n < 2 { print(n) }
//       ^ error: expected '{' after 'if' condition
