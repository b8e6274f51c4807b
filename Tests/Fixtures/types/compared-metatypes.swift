struct Person { var name = ""; let age = 1 }
print(type(of: \Person.name) == WritableKeyPath<Person, String>.self)
print(type(of: \Person.age) == KeyPath<Person, Int>.self)
print(type(of: 3) == Int.self, type(of: [1]) == [Int].self, type(of: Person()) == Person.self)
class A {}; class B: A { var x = 1 }
let a: A = B()
print(type(of: a) == B.self, type(of: a) == A.self, type(of: \B.x) == ReferenceWritableKeyPath<B, Int>.self)
print(Int.self == Int.self, [Int.self, String.self].contains { $0 == Int.self })
let t: Any.Type = Int.self
print(t == Int.self, t != String.self)
