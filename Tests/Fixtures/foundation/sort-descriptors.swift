// Descriptors sort by values at key paths.
import Foundation

struct Person { let name: String; let age: Int; let nickname: String? }
let people = [
  Person(name: "bob", age: 3, nickname: nil), Person(name: "Ann", age: 3, nickname: "x"), Person(name: "item 10", age: 1, nickname: "b"),
  Person(name: "item 2", age: 2, nickname: "c"),
]
print(people.sorted(using: SortDescriptor(\.age)).map(\.name))
print(people.sorted(using: SortDescriptor(\.age, order: .reverse)).map(\.name))
print(people.sorted(using: SortDescriptor(\Person.name)).map(\.name))
print(people.sorted(using: SortDescriptor(\Person.name, comparator: .lexical)).map(\.name))
print(people.sorted(using: [SortDescriptor(\.age), SortDescriptor(\.name, order: .reverse)]).map(\.name))
print(people.sorted(using: SortDescriptor(\.nickname)).map { $0.nickname ?? "nil" })
var sorted = people
let descriptor = SortDescriptor(\Person.age, order: .reverse)
sorted.sort(using: descriptor)
print(sorted.map(\.age), descriptor.order == .reverse)
print(descriptor.compare(people[0], people[2]) == .orderedAscending)
