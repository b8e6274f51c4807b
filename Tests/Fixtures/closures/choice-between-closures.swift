// A choice between closures throws where one of them does.
let ascending = true
print([2, 1, 3].sorted(by: ascending ? { $0 < $1 } : { $0 > $1 }))
func f(_ x: [Int]) -> [Int] { x.sorted(by: ascending ? { $0 < $1 } : (>)) }
print(f([1, 2]))
func g(_ f: () throws -> Int) rethrows -> Int { try f() }
print(g(ascending ? { 1 } : { 2 }))
print(g(({ 1 })))
struct Bad: Error {}
let closures: [Int] = [1].map(ascending ? { $0 + 1 } : { $0 })
print(closures)
let handler: (() -> Int)? = nil
print(g(handler ?? { 3 }))
print((try? g(!ascending ? { 1 } : { throw Bad() })) ?? -1)
let byLength = { (a: String, b: String) in a.count < b.count }
print(["ccc", "a", "bb"].sorted(by: ascending ? byLength : { $0 > $1 }))
