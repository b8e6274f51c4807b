func move(to place: Int, by step: Int) {}
move()
//  ^ error: missing arguments for parameters 'to', 'by' in call
