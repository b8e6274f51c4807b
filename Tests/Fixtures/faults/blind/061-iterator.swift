struct Countdown: Sequence, IteratorProtocol {
//     ^ error: type 'Countdown' does not conform to protocol 'IteratorProtocol'
//     ^ error: type 'Countdown' does not conform to protocol 'Sequence'
    var current: Int

    mutating func next() -> Int {
        if current == 0 { return nil }
//                               ^ error: 'nil' is incompatible with return type 'Int'
        defer { current -= 1 }
        return current
    }
}

for number in Countdown(current: 3) {
    print(number)
}
let squares = Countdown(current: 4).map { $0 * $0 }
//                                  ^ error: generic parameter 'T' could not be inferred
print(squares.reduce(0, +))
