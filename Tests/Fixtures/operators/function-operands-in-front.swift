// The declaration of a program's prefix operator determines the type of a key path or closure operand.
struct Person { var name: String, age: Int }
prefix operator ^
prefix func ^ <Root, Value>(path: KeyPath<Root, Value>) -> (Root) -> Value { { $0[keyPath: path] } }
let people = [Person(name: "Zoe", age: 31), Person(name: "Al", age: 25)]
print(people.map(^\.name), people.map(^\.age).max() ?? 0)

prefix operator !!
prefix func !! <T>(test: @escaping (T) -> Bool) -> (T) -> Bool { { !test($0) } }
print([1, 2, 3, 4].filter(!!{ $0 % 2 == 0 }))
