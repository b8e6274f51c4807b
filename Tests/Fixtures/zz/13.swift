// Graph algorithms & generics
protocol Graph {
    associatedtype Vertex: Hashable
    associatedtype Edge: WeightedEdge where Edge.Vertex == Vertex
    func edges(from v: Vertex) -> [Edge]
}
protocol WeightedEdge { associatedtype Vertex; var source: Vertex { get }; var destination: Vertex { get }; var weight: Double { get } }
struct SimpleEdge<V: Hashable>: WeightedEdge, Hashable { let source, destination: V; var weight = 1.0 }
struct AdjacencyList<V: Hashable>: Graph, CustomStringConvertible {
    private(set) var adjacency: [V: [SimpleEdge<V>]] = [:]
    mutating func connect(_ a: V, _ b: V, weight: Double = 1, both: Bool = true) {
        adjacency[a, default: []].append(.init(source: a, destination: b, weight: weight))
        if both { connect(b, a, weight: weight, both: false) }
    }
    func edges(from v: V) -> [SimpleEdge<V>] { adjacency[v] ?? [] }
    var description: String { adjacency.map { k, v in "\(k) -> [\(v.map { "\($0.destination)" }.sorted().joined(separator: ","))]" }.sorted().joined(separator: "\n") }
}
extension Graph {
    func bfs(_ start: Vertex) -> [Vertex] {
        var visited: Set = [start], queue = [start], order: [Vertex] = []
        while !queue.isEmpty {
            let v = queue.removeFirst(); order.append(v)
            for e in edges(from: v) where visited.insert(e.destination).inserted { queue.append(e.destination) }
        }
        return order
    }
    func dfs(_ start: Vertex, visit: (Vertex) -> Void) {
        var seen = Set<Vertex>()
        func go(_ v: Vertex) { guard seen.insert(v).inserted else { return }; visit(v); edges(from: v).forEach { go($0.destination) } }
        go(start)
    }
    func shortest(from a: Vertex, to b: Vertex) -> (path: [Vertex], cost: Double)? {
        var dist: [Vertex: Double] = [a: 0], prev: [Vertex: Vertex] = [:], open: Set<Vertex> = [a]
        while let u = open.min(by: { dist[$0]! < dist[$1]! }) {
            open.remove(u)
            if u == b {
                let path = Array(sequence(first: b) { prev[$0] }.map { $0 }.reversed())
                return (path, dist[b]!)
            }
            for e in edges(from: u) {
                let alt = dist[u]! + e.weight
                if alt < dist[e.destination] ?? .infinity { dist[e.destination] = alt; prev[e.destination] = u; open.insert(e.destination) }
            }
        }
        return nil
    }
}
var g = AdjacencyList<String>()
for (a, b, w) in [("A", "B", 4.0), ("A", "C", 1), ("C", "B", 2), ("B", "D", 5), ("E", "F", 1)] { g.connect(a, b, weight: w) }
print(g)
print(g.bfs("A"))
var order: [String] = []; g.dfs("A") { order.append($0) }; print(order)
if let (path, cost) = g.shortest(from: "A", to: "D") { print(path.joined(separator: "→"), cost) }
print(g.shortest(from: "A", to: "F")?.cost as Any)
struct Cycle: Error { let at: any Hashable }
enum Mark { case temporary, permanent }
func topological<T: Hashable & Comparable>(_ deps: [T: [T]]) throws -> [T] {


    var marks: [T: Mark] = [:], out: [T] = []
    func visit(_ n: T) throws {
        switch marks[n] {
        case .permanent?: return
        case .temporary?: throw Cycle(at: n)
        case nil:
            marks[n] = .temporary
            for d in (deps[n] ?? []).sorted() { try visit(d) }
            marks[n] = .permanent
            out.append(n)
        }
    }
    for n in deps.keys.sorted() { try visit(n) }
    return out
}
print(try! topological(["app": ["ui", "net"], "ui": ["core"], "net": ["core"], "core": []]))
do { _ = try topological([1: [2], 2: [3], 3: [1]]) } catch { print("cycle: \(error)") }
struct UnionFind { private var parent: [Int]; private(set) var sets: Int
    init(_ n: Int) { parent = Array(0..<n); sets = n }
    mutating func find(_ x: Int) -> Int { if parent[x] != x { parent[x] = find(parent[x]) }; return parent[x] }
    @discardableResult mutating func union(_ a: Int, _ b: Int) -> Bool { let (x, y) = (find(a), find(b)); guard x != y else { return false }; parent[x] = y; sets -= 1; return true } }
var uf = UnionFind(5); uf.union(0, 1); uf.union(3, 4); print(uf.union(1, 0), uf.sets, uf.find(0) == uf.find(1))
