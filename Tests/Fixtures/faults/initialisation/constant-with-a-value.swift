struct Settings {
  let version = 1
  let name: String
  init() {
    version = 2
//          ^ error: immutable value 'self.version' may only be initialized once
    name = "a"
    name = "b"
//       ^ error: immutable value 'self.name' may only be initialized once
  }
}
