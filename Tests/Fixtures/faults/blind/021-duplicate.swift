struct Profile {
    var name: String
    var age: Int
    var name: String
//      ^ error: invalid redeclaration of 'name'

    func greet() -> String { "Hi \(name)" }
    func greet() -> String { "Hello \(name)" }
//       ^ error: invalid redeclaration of 'greet()'
}

func total(_ values: [Int]) -> Int {
    let sum = values.reduce(0, +)
    let sum = values.count
//      ^ error: invalid redeclaration of 'sum'
    return sum
}

enum Level {
    case low, high
    case low
//       ^ error: invalid redeclaration of 'low'
}
print(total([1, 2]))
