struct Size {
  var width: Int
  init(width: Int) { self.width = width }
  init(small: Bool) {
    width = 1
//        ^ error: 'self' used before 'self.init' call or assignment to 'self'
    self.init(width: 2)
  }
  init(wide: Bool) {
    if wide { self.init(width: 9) }
  }
// ^3 error: 'self.init' isn't called on all paths before returning from initializer
  init(shown: Bool) {
    print(width)
//        ^ error: 'self' used before 'self.init' call or assignment to 'self'
    self.init(width: 1)
  }
}
class Window {
  var title: String
  init(title: String) { self.title = title }
  convenience init(untitled: Bool) {
    title = "Untitled"
//  ^ error: 'self' used before 'self.init' call or assignment to 'self'
    self.init(title: "")
  }
  convenience init(shown: Bool) {
    show()
//  ^ error: 'self' used before 'self.init' call or assignment to 'self'
    self.init(title: "")
  }
  convenience init(early: Bool) {
    if early { return }
    self.init(title: "")
  }
// ^3 error: 'self.init' isn't called on all paths before returning from initializer
  func show() {}
}
enum Level {
  case low, high
  init(_ number: Int) {
    if number > 3 { self = .high }
  }
// ^3 error: 'self.init' isn't called on all paths before returning from initializer
}
