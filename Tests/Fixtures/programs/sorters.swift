// Sorting algorithms, generic and measured by comparisons.
protocol Sorter { static var name: String { get }; static func sort<T>(_ a: [T], by less: (T, T) -> Bool) -> [T] }
enum Bubble: Sorter {
    static let name = "bubble"
    static func sort<T>(_ a: [T], by less: (T, T) -> Bool) -> [T] {
        var a = a
        for i in a.indices { for j in 1..<max(a.count - i, 1) where less(a[j], a[j - 1]) { a.swapAt(j, j - 1) } }
        return a
    }
}
enum Insertion: Sorter {
    static let name = "insertion"
    static func sort<T>(_ a: [T], by less: (T, T) -> Bool) -> [T] {
        var a = a
        for x in 1..<a.count {
            var y = x
            let temp = a[y]
            while y > 0 && less(temp, a[y - 1]) { a[y] = a[y - 1]; y -= 1 }
            a[y] = temp
        }
        return a
    }
}
enum Merge: Sorter {
    static let name = "merge"
    static func sort<T>(_ a: [T], by less: (T, T) -> Bool) -> [T] {
        guard a.count > 1 else { return a }
        let mid = a.count / 2
        let (l, r) = (sort(Array(a[..<mid]), by: less), sort(Array(a[mid...]), by: less))
        var (i, j, out) = (0, 0, [T]())
        out.reserveCapacity(a.count)
        while i < l.count, j < r.count {
            if less(r[j], l[i]) { out.append(r[j]); j += 1 } else { out.append(l[i]); i += 1 }
        }
        return out + l[i...] + r[j...]
    }
}
enum Quick: Sorter {
    static let name = "quick"
    static func sort<T>(_ a: [T], by less: (T, T) -> Bool) -> [T] {
        var copy = a
        func go(_ lo: Int, _ hi: Int) {
            guard lo < hi else { return }
            let pivot = copy[hi]
            var i = lo
            for j in lo..<hi where less(copy[j], pivot) { copy.swapAt(i, j); i += 1 }
            copy.swapAt(i, hi)
            go(lo, i - 1); go(i + 1, hi)
        }
        go(0, copy.count - 1)
        return copy
    }
}
let data = [5, 2, 9, -3, 7, 2, 0, 8]
let sorters: [any Sorter.Type] = [Bubble.self, Insertion.self, Merge.self, Quick.self]
for sorter in sorters {
    var comparisons = 0
    let sorted = sorter.sort(data) { comparisons += 1; return $0 < $1 }
    print(sorter.name, sorted, comparisons > 0, sorted == data.sorted())
}
print(Merge.sort(["pear", "fig", "apple"], by: { $0.count < $1.count }), Quick.sort(Array("swift"), by: >).map(String.init))
struct Person { let name: String; let age: Int; let city: String }
let people = [Person(name: "Zoe", age: 30, city: "Rome"), Person(name: "Al", age: 25, city: "Oslo"), Person(name: "Bo", age: 30, city: "Oslo"), Person(name: "Cy", age: 25, city: "Rome")]
print(people.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map(\.name))
print(people.sorted { a, b in a.city != b.city ? a.city < b.city : a.age > b.age }.map(\.name))
typealias Order<T> = (T, T) -> Bool?
func by<T, V: Comparable>(_ path: KeyPath<T, V>, descending: Bool = false) -> Order<T> {
    { a, b in
        let (x, y) = (a[keyPath: path], b[keyPath: path])
        return x == y ? nil : descending ? x > y : x < y
    }
}
extension Sequence {
    func sorted(by orders: Order<Element>...) -> [Element] {
        sorted { a, b in
            for order in orders { if let r = order(a, b) { return r } }
            return false
        }
    }
    func sorted<V: Comparable>(by path: KeyPath<Element, V>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } }
}
print(people.sorted(by: by(\.city), by(\.age, descending: true)).map(\.name), people.sorted(by: \.name).map(\.age))
extension Array where Element: Comparable {
    func binarySearch(_ x: Element) -> Index? {
        var (lo, hi) = (startIndex, endIndex)
        while lo < hi {
            let mid = lo + (hi - lo) / 2
            if self[mid] == x { return mid }
            if self[mid] < x { lo = mid + 1 } else { hi = mid }
        }
        return nil
    }
    var isSorted: Bool { zip(self, dropFirst()).allSatisfy(<=) }
}
let sorted = data.sorted()
print(sorted.binarySearch(7) ?? -1, sorted.binarySearch(6) as Any, sorted.isSorted, data.isSorted)
var mutable = data
mutable.sort(by: >)
let p = mutable.partition { $0 < 3 }
print(mutable.count - p, Set(mutable[p...]) == [2, 0, -3], data.max()! - data.min()!, data.sorted().reversed().first!)
print(zip(data.indices, data).sorted { $0.1 < $1.1 }.map(\.0), data.enumerated().max { $0.element < $1.element }!.offset)
print(data.lexicographicallyPrecedes([6]), [1, 2].elementsEqual([1, 2]), data.starts(with: [5, 2]), data.split(separator: 2))
