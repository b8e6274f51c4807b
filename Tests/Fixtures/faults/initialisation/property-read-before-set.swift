struct Player {
  let name: String
  let shout: String
  init() {
    shout = name
//        ^ error: 'self' used before all stored properties are initialized
    name = "a"
  }
}
