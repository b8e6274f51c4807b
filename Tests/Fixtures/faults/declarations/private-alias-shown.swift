private typealias Pair = (Int, Int)
func sum(_ pair: Pair) -> Int { pair.0 + pair.1 }
//   ^ error: function must be declared private or fileprivate because its parameter uses a private type
let pair: Pair = (1, 2)
//  ^ error: constant must be declared private or fileprivate because its type uses a private type

struct Box {
  private typealias Item = Int
  var item: Item = 1
//    ^ error: property must be declared private because its type uses a private type
  func holds(_ other: Item) -> Bool { item == other }
//     ^ error: method must be declared private because its parameter uses a private type
  func copy() -> Item { item }
//     ^ error: method must be declared private because its result uses a private type
  private func same(_ other: Item) -> Item { other }
}
