// Several `subscript(dynamicMember:)`: the one that gives what is wanted, one that can be set before one that cannot.
struct Street {
  var name: String
  var number: Int
}
struct Person {
  var name: String
  var street: Street
}
@dynamicMemberLookup
struct Box<T> {
  var value: T
  subscript<U>(dynamicMember path: KeyPath<T, U>) -> U { value[keyPath: path] }
  subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> U {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}
@dynamicMemberLookup
final class Settings {
  private var values: [String: Any] = [:]
  subscript<T>(dynamicMember key: String) -> T? {
    get { values[key] as? T }
    set { values[key] = newValue }
  }
  subscript(dynamicMember key: String) -> String { "\(values[key] ?? "unset")" }
}
struct Scale {
  var factor: Int
  func callAsFunction(_ x: Int) -> Int { x * factor }
  static let double = Scale(factor: 2)
  static func ?? (scale: Scale, other: @autoclosure () -> Int) -> Int { scale.factor == 0 ? other() : scale.factor }
}
struct Machine { var scale = Scale(factor: 3) }

var box = Box(value: Person(name: "Kim", street: Street(name: "Elm", number: 5)))
box.street.number += 1
box.name.append("!")
print(box.street.number, box.name, box.name.count)
let settings = Settings()
settings.volume = 11
let volume: Int? = settings.volume
let title: String = settings.title
print(volume ?? 0, title)
print(Scale.double(4), Machine().scale(4), Scale(factor: 0) ?? 9, Scale(factor: 1) ?? 9)
let paths: [KeyPath<Person, String>] = [\.name, \.street.name]
print(\Person.name == paths[0], paths.firstIndex(of: \.street.name)!)
