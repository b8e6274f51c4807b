extension Sequence {
  func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } }
}
struct P { let n: String; let a: Int }
let list = [P(n: "z", a: 1), P(n: "b", a: 3)]
print(list.sorted(by: \.n).map(\.a), list.sorted(by: \.a).map(\.n))
