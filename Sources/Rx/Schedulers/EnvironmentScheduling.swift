import Foundation

/// Scheduling of work in the thread's environment, for schedulers that represent an executor.
extension Executor {
  func schedule<State>(
    _ state: State, in environment: any Environment = Environments.current, leeway: Duration,
    _ action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    schedule(state, in: environment, after: .zero, leeway: leeway, action)
  }

  func schedule<State>(
    _ state: State, in environment: any Environment = Environments.current, after delay: Duration?, leeway: Duration,
    _ action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    // A delay of `.never` schedules nothing.
    guard let delay else { return Disposables.create() }
    let result = UpstreamLink()
    let pending = environment.schedule(on: self, after: delay, leeway: leeway) {
      if result.isDisposed { return }
      result.setUpstream(disposing: action(state))
    }
    return Disposables.create(pending, result)
  }

  func schedulePeriodic<State>(
    _ state: State, startAfter: Duration?, period: Duration?, leeway: Duration, _ action: @escaping (State) -> State
  ) -> any Disposable {
    guard let startAfter else { return Disposables.create() }
    var current = state
    guard let period else {
      return schedule((), after: startAfter, leeway: leeway) { _ in
        current = action(current)
        return Disposables.create()
      }
    }
    return Environments.current.schedulePeriodic(on: self, after: startAfter, every: period, leeway: leeway) {
      current = action(current)
    }
  }
}
