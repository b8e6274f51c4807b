import Foundation
struct F {
    enum Day: String, Comparable {
        case b, a
        static func < (l: Day, r: Day) -> Bool { l.rawValue < r.rawValue }
    }
    static func make() -> [Day] { ["b", "a"].compactMap { Day(rawValue: $0) } }
}
print(F.make().sorted())
struct Feed: Codable {
    struct Item: Codable, Comparable, CustomStringConvertible {
        let id: Int
        static func < (l: Item, r: Item) -> Bool { l.id < r.id }
        var description: String { "#\(id)" }
    }
    let items: [Item]
}
let feed = try JSONDecoder().decode(Feed.self, from: Data(#"{"items":[{"id":3},{"id":1}]}"#.utf8))
print(feed, feed.items.sorted(), feed.items.max()!)
struct P {
    enum C: Int, CaseIterable, Comparable { case z = 9, y = 1; static func < (l: C, r: C) -> Bool { l.rawValue < r.rawValue } }
    var all: [C] { C.allCases.sorted() }
}
print(P().all)
class K {
    enum Mode: String, CustomStringConvertible { case a; var description: String { "mode-a" } }
    var mode: Mode? = Mode(rawValue: "a")
}
print(K().mode as Any)
