// A function of a type that is not called is reported where the type is named, one of a value at its name.

class Player {
  static func make() {}
  class func reset() {}
  func play() {}
}
struct Board {
  struct Cell {
    static func clear() {}
  }
  func draw() {}
}
enum Move {
  case left(Int)
}

func run(_ player: Player) {
  Player.make
// ^3 error: function is unused
  Player.reset
// ^3 error: function is unused
  Player.play
// ^3 error: function is unused
  player.play
//       ^ error: function is unused
  Board.Cell.clear
// ^3 error: function is unused
  Board().draw
//        ^ error: function is unused
  Move.left
//     ^ error: function is unused
}
