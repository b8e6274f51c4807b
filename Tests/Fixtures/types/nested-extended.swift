struct Outer { struct Inner { var n = 1; enum Kind { case a, b } }; class Ref { var i = Inner() } ; typealias Pair = (Int, Int) }
extension Outer.Inner { var doubled: Int { n * 2 }; static let zero = Outer.Inner(n: 0); struct Deep { let t = "deep" } }
extension Outer.Inner.Kind: CustomStringConvertible { var description: String { self == .a ? "A" : "B" } }
extension Outer { enum Mode: String, CaseIterable { case on, off }; func make() -> Inner { .init(n: 9) } }
print(Outer.Inner().doubled, Outer.Inner.zero.n, Outer.Inner.Deep().t, Outer.Inner.Kind.b, Outer.Mode.allCases.map(\.rawValue), Outer().make())
let r = Outer.Ref()
r.i.n = 3
print(r.i.doubled)
let p: Outer.Pair = (1, 2)
print(p)
enum API { enum Endpoint { case users, user(id: Int); var path: String { switch self { case .users: return "/users"; case .user(let id): return "/users/\(id)" } } }
  static func call(_ e: Endpoint) -> String { "GET " + e.path } }
print(API.call(.user(id: 4)), API.call(.users))
class Screen { final class ViewModel { struct State { var n = 0 }; enum Action { case inc }; private(set) var state = State(); func send(_ a: Action) { switch a { case .inc: state.n += 1 } } }; let model = ViewModel() }
let s = Screen()
s.model.send(.inc)
print(s.model.state, type(of: s.model.state))
