import RxSwift
import RxCocoa

struct State: Equatable {
  var count = 0
  var isLoading = false
  var log: [String] = []
}
enum Action { case increment, decrement, load, loaded(Result<Int, LoadError>) }
enum LoadError: Error { case offline }

typealias Reducer<S, A> = (inout S, A) -> Void
let reducer: Reducer<State, Action> = { state, action in
  switch action {
  case .increment: state.count += 1
  case .decrement: state.count -= 1
  case .load: state.isLoading = true
  case .loaded(.success(let n)):
    state.isLoading = false
    state.count = n
  case .loaded(.failure(let error)):
    state.isLoading = false
    state.log.append("\(error)")
  }
}

final class Store<S: Equatable, A> {
  private let actions = PublishRelay<A>()
  private let relay: BehaviorRelay<S>
  private let bag = DisposeBag()
  var state: Driver<S> { relay.asDriver().distinctUntilChanged() }
  init(_ initial: S, reduce: @escaping Reducer<S, A>, effects: [(A) -> Observable<A>] = []) {
    relay = BehaviorRelay(value: initial)
    actions
      .scan(into: initial, accumulator: reduce)
      .bind(to: relay)
      .disposed(by: bag)
    for effect in effects {
      actions.flatMap(effect).observe(on: MainScheduler.asyncInstance).bind(to: actions).disposed(by: bag)
    }
  }
  func dispatch(_ action: A) { actions.accept(action) }
  func select<T: Equatable>(_ path: KeyPath<S, T>) -> Driver<T> { state.map { $0[keyPath: path] }.distinctUntilChanged() }
}
var attempts = 0
let store = Store(State(), reduce: reducer, effects: [
  { action in
    guard case .load = action else { return .empty() }
    attempts += 1
    return .just(.loaded(attempts == 1 ? .failure(.offline) : .success(42)))
  }
])
let bag = DisposeBag()
store.select(\.count).drive(onNext: { print("count", $0) }).disposed(by: bag)
store.select(\.isLoading).drive(onNext: { print("loading", $0) }).disposed(by: bag)
store.select(\.log).drive(onNext: { print("log", $0) }).disposed(by: bag)
store.dispatch(.increment)
store.dispatch(.increment)
store.dispatch(.load)
DispatchQueue.main.async { store.dispatch(.load) }
import Foundation
