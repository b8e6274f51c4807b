func move(from a: Int, to b: Int) {}
move(form: 1, to: 2)
//  ^ error: incorrect argument label in call (have 'form:to:', expected 'from:to:')
