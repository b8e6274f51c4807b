struct Iter: AsyncIteratorProtocol {
//     ^ error: type 'Iter' does not conform to protocol 'AsyncIteratorProtocol'
  typealias Element = Int
  mutating func next() async -> String? { nil }
}
struct Seq: Sequence {
//     ^ error: 'Sequence' requires the types 'Int' and 'String' be equivalent
//     ^ error: type 'Seq' does not conform to protocol 'Sequence'
    typealias Element = Int
    struct Iterator: IteratorProtocol {
        mutating func next() -> String? { nil }
    }
    func makeIterator() -> Iterator { Iterator() }
}
struct Iter2: IteratorProtocol {
//     ^ error: type 'Iter2' does not conform to protocol 'IteratorProtocol'
  typealias Element = Int
  mutating func next() -> String? { nil }
}
protocol P { associatedtype A; associatedtype B: Q where B.C == A }
protocol Q { associatedtype C }
struct QI: Q { typealias C = Int }
struct PI: P { typealias A = String; typealias B = QI }
//     ^ error: 'P' requires the types 'String' and 'Int' be equivalent
//     ^ error: type 'PI' does not conform to protocol 'P'
for n in Seq() { print(n + 1) }
//                       ^ error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
