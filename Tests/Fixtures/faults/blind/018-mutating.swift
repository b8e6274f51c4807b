struct Counter {
    var value = 0
    func increment() {
        value += 1
//            ^ error: left side of mutating operator isn't mutable: 'self' is immutable
    }
    mutating func reset() {
        value = 0
    }
}

struct Game {
    let counter = Counter()
    mutating func restart() {
        counter.reset()
//              ^ error: cannot use mutating member on immutable value: 'counter' is a 'let' constant
    }
}

let counter = Counter()
counter.reset()
//      ^ error: cannot use mutating member on immutable value: 'counter' is a 'let' constant
var game = Game()
game.restart()
print(counter.value, game.counter.value)
