// Without `@dynamicMemberLookup` a subscript with that label is like any other.
struct Settings {
  var values = ["theme": "dark"]
  subscript(dynamicMember name: String) -> String? { values[name] }
}
print(Settings().theme ?? "none")
//               ^ error: value of type 'Settings' has no member 'theme'
print(Settings()["theme"] ?? "none")
//               ^ error: missing argument label 'dynamicMember:' in subscript
print(Settings()[dynamicMember: "theme"] ?? "none")

final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Box, Part>) -> Part {
    get { self[path: path] }
//            ^ error: incorrect argument label in subscript (have 'path:', expected 'dynamicMember:')
    set { self[path: path] = newValue }
//            ^ error: incorrect argument label in subscript (have 'path:', expected 'dynamicMember:')
  }
}
