import Execution
import Rx
import RxTesting

extension Bindings {
  /// Binds subscriptions of the program's observers.
  package mutating func bindSubscribing() {
    var bind = self
    defer { self = bind }

    let subscribeObserver: @Sendable (NativeCall) throws -> Value = { call in
      try call.subscription(.subscribe, to: call.observable(0), observer: call.observer(1))
    }
    // The requirement takes an observer; subjects, relays and the like declare it again.
    for type in [
      "Observable", "PublishRelay", "BehaviorRelay", "ReplayRelay", "GroupedObservable", "ControlEvent",
      "ControlProperty",
    ] {
      bind("\(type).subscribe(_:)", subscribeObserver)
    }
    bind("TestableObservable.subscribe(_:)") { call in
      let source = try call.native(0, as: TestableObservable<Value>.self)
      return try call.subscription(.subscribe, to: source, observer: call.observer(1))
    }
    bind("ObservableType.subscribe(_:)") { call in
      let handler = call.function(1)
      let events = try EventValues(call.runtime)
      return try call.subscription(.subscribe, to: call.observable(0)) { handler.run(events.value($0)) }
    }
    bind("ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:)") { call in
      try call.subscription(
        .subscribe, to: call.observable(0), onNext: call.elementConsumer(1), onError: call.errorConsumer(2),
        onCompleted: call.action(3), onDisposed: call.action(4))
    }
    bind("ObservableType.subscribe(with:onNext:onError:onCompleted:onDisposed:)") { call in
      let target = WeakTarget(try call.object(1))
      return try call.subscription(
        .subscribe, to: call.observable(0), onNext: HandlerConsumer(target.consumer(call.optionalFunction(2))),
        onError: target.errorConsumer(call.optionalFunction(3), call.runtime),
        onCompleted: target.action(call.optionalFunction(4)), onDisposed: target.action(call.optionalFunction(5)))
    }

    // Bindings: an error that reaches one is a fault of the program, as the library reports it.
    for type in ["ObservableType", "InfallibleType"] {
      for element in ["Element", "Element?"] {
        let wraps = element == "Element?"
        bind("\(type).bind(to:) (Observer...) where Observer.Element == \(element)") { call in
          let observers = try call.observers(1)
          return try call.subscription(.bind, to: call.observable(0)) { event in
            let event = wraps ? event.map { .optional($0) } : event
            for observer in observers { observer.on(event) }
          }
        }
      }
    }
    for type in ["ObservableType", "InfallibleType"] {
      for relay in ["PublishRelay", "BehaviorRelay", "ReplayRelay"] {
        for element in ["Element", "Element?"] {
          bind("\(type).bind(to:) (\(relay)<\(element)>...)") { call in
            let accept = try call.elements(1).map { try Relay($0) }
            let wraps = element == "Element?"
            return try call.binding(to: call.observable(0)) { value in
              for relay in accept { relay.accept(wraps ? .optional(value) : value) }
            }
          }
        }
      }
      bind("\(type).bind(to:) ((Self) -> Result)") { call in try call.function(1).call(call[0]) }
      bind("\(type).bind(to:curriedArgument:)") { call in
        try call.function(1).call(call[0]).asFunction.call(call[2])
      }
      bind("\(type).bind(onNext:)") { call in
        let function = call.function(1)
        return try call.binding(to: call.observable(0)) { function.run($0) }
      }
    }
    bind("ObservableType.bind(with:onNext:)") { call in
      let target = WeakTarget(try call.object(1))
      let consume = target.consumer(call.function(2))
      return try call.binding(to: call.observable(0)) { consume?($0) }
    }
  }
}

/// A relay of any kind.
enum Relay: @unchecked Sendable {
  // Unchecked because relays accept values from any thread.
  case publish(PublishRelay<Value>)
  case behavior(BehaviorRelay<Value>)
  case replay(ReplayRelay<Value>)

  init(_ value: Value) throws {
    switch value.asObject {
    case let relay as PublishRelay<Value>: self = .publish(relay)
    case let relay as BehaviorRelay<Value>: self = .behavior(relay)
    case let relay as ReplayRelay<Value>: self = .replay(relay)
    default: throw Trap.fault("expected a relay, found \(value.debugDescription)")
    }
  }

  func accept(_ value: Value) {
    switch self {
    case .publish(let relay): SubjectFeed.send(.next(value), to: relay.stream) { relay.accept(value) }
    case .behavior(let relay): SubjectFeed.send(.next(value), to: relay.stream) { relay.accept(value) }
    case .replay(let relay): SubjectFeed.send(.next(value), to: relay.stream) { relay.accept(value) }
    }
  }
}

/// The object of `subscribe(with:)`: held weakly, and without it the closures are not called.
struct WeakTarget {
  private final class Reference: @unchecked Sendable {
    // Unchecked because a weak reference may be read from any thread.
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }
  private let reference: Reference

  init(_ object: AnyObject) { reference = Reference(object) }

  func consumer(_ function: Function?) -> ((Value) -> Void)? {
    function.map { function in
      { [reference] value in
        guard let object = reference.object else { return }
        function.run(.object(object), value)
      }
    }
  }

  func errorConsumer(_ function: Function?, _ runtime: Runtime) -> ((any Error) -> Void)? {
    consumer(function).map { consume in { consume(runtime.value(of: $0)) } }
  }

  func action(_ function: Function?) -> (() -> Void)? {
    function.map { function in
      { [reference] in
        guard let object = reference.object else { return }
        function.run(.object(object))
      }
    }
  }
}
