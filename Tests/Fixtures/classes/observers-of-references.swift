// Observers of weak, unowned and lazy properties.
final class Dog {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("-\(name)") }
}
final class Owner {
  weak var dog: Dog? { didSet { print("dog", oldValue?.name ?? "nil", "->", dog?.name ?? "nil") } }
  unowned var first: Dog { willSet { print("first", first.name, "->", newValue.name) } }
  lazy var sum: Int = { print("made"); return 1 }() { didSet { print("sum", oldValue, "->", sum) } }
  lazy var quiet: Int = { print("made quietly"); return 1 }() { willSet { print("quiet soon", newValue) } }
  lazy var told: Int = { print("made told"); return 1 }() { didSet { print("told") } }
  init(_ first: Dog) { self.first = first }
}
struct Place {
  weak var dog: Dog? { willSet { print("place", newValue?.name ?? "nil") } didSet { print("was", oldValue?.name ?? "nil") } }
  lazy var size: Int = 3 { didSet { print("size", oldValue, size) } }
}
func test() {
  let rex = Dog("rex")
  var ada: Dog? = Dog("ada")
  let owner = Owner(rex)
  owner.dog = rex
  owner.dog = ada
  owner.first = ada!
  owner.first = rex
  owner.sum += 1
  owner.sum = 7
  owner.quiet = 5
  owner.told = 6
  print(owner.quiet, owner.told)
  var place = Place()
  place.dog = ada
  place.dog = rex
  place.size += 1
  owner.dog = ada
  ada = nil
  print(owner.dog?.name ?? "gone", place.dog?.name ?? "gone")
  weak var local: Dog? { didSet { print("local", local?.name ?? "nil") } }
  local = rex
  local = nil
}
test()
