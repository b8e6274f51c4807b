class Base {}
class Derived: Base {
  var score: Int
  override init() {
    super.init()
//        ^ error: property 'self.score' not initialized at super.init call
    score = 1
  }
}
