// A failable initializer may consist of nil.
struct Key: Equatable {
  let name: String
  init(name: String) { self.name = name }
  init?(number: Int) { nil }
}
print(Key(number: 1) as Any, Key(name: "a"))
