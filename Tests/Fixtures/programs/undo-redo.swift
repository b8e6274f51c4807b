// Undo and redo: a generic history, commands as protocol values and as closures, a document that is observed.
import RxSwift

struct History<State> {
  private(set) var past: [State] = []
  private(set) var present: State
  private(set) var future: [State] = []
  let limit: Int

  init(_ initial: State, limit: Int = 3) {
    present = initial
    self.limit = limit
  }
  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  mutating func commit(_ state: State) {
    past.append(present)
    if past.count > limit { past.removeFirst(past.count - limit) }
    present = state
    future.removeAll()
  }
  @discardableResult
  mutating func undo() -> Bool { move(from: \.past, to: \.future) }
  @discardableResult
  mutating func redo() -> Bool { move(from: \.future, to: \.past) }

  private mutating func move(
    from source: WritableKeyPath<History, [State]>, to target: WritableKeyPath<History, [State]>
  ) -> Bool {
    guard let state = self[keyPath: source].popLast() else { return false }
    self[keyPath: target].append(present)
    present = state
    return true
  }
}

struct Document: Equatable {
  var title = "Untitled"
  var lines: [String] = []
}

protocol Edit {
  var label: String { get }
  func apply(to document: inout Document)
}
struct Rename: Edit {
  let title: String
  var label: String { "Rename to \(title)" }
  func apply(to document: inout Document) { document.title = title }
}
struct Append: Edit {
  let line: String
  let label = "Append"
  func apply(to document: inout Document) { document.lines.append(line) }
}
struct Transform: Edit {
  let label: String
  let body: (inout [String]) -> Void
  func apply(to document: inout Document) { body(&document.lines) }
}

enum Action {
  case edit(any Edit)
  case undo, redo
  static func transform(_ label: String, _ body: @escaping (inout [String]) -> Void) -> Action {
    .edit(Transform(label: label, body: body))
  }
}

infix operator |>: AdditionPrecedence
func |> <A, B>(value: A, function: (A) -> B) -> B { function(value) }

final class Editor {
  private let actions = PublishSubject<Action>()
  let history: Observable<History<Document>>
  private let connection: Disposable

  init(_ document: Document = Document()) {
    let replayed = actions
      .scan(into: History(document)) { (history: inout History<Document>, action: Action) in
        switch action {
        case .edit(let edit):
          var copy = history.present
          edit.apply(to: &copy)
          if copy != history.present { history.commit(copy) }
        case .undo: if !history.undo() { print("(nothing to undo)") }
        case .redo: if !history.redo() { print("(nothing to redo)") }
        }
      }
      .startWith(History(document))
      .replay(1)
    history = replayed
    connection = replayed.connect()
  }
  deinit {
    connection.dispose()
    print("editor closed")
  }
  func send(_ actions: Action...) { actions.forEach { self.actions.onNext($0) } }
}

let bag = DisposeBag()
do {
  let editor = Editor(Document(lines: ["b"]))
  editor.history
    .map(\.present)
    .distinctUntilChanged()
    .subscribe(onNext: { print("\($0.title): \($0.lines)") })
    .disposed(by: bag)
  editor.history
    .map { (undo: $0.canUndo, redo: $0.canRedo) }
    .distinctUntilChanged { $0 == $1 }
    .map { "undo \($0.undo ? "on" : "off"), redo \($0.redo ? "on" : "off")" }
    .subscribe(onNext: { print("  \($0)") })
    .disposed(by: bag)
  editor.send(.undo, .edit(Append(line: "a")), .edit(Rename(title: "Letters")))
  editor.send(.transform("Sort") { $0.sort() }, .transform("Sort again") { $0.sort() })
  editor.send(.undo, .undo, .undo, .undo, .redo)
  editor.send(.transform("Shout") { lines in lines = lines.map { $0.uppercased() + "!" } }, .redo)
}
let label = ([Rename(title: "x"), Append(line: "y")] as [any Edit]).map { $0.label } |> { $0.joined(separator: " / ") }
print(label)
