struct Adder { let n: Int; func callAsFunction(_ x: Int) -> Int { x + n } }
let add = Adder(n: 3)
print(add(4), [1, 2].map { add($0) })
struct Multiply { func callAsFunction(_ a: Int, by b: Int = 2) -> Int { a * b } }
print(Multiply()(3), Multiply()(3, by: 5))
@dynamicMemberLookup
struct Settings {
  private var values: [String: Int] = [:]
  subscript(dynamicMember name: String) -> Int? {
    get { values[name] }
    set { values[name] = newValue }
  }
}
var settings = Settings()
settings.volume = 11
print(settings.volume ?? 0, settings.other as Any)
@dynamicMemberLookup
struct Box<T> {
  var value: T
  subscript<U>(dynamicMember path: KeyPath<T, U>) -> U { value[keyPath: path] }
}
struct User { let name: String; let age: Int }
let box = Box(value: User(name: "Ada", age: 36))
print(box.name, box.age + 1)
@dynamicMemberLookup
final class Ref<T> {
  var value: T
  init(_ value: T) { self.value = value }
  subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> U {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}
struct P { var x = 1 }
let r = Ref(P())
r.x += 5
print(r.x)
