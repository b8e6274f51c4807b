// The use of a dictionary literal determines the type of its elements.
enum Direction: CaseIterable {
  case north, south, east, west
  var opposite: Direction { [.north: .south, .south: .north, .east: .west, .west: .east][self]! }
  var name: String { [.north: "up", .south: "down"][self] ?? "sideways" }
  static func named(_ text: String) -> Direction? { ["n": .north, "s": .south][text] }
  var weight: Double { [.north: 1, .south: 2.5][self, default: 0] }
}
print(Direction.allCases.map(\.opposite), Direction.allCases.map(\.name), Direction.allCases.map(\.weight))
print(Direction.named("s") as Any, Direction.named("x") as Any)
