// What an own prefix operator makes of a path or a closure is said by its declaration.
struct Person { var name: String, age: Int }
prefix operator ^
prefix func ^ <Root, Value>(path: KeyPath<Root, Value>) -> (Root) -> Value { { $0[keyPath: path] } }
let people = [Person(name: "Zoe", age: 31), Person(name: "Al", age: 25)]
print(people.map(^\.name), people.map(^\.age).max() ?? 0)

prefix operator !!
prefix func !! <T>(test: @escaping (T) -> Bool) -> (T) -> Bool { { !test($0) } }
print([1, 2, 3, 4].filter(!!{ $0 % 2 == 0 }))
