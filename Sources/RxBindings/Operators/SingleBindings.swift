import Execution
import Rx

extension Bindings {
  mutating func bindSingle() {
    var bind = self
    defer { self = bind }

    bind("static PrimitiveSequenceType<SingleTrait>.create(subscribe:)") { call in
      let subscribe = call.function(0)
      return .boxed(
        Single<Value>.create { [runtime = call.runtime] send in
          let observer = Function.consuming { event in
            send(runtime.singleEvent(event))
          }
          return runtime.disposable(subscribe.run(.function(observer)))
        })
    }
    bind("static PrimitiveSequenceType.timer(_:scheduler:)") { call in
      let timer = Observable<Int>.timer(call.interval(0), scheduler: try call.scheduler(1)).map { Value.int($0) }
      return call.trait == .maybe ? .boxed(timer.asMaybe()) : .boxed(timer.asSingle())
    }

    bind("PrimitiveSequenceType<SingleTrait>.subscribe(_:)") { call in
      let handler = call.function(1)
      let runtime = call.runtime
      return try call.primitiveSubscription { traced in
        try call.single(0).subscribe { event in
          guard let result = try? runtime.result(event) else { return }
          if let traced { traced.report(event) { handler.run(result) } } else { handler.run(result) }
        }
      }
    }
    bind([
      "PrimitiveSequenceType<SingleTrait>.subscribe(onSuccess:onFailure:onDisposed:)",
      "PrimitiveSequenceType<SingleTrait>.subscribe(onSuccess:onError:onDisposed:)",
    ]) {
      call in
      try call.singleSubscription(
        onSuccess: call.consumer(1), onFailure: call.errorConsumer(2), onDisposed: call.action(3))
    }
    bind("PrimitiveSequenceType<SingleTrait>.subscribe(with:onSuccess:onFailure:onDisposed:)") { call in
      let target = WeakTarget(try call.object(1))
      return try call.singleSubscription(
        onSuccess: target.consumer(call.optionalFunction(2)),
        onFailure: target.errorConsumer(call.optionalFunction(3), call.runtime),
        onDisposed: target.action(call.optionalFunction(4)))
    }
  }
}

extension NativeCall {
  /// Subscribes to a trait, with a traced subscription if traces are on.
  func primitiveSubscription(_ subscribe: (TracedSubscription?) throws -> any Disposable) throws -> Value {
    guard Environments.current.values.tracer != nil else { return .disposable(try subscribe(nil)) }
    return try TracedSubscription.make(.subscribe, by: self) { try subscribe($0) }
  }

  fileprivate func singleSubscription(
    onSuccess: ((Value) -> Void)?, onFailure: ((any Error) -> Void)?, onDisposed: (() -> Void)?
  ) throws -> Value {
    try primitiveSubscription { traced in
      guard let traced else {
        return try single(0).subscribe(onSuccess: onSuccess, onFailure: onFailure, onDisposed: onDisposed)
      }
      return try single(0).subscribe(
        onSuccess: { value in traced.report(.success(value)) { onSuccess?(value) } },
        onFailure: { error in
          traced.report(.failure(error)) {
            if let onFailure { onFailure(error) } else { UserSubscription.reportUnhandled(error) }
          }
        }, onDisposed: onDisposed)
    }
  }
}

extension TracedSubscription {
  /// Traces the end of a single, then hands it to the observer.
  func report(_ event: SingleEvent<Value>, then observe: () -> Void) {
    switch event {
    case .success(let value): succeeded(value, then: observe)
    case .failure(is Trap):
      dispose()
      observe()
    case .failure(let error): failed(error, then: observe)
    }
  }
}
