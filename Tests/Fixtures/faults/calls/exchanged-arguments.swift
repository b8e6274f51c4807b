struct Board {
  func add(_ player: String, _ points: Int) {}
  func score(_ player: String, points: Int) {}
  func move(_ player: String, _ points: Int, _ wins: Bool) {}
}
let (board, points, name) = (Board(), 1, "ann")
board.add(points, name)
//                ^ error: unnamed argument #2 must precede unnamed argument #1
board.score(points, points: name)
//                  ^ error: argument 'points' must precede unnamed argument #1
board.move(points, name, true)
//         ^ error: cannot convert value of type 'Int' to expected argument type 'String'
//                 ^ error: cannot convert value of type 'String' to expected argument type 'Int'
