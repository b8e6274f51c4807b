// A reactor from scratch: actions become mutations, mutations states.
import Foundation
import RxSwift
import RxRelay

// ReactorKit from scratch
public protocol Reactor: AnyObject {
  associatedtype Action
  associatedtype Mutation = Action
  associatedtype State
  var action: PublishSubject<Action> { get }
  var initialState: State { get }
  var currentState: State { get }
  var state: Observable<State> { get }
  func transform(action: Observable<Action>) -> Observable<Action>
  func mutate(action: Action) -> Observable<Mutation>
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
  func reduce(state: State, mutation: Mutation) -> State
  func transform(state: Observable<State>) -> Observable<State>
}
extension Reactor {
  public func transform(action: Observable<Action>) -> Observable<Action> { action }
  public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }
  public func transform(state: Observable<State>) -> Observable<State> { state }
  func createStateStream(store: @escaping (State) -> Void) -> Observable<State> {
    let action = self.action.observe(on: CurrentThreadScheduler.instance)
    let transformedAction = self.transform(action: action)
    let mutation = transformedAction
      .flatMap { [weak self] action -> Observable<Mutation> in
        guard let `self` = self else { return .empty() }
        return self.mutate(action: action).catch { _ in .empty() }
      }
    let transformedMutation = self.transform(mutation: mutation)
    let state = transformedMutation
      .scan(self.initialState) { [weak self] state, mutation -> State in
        guard let `self` = self else { return state }
        return self.reduce(state: state, mutation: mutation)
      }
      .catch { _ in .empty() }
      .startWith(self.initialState)
    let transformedState = self.transform(state: state)
      .do(onNext: { store($0) })
      .replay(1)
    _ = transformedState.connect()
    return transformedState
  }
}
extension Reactor where Action == Mutation {
  public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}
extension ObservableType {
  func distinctState<T: Equatable>(_ keyPath: KeyPath<Element, T>) -> Observable<T> {
    map { $0[keyPath: keyPath] }.distinctUntilChanged()
  }
}
final class CounterReactor: Reactor {
  enum Action { case increase, decrease, set(Int) }
  enum Mutation { case add(Int), setLoading(Bool), replace(Int) }
  struct State { var value: Int; var isLoading = false }
  let action = PublishSubject<Action>()
  let initialState: State
  private(set) lazy var currentState: State = initialState
  private(set) lazy var state: Observable<State> = createStateStream { [weak self] in self?.currentState = $0 }
  let log = PublishRelay<String>()
  init(value: Int) { initialState = State(value: value) }
  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .increase, .decrease:
      let delta = { () -> Int in if case .increase = action { return 1 } else { return -1 } }()
      return Observable.concat([
        Observable.just(Mutation.setLoading(true)),
        Observable.just(Mutation.add(delta)).delay(.milliseconds(500), scheduler: MainScheduler.instance),
        Observable.just(Mutation.setLoading(false)),
      ])
    case .set(let n): return .just(.replace(n))
    }
  }
  func reduce(state: State, mutation: Mutation) -> State {
    var newState = state
    switch mutation {
    case let .add(n): newState.value += n
    case let .setLoading(isLoading): newState.isLoading = isLoading
    case .replace(let n): newState.value = n
    }
    return newState
  }
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    mutation.do(onNext: { [log] in log.accept("\($0)") })
  }
}
final class ToggleReactor: Reactor {
  enum Action { case toggle }
  let action = PublishSubject<Action>()
  let initialState = false
  lazy var currentState = initialState
  lazy var state: Observable<Bool> = createStateStream(store: { [unowned self] in currentState = $0 })
  func reduce(state: Bool, mutation: Action) -> Bool { !state }
}
let bag = DisposeBag()
let counter = CounterReactor(value: 10)
counter.log.subscribe(onNext: { print("mutation:", $0) }).disposed(by: bag)
counter.state.distinctState(\.value).map { "value: \($0)" }.subscribe(onNext: { print($0) }).disposed(by: bag)
counter.state.distinctState(\.isLoading).subscribe(onNext: { print("loading:", $0) }).disposed(by: bag)
counter.action.onNext(.increase)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  Observable.of(CounterReactor.Action.decrease, .set(3)).bind(to: counter.action).disposed(by: bag)
  print("now", counter.currentState)
}
let toggle = ToggleReactor()
toggle.state.subscribe(onNext: { print("toggle", $0) }).disposed(by: bag)
toggle.action.on(.next(.toggle))
print(toggle.currentState)
