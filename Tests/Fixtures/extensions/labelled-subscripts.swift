struct Grid {
  private var cells: [Int]
  let width: Int
  init(width: Int, height: Int) { self.width = width; cells = Array(repeating: 0, count: width * height) }
  subscript(row row: Int, column column: Int) -> Int {
    get { cells[row * width + column] }
    set { cells[row * width + column] = newValue }
  }
  subscript(_ i: Int, _ j: Int) -> Int { self[row: i, column: j] }
  static subscript(name: String) -> Int { name.count }
}
var g = Grid(width: 2, height: 2)
g[row: 1, column: 0] = 4
g[row: 1, column: 0] += 1
print(g[1, 0], g[row: 0, column: 0], Grid["four"])
extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
  subscript(from start: Int, to end: Int) -> ArraySlice<Element> { self[start..<end] }
}
print([1, 2][safe: 5] as Any, [1, 2][safe: 1] ?? 0, [1, 2, 3][from: 1, to: 3])
extension String { subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] } }
print("hello"[1])
extension Dictionary where Value == Int { subscript(count key: Key) -> Int { get { self[key] ?? 0 } set { self[key] = newValue } } }
var counts: [Character: Int] = [:]
for c in "abca" { counts[count: c] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
struct Store { var data: [String: Any] = ["n": 1, "s": "x"]; subscript<T>(key: String, as type: T.Type) -> T? { data[key] as? T } }
print(Store()["n", as: Int.self] ?? 0, Store()["s", as: Int.self] as Any)
