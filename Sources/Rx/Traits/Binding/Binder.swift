/// An observer that gives elements to a target while it lives, on a scheduler, and does not take errors.
///
/// An error that reaches it is a fault of the program, which the environment reports.
public struct Binder<Value>: ObserverType {
  public typealias Element = Value

  private let send: (Event<Value>) -> Void

  /// Creates a binder to `target`.
  ///
  /// - Parameters:
  ///   - target: Object that is changed; held weakly.
  ///   - scheduler: Scheduler on which the binding runs.
  ///   - binding: Closure that applies an element to the target.
  public init<Target: AnyObject>(
    _ target: Target, scheduler: ImmediateSchedulerType = MainScheduler(), binding: @escaping (Target, Value) -> Void
  ) {
    weak let weakTarget = target
    send = { event in
      switch event {
      case .next(let element):
        _ = scheduler.schedule(element) { element in
          if let target = weakTarget { binding(target, element) }
          return Disposables.create()
        }
      case .error(let error): Environments.current.report(.bindingError(error))
      case .completed: break
      }
    }
  }

  /// Binds the element of a next event.
  public func on(_ event: Event<Value>) {
    send(event)
  }

  /// The binder as an observer without its type.
  public func asObserver() -> AnyObserver<Value> {
    AnyObserver(eventHandler: on)
  }
}
