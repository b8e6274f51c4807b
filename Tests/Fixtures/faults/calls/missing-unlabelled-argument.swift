func move(_ step: Int) {}
move()
//   ^ error: missing argument for parameter #1 in call
