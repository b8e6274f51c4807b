struct Countdown: Sequence, IteratorProtocol {
//     ^ error: type 'Countdown' does not conform to protocol 'IteratorProtocol'
//     ^ error: type 'Countdown' does not conform to protocol 'Sequence'
    var current: Int
    mutating func next() -> Int { current }
}
let squares = Countdown(current: 4).map { $0 * $0 }
//                                  ^ error: generic parameter 'T' could not be inferred
for number in Countdown(current: 3) { print(number) }
