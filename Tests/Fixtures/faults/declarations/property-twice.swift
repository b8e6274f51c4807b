struct Player {
  var name = "a"
  var name = "b"
//    ^ error: invalid redeclaration of 'name'
}
