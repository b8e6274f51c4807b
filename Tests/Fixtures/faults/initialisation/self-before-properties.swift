struct Player {
  let name: String
  var score: Int
  init() {
    show()
//  ^ error: 'self' used before all stored properties are initialized
    name = "a"
    score = 1
  }
  func show() {}
}
