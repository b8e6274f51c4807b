func move(x: Int, y: Int) {}
move(x: 1, y: 2, z: 3, w: 4)
//  ^ error: extra arguments at positions #3, #4 in call
move(x: 1) { 2 }
//         ^ error: trailing closure passed to parameter of type 'Int' that does not accept a closure
