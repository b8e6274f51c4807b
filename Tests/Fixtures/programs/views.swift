// Result builders once more: an alert, a router, a query, with generics and nested builders.
@resultBuilder struct QueryBuilder {
    static func buildBlock(_ c: Clause...) -> [Clause] { c }
    static func buildBlock(_ c: [Clause]...) -> [Clause] { c.flatMap { $0 } }
    static func buildExpression(_ c: Clause) -> [Clause] { [c] }
    static func buildOptional(_ c: [Clause]?) -> [Clause] { c ?? [] }
    static func buildEither(first c: [Clause]) -> [Clause] { c }
    static func buildEither(second c: [Clause]) -> [Clause] { c }
    static func buildArray(_ c: [[Clause]]) -> [Clause] { c.flatMap { $0 } }
    static func buildFinalResult(_ c: [Clause]) -> Query { Query(clauses: c) }
}
enum Clause { case select([String]), from(String), whereIs(String, String), limit(Int) }
struct Query: CustomStringConvertible { let clauses: [Clause]
    var description: String {
        var parts: [String] = [], conditions: [String] = []
        for c in clauses {
            switch c {
            case .select(let f): parts.append("SELECT " + (f.isEmpty ? "*" : f.joined(separator: ", ")))
            case .from(let t): parts.append("FROM \(t)")
            case let .whereIs(f, v): conditions.append("\(f) = '\(v)'")
            case .limit: break
            }
        }
        if !conditions.isEmpty { parts.append("WHERE " + conditions.joined(separator: " AND ")) }
        for case .limit(let n) in clauses { parts.append("LIMIT \(n)") }
        return parts.joined(separator: " ")
    } }
func query(@QueryBuilder _ make: () -> Query) -> Query { make() }
func find(_ table: String, filters: [String: String], limit: Int? = nil) -> Query {
    query {
        Clause.select([])
        Clause.from(table)
        for key in filters.keys.sorted() { Clause.whereIs(key, filters[key]!) }
        if let limit { Clause.limit(limit) }
    }
}
print(find("users", filters: ["name": "Ann", "age": "3"]), find("t", filters: [:], limit: 5), separator: "\n")
protocol View { associatedtype Body: View; @ViewBuilder var body: Body { get } }
extension Never: View { var body: Never { fatalError() } }
protocol Primitive: View where Body == Never { func lines() -> [String] }
extension Primitive { var body: Never { fatalError("primitive") } }
struct Text: Primitive { let s: String; init(_ s: String) { self.s = s }; func lines() -> [String] { [s] } }
struct Pair<A: View, B: View>: Primitive { let a: A, b: B; func lines() -> [String] { render(a) + render(b) } }
struct Either<A: View, B: View>: Primitive { enum Side { case a(A), b(B) }; let side: Side; func lines() -> [String] { switch side { case .a(let a): render(a); case .b(let b): render(b) } } }
struct Maybe<A: View>: Primitive { let a: A?; func lines() -> [String] { a.map { render($0) } ?? [] } }
struct ForEach<T, V: View>: Primitive { let data: [T]; let content: (T) -> V
    init(_ d: [T], @ViewBuilder content: @escaping (T) -> V) { data = d; self.content = content }
    func lines() -> [String] { data.flatMap { render(content($0)) } } }
struct Box<C: View>: Primitive { let title: String; let content: C
    init(_ t: String, @ViewBuilder _ c: () -> C) { title = t; content = c() }
    func lines() -> [String] { ["+ " + title] + render(content).map { "| " + $0 } + ["+"] } }
@resultBuilder enum ViewBuilder {
    static func buildBlock<V: View>(_ v: V) -> V { v }
    static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> Pair<A, B> { Pair(a: a, b: b) }
    static func buildBlock<A: View, B: View, C: View>(_ a: A, _ b: B, _ c: C) -> Pair<A, Pair<B, C>> { Pair(a: a, b: Pair(a: b, b: c)) }
    static func buildIf<V: View>(_ v: V?) -> Maybe<V> { Maybe(a: v) }
    static func buildEither<A: View, B: View>(first a: A) -> Either<A, B> { Either(side: .a(a)) }
    static func buildEither<A: View, B: View>(second b: B) -> Either<A, B> { Either(side: .b(b)) }
}
func render<V: View>(_ v: V) -> [String] { if let p = v as? any Primitive { return p.lines() }; return render(v.body) }
struct Greeting: View { let name: String?
    var body: some View {
        if let name { Text("Hello, \(name)") } else { Text("Who are you?") }
        Text("---")
    } }
struct App: View { var items: [String]; var user: String?
    var body: some View {
        Box("App") {
            Greeting(name: user)
            ForEach(items) { Text("* " + $0) }
            if items.isEmpty { Text("(empty)") }
        }
    } }
print(render(App(items: ["a", "b"], user: "Kim")).joined(separator: "\n"))
print(render(App(items: [])).joined(separator: "\n"))
struct Modified<C: View>: Primitive { let c: C, f: (String) -> String; func lines() -> [String] { render(c).map(f) } }
extension View { func uppercased() -> some View { Modified(c: self) { $0.uppercased() } }; func padded(_ n: Int = 1) -> some View { Modified(c: self) { String(repeating: " ", count: n) + $0 } } }
print(render(Greeting(name: "x").uppercased().padded(2)))
