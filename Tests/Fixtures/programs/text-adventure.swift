// A text adventure: commands are parsed into an enum, the world is a value, the story is a stream.
import RxSwift

enum Direction: String, CaseIterable {
  case north, south, east, west
  var opposite: Direction {
    switch self {
    case .north: .south
    case .south: .north
    case .east: .west
    case .west: .east
    }
  }
}

enum Command {
  case go(Direction)
  case take(String)
  case use(String, on: String?)
  case look, inventory, quit
  case unknown(String)

  init(_ line: String) {
    let words = line.lowercased().split(separator: " ").map(String.init)
    switch (words.first, words.dropFirst().first) {
    case ("go"?, let name?), (let name?, nil) where Direction(rawValue: name) != nil:
      self = .go(Direction(rawValue: name)!)
    case ("take"?, let item?): self = .take(item)
    case ("use"?, let item?):
      let target = words.count == 4 && words[2] == "on" ? words[3] : nil
      self = .use(item, on: target)
    case ("look"?, nil): self = .look
    case ("inventory"?, _), ("i"?, _): self = .inventory
    case ("quit"?, _): self = .quit
    default: self = .unknown(line)
    }
  }
}

struct Room {
  let title: String
  var items: [String] = []
  var exits: [Direction: String] = [:]
  var locked: Set<Direction> = []
}

struct Story {
  private(set) var rooms: [String: Room]
  private(set) var place: String
  private(set) var bag: [String] = []
  private(set) var moves = 0
  private(set) var isOver = false
  var text = ""

  private var room: Room {
    get { rooms[place]! }
    set { rooms[place] = newValue }
  }

  init(start: String, rooms: [(String, Room)]) {
    self.rooms = Dictionary(uniqueKeysWithValues: rooms)
    place = start
    text = describe()
  }

  private func describe() -> String {
    var lines = ["You are in the \(room.title)."]
    if !room.items.isEmpty { lines.append("Here: \(room.items.sorted().joined(separator: ", ")).") }
    let exits = Direction.allCases.filter { room.exits[$0] != nil }.map {
      room.locked.contains($0) ? "\($0.rawValue) (locked)" : $0.rawValue
    }
    lines.append("Exits: " + exits.joined(separator: ", ") + ".")
    return lines.joined(separator: " ")
  }

  mutating func run(_ command: Command) {
    moves += 1
    defer { if place == "garden" { isOver = true; text += " You escaped in \(moves) moves!" } }
    switch command {
    case .go(let direction):
      guard let target = room.exits[direction] else {
        text = "You cannot go \(direction)."
        return
      }
      if room.locked.contains(direction) {
        text = "The door is locked."
      } else {
        place = target
        text = describe()
      }
    case .take(let item):
      guard let index = room.items.firstIndex(of: item) else {
        text = "There is no \(item) here."
        break
      }
      bag.append(room.items.remove(at: index))
      text = "Taken."
    case .use("key", on: "door"?) where bag.contains("key"):
      if room.locked.isEmpty {
        text = "Nothing is locked here."
      } else {
        room.locked.removeAll()
        text = "Click!"
      }
    case let .use(item, on: target):
      text = bag.contains(item) ? "Nothing happens\(target.map { " to the \($0)" } ?? "")." : "You have no \(item)."
    case .look: text = describe()
    case .inventory: text = bag.isEmpty ? "You carry nothing." : "You carry: \(bag.joined(separator: ", "))."
    case .quit:
      isOver = true
      text = "Bye."
    case .unknown(let line):
      moves -= 1
      text = "I don't understand '\(line)'."
    }
  }
}

let story = Story(
  start: "cellar",
  rooms: [
    ("cellar", Room(title: "dark cellar", items: ["lamp", "key"], exits: [.north: "hall"])),
    ("hall", Room(title: "great hall", exits: [.south: "cellar", .east: "garden"], locked: [.east])),
    ("garden", Room(title: "sunny garden", exits: [.west: "hall"])),
  ])

let lines = PublishSubject<String>()
let bag = DisposeBag()
lines
  .do(onNext: { print("> \($0)") })
  .map(Command.init)
  .scan(into: story) { story, command in story.run(command) }
  .startWith(story)
  .take(until: { $0.isOver }, behavior: .inclusive)
  .map(\.text)
  .subscribe(onNext: { print($0) }, onCompleted: { print("The end.") })
  .disposed(by: bag)

[
  "dance", "west", "take key", "take sword", "i", "go north", "east", "use lamp", "use key on window",
  "use key on door", "LOOK", "go east", "look",
].forEach(lines.onNext)
print(Direction.allCases.map { "\($0)↔\($0.opposite)" })
