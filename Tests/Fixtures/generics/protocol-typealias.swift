// Typealiases with parameters in protocols and their extensions.
protocol Stage { associatedtype Item }
extension Stage {
  typealias Step<State, Event> = (State, Event) -> (Item, State)
  typealias Pair<Other> = (Item, Other)
  static func run<State, Event>(_ state: State, _ events: [Event], _ step: Step<State, Event>) -> [Item] {
    var state = state
    return events.map { event in
      let (item, next) = step(state, event)
      state = next
      return item
    }
  }
  func pair<Other>(_ item: Item, _ other: Other) -> Pair<Other> { (item, other) }
}
struct Texts: Stage { typealias Item = String }
struct State { var sum = 0 }
enum Event { case add(Int), clear }
let step: Texts.Step<State, Event> = { state, event in
  var next = state
  switch event {
  case .add(let number): next.sum += number
  case .clear: next.sum = 0
  }
  return ("sum \(next.sum)", next)
}
print(Texts.run(State(), [Event.add(2), .add(3), .clear], step))
print(Texts.run(1, ["a", "b"]) { ("\($1)\($0)", $0 + 1) })
let pair: Texts.Pair<Int> = Texts().pair("x", 1)
print(pair)
func twice<S: Stage>(_ stage: S, _ item: S.Item) -> (S.Pair<Int>, S.Pair<Bool>) { (stage.pair(item, 2), stage.pair(item, true)) }
print(twice(Texts(), "y"))
