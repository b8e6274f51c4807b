import Execution
import Rx

extension Bindings {
  mutating func bindMaybe() {
    var bind = self
    defer { self = bind }
    let type = "PrimitiveSequenceType<MaybeTrait>"

    bind("static \(type).create(subscribe:)") { call in
      let subscribe = call.function(0)
      return .boxed(
        Maybe<Value>.create { [runtime = call.runtime] send in
          let observer = Function.consuming { event in
            send(runtime.maybeEvent(event))
          }
          return runtime.disposable(subscribe.run(.function(observer)))
        })
    }
    bind("static \(type).just(_:)") { .boxed(Maybe.just($0[0])) }
    bind("static \(type).just(_:scheduler:)") { .boxed(Maybe.just($0[0], scheduler: try $0.immediateScheduler(1))) }
    bind("static \(type).error(_:)") { .boxed(Maybe<Value>.error($0.error(0))) }
    bind("static \(type).never()") { _ in .boxed(Maybe<Value>.never()) }
    bind("static \(type).empty()") { _ in .boxed(Maybe<Value>.empty()) }
    bind(
      "\(type).do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)"
    ) { call in
      .boxed(
        try call.maybe(0).do(
          onNext: call.throwingConsumer(1), afterNext: call.throwingConsumer(2),
          onError: call.throwingErrorConsumer(3), afterError: call.throwingErrorConsumer(4),
          onCompleted: call.throwingAction(5), afterCompleted: call.throwingAction(6), onSubscribe: call.action(7),
          onSubscribed: call.action(8), onDispose: call.action(9)))
    }
    bind("\(type).map(_:)") { .boxed(try $0.maybe(0).map($0.transform(1))) }
    bind("\(type).filter(_:)") { .boxed(try $0.maybe(0).filter($0.predicate(1))) }
    bind("\(type).compactMap(_:)") { call in
      let function = call.function(1)
      return .boxed(try call.maybe(0).compactMap { try function.call($0).asOptional })
    }
    bind("\(type).flatMap(_:)") { call in
      let function = call.function(1)
      return .boxed(try call.maybe(0).flatMap { [runtime = call.runtime] in try runtime.maybe(function.call($0)) })
    }
    bind("\(type).ifEmpty(default:)") { .boxed(try $0.maybe(0).ifEmpty(default: $0[1])) }
    bind("\(type).ifEmpty(switchTo:) (Maybe<Element>)") { .boxed(try $0.maybe(0).ifEmpty(switchTo: $0.maybe(1))) }
    bind("\(type).ifEmpty(switchTo:) (Single<Element>)") { .boxed(try $0.maybe(0).ifEmpty(switchTo: $0.single(1))) }
    bind(["\(type).catchAndReturn(_:)", "\(type).catchErrorJustReturn(_:)"]) {
      .boxed(try $0.maybe(0).catchAndReturn($0[1]))
    }
    bind("\(type).asCompletable()") { .boxed(try $0.maybe(0).asCompletable()) }

    bind("\(type).subscribe(_:)") { call in
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
    bind("\(type).subscribe(onSuccess:onError:onCompleted:onDisposed:)") { call in
      try call.maybeSubscription(
        onSuccess: call.consumer(1), onError: call.errorConsumer(2), onCompleted: call.action(3),
        onDisposed: call.action(4))
    }
    bind("\(type).subscribe(with:onSuccess:onError:onCompleted:onDisposed:)") { call in
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
