struct Pair<First, Second> {
    let first: First
    let second: Second
}

extension Pair: Equatable where First: Equatable {}
// ^1 error: type 'Pair<First, Second>' does not conform to protocol 'Equatable'
extension Pair: CustomStringConvertible {
// ^1 error: type 'Pair<First, Second>' does not conform to protocol 'CustomStringConvertible'
    var description: Int { 3 }
}

struct Token {}
let a = Pair(first: 1, second: Token())
let b = Pair(first: 2, second: Token())
print(a == b)
print([a].contains(b))
