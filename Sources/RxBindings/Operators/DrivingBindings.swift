import Execution
import Rx

extension Bindings {
  /// `drive` and `emit`: where a driver or a signal meets the program's observers.
  mutating func bindDriving() {
    bindDriving(
      "drive", label: "_", .drive, "DriverSharingStrategy", relays: ["BehaviorRelay", "ReplayRelay"],
      ensureOnMain: ensureDrivingOnMain)
    bindDriving(
      "emit", label: "to", .emit, "SignalSharingStrategy", relays: ["BehaviorRelay", "PublishRelay", "ReplayRelay"],
      ensureOnMain: ensureEmittingOnMain)
    let drive = "SharedSequenceConvertibleType<DriverSharingStrategy>.drive"
    self("\(drive)(_:) ((Observable<Element>) -> Result)") { call in
      ensureDrivingOnMain()
      return try call.function(1).call(.stream(call.observable(0)))
    }
    self("\(drive)(_:curriedArgument:)") { call in
      ensureDrivingOnMain()
      return try call.function(1).call(.stream(call.observable(0))).asFunction.call(call[2])
    }
  }

  private mutating func bindDriving(
    _ name: String, label: String, _ kind: TracedSubscription.Kind, _ strategy: String, relays: [String],
    ensureOnMain: @escaping @Sendable () -> Void
  ) {
    let method = "SharedSequenceConvertibleType<\(strategy)>.\(name)"
    for element in ["Element", "Element?"] {
      let wraps = element == "Element?"
      self("\(method)(\(label):) (Observer...) where Observer.Element == \(element)") { call in
        ensureOnMain()
        let observers = try call.observers(1)
        return try call.subscription(kind, to: call.observable(0)) { event in
          let event = wraps ? event.map { .optional($0) } : event
          for observer in observers { observer.on(event) }
        }
      }
      for relay in relays {
        self("\(method)(\(label):) (\(relay)<\(element)>...)") { call in
          ensureOnMain()
          let relays = try call.elements(1).map { try Relay($0) }
          return try call.subscription(kind, to: call.observable(0)) { event in
            guard case .next(let value) = event else { return }
            for relay in relays { relay.accept(wraps ? .optional(value) : value) }
          }
        }
      }
    }
    self("\(method)(onNext:onCompleted:onDisposed:)") { call in
      ensureOnMain()
      return try call.subscription(
        kind, to: call.observable(0), onNext: call.elementConsumer(1), onError: nil, onCompleted: call.action(2),
        onDisposed: call.action(3))
    }
    self("\(method)(with:onNext:onCompleted:onDisposed:)") { call in
      ensureOnMain()
      let target = WeakTarget(try call.object(1))
      return try call.subscription(
        kind, to: call.observable(0), onNext: HandlerConsumer(target.consumer(call.optionalFunction(2))), onError: nil,
        onCompleted: target.action(call.optionalFunction(3)), onDisposed: target.action(call.optionalFunction(4)))
    }
    self("\(method)()") { call in
      ensureOnMain()
      return try call.subscription(
        kind, to: call.observable(0), onNext: FunctionConsumer(nil), onError: nil, onCompleted: nil, onDisposed: nil)
    }
  }
}
