// A name that is a type around a declaration and an associated type of it: signatures in its body mean the first, those of extensions the second.
struct ID<E>: Hashable { var raw = 1 }
struct Element { var n = 1 }
class Outer { struct Card: Identifiable { let id: ID<Card>; var b: ID<Int>?; enum Kind { case x(ID<Int>) }; typealias M = ID<Double>; init(id: ID<Card>) { self.id = id } ; subscript(_ i: ID<Int>) -> ID<Int> { i } 
  static let zero: ID<Int>? = nil } }
struct Bag: Sequence { var items: [Int]; var e: Element = .init(); func makeIterator() -> IndexingIterator<[Int]> { items.makeIterator() }; func h(_ x: Element) -> [Element] { [x, e] } }
extension Bag { func k(_ e: Element) -> Int { e } }
print(Outer.Card(id: ID())[ID(raw: 4)], Outer.Card.M.self, Bag(items: [1]).h(.init()).count, Bag(items: []).k(3))
