import Execution
import Rx

extension Bindings {
  mutating func bindCompletable() {
    var bind = self
    defer { self = bind }
    let type = "PrimitiveSequenceType<CompletableTrait>"

    bind("static \(type).create(subscribe:)") { call in
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
    bind("static \(type).error(_:)") { .boxed(Completable.error($0.error(0))) }
    bind("static \(type).never()") { _ in .boxed(Completable.never()) }
    bind("static \(type).empty()") { _ in .boxed(Completable.empty()) }
    bind("\(type).do(onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)") { call in
      .boxed(
        try call.completable(0).do(
          onError: call.throwingErrorConsumer(1), afterError: call.throwingErrorConsumer(2),
          onCompleted: call.throwingAction(3), afterCompleted: call.throwingAction(4), onSubscribe: call.action(5),
          onSubscribed: call.action(6), onDispose: call.action(7)))
    }
    bind("\(type).concat(_:)") { .boxed(try $0.completable(0).concat($0.completable(1))) }
    bind([
      "static \(type).concat(_:) (Sequence)", "static \(type).concat(_:) (Collection)",
      "static \(type).concat(_:) (Completable...)",
    ]) { call in .boxed(Completable.concat(try call.elements(0).map { try call.runtime.completable($0) })) }
    bind(["static \(type).zip(_:) (Collection)", "static \(type).zip(_:) (Completable...)"]) { call in
      .boxed(Completable.zip(try call.elements(0).map { try call.runtime.completable($0) }))
    }
    bind("\(type).andThen(_:) (Single<Element>)") { .boxed(try $0.completable(0).andThen($0.single(1))) }
    bind("\(type).andThen(_:) (Maybe<Element>)") { .boxed(try $0.completable(0).andThen($0.maybe(1))) }
    bind("\(type).andThen(_:) (Completable)") { .boxed(try $0.completable(0).andThen($0.completable(1))) }
    bind("\(type).andThen(_:) (Observable<Element>)") { .stream(try $0.completable(0).andThen($0.observable(1))) }

    bind("\(type).subscribe(_:)") { call in
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
    bind("\(type).subscribe(onCompleted:onError:onDisposed:)") { call in
      try call.completableSubscription(
        onCompleted: call.action(1), onError: call.errorConsumer(2), onDisposed: call.action(3))
    }
    bind("\(type).subscribe(with:onCompleted:onError:onDisposed:)") { call in
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
