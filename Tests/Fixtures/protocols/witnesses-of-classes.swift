// The class that conforms says what does it: what one that derives from it adds is no witness, what it overrides is.
protocol Delegate: AnyObject {
  func began() -> String
  func ended() -> String
  var title: String { get }
}
extension Delegate {
  func began() -> String { "nothing began" }
  var title: String { "untitled" }
}
class Screen: Delegate {
  func ended() -> String { "screen ended" }
}
class Verbose: Screen {
  func began() -> String { "verbose began" }
  override func ended() -> String { "verbose, " + super.ended() }
  var title: String { "verbose" }
}
final class Loud: Delegate {
  func began() -> String { "loud began" }
  func ended() -> String { "loud ended" }
}
let all: [any Delegate] = [Screen(), Verbose(), Loud()]
print(all.map { $0.began() }, all.map { $0.ended() }, all.map(\.title), Verbose().began())

protocol Named: CustomStringConvertible { var raw: String { get } }
extension Named { var description: String { "\(Self.self)(\(raw))" } }
struct Key: Named { let raw: String }
class Base: CustomStringConvertible { var description: String { "base" } }
class Derived: Base { override var description: String { "derived of " + super.description } }
print(Key(raw: "a"), [Key(raw: "b")], Derived(), [Base(), Derived()])
