struct P { var x = 1; mutating func move() { x += 1 } }
let p = P()
p.move()
// ^3 error: cannot use mutating member on immutable value: 'p' is a 'let' constant
