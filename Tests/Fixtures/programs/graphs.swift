// Breadth first, depth first, Dijkstra, topological order.
protocol Graph {
    associatedtype Vertex: Hashable
    associatedtype Edges: Sequence where Edges.Element == (to: Vertex, weight: Int)
    func edges(from v: Vertex) -> Edges
    var vertices: Set<Vertex> { get }
}

extension Graph {
    func bfs(from start: Vertex, visit: (Vertex) throws -> Void) rethrows {
        var seen: Set<Vertex> = [start]
        var queue = [start]
        while !queue.isEmpty {
            let v = queue.removeFirst()
            try visit(v)
            for (next, _) in edges(from: v) where seen.insert(next).inserted { queue.append(next) }
        }
    }
    func dfs(_ v: Vertex, _ seen: inout Set<Vertex>, _ visit: (Vertex) -> Void) {
        guard seen.insert(v).inserted else { return }
        visit(v)
        edges(from: v).forEach { dfs($0.to, &seen, visit) }
    }
    func shortestPath(from a: Vertex, to b: Vertex) -> (path: [Vertex], cost: Int)? {
        var best: [Vertex: (cost: Int, previous: Vertex?)] = [a: (0, nil)]
        var heap = Heap<(Int, Vertex)> { $0.0 < $1.0 }
        heap.insert((0, a))
        while let (cost, v) = heap.pop() {
            if v == b { break }
            guard cost == best[v]!.cost else { continue }
            for edge in edges(from: v) {
                let c = cost + edge.weight
                if c < best[edge.to]?.cost ?? .max {
                    best[edge.to] = (c, v)
                    heap.insert((c, edge.to))
                }
            }
        }
        guard let end = best[b] else { return nil }
        var path = [b]
        var at = end.previous
        while let v = at { path.append(v); at = best[v]!.previous }
        return (path.reversed(), end.cost)
    }
}

struct Heap<T> {
    private var items: [T] = []
    private let areInIncreasingOrder: (T, T) -> Bool
    init(_ order: @escaping (T, T) -> Bool) { areInIncreasingOrder = order }
    var isEmpty: Bool { items.isEmpty }
    mutating func insert(_ x: T) {
        items.append(x)
        var i = items.count - 1
        while i > 0, case let parent = (i - 1) / 2, areInIncreasingOrder(items[i], items[parent]) {
            items.swapAt(i, parent)
            i = parent
        }
    }
    mutating func pop() -> T? {
        guard !items.isEmpty else { return nil }
        items.swapAt(0, items.count - 1)
        let top = items.removeLast()
        var i = 0
        while true {
            let children = [2 * i + 1, 2 * i + 2].filter { $0 < items.count }
            guard let child = children.min(by: { areInIncreasingOrder(items[$0], items[$1]) }),
                areInIncreasingOrder(items[child], items[i]) else { break }
            items.swapAt(i, child)
            i = child
        }
        return top
    }
}
extension Heap where T: Comparable {
    init<S: Sequence>(_ s: S) where S.Element == T {
        self.init(<)
        for x in s { insert(x) }
    }
}

struct AdjacencyList<V: Hashable & Comparable>: Graph {
    private var adjacency: [V: [(to: V, weight: Int)]] = [:]
    var vertices: Set<V> { Set(adjacency.keys) }
    mutating func connect(_ a: V, _ b: V, _ w: Int = 1, directed: Bool = false) {
        adjacency[a, default: []].append((b, w))
        adjacency[b, default: []] += directed ? [] : [(a, w)]
    }
    func edges(from v: V) -> [(to: V, weight: Int)] { (adjacency[v] ?? []).sorted { ($0.weight, $0.to) < ($1.weight, $1.to) } }
    func topologicalOrder() -> [V]? {
        var indegree = adjacency.mapValues { _ in 0 }
        for (_, es) in adjacency { for e in es { indegree[e.to]! += 1 } }
        var ready = indegree.filter { $0.value == 0 }.keys.sorted()
        var order: [V] = []
        while let v = ready.first {
            ready.removeFirst()
            order.append(v)
            for (to, _) in edges(from: v) {
                indegree[to]! -= 1
                if indegree[to] == 0 { ready.append(to); ready.sort() }
            }
        }
        return order.count == adjacency.count ? order : nil
    }
}

struct Grid: Graph {
    struct Point: Hashable { var x, y: Int }
    let rows: [[Character]]
    init(_ text: String) { rows = text.split(separator: "\n").map(Array.init) }
    var vertices: Set<Point> {
        Set(rows.indices.flatMap { y in rows[y].indices.map { Point(x: $0, y: y) } })
    }
    func edges(from p: Point) -> [(to: Point, weight: Int)] {
        [(0, 1), (1, 0), (0, -1), (-1, 0)].compactMap { dx, dy in
            let q = Point(x: p.x + dx, y: p.y + dy)
            guard rows.indices ~= q.y, rows[q.y].indices ~= q.x, rows[q.y][q.x] != "#" else { return nil }
            return (to: q, weight: 1)
        }
    }
    func find(_ c: Character) -> Point? {
        for (y, row) in rows.enumerated() { if let x = row.firstIndex(of: c) { return Point(x: x, y: y) } }
        return nil
    }
}

var g = AdjacencyList<String>()
for (a, b, w) in [("A", "B", 4), ("A", "C", 1), ("C", "B", 2), ("B", "D", 5), ("C", "D", 8), ("D", "E", 3)] { g.connect(a, b, w) }
var order: [String] = []
g.bfs(from: "A") { order.append($0) }
print(order)
var seen = Set<String>()
g.dfs("A", &seen) { print($0, terminator: " ") }
print()
if let (path, cost) = g.shortestPath(from: "A", to: "E") { print(path.joined(separator: "→"), cost) }
print(g.shortestPath(from: "A", to: "Z") as Any)
var tasks = AdjacencyList<String>()
tasks.connect("wake", "shower", directed: true)
tasks.connect("shower", "dress", directed: true)
tasks.connect("wake", "coffee", directed: true)
tasks.connect("coffee", "leave", directed: true)
tasks.connect("dress", "leave", directed: true)
print(tasks.topologicalOrder() ?? [])
tasks.connect("leave", "wake", directed: true)
print(tasks.topologicalOrder() as Any)
let maze = Grid("""
S..#....
.#.#.##.
.#...#..
.####.#.
......#E
""")
if let s = maze.find("S"), let e = maze.find("E"), let result = maze.shortestPath(from: s, to: e) {
    print(result.cost, result.path.prefix(3).map { "(\($0.x),\($0.y))" })
    var picture = maze.rows
    for p in result.path.dropFirst().dropLast() { picture[p.y][p.x] = "*" }
    picture.forEach { print(String($0)) }
}
struct Stop: Error {}
do { try g.bfs(from: "A") { if $0 == "D" { throw Stop() } } } catch { print("stopped", error) }
var h = Heap([5, 2, 9, 1])
var sorted: [Int] = []
while let x = h.pop() { sorted.append(x) }
print(sorted, maze.vertices.count)
