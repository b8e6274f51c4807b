class Dog {
  var name: String
  init(name: String) { self.name = name }
  func bark() { print("\(name): woof") }
}
let a = Dog(name: "Rex")
let b = a
b.name = "Max"
a.bark()
print(a === b, a !== Dog(name: "Max"))
