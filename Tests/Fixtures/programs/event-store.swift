// Event sourcing, generics over enums, hashing, comparing, sorting multi-key, typealiases, nested generics, where clauses
typealias Handler<S, E> = (inout S, E) -> [E]
struct Store<State, Event> {
  private(set) var state: State; private(set) var log: [Event] = []; let reduce: Handler<State, Event>;
  private var taps: [(State) -> Void] = []
  init(_ s: State, reduce: @escaping Handler<State, Event>) { state = s; self.reduce = reduce }
  mutating func send(_ e: Event) {
    log.append(e); let effects = reduce(&state, e); taps.forEach { $0(state) }; effects.forEach { send($0) }
  }
  mutating func tap(_ f: @escaping (State) -> Void) { taps.append(f) }
  func replay(upTo n: Int) -> State where State: Initial {
    var s = State.initial; log.prefix(n).forEach { _ = reduce(&s, $0) }; return s
  }
}
protocol Initial { static var initial: Self { get } }
struct Cart: Initial, Equatable {
  static let initial = Cart(); var lines: [Line] = []; var coupon: Coupon?; var isCheckedOut = false
  struct Line: Hashable { let sku: SKU; var qty: Int; let price: Cents }
  struct SKU: Hashable, ExpressibleByStringLiteral, RawRepresentable {
    let rawValue: String; init(rawValue: String) { self.rawValue = rawValue };
    init(stringLiteral s: String) { rawValue = s }
  }
  enum Coupon: Equatable { case percent(Int), fixed(Cents) }
  var subtotal: Cents { lines.map { $0.price * $0.qty }.sum }
  var total: Cents {
    switch coupon {
    case .percent(let p)?: return subtotal * (100 - p) / 100;
    case .fixed(let c)?: return Swift.max(.zero, subtotal - c);
    case nil: return subtotal
    }
  }
}
struct Cents: Hashable, Comparable, AdditiveArithmetic, ExpressibleByIntegerLiteral, CustomStringConvertible {
  var n: Int; init(_ n: Int) { self.n = n }; init(integerLiteral v: Int) { n = v }
  static func + (l: Self, r: Self) -> Self { .init(l.n + r.n) };
  static func - (l: Self, r: Self) -> Self { .init(l.n - r.n) }; static func < (l: Self, r: Self) -> Bool { l.n < r.n };
  static func * (l: Self, r: Int) -> Self { .init(l.n * r) }; static func / (l: Self, r: Int) -> Self { .init(l.n / r) }
  var description: String {
    let (q, r) = n.quotientAndRemainder(dividingBy: 100); return "$\(q)." + (r < 10 ? "0\(r)" : "\(r)")
  }
}
extension Sequence where Element: AdditiveArithmetic { var sum: Element { reduce(.zero, +) } }
enum Event: Equatable {
  case add(Cart.SKU, Cents, qty: Int = 1), remove(Cart.SKU), apply(Cart.Coupon), checkout, notify(String)
}
var store = Store<Cart, Event>(.initial) { cart, event in
  switch event {
  case .add(let sku, let price, let qty):
    if let i = cart.lines.firstIndex(where: { $0.sku == sku }) {
      cart.lines[i].qty += qty
    } else {
      cart.lines.append(.init(sku: sku, qty: qty, price: price))
    }
  case .remove(let sku): cart.lines.removeAll { $0.sku == sku }; return cart.lines.isEmpty ? [.notify("empty")] : []
  case .apply(let c): cart.coupon = c
  case .checkout where cart.lines.isEmpty: return [.notify("nothing to buy")]
  case .checkout: cart.isCheckedOut = true; return [.notify("paid \(cart.total)")]
  case .notify(let text): print("!", text)
  }
  return []
}
store.tap { print($0.lines.count, $0.total, $0.isCheckedOut) }
store.send(.checkout); store.send(.add("tea", 350)); store.send(.add("mug", 1205, qty: 2));
store.send(.add("tea", 350, qty: 3)); store.send(.apply(.percent(10))); store.send(.checkout);
store.send(.apply(.fixed(99_99)))
print(store.replay(upTo: 4).subtotal, store.replay(upTo: 0) == .initial, store.log.count, store.log.last!)
struct Emp { let name: String, dept: String, age: Int, salary: Double? }
let emps = [
  Emp(name: "Zed", dept: "ops", age: 30, salary: 10), Emp(name: "Amy", dept: "dev", age: 41, salary: nil),
  Emp(name: "Bob", dept: "dev", age: 30, salary: 12.5), Emp(name: "Cat", dept: "ops", age: 25, salary: 11),
]
struct SortDescriptor<T> {
  let cmp: (T, T) -> Int
  static func by<V: Comparable>(_ f: @escaping (T) -> V, desc: Bool = false) -> Self {
    .init { a, b in
      let (x, y) = (f(a), f(b)); let r = x < y ? -1 : x == y ? 0 : 1; return desc ? -r : r
    }
  }
  func then(_ o: Self) -> Self {
    .init {
      let r = cmp($0, $1); return r != 0 ? r : o.cmp($0, $1)
    }
  }
}
extension Array { func sorted(_ d: SortDescriptor<Element>) -> Self { sorted { d.cmp($0, $1) < 0 } } }
print(emps.sorted(.by { $0.dept }.then(.by({ $0.age }, desc: true)).then(.by(\.name))).map(\.name))
print(
  emps.sorted { ($0.age, $1.name) < ($1.age, $0.name) }.map(\.name),
  Dictionary(grouping: emps, by: \.dept).mapValues { $0.compactMap(\.salary).sum }.sorted { $0.key < $1.key })
print(
  emps.map { $0.salary ?? .zero }.max()!, emps.min { $0.age < $1.age }!.name, emps.contains { $0.salary == nil },
  emps.allSatisfy { $0.age > 20 }, emps.partitioned { $0.age > 30 }.0.map(\.name))
extension Sequence {
  func partitioned(_ p: (Element) throws -> Bool) rethrows -> (matching: [Element], rest: [Element]) {
    var a: [Element] = [], b = a; for e in self { if try p(e) { a.append(e) } else { b.append(e) } }; return (a, b)
  }
}
struct Graph<Node> where Node: Hashable {
  typealias Edge = (from: Node, to: Node); var edges: [Edge];
  var nodes: Set<Node> { edges.reduce(into: []) { $0.formUnion([$1.from, $1.to]) } };
  func degree() -> [Node: Int] { edges.flatMap { [$0.from, $0.to] }.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
let g = Graph(edges: [("a", "b"), (from: "b", to: "c")]);
print(g.nodes.sorted(), g.degree().max { $0.value < $1.value }!.key)
class Cache<K: Hashable, V> {
  private var d: [K: (value: V, hits: Int)] = [:]; private let make: (K) throws -> V;
  init(_ m: @escaping (K) throws -> V) { make = m }
  subscript(k: K) -> V? {
    if var e = d[k] { e.hits += 1; d[k] = e; return e.value }; guard let v = try? make(k) else { return nil };
    d[k] = (v, 0); return v
  }
  var stats: [(K, Int)] { d.map { ($0, $1.hits) } }
}
let cache = Cache<Int, String> {
  struct Odd: Error {}; if $0 % 2 == 1 { throw Odd() }; return String(repeating: "*", count: $0)
}
print(cache[4] ?? "-", cache[4]!, cache[3] as Any, cache.stats)
var hasher = Hasher(); hasher.combine(1); hasher.combine("a"); _ = hasher.finalize();
print(Set([Cart.SKU("x"), "x", "y"]).count, Cart.SKU(rawValue: "q").rawValue, [Cents(3): "c"][3]!)
