class Cache<Key, Value> {
  private var kept: [Key: Value] = [:]
//                  ^ error: type 'Key' does not conform to protocol 'Hashable'
}
struct Note {}
struct Board {
  let notes: Set<Note>
//           ^ error: type 'Note' does not conform to protocol 'Hashable'
  func counted(_ notes: [Note: Int]) -> Set<Note>? { nil }
//                      ^ error: type 'Note' does not conform to protocol 'Hashable'
//                                      ^ error: type 'Note' does not conform to protocol 'Hashable'
}
extension Array {
  func distinct() -> Set<Element> { [] }
//                   ^ error: type 'Element' does not conform to protocol 'Hashable'
}
struct Sorted<Element: Comparable> {}
enum State<Item> { case empty, some(Sorted<Item>) }
//                                  ^ error: type 'Item' does not conform to protocol 'Comparable'
