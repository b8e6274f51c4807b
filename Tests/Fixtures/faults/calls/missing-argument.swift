func move(from: Int, to: Int) {}
move(from: 1)
//          ^ error: missing argument for parameter 'to' in call
