// Types in a generic type know what that asks of its parameters.
struct Outer<T: Hashable> where T: Comparable {
  struct Key: Hashable, Comparable {
    let e: T
    static func < (a: Key, b: Key) -> Bool { a.e < b.e }
  }
  enum Failure: Error, Equatable { case missing(T), none }
  final class Node {
    var keys: Set<Key> = []
    func add(_ t: T) -> Self { keys.insert(Key(e: t)); return self }
    struct Inner: Equatable { let key: Key; let list: [T] }
    func inner() -> Inner { Inner(key: keys.min()!, list: keys.sorted().map(\.e)) }
  }
}
extension Outer.Key { var twice: [T] { [e, e] } }
extension Outer.Node { func biggest() -> T? { keys.max()?.e } }
let node = Outer<Int>.Node().add(3).add(1).add(3)
print(node.inner() == node.inner(), node.inner().list, node.biggest() ?? 0, Outer<Int>.Key(e: 4).twice)
print(Outer<String>.Failure.missing("a") == .missing("a"), Outer<String>.Failure.none == .missing("b"))
