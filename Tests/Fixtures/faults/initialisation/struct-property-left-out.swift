struct Player {
  let name: String
  var score: Int
  init(name: String) {
    self.name = name
  }
// ^3 error: return from initializer without initializing all stored properties
}
