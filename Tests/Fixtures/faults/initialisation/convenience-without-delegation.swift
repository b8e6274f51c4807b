class Player {
  var name: String
  init(name: String) { self.name = name }
  convenience init() { }
//                     ^ error: 'self.init' isn't called on all paths before returning from initializer
}
