import Execution
import Rx

extension Bindings {
  mutating func bindCompletable() {
    var bind = self
    defer { self = bind }

    bind("static PrimitiveSequenceType<CompletableTrait>.create(subscribe:)") { call in
      let subscribe = call.function(0)
      return .boxed(
        Completable.create { [runtime = call.runtime] send in
          let observer = Function.consuming { event in
            let error = event.enumCase?.payload.first
            send(event.enumCase?.index == 0 ? .error(runtime.error(error ?? .void)) : .completed)
          }
          return runtime.disposable(subscribe.run(.function(observer)))
        })
    }

    bind("PrimitiveSequenceType<CompletableTrait>.subscribe(_:)") { call in
      let handler = call.function(1)
      let cases = try ScriptEnum(CompletableEvent.self, in: call.runtime)
      let runtime = call.runtime
      return try call.primitiveSubscription { traced in
        try call.completable(0).subscribe { event in
          let value =
            switch event {
            case .error(let error): cases.value(0, runtime.value(of: error))
            case .completed: cases.value(1)
            }
          if let traced { traced.report(event) { handler.run(value) } } else { handler.run(value) }
        }
      }
    }
    bind("PrimitiveSequenceType<CompletableTrait>.subscribe(onCompleted:onError:onDisposed:)") { call in
      try call.completableSubscription(
        onCompleted: call.action(1), onError: call.errorConsumer(2), onDisposed: call.action(3))
    }
    bind("PrimitiveSequenceType<CompletableTrait>.subscribe(with:onCompleted:onError:onDisposed:)") { call in
      let target = WeakTarget(try call.object(1))
      return try call.completableSubscription(
        onCompleted: target.action(call.optionalFunction(2)),
        onError: target.errorConsumer(call.optionalFunction(3), call.runtime),
        onDisposed: target.action(call.optionalFunction(4)))
    }
  }
}

extension NativeCall {
  fileprivate func completableSubscription(
    onCompleted: (() -> Void)?, onError: ((any Error) -> Void)?, onDisposed: (() -> Void)?
  ) throws -> Value {
    try primitiveSubscription { traced in
      guard let traced else {
        return try completable(0).subscribe(onCompleted: onCompleted, onError: onError, onDisposed: onDisposed)
      }
      return try completable(0).subscribe(
        onCompleted: { traced.report(CompletableEvent.completed) { onCompleted?() } },
        onError: { error in
          traced.report(CompletableEvent.error(error)) {
            if let onError { onError(error) } else { UserSubscription.reportUnhandled(error) }
          }
        }, onDisposed: onDisposed)
    }
  }
}

extension TracedSubscription {
  /// Traces the end of a completable, then hands it to the observer.
  func report(_ event: CompletableEvent, then observe: () -> Void) {
    switch event {
    case .error(is Trap):
      dispose()
      observe()
    case .error(let error): failed(error, then: observe)
    case .completed: completed(then: observe)
    }
  }
}
