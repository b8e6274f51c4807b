class Player {
//    ^ error: class 'Player' has no initializers
  var name: String
}
