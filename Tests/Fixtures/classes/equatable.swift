class Person: Equatable {
  let id: Int
  init(id: Int) { self.id = id }
  static func == (a: Person, b: Person) -> Bool { a.id == b.id }
}
let a = Person(id: 1), b = Person(id: 1)
print(a == b, a === b, [a].contains(b), a != Person(id: 2))
