class Base { init(name: String) {} }
class Derived: Base {
  var score: Int
  init(score: Int) {
    self.score = score
  }
// ^3 error: 'super.init' isn't called on all paths before returning from initializer
}
