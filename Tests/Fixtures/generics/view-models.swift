// Protocol with a static factory, generics over views, a router with enum of closures, Result builders-free DSL.
import RxSwift

protocol ViewModel { associatedtype State: Equatable; associatedtype Action; static var initial: State { get }; static func reduce(_ s: inout State, _ a: Action) }
struct CounterModel: ViewModel {
  enum Action { case inc, dec, set(Int) }
  static let initial = 0
  static func reduce(_ s: inout Int, _ a: Action) { switch a { case .inc: s += 1; case .dec: s -= 1; case .set(let n): s = n } }
}
struct NameModel: ViewModel {
  struct State: Equatable { var first = "", last = ""; var full: String { [first, last].filter { !$0.isEmpty }.joined(separator: " ") } }
  enum Action { case first(String), last(String), clear }
  static var initial: State { .init() }
  static func reduce(_ s: inout State, _ a: Action) {
    switch a {
    case .first(let f): s.first = f
    case let .last(l): s.last = l
    case .clear: s = initial
    }
  }
}
final class Screen<M: ViewModel> {
  let actions = PublishSubject<M.Action>()
  private(set) lazy var state: Observable<M.State> = actions.scan(into: M.initial) { M.reduce(&$0, $1) }.startWith(M.initial).distinctUntilChanged().share(replay: 1)
  private let bag = DisposeBag()
  init(render: @escaping (M.State) -> Void) { state.subscribe(onNext: render).disposed(by: bag) }
  func send(_ all: M.Action...) { all.forEach(actions.onNext) }
}
let counter = Screen<CounterModel> { print("count", $0) }
counter.send(.inc, .inc, .dec, .set(1), .set(9))
let name = Screen<NameModel>(render: { print("name '\($0.full)'") })
name.send(.first("Ada"), .last("L"), .last("L"), .clear, .last("only"))
func connect<A: ViewModel, B: ViewModel>(_ a: Screen<A>, to b: Screen<B>, _ f: @escaping (A.State) -> B.Action?) -> Disposable { a.state.compactMap(f).bind(to: b.actions) }
_ = connect(counter, to: name) { $0 > 10 ? .first("big \($0)") : nil }
counter.send(.set(11), .inc)
enum Route: Hashable { case home, user(id: Int), search(String, page: Int = 1) }
let routes = Observable.of(Route.home, .user(id: 3), .search("x"), .search("y", page: 2), .home)
_ = routes.scan(into: [Route: Int]()) { $0[$1, default: 0] += 1 }.takeLast(1).subscribe(onNext: { print($0[.home]!, $0[.search("y", page: 2)] ?? 0, $0.count) })
_ = routes.map { r -> String in
  switch r { case .home: "/"; case .user(id: let i): "/user/\(i)"; case .search(let q, 1): "/search?q=\(q)"; case .search(let q, let p): "/search?q=\(q)&p=\(p)" }
}.subscribe(onNext: { print($0) })
