extension AsyncSequence {
  /// Makes the sequence an observable that runs it in a task, for each subscription, and cancels that when disposed.
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    let environment = Environments.current
    return Observable.create { observer in
      // Not part of the task's own closure, which may not know of a type that is not `Sendable`.
      let run = Transferred {
        do {
          for try await element in self {
            Environments.with(environment) { observer.on(.next(element)) }
          }
          Environments.with(environment) { observer.on(.completed) }
        } catch is CancellationError {
          Environments.with(environment) { observer.on(.completed) }
        } catch {
          Environments.with(environment) { observer.on(.error(error)) }
        }
      }
      let task = Task(priority: priority) { await run.value() }
      return Disposables.create { task.cancel() }
    }
  }
}

/// A value that is handed to another task, which alone uses it from then on.
///
/// Unchecked because the library's signatures do not require `Sendable`: the observable contract guarantees that the events of a sequence
/// arrive one at a time.
struct Transferred<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
