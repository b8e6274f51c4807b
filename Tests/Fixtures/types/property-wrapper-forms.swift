@propertyWrapper struct UserDefault<Value> {
  static var store: [String: Any] { get { backing } set { backing = newValue } }
  let key: String
  let defaultValue: Value
  init(_ key: String, defaultValue: Value) { self.key = key; self.defaultValue = defaultValue }
  var wrappedValue: Value {
    get { backing[key] as? Value ?? defaultValue }
    nonmutating set { backing[key] = newValue }
  }
}
var backing: [String: Any] = [:]
enum Settings {
  @UserDefault("volume", defaultValue: 5) static var volume: Int
  @UserDefault("name", defaultValue: "none") static var name: String
}
Settings.volume += 3
print(Settings.volume, Settings.name, backing)
@propertyWrapper struct Lower { private var v = ""; var wrappedValue: String { get { v } set { v = newValue.lowercased() } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
struct Account { @Lower var mail: String; let id: Int; init(mail: String) { self.mail = mail; id = 1 } }
var a = Account(mail: "ADA@X")
a.mail = "BO@Y"
print(a.mail, a.id, a)
struct Pair { @Lower var left: String; @Lower var right = "R" }
print(Pair(left: "LEFT").left, Pair(left: "A", right: "B").right)
@propertyWrapper struct Optionally<T> { var wrappedValue: T?; var projectedValue: Optionally<T> { self }; var isSet: Bool { wrappedValue != nil } }
class Screen { @Optionally var title: String?; @Optionally var size: Int? = 3 }
let s = Screen()
print(s.$title.isSet, s.$size.isSet, s.title as Any)
s.title = "x"
print(s.$title.isSet, s.title!)
