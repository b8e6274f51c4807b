enum Direction {
  case north
  var name = "a"
//    ^ error: enums must not contain stored properties
}
