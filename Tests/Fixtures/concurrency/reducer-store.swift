// Actors and RxSwift-free reactive state: a reducer store with middleware, effects and a main-actor renderer.
struct AppState: Equatable, Sendable { var count = 0; var items: [String] = []; var isLoading = false; var error: String? }
enum Action: Sendable { case increment(Int), load, loaded(Result<[String], LoadError>), clear }
struct LoadError: Error { let reason: String }
typealias Reducer = @Sendable (inout AppState, Action) -> Effect?
struct Effect: Sendable { let run: @Sendable (Store) async -> Void }
actor Store {
  private(set) var state: AppState
  private let reducer: Reducer
  private var subscribers: [@Sendable (AppState) async -> Void] = []
  private var effects: [Task<Void, Never>] = []
  init(_ state: AppState, _ reducer: @escaping Reducer) { self.state = state; self.reducer = reducer }
  func subscribe(_ subscriber: @escaping @Sendable (AppState) async -> Void) async {
    subscribers.append(subscriber)
    await subscriber(state)
  }
  func send(_ action: Action) async {
    let old = state
    let effect = reducer(&state, action)
    if old != state { for subscriber in subscribers { await subscriber(state) } }
    if let effect { effects.append(Task { await effect.run(self) }) }
  }
  func settle() async {
    while !effects.isEmpty { await effects.removeFirst().value }
  }
}
let reducer: Reducer = { state, action in
  switch action {
  case .increment(let n) where n != 0: state.count += n
  case .increment: break
  case .load:
    guard !state.isLoading else { return nil }
    state.isLoading = true
    let count = state.count
    return Effect { store in
      try? await Task.sleep(nanoseconds: 1_000)
      await store.send(.loaded(count > 2 ? .success((0..<count).map { "item \($0)" }) : .failure(LoadError(reason: "too few: \(count)"))))
    }
  case .loaded(.success(let items)): (state.items, state.isLoading, state.error) = (items, false, nil)
  case .loaded(.failure(let error)): (state.isLoading, state.error) = (false, error.reason)
  case .clear: state = AppState()
  }
  return nil
}
@MainActor final class Renderer {
  private(set) var frames = 0
  func render(_ state: AppState) {
    frames += 1
    let status = state.isLoading ? "loading" : state.error.map { "error(\($0))" } ?? "ok"
    print("#\(frames)", state.count, state.items.count, status)
  }
}
let store = Store(AppState(), reducer)
let renderer = Renderer()
await store.subscribe { state in await renderer.render(state) }
await store.send(.increment(2))
await store.send(.increment(0))
await store.send(.load)
await store.send(.load)
await store.settle()
await store.send(.increment(3))
await store.send(.load)
await store.settle()
print(await store.state.items.last ?? "none", renderer.frames)
await store.send(.clear)
print(await store.state == AppState())
