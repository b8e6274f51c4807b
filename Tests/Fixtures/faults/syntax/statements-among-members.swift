// Where a method lacks its brace, what follows the type is read as its members: a statement there is no declaration, and what stands behind
// it up to the next one is skipped.

struct Game {
  var points: [Int]

  func total() -> Int {
    var sum = 0
    for value in points {
      sum += value
    return sum
  }
}

var game = Game(points: [1])
//         ^ error: 'Game' cannot be constructed because it has no accessible initializers
game.points.append(2)
// ^1 error: expected 'func' keyword in instance method declaration
// ^1 error: expected '{' in body of function declaration
//  ^ error: consecutive declarations on a line must be separated by ';'
//  ^ error: expected '(' in argument list of function declaration
//  ^ error: expected declaration
print(game.total())
let name: Int = "a"
//              ^ error: cannot convert value of type 'String' to specified type 'Int'
for value in [1, 2] {
// ^1 error: expected declaration
  print(value)
}
}
