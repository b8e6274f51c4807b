class Person {
  let name: String
  var age = 0
  init(name: String) { self.name = name }
  convenience init() { self.name = "Ann" }
  //                        ^ error: 'let' property 'name' may not be initialized directly; use "self.init(...)" or "self = ..." instead
  convenience init(age: Int) {
    self.init(name: "Bob")
    name = "Carl"
    // ^5 error: 'let' property 'name' may not be initialized directly; use "self.init(...)" or "self = ..." instead
    self.age = age
  }
}
struct Point {
  let x: Int
  init(x: Int) { self.x = x }
  init(y: Int) {
    x = y
    // ^5 error: 'let' property 'x' may not be initialized directly; use "self.init(...)" or "self = ..." instead
    self.init(x: 2)
  }
}
