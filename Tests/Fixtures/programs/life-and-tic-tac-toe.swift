// Game simulation: protocols, generics, random generator, matrix, conway, tic tac toe
struct LCG: RandomNumberGenerator {
  var state: UInt64;
  mutating func next() -> UInt64 { state = state &* 6364136223846793005 &+ 1442695040888963407; return state }
}
var rng = LCG(state: 42)
struct Life: CustomStringConvertible {
  struct Cell: Hashable { var x, y: Int }
  var alive: Set<Cell>
  init(_ text: String) {
    alive = Set(
      text.split(separator: "\n").enumerated().flatMap { y, l in
        l.enumerated().compactMap { x, c in c == "#" ? Cell(x: x, y: y) : nil }
      })
  }
  func neighbors(_ c: Cell) -> [Cell] {
    (-1...1).flatMap { dy in (-1...1).compactMap { dx in (dx, dy) == (0, 0) ? nil : Cell(x: c.x + dx, y: c.y + dy) } }
  }
  mutating func step() {
    let counts = alive.flatMap(neighbors).reduce(into: [Cell: Int]()) { $0[$1, default: 0] += 1 }
    alive = Set(counts.filter { cell, n in n == 3 || n == 2 && alive.contains(cell) }.keys)
  }
  var description: String {
    (0..<5).map { y in String((0..<5).map { x in alive.contains(.init(x: x, y: y)) ? "#" : "." as Character }) }.joined(
      separator: "\n")
  }
}
var life = Life(".#.\n..#\n###"); for _ in 0..<4 { life.step() }; print(life, life.alive.count, separator: "\n")
enum Player: Character, CaseIterable {
  case x = "X", o = "O"; var other: Player { self == .x ? .o : .x }; mutating func toggle() { self = other }
}
struct Board: Hashable {
  var cells: [Player?] = .init(repeating: nil, count: 9)
  static let lines: [[Int]] = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]
  var winner: Player? {
    for l in Self.lines { if let p = cells[l[0]], l.allSatisfy({ cells[$0] == p }) { return p } }; return nil
  }
  var free: [Int] { cells.indices.filter { cells[$0] == nil } }
  func placing(_ p: Player, at i: Int) -> Board { var b = self; b.cells[i] = p; return b }
}
var memo: [Board: Int] = [:]
func score(_ b: Board, _ p: Player) -> Int {
  if let m = memo[b] { return m }
  let s: Int
  if let w = b.winner {
    s = w == .x ? 1 : -1
  } else if b.free.isEmpty {
    s = 0
  } else {
    let ss = b.free.map { score(b.placing(p, at: $0), p.other) }
    s = p == .x ? ss.max()! : ss.min()!
  }
  memo[b] = s
  return s
}
print("perfect play:", score(Board(cells: [.x, nil, nil, nil, .o, nil, nil, nil, nil]), .x))
var b = Board(); b.cells[4] = .x; var turn = Player.o
while b.winner == nil, !b.free.isEmpty {
  let best = b.free.min { l, r in
    let (sl, sr) = (score(b.placing(turn, at: l), turn.other), score(b.placing(turn, at: r), turn.other));
    return turn == .x ? sl > sr : sl < sr
  }!
  b = b.placing(turn, at: best); turn.toggle()
}
print(
  stride(from: 0, to: 9, by: 3).map { r in b.cells[r..<r + 3].map { $0.map { String($0.rawValue) } ?? "." }.joined() },
  b.winner as Any)
print(
  Int.random(in: 0..<1000, using: &rng), Bool.random(using: &rng), [1, 2, 3, 4, 5].shuffled(using: &rng),
  "abc".randomElement(using: &rng)!, Double.random(in: 0...1, using: &rng) < 1)
protocol Entity: AnyObject { var hp: Int { get set }; var name: String { get }; func attack(_ e: any Entity) -> Int }
extension Entity { var isAlive: Bool { hp > 0 }; func take(_ d: Int) { hp = max(0, hp - d) } }
class Hero: Entity {
  var hp = 20 { willSet { if newValue < hp { print("\(name) takes \(hp - newValue)") } } }; let name: String;
  init(_ n: String) { name = n };
  func attack(_ e: any Entity) -> Int { let d = 3 + Int.random(in: 0...2, using: &rng); e.take(d); return d }
}
final class Orc: Hero {
  var rage = 0;
  override func attack(_ e: any Entity) -> Int {
    rage += 1;
    return rage % 2 == 0
      ? super.attack(e)
        + {
          e.take(1); return 1
        }() : super.attack(e)
  }
}
let fighters: [any Entity] = [Hero("Ann"), Orc("Urg")]
var round = 0
while fighters.allSatisfy(\.isAlive) {
  round += 1; let (a, d) = round.isMultiple(of: 2) ? (fighters[0], fighters[1]) : (fighters[1], fighters[0]);
  let n = a.attack(d); assert(n > 0)
}
print(round, fighters.first(where: \.isAlive)!.name)
struct Matrix<T: Numeric> {
  private(set) var rows: [[T]]; init(_ r: [[T]]) { rows = r };
  subscript(_ r: Int, _ c: Int) -> T {
    get { rows[r][c] }
    set { rows[r][c] = newValue }
  }
}
var m = Matrix([[1, 2], [3, 4]]); m[0, 1] += 10; m[1, 1] *= 2; print(m.rows)
struct Deck: Sequence {
  enum Suit: String, CaseIterable { case hearts = "♥", spades = "♠" };
  struct Card: CustomStringConvertible {
    let suit: Suit, rank: Int; var description: String { "\(["A", "2", "3"][rank - 1])\(suit.rawValue)" }
  }
  func makeIterator() -> AnyIterator<Card> {
    var it = Suit.allCases.flatMap { s in (1...3).map { Card(suit: s, rank: $0) } }.makeIterator();
    return AnyIterator { it.next() }
  }
}
print(Array(Deck()), Deck().reversed().first!, Deck().filter { $0.rank == 1 }, Deck().dropLast(4).map(\.rank))
