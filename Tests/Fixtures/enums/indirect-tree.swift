indirect enum Expr { case number(Int), add(Expr, Expr), mul(Expr, Expr), neg(Expr) }
func eval(_ e: Expr) -> Int {
  switch e {
  case .number(let n): return n
  case let .add(a, b): return eval(a) + eval(b)
  case .mul(let a, let b): return eval(a) * eval(b)
  case .neg(let e): return -eval(e)
  }
}
print(eval(.add(.number(2), .mul(.number(3), .neg(.number(4))))))
print(Expr.neg(.number(1)))
enum List<T> { case end; indirect case node(T, next: List<T>)
  var count: Int { if case .node(_, let next) = self { return 1 + next.count } else { return 0 } } 
  func map<U>(_ f: (T) -> U) -> List<U> { switch self { case .end: return .end; case let .node(v, next): return .node(f(v), next: next.map(f)) } } }
let list = List.node(1, next: .node(2, next: .end))
print(list.count, list.map { "\($0)" })
extension List: Sequence { func makeIterator() -> AnyIterator<T> { var l = self; return AnyIterator { guard case let .node(v, next) = l else { return nil }; l = next; return v } } }
print(Array(list), list.reduce(0, +), list.contains(2))
enum Tree<T: Comparable> { case leaf; indirect case node(Tree, T, Tree)
  func inserting(_ x: T) -> Tree { switch self { case .leaf: return .node(.leaf, x, .leaf)
    case let .node(l, v, r): if x < v { return .node(l.inserting(x), v, r) } else { return .node(l, v, r.inserting(x)) } } }
  var sorted: [T] { switch self { case .leaf: return []; case let .node(l, v, r): return l.sorted + [v] + r.sorted } } }
print([3, 1, 2].reduce(Tree.leaf) { $0.inserting($1) }.sorted)
