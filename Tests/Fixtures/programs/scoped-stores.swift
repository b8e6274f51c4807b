// Reducers over parts of a state, by key paths and paths to cases.
import RxSwift
import RxCocoa

// A tiny Composable-like architecture: scoped stores, optional and collection reducers, key paths and case paths
struct Reducer<State, Action> {
    let run: (inout State, Action) -> [Effect<Action>]
    init(_ run: @escaping (inout State, Action) -> [Effect<Action>]) { self.run = run }
    static func combine(_ reducers: Reducer...) -> Reducer { Reducer { s, a in reducers.flatMap { $0.run(&s, a) } } }
}
struct Effect<A> {
    let stream: Observable<A>
    static func fire(_ a: A...) -> Effect { Effect(stream: .from(a)) }
    static func task(_ work: Single<A>) -> Effect { .init(stream: work.asObservable()) }
    func map<B>(_ f: @escaping (A) -> B) -> Effect<B> { Effect<B>(stream: stream.map(f)) }
}
struct CasePath<Root, Value> { let embed: (Value) -> Root; let extract: (Root) -> Value? }
extension Reducer {
    func pullback<GS, GA>(state: WritableKeyPath<GS, State>, action: CasePath<GA, Action>) -> Reducer<GS, GA> {
        Reducer<GS, GA> { gs, ga in
            guard let local = action.extract(ga) else { return [] }
            return self.run(&gs[keyPath: state], local).map { $0.map(action.embed) }
        }
    }
    var optional: Reducer<State?, Action> {
        .init { s, a in
            guard s != nil else { return [] }
            return self.run(&s!, a)
        }
    }
    func forEach<GA>(action: CasePath<GA, (Int, Action)>) -> Reducer<[State], GA> {
        .init { list, ga in
            guard let (i, a) = action.extract(ga), list.indices.contains(i) else { return [] }
            return self.run(&list[i], a).map { $0.map { action.embed((i, $0)) } }
        }
    }
    func logged(_ prefix: String) -> Reducer { Reducer { s, a in let e = run(&s, a); print(prefix, a, "→", s); return e } }
}
@dynamicMemberLookup
final class Store<State, Action> {
    private let relay: BehaviorRelay<State>
    private let bag = DisposeBag()
    private let reduce: (inout State, Action) -> [Effect<Action>]
    init(_ initial: State, _ reducer: Reducer<State, Action>) { relay = .init(value: initial); reduce = reducer.run }
    subscript<T>(dynamicMember path: KeyPath<State, T>) -> T { relay.value[keyPath: path] }
    func observe<T: Equatable>(_ path: KeyPath<State, T>) -> Driver<T> { relay.asDriver().map { $0[keyPath: path] }.distinctUntilChanged() }
    func send(_ action: Action) {
        var state = relay.value
        let effects = reduce(&state, action)
        relay.accept(state)
        for e in effects { e.stream.subscribe(onNext: { [weak self] in self?.send($0) }).disposed(by: bag) }
    }
}
struct Counter: Equatable { var count = 0; var fact: String? }
enum CounterAction { case up, down, fact, factLoaded(String) }
let counterReducer = Reducer<Counter, CounterAction> { state, action in
    switch action {
    case .up: state.count += 1
    case .down: state.count -= 1
    case .fact:
        let n = state.count
        return [.task(Single.just(n).map { .factLoaded("\($0) is \($0.isMultiple(of: 2) ? "even" : "odd")") })]
    case .factLoaded(let f): state.fact = f
    }
    return []
}
struct App: Equatable { var main = Counter(); var modal: Counter?; var list: [Counter] = [] }
enum AppAction { case main(CounterAction), modal(CounterAction), row(Int, CounterAction), open, addRow }
extension CasePath where Root == AppAction {
    static var main: CasePath<AppAction, CounterAction> { .init(embed: AppAction.main, extract: { if case .main(let a) = $0 { return a }; return nil }) }
    static var modal: CasePath<AppAction, CounterAction> { .init(embed: AppAction.modal, extract: { guard case let .modal(a) = $0 else { return nil }; return a }) }
    static var row: CasePath<AppAction, (Int, CounterAction)> { .init(embed: AppAction.row, extract: { if case let .row(i, a) = $0 { return (i, a) } else { return nil } }) }
}
let appReducer = Reducer<App, AppAction>.combine(
    counterReducer.pullback(state: \.main, action: .main),
    counterReducer.optional.pullback(state: \.modal, action: .modal),
    counterReducer.forEach(action: .row).pullback(state: \.list, action: .init(embed: { $0 }, extract: { $0 })),
    Reducer { state, action in
        switch action {
        case .open: state.modal = Counter(count: state.main.count)
        case .addRow: state.list.append(Counter(count: state.list.count * 10)); return [.fire(.row(state.list.count - 1, .fact))]
        default: break
        }
        return []
    }
)
let store = Store(App(), appReducer)
let bag = DisposeBag()
store.observe(\.main.count).drive(onNext: { print("main", $0) }).disposed(by: bag)
store.observe(\.modal?.count).drive(onNext: { print("modal", $0 as Any) }).disposed(by: bag)
store.observe(\.list).map { $0.map { "\($0.count):\($0.fact ?? "?")" } }.drive(onNext: { print("list", $0) }).disposed(by: bag)
for a in [AppAction.main(.up), .modal(.up), .open, .modal(.down), .main(.fact), .addRow, .addRow, .row(1, .up), .row(9, .up)] { store.send(a) }
print(store.main.fact ?? "none", store.list.count, store.modal ?? Counter())
