// Literals may be of a type of the program whose operator has the expected result.
struct CellID: Comparable, ExpressibleByStringLiteral {
  let name: String
  init(stringLiteral name: String) { self.name = name }
  static func < (left: CellID, right: CellID) -> Bool { left.name < right.name }
  static func ... (left: CellID, right: CellID) -> [CellID] { [left, right] }
  static func ..< (left: CellID, right: Int) -> Int { right }
}
func show(_ cells: [CellID]) { print(cells.map(\.name)) }
show("A1"..."B3")
show(("C1"..."C2").reversed())
let cells: [CellID] = "A"..."B"
let number: Int = "A"..<3
print(cells.count, number, ("a"..."c").contains("b"))

struct Vector: ExpressibleByIntegerLiteral {
  let value: Int
  init(integerLiteral value: Int) { self.value = value }
  static func + (left: Vector, right: Vector) -> [Vector] { [left, right] }
}
let vectors: [Vector] = 3 + 4
print(vectors.count, 3 + 4)
