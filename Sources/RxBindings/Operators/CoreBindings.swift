import Execution
import Rx

extension Bindings {
  /// Binds events, observers and errors.
  package mutating func bindCore() {
    var bind = self
    defer { self = bind }

    bind("Event.debugDescription") { .string(try $0.event(0).debugDescription) }
    bind("Event.isStopEvent") { .bool(try $0.event(0).isStopEvent) }
    bind("Event.element") { .optional(try $0.event(0).element) }
    bind("Event.error") { call in
      .optional(try call.event(0).error.map { call.runtime.value(of: $0) })
    }
    bind("Event.isCompleted") { .bool(try $0.event(0).isCompleted) }
    bind("Event.event") { $0[0] }
    bind("Event.map(_:)") { call in
      let mapped = try call.event(0).map { try call.function(1).call($0) }
      // A fault inside is not an error of the program; it is thrown unchanged.
      if case .error(let trap as Trap) = mapped { throw trap }
      return try EventValues(call.runtime).value(mapped)
    }
    bind("RxError.debugDescription") { call in
      .string((call.error(0) as? RxError)?.debugDescription ?? call[0].description)
    }

    bind(["AnyObserver.init(eventHandler:)"]) { call in
      let handler = call.function(0)
      let events = try EventValues(call.runtime)
      return .boxed(AnyObserver<Value> { handler.run(events.value($0)) })
    }
    bind(["AnyObserver.init(_:)", "AnyObserver.asObserver()", "ObserverType.asObserver()"]) {
      .boxed($0.observer(0))
    }
    for type in [
      "AnyObserver", "Binder", "PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject", "ControlProperty",
      "TestableObserver",
    ] {
      bind.void("\(type).on(_:)") { call in try call.runtime.send(call.event(1), to: call[0]) }
    }
    bind.binary("ObserverType.onNext(_:)") { observer, element in
      if let subject = observer.publishSubject {
        return subject._withUnsafeGuaranteedRef { SubjectFeed.send(element, to: $0) }
      }
      if observer.send(.next(element)) { return }
      try observer.runtime?.send(.next(element), to: observer)
    }
    bind.void("ObserverType.onError(_:)") { call in try call.runtime.send(.error(call.error(1)), to: call[0]) }
    bind.void("ObserverType.onCompleted()") { call in try call.runtime.send(.completed, to: call[0]) }
    bind("ObserverType.mapObserver(_:)") { call in
      .boxed(call.observer(0).mapObserver(call.transform(1)) as AnyObserver<Value>)
    }

    bind(["Binder.init(_:scheduler:binding:)"]) { call in
      .boxed(binder(try call.object(0), try call.immediateScheduler(1), call.function(2)))
    }
    bind("Binder.asObserver()") { .boxed($0.observer(0)) }
  }
}

/// Generic, because a binder over `AnyObject` itself cannot be compiled.
private func binder<Target: AnyObject>(
  _ target: Target, _ scheduler: any ImmediateSchedulerType, _ binding: Function
) -> Binder<Value> {
  Binder(target, scheduler: scheduler) { target, value in binding.run(.object(target), value) }
}

extension Function {
  /// Returns a function that closures of the program call to send an element, from any thread.
  package static func consuming(_ body: @escaping (Value) -> Void) -> Function {
    nonisolated(unsafe) let body = body
    return Function(unary: { value in
      body(value)
      return .void
    })
  }

  @discardableResult
  package func run(_ first: Value, _ second: Value) -> Value { (try? call(first, second)) ?? .void }
}

extension Binder: ValueObserver where Value == Execution.Value {
  package func receive(_ event: Event<Execution.Value>) { on(event) }
}
