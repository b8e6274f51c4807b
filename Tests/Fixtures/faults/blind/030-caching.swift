final class Cache<Key: Hashable, Value> {
    private var storage: [Key: Value] = [:]
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    subscript(key: Key) -> Value? {
        get { storage[key] }
    }

    func value(for key: Key, make: () throws -> Value) rethrows -> Value {
        if let cached = storage[key] { return cached }
        let made = try make()
        storage[key] = made
        return made
    }
}

struct Point { let x: Int; let y: Int }

let names = Cache<Int, String>(limit: 10)
names[3] = "three"
//   ^ error: cannot assign through subscript: subscript is get-only
let grid = Cache<Point, Int>(limit: 4)
//         ^ error: type 'Point' does not conform to protocol 'Hashable'
let four = names.value(for: 4) { 4 }
//                               ^ error: cannot convert value of type 'Int' to closure result type 'String'
print(names[3]!.count, four, grid)
print(names["3"] ?? "none")
//          ^ error: cannot convert value of type 'String' to expected argument type 'Int'
