// Empty literals are collections of `Any` where nothing determines the element type.
func report<T>(_ items: [T]) -> T.Type { T.self }
print(report([]))
func pairs<K, V>(_ items: [K: V]) -> (K.Type, V.Type) { (K.self, V.self) }
print(pairs([:]))
print([].count, [].isEmpty, [:].count)
print(type(of: []), type(of: [:]), type(of: [].map { $0 }))
let (none, one) = ([], 1)
print(none, one)
for nothing in [] { print(nothing) }
let make = { [] }
print(make().count)
let maybe = Optional([])
print(maybe?.count ?? -1)
print([].reduce(0) { sum, _ in sum + 1 })
