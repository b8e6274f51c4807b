func move(_ step: Int) {}
move(1, 2)
//      ^ error: extra argument in call
