// A store with reducers, middleware and selectors, and a feedback loop that loads pages.
import Foundation
import RxCocoa
import RxSwift

protocol Action {}
typealias Reducer<State> = (inout State, Action) -> Void
typealias Dispatch = (Action) -> Void
typealias Middleware<State> = (@escaping Dispatch, @escaping () -> State) -> (@escaping Dispatch) -> Dispatch

final class Store<State> {
  private let relay: BehaviorRelay<State>
  private let reducer: Reducer<State>
  private var dispatchFunction: Dispatch!
  private var isReducing = false

  init(initial: State, reducer: @escaping Reducer<State>, middleware: [Middleware<State>] = []) {
    self.relay = BehaviorRelay(value: initial)
    self.reducer = reducer
    let base: Dispatch = { [unowned self] action in self.reduce(action) }
    dispatchFunction = middleware.reversed().reduce(base) { next, middleware in
      middleware({ [weak self] in self?.dispatch($0) }, { [unowned self] in self.state })(next)
    }
  }

  var state: State { relay.value }
  func dispatch(_ action: Action) { dispatchFunction(action) }

  private func reduce(_ action: Action) {
    precondition(!isReducing, "reducers must not dispatch")
    isReducing = true
    var copy = relay.value
    reducer(&copy, action)
    isReducing = false
    relay.accept(copy)
  }

  func select<T: Equatable>(_ keyPath: KeyPath<State, T>) -> Driver<T> {
    relay.asDriver().map { $0[keyPath: keyPath] }.distinctUntilChanged()
  }

  func select<T>(_ selector: @escaping (State) -> T, by equal: @escaping (T, T) -> Bool) -> Driver<T> {
    relay.asDriver().map(selector).distinctUntilChanged(equal)
  }
}

// MARK: - App

struct Todo: Equatable, Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

struct AppState: Equatable {
  enum Filter: String, CaseIterable { case all, open, done }
  var todos: [Todo] = []
  var filter = Filter.all
  var nextID = 1
  var isLoading = false
  var page = 0
  var message: String?

  var visible: [Todo] {
    switch filter {
    case .all: return todos
    case .open: return todos.filter { !$0.isDone }
    case .done: return todos.filter(\.isDone)
    }
  }
}

enum TodoAction: Action {
  case add(String)
  case toggle(id: Int)
  case rename(id: Int, to: String)
  case remove(at: [Int])
  case removeDone
}

enum FilterAction: Action { case set(AppState.Filter) }
enum LoadAction: Action {
  case more
  case loaded([String])
  case failed(Error)
}

func todosReducer(state: inout AppState, action: Action) {
  guard let action = action as? TodoAction else { return }
  switch action {
  case .add(let title):
    state.todos.append(Todo(id: state.nextID, title: title))
    state.nextID += 1
  case let .toggle(id):
    guard let index = state.todos.firstIndex(where: { $0.id == id }) else { break }
    state.todos[index].isDone.toggle()
  case let .rename(id, title):
    for index in state.todos.indices where state.todos[index].id == id {
      state.todos[index].title = title
    }
  case .remove(at: let offsets):
    for offset in offsets.sorted(by: >) { state.todos.remove(at: offset) }
  case .removeDone:
    state.todos.removeAll { $0.isDone }
  }
}

func filterReducer(state: inout AppState, action: Action) {
  if case FilterAction.set(let filter)? = action as? FilterAction { state.filter = filter }
}

func loadReducer(state: inout AppState, action: Action) {
  switch action as? LoadAction {
  case .more?: state.isLoading = true; state.message = nil
  case .loaded(let titles)?:
    state.isLoading = false
    state.page += 1
    for title in titles { todosReducer(state: &state, action: TodoAction.add(title)) }
  case .failed(let error)?:
    state.isLoading = false
    state.message = "\(error)"
  case nil: break
  }
}

func combine<State>(_ reducers: Reducer<State>...) -> Reducer<State> {
  return { state, action in reducers.forEach { $0(&state, action) } }
}

func logger<State>(_ name: String) -> Middleware<State> {
  return { _, _ in
    { next in
      { action in
        print("[\(name)] \(action)")
        next(action)
      }
    }
  }
}

struct PageError: Error { let page: Int }
let disposeBag = DisposeBag()

func loader() -> Middleware<AppState> {
  let requests = PublishSubject<(Int, Dispatch)>()
  requests
    .concatMap { page, dispatch -> Observable<Void> in
      Observable<Int>.timer(.milliseconds(100), scheduler: MainScheduler.instance)
        .map { _ -> [String] in
          if page == 2 { throw PageError(page: page) }
          return (1...2).map { "page \(page) item \($0)" }
        }
        .do(onNext: { dispatch(LoadAction.loaded($0)) }, onError: { dispatch(LoadAction.failed($0)) })
        .map { _ in }
        .catchAndReturn(())
    }
    .subscribe()
    .disposed(by: disposeBag)
  return { dispatch, state in
    { next in
      { action in
        next(action)
        if case LoadAction.more? = action as? LoadAction { requests.onNext((state().page, dispatch)) }
      }
    }
  }
}

let store = Store(
  initial: AppState(),
  reducer: combine(todosReducer, filterReducer, loadReducer),
  middleware: [logger("app"), loader()])

store.select(\.visible)
  .drive(onNext: { todos in
    let lines = todos.map { "\($0.isDone ? "☑" : "☐") \($0.id). \($0.title)" }
    print(lines.isEmpty ? "  (nothing)" : lines.map { "  " + $0 }.joined(separator: "\n"))
  })
  .disposed(by: disposeBag)
store.select(\.isLoading).drive(onNext: { print("  loading: \($0)") }).disposed(by: disposeBag)
store.select({ $0.message }, by: ==)
  .compactMap { $0 }
  .drive(onNext: { print("  message: \($0)") })
  .disposed(by: disposeBag)
store.select({ ($0.todos.count, $0.todos.filter(\.isDone).count) }, by: { $0 == $1 })
  .map { (total, done) -> String in total == 0 ? "none" : "\(done)/\(total)" }
  .drive(onNext: { print("  progress: \($0)") })
  .disposed(by: disposeBag)

store.dispatch(TodoAction.add("write tests"))
store.dispatch(TodoAction.add("drink tea"))
store.dispatch(TodoAction.toggle(id: 2))
store.dispatch(FilterAction.set(.open))
store.dispatch(TodoAction.rename(id: 1, to: "write more tests"))
store.dispatch(FilterAction.set(.done))
store.dispatch(TodoAction.removeDone)
store.dispatch(FilterAction.set(.all))
store.dispatch(LoadAction.more)

_ = Observable<Int>.interval(.milliseconds(300), scheduler: MainScheduler.instance)
  .take(2)
  .subscribe(
    onNext: { _ in store.dispatch(LoadAction.more) },
    onCompleted: {
      store.dispatch(TodoAction.remove(at: [0, 2]))
      print("final: \(store.state.todos.map { $0.title }), page \(store.state.page)")
    })
