import Execution
import Rx

/// Subscriptions of the user's code. Without traces they are the library's own.
extension NativeCall {
  /// Subscribes a handler of events.
  package func subscription(
    _ kind: TracedSubscription.Kind, to source: Observable<Value>, _ handler: @escaping (Event<Value>) -> Void
  ) throws -> Value {
    guard Environments.current.values.tracer != nil else {
      return .disposable(source.subscribe(handler))
    }
    return TracedSubscription.make(kind, by: self) { traced in
      source.subscribe { event in traced.report(event) { handler(event) } }
    }
  }

  /// Subscribes an observer. Unlike a handler's, its subscription is not disposed by the end of the sequence: a source without
  /// operators in between, as of tests, sees that.
  func subscription<Source: ObservableType>(
    _ kind: TracedSubscription.Kind, to source: Source, observer: AnyObserver<Value>
  ) throws -> Value where Source.Element == Value {
    guard Environments.current.values.tracer != nil else { return .disposable(source.subscribe(observer)) }
    return TracedSubscription.make(kind, by: self) { traced in
      source.subscribe(AnyObserver { event in traced.report(event) { observer.on(event) } })
    }
  }

  /// Subscribes handlers for kinds of events; nil handlers stay nil for the library, which reports an unhandled error.
  package func subscription(
    _ kind: TracedSubscription.Kind, to source: Observable<Value>, onNext consume: some ElementConsumer<Value>,
    onError: ((any Error) -> Void)?, onCompleted: (() -> Void)?, onDisposed: (() -> Void)?
  ) throws -> Value {
    guard Environments.current.values.tracer != nil else {
      return .disposable(
        source.subscribe(consume, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed))
    }
    return TracedSubscription.make(kind, by: self) { traced in
      source.subscribe(
        TracedConsumer(traced: traced, consume: consume),
        onError: { error in
          traced.report(Event<Value>.error(error)) {
            if let onError { onError(error) } else { UserSubscription.reportUnhandled(error) }
          }
        },
        onCompleted: { traced.completed { onCompleted?() } }, onDisposed: onDisposed)
    }
  }

  /// Binds a consumer of values: an error is reported as the fault that it is there.
  func binding(to source: Observable<Value>, _ consume: @escaping (Value) -> Void) throws -> Value {
    try subscription(.bind, to: source) { event in
      switch event {
      case .next(let value): consume(value)
      case .error(let error): if !(error is Trap) { Environments.current.report(.bindingError(error)) }
      case .completed: break
      }
    }
  }

  /// Connects a connectable sequence.
  func traceConnection(of source: ConnectableObservable<Value>) throws -> Value {
    guard Environments.current.values.tracer != nil else { return .disposable(source.connect()) }
    return TracedSubscription.make(.connect, by: self) { traced in
      source.connect()
    }
  }
}

enum UserSubscription {
  /// Reports an error that no handler takes. A fault or an interrupt is not an error of that kind.
  static func reportUnhandled(_ error: any Error) {
    if error is Trap { return }
    Environments.current.report(
      .unhandledError(error, callStack: Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []))
  }
}

/// A consumer whose elements are traced.
private struct TracedConsumer<Consumer: ElementConsumer<Value>>: ElementConsumer {
  let traced: TracedSubscription
  let consume: Consumer

  @inline(__always)
  func callAsFunction(_ element: Value) { traced.next(element) { consume(element) } }
}

extension TracedSubscription {
  /// Traces an event, then hands it to the observer.
  func report(_ event: Event<Value>, then observe: () -> Void) {
    switch event {
    case .next(let value): return next(value, then: observe)
    // A fault or an interrupt passes through the library as an error; to the user it is the end of the subscription.
    case .error(is Trap):
      dispose()
      observe()
    case .error(let error): failed(error, then: observe)
    case .completed: completed(then: observe)
    }
  }
}
