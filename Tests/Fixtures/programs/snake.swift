// The game of Snake on virtual time: keys as a stream, a tick, a growing snake, food from a fixed list, a final score.
import Foundation
import RxCocoa
import RxSwift

struct Cell: Hashable {
  var x: Int, y: Int
  static func + (lhs: Cell, rhs: Heading) -> Cell {
    let (dx, dy) = rhs.delta
    return Cell(x: lhs.x + dx, y: lhs.y + dy)
  }
}

enum Heading: String, CaseIterable {
  case up, down, left, right
  var delta: (Int, Int) {
    switch self {
    case .up: return (0, -1)
    case .down: return (0, 1)
    case .left: return (-1, 0)
    case .right: return (1, 0)
    }
  }
  var opposite: Heading {
    switch self {
    case .up: return .down
    case .down: return .up
    case .left: return .right
    case .right: return .left
    }
  }
}

struct World {
  enum Status: Equatable { case running, over(String) }
  let width = 8, height = 5
  private(set) var snake: [Cell] = [Cell(x: 2, y: 2), Cell(x: 1, y: 2)]
  private(set) var heading = Heading.right
  private(set) var food: ArraySlice<Cell>
  private(set) var score = 0
  private(set) var status = Status.running

  init(food: [Cell]) { self.food = food[...] }

  mutating func turn(_ new: Heading) {
    guard new != heading.opposite else { return }
    heading = new
  }

  mutating func step() {
    guard case .running = status, let head = snake.first else { return }
    let next = head + heading
    switch next {
    case let c where !(0..<width).contains(c.x) || !(0..<height).contains(c.y):
      status = .over("hit the wall at \((c.x, c.y))")
    case let c where snake.dropLast().contains(c):
      status = .over("bit itself")
    default:
      snake.insert(next, at: 0)
      if next == food.first {
        food.removeFirst()
        score += 10 * (snake.count - 2)
        if food.isEmpty { status = .over("ate everything") }
      } else {
        snake.removeLast()
      }
    }
  }

  var picture: String {
    let cells = Set(snake)
    return (0..<height).map { y in
      (0..<width).map { x -> String in
        let cell = Cell(x: x, y: y)
        if cell == snake.first { return "@" }
        if cells.contains(cell) { return "o" }
        return cell == food.first ? "*" : "."
      }.joined()
    }.joined(separator: "\n")
  }
}

final class GameViewModel {
  let keys = PublishRelay<Character>()
  let world: Driver<World>
  let score: Driver<String>
  let finished: Signal<String>

  init(period: RxTimeInterval, food: [Cell]) {
    enum Input { case tick, turn(Heading) }
    let bindings: [Character: Heading] = ["w": .up, "s": .down, "a": .left, "d": .right]
    let turns = keys.compactMap { bindings[$0] }.distinctUntilChanged().map(Input.turn)
    let ticks = Observable<Int>.interval(period, scheduler: MainScheduler.instance).map { _ in Input.tick }
    let states = Observable.merge(turns, ticks)
      .scan(into: World(food: food)) { world, input in
        switch input {
        case .tick: world.step()
        case .turn(let heading): world.turn(heading)
        }
      }
      .take(until: { $0.status != .running }, behavior: .inclusive)
      .share(replay: 1)
    world = states.asDriver(onErrorDriveWith: .empty())
    score = world.map { $0.score }.distinctUntilChanged().map { "score \($0)" }
    finished = states
      .compactMap { world in
        if case .over(let why) = world.status { return "\(why), \(world.score) points" }
        return nil
      }
      .asSignal(onErrorJustReturn: "error")
  }
}

func play(_ title: String, keys: [(Int, Character)], food: [Cell]) -> Completable {
  Completable.create { done in
    print("# \(title)")
    let game = GameViewModel(period: .milliseconds(100), food: food)
    let bag = CompositeDisposable()
    _ = bag.insert(game.score.drive(onNext: { print($0) }))
    _ = bag.insert(game.finished.emit(onNext: { print($0) }))
    _ = bag.insert(
      game.world.asObservable().takeLast(1).subscribe(
        onNext: { print($0.picture) }, onCompleted: { done(.completed) }))
    for (ms, key) in keys {
      let timer = Observable<Int>.timer(.milliseconds(ms), scheduler: MainScheduler.instance)
      _ = bag.insert(timer.subscribe(onNext: { [weak game] _ in game?.keys.accept(key) }))
    }
    return Disposables.create {
      print("cleaned up")
      bag.dispose()
    }
  }
}

Completable.concat(
  play("wall", keys: [(150, "w")], food: [Cell(x: 7, y: 4)]),
  play("everything", keys: [(250, "s"), (450, "a"), (460, "x")], food: [Cell(x: 4, y: 2), Cell(x: 4, y: 4), Cell(x: 2, y: 4)]),
  play(
    "itself", keys: [(450, "s"), (550, "a"), (650, "w")],
    food: [Cell(x: 3, y: 2), Cell(x: 4, y: 2), Cell(x: 5, y: 2), Cell(x: 6, y: 3), Cell(x: 0, y: 0)])
)
.subscribe(onCompleted: { print("bye") })
.disposed(by: DisposeBag().keptForever())

extension DisposeBag {
  private static var kept: [DisposeBag] = []
  func keptForever() -> DisposeBag {
    DisposeBag.kept.append(self)
    return self
  }
}
