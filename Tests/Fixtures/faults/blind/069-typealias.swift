typealias Handler<T> = (T) -> Void
typealias Score = (name: String, points: Int)

final class Board {
    var scores: [Score] = []
    var onChange: Handler<Score>?

    func add(_ name: String, _ points: Int) {
        let score: Score = (name, points)
        scores.append((name: name, points))
        onChange?(name, points)
//               ^ error: property 'onChange' expects a single parameter of type 'Score' (aka '(name: String, points: Int)')
    }
}

let board = Board()
board.onChange = { name, points in print(name, points) }
//               ^ error: cannot assign value of type '(String, Int) -> ()' to type 'Handler<Score>' (aka '((name: String, points: Int)) -> ()')
board.add("Ann", 3.5)
//               ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
board.scores.forEach { print($0.score) }
//                              ^ error: value of tuple type 'Score' (aka '(name: String, points: Int)') has no member 'score'
