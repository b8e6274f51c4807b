import Execution
import Rx

extension Infallible: ValueStream where Element == Value {
  package var stream: Observable<Value> { asObservable() }
}

extension NativeCall {
  /// Returns an argument as a sequence that does not fail.
  func infallible(_ index: Int) throws -> Infallible<Value> { try runtime.infallible(self[index]) }
  func infallibles(_ index: Int) throws -> [Infallible<Value>] {
    try elements(index).map { try runtime.infallible($0) }
  }
  func infallibles(first count: Int) throws -> [Infallible<Value>] {
    try arguments.prefix(count).map { try runtime.infallible($0) }
  }
}

extension Runtime {
  func infallible(_ value: Value) throws -> Infallible<Value> {
    if let infallible: Infallible<Value> = value.native() { return infallible }
    return try stream(value).asInfallible(onErrorFallbackTo: .never())
  }
}

extension Bindings {
  /// Operators on `Infallible`; they give an `Infallible` again.
  package mutating func bindInfallible() {
    var bind = self
    defer { self = bind }

    bind("InfallibleEvent.event") { call in
      let payload = call[0].enumCase?.payload.first
      return try EventValues(call.runtime).value(call[0].enumCase?.index == 0 ? .next(payload ?? .void) : .completed)
    }
    bind("static Infallible.create(subscribe:)") { call in
      let subscribe = call.function(0)
      return .boxed(
        Infallible<Value>.create { [runtime = call.runtime] send in
          let observer = Function.consuming { event in
            send(event.enumCase?.index == 0 ? .next(event.enumCase?.payload.first ?? .void) : .completed)
          }
          return runtime.disposable(subscribe.run(.function(observer)))
        })
    }
    bind("Infallible.asObservable()") { .stream(try $0.observable(0)) }
    bind("ObservableConvertibleType.asInfallible(onErrorJustReturn:)") {
      .boxed(try $0.observable(0).asInfallible(onErrorJustReturn: $0[1]))
    }
    bind("ObservableConvertibleType.asInfallible(onErrorFallbackTo:)") {
      .boxed(try $0.observable(0).asInfallible(onErrorFallbackTo: $0.infallible(1)))
    }
    bind("ObservableConvertibleType.asInfallible(onErrorRecover:)") { call in
      let recover = call.function(1)
      return .boxed(
        try call.observable(0).asInfallible { [runtime = call.runtime] error in
          (try? runtime.infallible(recover.run(runtime.value(of: error)))) ?? .never()
        })
    }
    for type in ["BehaviorRelay", "PublishRelay", "ReplayRelay", "ControlEvent"] {
      bind("\(type).asInfallible()") { .boxed(try $0.infallible(0)) }
    }

    bind("static InfallibleType.deferred(_:)") { call in
      let factory = call.function(0)
      return .boxed(Infallible<Value>.deferred { [runtime = call.runtime] in try runtime.infallible(factory.call()) })
    }
    bind([
      "static Infallible.of(_:scheduler:)",
      "static InfallibleType.from(_:scheduler:) (Sequence, ImmediateSchedulerType)",
      "static InfallibleType.from(_:scheduler:) ([Element], ImmediateSchedulerType)",
    ]) { .boxed(Infallible.from(try $0.elements(0), scheduler: try $0.immediateScheduler(1))) }

    bind("InfallibleType.distinctUntilChanged(at:)") { call in
      .boxed(try call.infallible(0).distinctUntilChanged { try call.runtime.value(at: call[1], of: $0) })
    }
    bind("InfallibleType.withUnretained(_:)") { call in
      .boxed(call.unretained(try call.infallible(0), try call.object(1)) { .pair($0, $1) })
    }
    bind("InfallibleType.withUnretained(_:resultSelector:)") { call in
      let function = call.function(2)
      return .boxed(call.unretained(try call.infallible(0), try call.object(1)) { function.run($0, $1) })
    }

    bind("InfallibleType.subscribe(_:)") { call in
      let handler = call.function(1)
      let cases = try ScriptEnum(InfallibleEvent<Value>.self, in: call.runtime)
      return try call.subscription(.subscribe, to: call.observable(0)) { event in
        switch event {
        case .next(let element): handler.run(cases.value(0, element))
        case .completed: handler.run(cases.value(1))
        case .error: break
        }
      }
    }
    bind("InfallibleType.subscribe(onNext:onCompleted:onDisposed:)") { call in
      try call.subscription(
        .subscribe, to: call.observable(0), onNext: call.elementConsumer(1), onError: nil, onCompleted: call.action(2),
        onDisposed: call.action(3))
    }
    bind("InfallibleType.subscribe(with:onNext:onCompleted:onDisposed:)") { call in
      let target = WeakTarget(try call.object(1))
      return try call.subscription(
        .subscribe, to: call.observable(0), onNext: HandlerConsumer(target.consumer(call.optionalFunction(2))),
        onError: nil,
        onCompleted: target.action(call.optionalFunction(3)), onDisposed: target.action(call.optionalFunction(4)))
    }
  }
}

extension NativeCall {
  /// Generic, because closures over `AnyObject` itself cannot be compiled.
  fileprivate func unretained<Target: AnyObject>(
    _ stream: Infallible<Value>, _ target: Target, _ result: @escaping (Value, Value) -> Value
  ) -> Infallible<Value> {
    stream.withUnretained(target) { result(.object($0), $1) }
  }

  /// Returns an argument that maps an element to a stream without errors.
  func plainSelector(_ index: Int) -> (Value) -> Infallible<Value> {
    let function = function(index)
    return { [runtime] value in (try? runtime.infallible(function.call(value))) ?? .never() }
  }
}
