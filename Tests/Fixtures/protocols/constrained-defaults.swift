// Defaults of several extensions: the one that asks for more goes first, for types that are what it asks for.
protocol Reactor {
  associatedtype Action
  associatedtype Mutation = Action
  func mutate(_ action: Action) -> [Mutation]
  var name: String { get }
}
extension Reactor {
  func mutate(_ action: Action) -> [Mutation] { [] }
  var name: String { "reactor" }
  func run(_ actions: [Action]) -> String { "\(name): \(actions.flatMap { mutate($0) })" }
}
extension Reactor where Action == Mutation {
  func mutate(_ action: Action) -> [Mutation] { [action, action] }
}
extension Reactor where Action: BinaryInteger {
  var name: String { "number reactor" }
}
struct Same: Reactor { typealias Action = String }
struct Other: Reactor {
  typealias Action = Int
  typealias Mutation = String
}
struct Own: Reactor {
  typealias Action = Int
  func mutate(_ action: Int) -> [Int] { [action + 1] }
}
print(Same().run(["a", "b"]), Other().run([1]), Own().run([1, 2]), separator: "\n")
func all<R: Reactor>(_ reactor: R, _ action: R.Action) -> [R.Mutation] { reactor.mutate(action) }
print(all(Same(), "x"), all(Other(), 2), all(Own(), 3))
