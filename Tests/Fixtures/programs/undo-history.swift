// Undo and redo over a drawing document with generic history, commands as values, and disabled buttons as drivers.
import RxCocoa
import RxSwift

struct History<Value> {
  private(set) var past: [Value] = []
  private(set) var present: Value
  private(set) var future: [Value] = []
  let limit: Int

  init(_ present: Value, limit: Int = 3) {
    self.present = present
    self.limit = limit
  }

  mutating func push(_ value: Value) {
    past.append(present)
    if past.count > limit { past.removeFirst(past.count - limit) }
    present = value
    future.removeAll()
  }
  mutating func undo() {
    guard let last = past.popLast() else { return }
    future.insert(present, at: 0)
    present = last
  }
  mutating func redo() {
    guard !future.isEmpty else { return }
    past.append(present)
    present = future.removeFirst()
  }
}

struct Point: Hashable { var x, y: Int }

extension Point {
  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  static func += (a: inout Point, b: Point) { a = a + b }
}

indirect enum Figure: Equatable {
  case circle(center: Point, radius: Int)
  case rect(origin: Point, width: Int, height: Int)
  case group([Figure])

  func moved(by offset: Point) -> Figure {
    switch self {
    case .circle(let center, let radius): return .circle(center: center + offset, radius: radius)
    case .rect(var origin, let width, let height):
      origin += offset
      return .rect(origin: origin, width: width, height: height)
    case .group(let figures): return .group(figures.map { $0.moved(by: offset) })
    }
  }

  var area: Double {
    switch self {
    case let .circle(_, radius): return 3.0 * Double(radius * radius)
    case let .rect(_, w, h): return Double(w * h)
    case let .group(figures): return figures.reduce(0) { $0 + $1.area }
    }
  }
}

extension Figure: CustomStringConvertible {
  var description: String {
    switch self {
    case .circle(let c, let r): return "○(\(c.x),\(c.y);\(r))"
    case .rect(let o, let w, let h): return "▭(\(o.x),\(o.y);\(w)×\(h))"
    case .group(let figures): return "{" + figures.map(\.description).joined(separator: " ") + "}"
    }
  }
}

struct Document: Equatable {
  var figures: [String: Figure] = [:]
  var order: [String] = []
  var text: String { order.map { "\($0)=\(figures[$0]!)" }.joined(separator: ", ") }
}

enum Command {
  case add(String, Figure)
  case move(String, by: Point)
  case delete(String)
  case group([String], as: String)
  case undo, redo

  func apply(to document: Document) -> Document {
    var document = document
    switch self {
    case let .add(name, figure):
      document.figures[name] = figure
      document.order.append(name)
    case let .move(name, offset):
      document.figures[name] = document.figures[name]?.moved(by: offset)
    case .delete(let name):
      document.figures[name] = nil
      document.order.removeAll { $0 == name }
    case .group(let names, as: let name):
      let members = names.compactMap { document.figures[$0] }
      names.forEach { member in
        document.figures.removeValue(forKey: member)
        document.order = document.order.filter { $0 != member }
      }
      document.figures[name] = .group(members)
      document.order.append(name)
    case .undo, .redo: break
    }
    return document
  }
}

final class Editor {
  let commands = PublishRelay<Command>()
  let document: Driver<Document>
  let canUndo: Driver<Bool>
  let canRedo: Driver<Bool>

  init() {
    let history = commands
      .scan(into: History(Document())) { (history: inout History<Document>, command: Command) in
        switch command {
        case .undo: history.undo()
        case .redo: history.redo()
        default:
          let next = command.apply(to: history.present)
          if next != history.present { history.push(next) }
        }
      }
      .startWith(History(Document()))
      .asDriver(onErrorDriveWith: .empty())
    document = history.map { $0.present }.distinctUntilChanged()
    canUndo = history.map { !$0.past.isEmpty }.distinctUntilChanged()
    canRedo = history.map { $0.future.isEmpty == false }.distinctUntilChanged()
  }
}

let editor = Editor()
let bag = DisposeBag()
editor.document.map { $0.text }.drive(onNext: { print("document: [\($0)]") }).disposed(by: bag)
editor.canUndo.drive(onNext: { print("undo \($0 ? "on" : "off")") }).disposed(by: bag)
editor.canRedo.drive(onNext: { print("redo \($0 ? "on" : "off")") }).disposed(by: bag)
editor.document
  .map { document in document.order.reduce(0) { $0 + document.figures[$1]!.area } }
  .drive(onNext: { print("area \($0)") })
  .disposed(by: bag)

let script: [Command] = [
  .undo,
  .add("a", .circle(center: .init(x: 0, y: 0), radius: 2)),
  .add("b", .rect(origin: Point(x: 1, y: 1), width: 3, height: 4)),
  .move("a", by: Point(x: 5, y: 5)),
  .undo, .redo,
  .group(["a", "b"], as: "g"),
  .move("g", by: Point(x: -1, y: 0)),
  .undo, .undo, .undo, .undo, .undo,
  .delete("a"),
  .redo,
  .delete("nothing"),
]
for command in script {
  print("> \(command)")
  editor.commands.accept(command)
}
