class Animal {
  let name: String
  init(_ name: String) { self.name = name }
  func sound() -> String { "..." }
  var description: String { "\(name) says \(sound())" }
}
class Cat: Animal {
  override func sound() -> String { "meow" }
}
class Kitten: Cat {
  override func sound() -> String { super.sound() + "?" }
  override var description: String { "little " + super.description }
}
for a in [Animal("Thing"), Cat("Tom"), Kitten("Kit")] { print(a.description) }
