func move(from: Int, to: Int) {}
move(from: 1, by: 2)
//  ^ error: incorrect argument label in call (have 'from:by:', expected 'from:to:')
