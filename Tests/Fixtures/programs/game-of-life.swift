// Conway's game of life: a set of cells, generations as a stream, a stop when nothing changes.
import RxSwift

struct Cell: Hashable, Comparable {
  let x: Int
  let y: Int
  static func < (lhs: Cell, rhs: Cell) -> Bool { (lhs.y, lhs.x) < (rhs.y, rhs.x) }

  var neighbours: [Cell] {
    [-1, 0, 1].flatMap { dx in
      [-1, 0, 1].compactMap { dy in
        dx == 0 && dy == 0 ? nil : Cell(x: x + dx, y: y + dy)
      }
    }
  }
}

struct World: Equatable {
  var alive: Set<Cell> = []
  let width: Int
  let height: Int

  init(_ picture: String) {
    let rows = picture.split(separator: "\n")
    height = rows.count
    width = rows.map(\.count).max() ?? 0
    for (y, row) in rows.enumerated() {
      for (x, character) in row.enumerated() where character == "#" {
        alive.insert(Cell(x: x, y: y))
      }
    }
  }

  subscript(x: Int, y: Int) -> Bool { alive.contains(Cell(x: x, y: y)) }

  func contains(_ cell: Cell) -> Bool { 0..<width ~= cell.x && (0..<height).contains(cell.y) }

  mutating func step() {
    var counts: [Cell: Int] = [:]
    for cell in alive {
      for neighbour in cell.neighbours where contains(neighbour) { counts[neighbour, default: 0] += 1 }
    }
    alive = Set(counts.filter { cell, count in count == 3 || (count == 2 && alive.contains(cell)) }.keys)
  }

  func next() -> World {
    var copy = self
    copy.step()
    return copy
  }
}

extension World: CustomStringConvertible {
  var description: String {
    (0..<height).map { y in
      String((0..<width).map { x -> Character in self[x, y] ? "#" : "." })
    }.joined(separator: "\n")
  }
}

func generations(of world: World) -> Observable<World> {
  Observable.generate(initialState: world, condition: { _ in true }, iterate: { $0.next() })
}

let bag = DisposeBag()
let glider = World("""
  .#......
  ..#.....
  ###.....
  ........
  ........
  ........
  """)

generations(of: glider)
  .enumerated()
  .take(20)
  .filter { $0.index % 4 == 0 }
  .subscribe(onNext: { index, world in
    print("generation \(index), \(world.alive.count) alive, first \(world.alive.min().map { "\($0.x),\($0.y)" } ?? "-")")
    print(world)
  })
  .disposed(by: bag)

let block = World("....\n.##.\n.##.\n....")
let blinker = World(".....\n..#..\n..#..\n..#..\n.....")
for (name, world) in [("block", block), ("blinker", blinker), ("glider", glider)] {
  generations(of: world)
    .scan((seen: [World](), repeats: false)) { state, world in
      (seen: state.seen + [world], repeats: state.seen.contains(world))
    }
    .take(until: { $0.repeats }, behavior: .inclusive)
    .takeLast(1)
    .map { state -> String in
      guard let last = state.seen.last, let first = state.seen.firstIndex(of: last) else { return "?" }
      let period = state.seen.count - 1 - first
      return period == 1 ? "still life after \(first)" : "period \(period) after \(first)"
    }
    .subscribe(onNext: { print("\(name): \($0)") })
    .disposed(by: bag)
}
