protocol Shape { associatedtype Unit; var area: Double { get }; func units() -> [Unit] }
extension Shape where Unit == String { func joined() -> String { units().joined(separator: "+") } }
extension Shape where Unit: Numeric { func total() -> Unit { units().reduce(0, +) } }
struct Square: Shape { let side: Double; var area: Double { side * side }; func units() -> [String] { ["a", "b"] } }
struct Grid: Shape { let n: Int; var area: Double { Double(n) }; func units() -> [Int] { Array(0..<n) } }
print(Square(side: 2).joined(), Grid(n: 4).total())
protocol Container<Item> { associatedtype Item: Equatable; var items: [Item] { get set }; mutating func add(_ item: Item); subscript(i: Int) -> Item { get } }
extension Container { mutating func add(_ item: Item) { items.append(item) }; subscript(i: Int) -> Item { items[i] }; func has(_ item: Item) -> Bool { items.contains(item) } }
struct Bag<T: Equatable>: Container { var items: [T] = [] }
func first(_ c: some Container<Int>) -> Int { c[0] }
func any(_ c: any Container<String>) -> String { c.items.joined() }
func make() -> some Container<Int> { var b = Bag<Int>(); b.add(4); return b }
var bag = Bag<String>(); bag.add("x"); bag.add("y")
print(first(make()), any(bag), bag.has("y"), make().items)
let boxes: [any Container<String>] = [bag, Bag(items: ["q"])]
print(boxes.map { $0.items.count })
let collections: [any Collection<Int>] = [[1, 2], Set([3]), 4...6]
for c in collections { print(c.count, c.reduce(0, +), c.first ?? 0) }
func sum(_ c: any Collection<Int>) -> Int { c.reduce(0, +) }
print(sum([1, 2]), sum(1..<4))
extension Array: Shape where Element: Shape { typealias Unit = Element.Unit; var area: Double { reduce(0) { $0 + $1.area } }; func units() -> [Element.Unit] { flatMap { $0.units() } } }
print([Square(side: 1), Square(side: 3)].area, [Grid(n: 2), Grid(n: 3)].total())
struct Pair<A, B> { var a: A; var b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) } }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Hashable where A: Hashable, B: Hashable {}
extension Pair: CustomStringConvertible where A: CustomStringConvertible { var description: String { "<\(a.description)>" } }
extension Pair where A == B { var both: [A] { [a, b] }; init(_ v: A) { self.init(a: v, b: v) } }
print(Pair(a: 1, b: "x") == Pair(a: 1, b: "x"), Set([Pair(a: 1, b: 2), Pair(a: 1, b: 2)]).count, Pair(a: 1, b: 2).both, Pair(3).swapped(), Pair(a: 1, b: { 1 }))
struct Matrix<T> { var rows: [[T]]; subscript(r: Int, c: Int) -> T { get { rows[r][c] } set { rows[r][c] = newValue } }; subscript<U>(r: Int, as type: U.Type) -> [U] { rows[r].compactMap { $0 as? U } }; subscript(row r: Int) -> [T] { rows[r] }; static subscript(n: Int) -> Matrix<Int> { Matrix<Int>(rows: [[n]]) } }
var mat = Matrix<Any>(rows: [[1, "a"], [2.5, 3]]); mat[0, 0] = "z"
print(mat[0, as: String.self], mat[1, as: Int.self], mat[row: 1].count, Matrix<Int>[4][0, 0])
func largest<T: Comparable>(_ xs: T...) -> T? { xs.max() }
func process<S: Sequence>(_ s: S) -> [String] where S.Element: CustomStringConvertible { s.map(\.description) }
func zipMap<A, B, C>(_ a: [A], _ b: [B], _ f: (A, B) throws -> C) rethrows -> [C] { try zip(a, b).map { try f($0, $1) } }
print(largest(3, 9, 2) ?? 0, process([1, 2]), process(1...2), zipMap([1, 2], [3, 4], +), zipMap(["a"], [2]) { String(repeating: $0, count: $1) })
func opaque(_ flag: Bool) -> some Equatable & CustomStringConvertible { flag ? 1 : 2 }
print(opaque(true) == opaque(true), opaque(false).description)
protocol Default { init(); static var name: String { get } }
extension Int: Default { static var name: String { "int" } }
extension String: Default { static var name: String { "string" } }
func create<T: Default>(_ type: T.Type = T.self) -> (T, String) { (T(), T.name) }
let created: (Int, String) = create()
print(created, create(String.self))
let types: [any Default.Type] = [Int.self, String.self]
print(types.map { $0.name }, types.map { "\($0.init())" })
class Node<T> { let value: T; var next: Node<T>?; init(_ v: T, _ n: Node<T>? = nil) { value = v; next = n } }
extension Node: Sequence { func makeIterator() -> AnyIterator<T> { var c: Node<T>? = self; return AnyIterator { defer { c = c?.next }; return c?.value } } }
print(Array(Node(1, Node(2, Node(3)))), Node("a", Node("b")).joined())
typealias Handler<T> = (T) -> Void
typealias StringMap<V> = [String: V]
let h: Handler<Int> = { print("got", $0) }; h(4)
let sm: StringMap<Int> = ["a": 1]; print(sm)
enum Tree<T: Comparable> { case leaf; indirect case node(Tree, T, Tree)
  func inserting(_ v: T) -> Tree { switch self { case .leaf: return .node(.leaf, v, .leaf); case let .node(l, x, r): return v < x ? .node(l.inserting(v), x, r) : .node(l, x, r.inserting(v)) } }
  var sorted: [T] { switch self { case .leaf: []; case let .node(l, v, r): l.sorted + [v] + r.sorted } } }
print([5, 2, 8].reduce(Tree<Int>.leaf) { $0.inserting($1) }.sorted)
func openExistential(_ v: any Equatable, _ w: any Equatable) -> Bool { func eq<T: Equatable>(_ a: T) -> Bool { (w as? T) == a }; return eq(v) }
print(openExistential(1, 1), openExistential(1, "1"))
