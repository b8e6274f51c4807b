struct Player {
  private var secret: Int
  var name = "x"
}
let player = Player(secret: 1)
//           ^ error: 'Player' initializer is inaccessible due to 'private' protection level
