struct Lamp {
  var _ = 1
//    ^ error: property declaration does not bind any variables
}
