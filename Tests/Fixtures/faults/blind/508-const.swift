const x = 3
// ^1 error: cannot find 'const' in scope
//   ^ error: consecutive statements on a line must be separated by ';'
//    ^ error: cannot find 'x' in scope
