func run(_ a: Int) {}
func run(_ b: Int) {}
//   ^ error: invalid redeclaration of 'run'
