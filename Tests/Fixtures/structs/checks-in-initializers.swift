// `precondition` and its kin may look at what has a value already: nothing keeps what they are given.
struct Matrix {
  let rows: Int, columns: Int
  var cells: [Int]
  init(_ nested: [[Int]]) {
    rows = nested.count
    columns = nested.first?.count ?? 0
    precondition(rows > 0, "\(rows) rows")
    assert(nested.allSatisfy { [columns] in $0.count == columns })
    guard columns > 0 else { fatalError("no columns in \(rows) rows") }
    cells = nested.flatMap { $0 }
  }
}
print(Matrix([[1, 2], [3, 4]]))

final class Account {
  let limit: Int
  let name: String
  init(limit: Int) {
    self.limit = limit
    precondition(self.limit > 0 && limit < 100)
    name = "ok \(limit)"
  }
}
print(Account(limit: 7).name)
