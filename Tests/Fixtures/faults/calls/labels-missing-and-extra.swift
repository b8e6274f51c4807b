func move(x: Int, y: Int) {}
move(1, 2)
//  ^ error: missing argument labels 'x:y:' in call
func jump(_ x: Int, _ y: Int) {}
jump(x: 1, y: 2)
//  ^ error: extraneous argument labels 'x:y:' in call
func put(a: Int, b: Int = 1, c: Int) {}
put(a: 1, c: 2, b: 3)
//              ^ error: argument 'b' must precede argument 'c'
print("a", seperator: "b")
//   ^ error: incorrect argument label in call (have '_:seperator:', expected '_:separator:')
