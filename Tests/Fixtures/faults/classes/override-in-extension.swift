class Animal {
  func walk() {}
  var legs: Int { 4 }
}
class Bird: Animal {}
extension Bird {
  override func walk() {}
//              ^ error: instance method 'walk()' declared in 'Animal' cannot be overridden from extension
  override var legs: Int { 2 }
//             ^ error: property 'legs' declared in 'Animal' cannot be overridden from extension
}
