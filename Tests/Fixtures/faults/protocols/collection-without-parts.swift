struct Pages: Collection {
//     ^ error: type 'Pages' does not conform to protocol 'Collection'
  let items: [String]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(position: Int) -> String { items[position] }
}
struct Rows: Collection {
//     ^ error: type 'Rows' does not conform to protocol 'Collection'
  let items: [String]
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(position: Int) -> String { items[position] }
}
struct Steps: RandomAccessCollection {
  let startIndex = 0, endIndex = 3
  subscript(position: Int) -> Int { position }
}
print(Steps().last ?? 0)
