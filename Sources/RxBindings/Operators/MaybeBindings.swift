import Execution
import Rx

extension Bindings {
  mutating func bindMaybe() {
    var bind = self
    defer { self = bind }

    bind("static PrimitiveSequenceType<MaybeTrait>.create(subscribe:)") { call in
      let subscribe = call.function(0)
      return .boxed(
        Maybe<Value>.create { [runtime = call.runtime] send in
          let observer = Function.consuming { event in
            send(runtime.maybeEvent(event))
          }
          return runtime.disposable(subscribe.run(.function(observer)))
        })
    }

    bind("PrimitiveSequenceType<MaybeTrait>.subscribe(_:)") { call in
      let handler = call.function(1)
      let cases = try ScriptEnum(MaybeEvent<Value>.self, in: call.runtime)
      let runtime = call.runtime
      return try call.primitiveSubscription { traced in
        try call.maybe(0).subscribe { event in
          let value =
            switch event {
            case .success(let element): cases.value(0, element)
            case .error(let error): cases.value(1, runtime.value(of: error))
            case .completed: cases.value(2)
            }
          if let traced { traced.report(event) { handler.run(value) } } else { handler.run(value) }
        }
      }
    }
    bind("PrimitiveSequenceType<MaybeTrait>.subscribe(onSuccess:onError:onCompleted:onDisposed:)") { call in
      try call.maybeSubscription(
        onSuccess: call.consumer(1), onError: call.errorConsumer(2), onCompleted: call.action(3),
        onDisposed: call.action(4))
    }
    bind("PrimitiveSequenceType<MaybeTrait>.subscribe(with:onSuccess:onError:onCompleted:onDisposed:)") { call in
      let target = WeakTarget(try call.object(1))
      return try call.maybeSubscription(
        onSuccess: target.consumer(call.optionalFunction(2)),
        onError: target.errorConsumer(call.optionalFunction(3), call.runtime),
        onCompleted: target.action(call.optionalFunction(4)), onDisposed: target.action(call.optionalFunction(5)))
    }
  }
}

extension Runtime {
  func maybeEvent(_ value: Value) -> MaybeEvent<Value> {
    let payload = value.enumCase?.payload.first ?? .void
    return switch value.enumCase?.index {
    case 0: .success(payload)
    case 1: .error(error(payload))
    default: .completed
    }
  }
}

extension NativeCall {
  fileprivate func maybeSubscription(
    onSuccess: ((Value) -> Void)?, onError: ((any Error) -> Void)?, onCompleted: (() -> Void)?,
    onDisposed: (() -> Void)?
  ) throws -> Value {
    try primitiveSubscription { traced in
      guard let traced else {
        return try maybe(0).subscribe(
          onSuccess: onSuccess, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
      }
      return try maybe(0).subscribe(
        onSuccess: { value in traced.report(MaybeEvent.success(value)) { onSuccess?(value) } },
        onError: { error in
          traced.report(MaybeEvent<Value>.error(error)) {
            if let onError { onError(error) } else { UserSubscription.reportUnhandled(error) }
          }
        },
        onCompleted: { traced.report(MaybeEvent<Value>.completed) { onCompleted?() } }, onDisposed: onDisposed)
    }
  }
}

extension TracedSubscription {
  /// Traces the end of a maybe, then hands it to the observer.
  func report(_ event: MaybeEvent<Value>, then observe: () -> Void) {
    switch event {
    case .success(let value): succeeded(value, then: observe)
    case .error(is Trap):
      dispose()
      observe()
    case .error(let error): failed(error, then: observe)
    case .completed: completed(then: observe)
    }
  }
}
