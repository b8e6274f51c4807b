// Of overloads that differ in their results, the one that the rest of a condition, of a loop or of a value asks for.
struct Shelf {
  func first() -> Int? { 1 }
  func first() -> String { "first" }
  func all() -> [Int] { [3, 1, 2] }
  func all() -> Set<Int> { [7] }
}
let shelf = Shelf()
if let found = shelf.first() { print(found + 1) }
guard let kept = shelf.first() else { fatalError() }
print(kept)
if shelf.all().isSuperset(of: [7]) { print("a set") }
for one in shelf.all().union([7]) { print(one) }
while shelf.all().isDisjoint(with: [7]) { print("never") }
switch shelf.all().intersection([7]).count {
case 1: print("one")
default: print("other")
}
struct Stock {
  var held = Shelf().all().subtracting([1])
  var size = Shelf().all().union([2]).count
}
print(Stock().held, Stock().size)
