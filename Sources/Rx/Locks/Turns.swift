import Locks

/// Runs a step as often as it is asked for, one at a time: what is asked for while the step runs, from within or from another thread,
/// is done afterwards by whoever runs it.
struct Turns: ~Copyable, Sendable {
  private let state = Locked((isRunning: false, asked: 0))

  borrowing func run(_ step: () -> Void) {
    let mayRun = state.withLock { state in
      state.asked += 1
      defer { state.isRunning = true }
      return !state.isRunning
    }
    guard mayRun else { return }
    let environment = Environments.current
    while true {
      let goesOn = state.withLock { state in
        state.isRunning = state.asked > 0
        if state.isRunning { state.asked -= 1 }
        return state.isRunning
      }
      if !goesOn || environment.shouldStop { return }
      step()
    }
  }
}
