class Animal { init(_ name: String) throws {} }
class Bird: Animal {
  init(isNamed: Bool) throws {
    if isNamed { try super.init("Bird") }
  }
// ^3 error: 'super.init' isn't called on all paths before returning from initializer
  init(isKnown: Bool) throws {
    if isKnown { return }
    try super.init("Bird")
  }
// ^3 error: 'super.init' isn't called on all paths before returning from initializer
}
