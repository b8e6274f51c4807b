// A game for two: moves as a stream, an immutable board, a referee, a simple opponent, statistics over several games.
import RxSwift

enum Player: String, CaseIterable {
  case x = "X", o = "O"
  var other: Player { self == .x ? .o : .x }
  static prefix func ! (player: Player) -> Player { player.other }
}

struct Board: Hashable {
  private(set) var cells: [Player?] = Array(repeating: nil, count: 9)
  static let lines: [[Int]] = {
    let rows = (0..<3).map { r in (0..<3).map { r * 3 + $0 } }
    let columns = (0..<3).map { c in (0..<3).map { $0 * 3 + c } }
    return rows + columns + [[0, 4, 8], [2, 4, 6]]
  }()

  subscript(_ index: Int) -> Player? {
    get { cells[index] }
    set { cells[index] = newValue }
  }
  subscript(row row: Int, column column: Int) -> Player? { self[row * 3 + column] }

  var free: [Int] { cells.indices.filter { cells[$0] == nil } }
  var winner: Player? {
    for line in Board.lines {
      if let first = self[line[0]], line.dropFirst().allSatisfy({ self[$0] == first }) { return first }
    }
    return nil
  }
}

extension Board: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String {
    stride(from: 0, to: 9, by: 3)
      .map { start in cells[start..<start + 3].map { $0?.rawValue ?? "·" }.joined() }
      .joined(separator: "/")
  }
  var debugDescription: String { "Board(\(self))" }
}

enum Outcome: Hashable {
  case won(Player), draw
}

struct Game {
  var board = Board()
  var turn = Player.x
  var moves = 0
  var outcome: Outcome? {
    if let winner = board.winner { return .won(winner) }
    return board.free.isEmpty ? .draw : nil
  }
}

enum MoveError: Error { case taken(Int, by: Player), over, outside(Int) }

extension Game {
  func playing(_ index: Int) throws -> Game {
    guard outcome == nil else { throw MoveError.over }
    guard board.cells.indices.contains(index) else { throw MoveError.outside(index) }
    if let owner = board[index] { throw MoveError.taken(index, by: owner) }
    var next = self
    next.board[index] = turn
    next.turn = !turn
    next.moves += 1
    return next
  }

  func best() -> Int {
    // An open board has too many ends to look at.
    if board.free.count > 5 { return board.free.first! }
    func score(_ game: Game, _ depth: Int) -> Int {
      switch game.outcome {
      case .won(let player)?: return player == turn ? 10 - depth : depth - 10
      case .draw?: return 0
      case nil:
        let scores = game.board.free.map { score(try! game.playing($0), depth + 1) }
        return game.turn == turn ? scores.max()! : scores.min()!
      }
    }
    return board.free.max { a, b in
      (score(try! playing(a), 0), -a) < (score(try! playing(b), 0), -b)
    }!
  }
}

func play(_ moves: Observable<Int>) -> Observable<Game> {
  moves
    .scan(Result<Game, Error>.success(Game())) { last, move in
      let game: Game
      switch last {
      case .success(let g): game = g
      case .failure: return last
      }
      return Result { try game.playing(move) }
    }
    .map { try $0.get() }
    .startWith(Game())
    .take(until: { $0.outcome != nil }, behavior: .inclusive)
}

let games: [[Int]] = [
  [4, 0, 2, 6, 3, 5, 1, 7, 8],
  [0, 3, 1, 4, 2, 5],
  [0, 4, 8, 2, 6, 3, 5, 7, 1],
  [4, 4],
  [4, 9],
]
for (number, moves) in games.enumerated() {
  _ = play(Observable.from(moves))
    .subscribe(
      onNext: { game in
        if let outcome = game.outcome { print("game \(number + 1): \(game.board) \(outcome)") }
      },
      onError: { print("game \(number + 1): \($0)") })
}

// The machine answers each move.
let human = PublishSubject<Int>()
let finished = human
  .scan(into: Game()) { game, move in
    do {
      game = try game.playing(move)
      if game.outcome == nil { game = try game.playing(game.best()) }
    } catch let error as MoveError {
      print("  no: \(error)")
    } catch { fatalError("\(error)") }
  }
  .do(onNext: { print("  \($0.board) after \($0.moves)") })
  .compactMap { $0.outcome }
  .take(1)
let watching = finished.subscribe(onNext: { print("outcome \($0)") }, onCompleted: { print("finished") })
for move in [4, 4, 1, 2, 3, 8, 5] where human.hasObservers { human.onNext(move) }
watching.dispose()

let all = Observable.from(games).flatMap { moves in
  play(.from(moves)).takeLast(1).compactMap { $0.outcome }.catch { _ in .empty() }
}
_ = all.reduce([Outcome: Int]()) { $0.merging([$1: 1], uniquingKeysWith: +) }
  .subscribe(onNext: { counts in
    for player in Player.allCases { print("\(player) won \(counts[.won(player)] ?? 0)") }
    print("draws \(counts[.draw, default: 0])")
  })
debugPrint(Board(), Board()[row: 1, column: 2] as Any, Outcome.won(.x))
