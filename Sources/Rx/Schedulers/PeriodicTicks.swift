import Synchronization

/// The ticks of a periodic action on a scheduler without native periodic scheduling. The next tick is scheduled before the action runs;
/// ticks that arrive while it runs wait.
final class PeriodicTicks<State>: @unchecked Sendable {
  // Unchecked because only the one action that runs touches the state.

  /// The next thing that a turn of the scheduler does.
  enum Step {
    case tick
    case work
  }

  private var state: State
  private let action: (State) -> State
  private let waiting = Atomic<Int>(0)

  init(_ state: State, _ action: @escaping (State) -> State) {
    self.state = state
    self.action = action
  }

  /// Counts a tick and returns whether the action is to run now.
  func arrive() -> Bool {
    waiting.add(1, ordering: .acquiringAndReleasing).oldValue == 0
  }

  /// Runs the action once and returns whether another tick waits for it.
  func run() -> Bool {
    state = action(state)
    return waiting.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
  }
}
