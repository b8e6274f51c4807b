import Locks

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Waits for the element.
  ///
  /// - Throws: the single's error, `CancellationError` when the task is cancelled before.
  public var value: Element {
    get async throws {
      try await observable.awaitEnd { element in
        guard let element else { throw RxError.noElements }
        return element
      }
    }
  }

  /// Runs asynchronous work for each subscription and sends its result.
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil, work: @escaping () async throws -> Element
  ) -> Single<Element> {
    let work = Transferred(work)
    let environment = Environments.current
    return Single.create { observer in
      let observer = Transferred(observer)
      let run: @Sendable () async -> Void = {
        do {
          let element = Transferred(try await work.value())
          Environments.with(environment) { observer.value(.success(element.value)) }
        } catch {
          Environments.with(environment) { observer.value(.failure(error)) }
        }
      }
      let task = detached ? Task.detached(priority: priority, operation: run) : Task(priority: priority, operation: run)
      return Disposables.create { task.cancel() }
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Waits for the end and returns the element, nil where there is none.
  ///
  /// - Throws: the maybe's error, `CancellationError` when the task is cancelled before.
  public var value: Element? {
    get async throws { try await observable.awaitEnd { $0 } }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// Waits for the end.
  ///
  /// - Throws: the completable's error, `CancellationError` when the task is cancelled before.
  public var value: Void {
    get async throws { try await observable.awaitEnd { _ in } }
  }
}

extension Observable {
  /// Waits for the first element or the end, and returns what `result` makes of it.
  fileprivate func awaitEnd<Result>(_ result: @escaping (Element?) throws -> Result) async throws -> Result {
    let waiting = Waiting<Result>()
    let subscription = SingleAssignmentDisposable()
    let handle = Transferred(subscription)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting.begin(continuation)
        subscription.setDisposable(
          subscribe(
            onNext: { element in waiting.end { try result(element) } },
            onError: { error in waiting.end { throw error } },
            onCompleted: { waiting.end { try result(nil) } },
            // After the end this says nothing new. A task that is cancelled already still hears what is sent at once.
            onDisposed: { waiting.end { throw CancellationError() } }))
      }
    } onCancel: {
      handle.value.dispose()
    }
  }
}

/// A continuation that is resumed once, by the sequence or by a cancellation, whichever comes first.
private final class Waiting<Value>: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Value, any Error>?
    var result: Result<Value, any Error>?
  }

  private let state = Locked(State())

  func begin(_ continuation: CheckedContinuation<Value, any Error>) {
    let result = state.withLock { state -> Result<Value, any Error>? in
      if state.result == nil { state.continuation = continuation }
      return state.result
    }
    if let result { continuation.resume(with: Transferred(result).value) }
  }

  func end(_ body: () throws -> Value) {
    let result = Result { try body() }
    let continuation = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      if state.result != nil { return nil }
      state.result = result
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume(with: Transferred(result).value)
  }
}
