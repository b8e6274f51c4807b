class Animal {
  var legs = 4
  func walk() {}
  var isTall: Bool { legs > 2 }
}
class Bird: Animal {
  let name: String
  override init() {
    name = "Bird"
    legs = 2
//       ^ error: 'self' used in property access 'legs' before 'super.init' call
    super.init()
  }
  init(named name: String) {
    self.name = name
    self.walk()
//       ^ error: 'self' used in method call 'walk' before 'super.init' call
    super.init()
  }
  init(tall: Bool) {
    name = isTall ? "tall" : "small"
//         ^ error: 'self' used in property access 'isTall' before 'super.init' call
    super.init()
  }
  init(legs: Int) {
    name = ""
    super.init()
    self.legs = legs
  }
}
