// Initializers that change an argument, called through generic parameters, metatypes and as functions.

struct Reader {
  var count = 0
  mutating func next() -> Int {
    count += 1
    return count
  }
  mutating func list<T: Readable>(of: T.Type) throws -> [T] { try (0..<2).map { _ in try T(from: &self) } }
}
protocol Readable { init(from reader: inout Reader) throws }
struct Item: Readable {
  let number: Int
  init(from reader: inout Reader) throws { number = reader.next() }
}
struct Group: Readable {
  var number: Int
  var items: [Item]
  init(from reader: inout Reader) throws {
    number = reader.next()
    items = try reader.list(of: Item.self)
  }
}
class Node: Readable {
  let number: Int
  required init(from reader: inout Reader) throws { number = reader.next() }
}

func read<T: Readable>(_ type: T.Type) throws -> (T, Int) {
  var reader = Reader()
  let value = try T(from: &reader)
  return (value, reader.count)
}
func reread<T: Readable>(_ type: T.Type, _ reader: inout Reader) throws -> T { try T(from: &reader) }
func any(_ type: any Readable.Type, _ reader: inout Reader) throws -> any Readable { try type.init(from: &reader) }

print(try read(Item.self).1, try read(Node.self).0.number)
let (group, count) = try read(Group.self)
print(group.number, group.items.map(\.number), count)
var reader = Reader()
_ = try Item(from: &reader)
_ = try reread(Item.self, &reader)
_ = try any(Node.self, &reader)
print(reader.count)
let make = Item.init(from:)
let made = try make(&reader)
print(made.number, reader.count)

// The metatype is evaluated before the arguments.
func noted<T>(_ text: String, _ value: T) -> T {
  print(text)
  return value
}
protocol Made { init(_ number: Int) }
struct First: Made { init(_ number: Int) { print("first", number) } }
let type: any Made.Type = First.self
_ = noted("type", type).init(noted("argument", 1))
func readAgain(_ type: any Readable.Type) throws { _ = try noted("type", type).init(from: &reader) }
try readAgain(Item.self)
print(reader.count)
