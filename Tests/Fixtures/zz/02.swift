// Advent of Code style: grid path with Dijkstra and a heap
struct Heap<Element> {
    private var storage: [Element] = []
    private let before: (Element, Element) -> Bool
    init(sort before: @escaping (Element, Element) -> Bool) { self.before = before }
    var isEmpty: Bool { storage.isEmpty }
    mutating func push(_ e: Element) {
        storage.append(e)
        var child = storage.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard before(storage[child], storage[parent]) else { break }
            storage.swapAt(child, parent)
            child = parent
        }
    }
    mutating func pop() -> Element? {
        guard !storage.isEmpty else { return nil }
        if storage.count == 1 { return storage.removeLast() }
        let top = storage[0]
        storage[0] = storage.removeLast()
        var parent = 0
        while case let (left, right) = (2 * parent + 1, 2 * parent + 2), left < storage.endIndex {
            var candidate = parent
            if before(storage[left], storage[candidate]) { candidate = left }
            if right < storage.endIndex && before(storage[right], storage[candidate]) { candidate = right }
            if candidate == parent { break }
            (storage[parent], storage[candidate]) = (storage[candidate], storage[parent])
            parent = candidate
        }
        return top
    }
}
struct Point: Hashable, CustomStringConvertible {
    var x, y: Int
    static func + (a: Point, b: Point) -> Point { .init(x: a.x + b.x, y: a.y + b.y) }
    static let directions: [Point] = [.init(x: 1, y: 0), .init(x: 0, y: 1), .init(x: -1, y: 0), .init(x: 0, y: -1)]
    var description: String { "(\(x),\(y))" }
    func neighbors(in bounds: (width: Int, height: Int)) -> some Sequence<Point> {
        Self.directions.lazy.map { self + $0 }.filter { 0..<bounds.width ~= $0.x && 0..<bounds.height ~= $0.y }
    }
}
let input = """
1163751742
1381373672
2136511328
3694931569
7463417111
1319128137
1359912421
3125421639
1293138521
2311944581
"""
let grid = input.split(whereSeparator: \.isNewline).map { $0.compactMap(\.wholeNumberValue) }
let size = (width: grid[0].count, height: grid.count)
func solve(times: Int) -> Int? {
    let bounds = (width: size.width * times, height: size.height * times)
    func cost(_ p: Point) -> Int {
        let (qx, rx) = p.x.quotientAndRemainder(dividingBy: size.width)
        let (qy, ry) = p.y.quotientAndRemainder(dividingBy: size.height)
        return (grid[ry][rx] + qx + qy - 1) % 9 + 1
    }
    var best: [Point: Int] = [Point(x: 0, y: 0): 0]
    var queue = Heap<(Point, Int)> { $0.1 < $1.1 }
    queue.push((Point(x: 0, y: 0), 0))
    let goal = Point(x: bounds.width - 1, y: bounds.height - 1)
    while let (here, risk) = queue.pop() {
        if here == goal { return risk }
        if risk > best[here]! { continue }
        for next in here.neighbors(in: bounds) {
            let total = risk + cost(next)
            if total < best[next, default: .max] {
                best[next] = total
                queue.push((next, total))
            }
        }
    }
    return nil
}
print("part 1:", solve(times: 1) ?? -1)
print("part 2:", solve(times: 2) ?? -1)
print(Array(Point(x: 0, y: 0).neighbors(in: (2, 2))))
