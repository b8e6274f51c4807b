func run()
//   ^ error: expected '{' in body of function declaration
