struct Player {
  let name: String
  init() {
    name = "a"
    name = "b"
//       ^ error: immutable value 'self.name' may only be initialized once
  }
}
