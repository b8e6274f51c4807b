func move(from a: Int, to b: Int) {}
move(to: 1, from: 2)
//          ^ error: argument 'from' must precede argument 'to'
