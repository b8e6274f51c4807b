import Execution
import Rx

extension Bindings {
  /// `drive` and `emit`: where a driver or a signal meets the program's observers.
  mutating func bindDriving() {
    bindDriving("drive", label: "_", .drive, "DriverSharingStrategy", relays: ["BehaviorRelay", "ReplayRelay"])
    bindDriving(
      "emit", label: "to", .emit, "SignalSharingStrategy", relays: ["BehaviorRelay", "PublishRelay", "ReplayRelay"])
    let drive = "SharedSequenceConvertibleType<DriverSharingStrategy>.drive"
    self("\(drive)(_:) ((Observable<Element>) -> Result)") { call in
      MainScheduler.ensureRunningOnMainThread(errorMessage: Self.message("drive"))
      return try call.function(1).call(.stream(call.observable(0)))
    }
    self("\(drive)(_:curriedArgument:)") { call in
      MainScheduler.ensureRunningOnMainThread(errorMessage: Self.message("drive"))
      return try call.function(1).call(.stream(call.observable(0))).asFunction.call(call[2])
    }
  }

  private static func message(_ name: String) -> String {
    name == "drive"
      ? """
      `drive*` family of methods can be only called from the main thread.
      This is required to ensure that the last replayed `Driver` element is delivered on the main thread.
      """
      : """
      `emit*` family of methods can be only called from the main thread.
      This is required to ensure that the elements of a `Signal` are delivered on the main thread.
      """
  }

  private mutating func bindDriving(
    _ name: String, label: String, _ kind: TracedSubscription.Kind, _ strategy: String, relays: [String]
  ) {
    let method = "SharedSequenceConvertibleType<\(strategy)>.\(name)"
    for element in ["Element", "Element?"] {
      let wraps = element == "Element?"
      self("\(method)(\(label):) (Observer...) where Observer.Element == \(element)") { call in
        MainScheduler.ensureRunningOnMainThread(errorMessage: Self.message(name))
        let observers = try call.observers(1)
        return try call.subscription(kind, to: call.observable(0)) { event in
          let event = wraps ? event.map { .optional($0) } : event
          for observer in observers { observer.on(event) }
        }
      }
      for relay in relays {
        self("\(method)(\(label):) (\(relay)<\(element)>...)") { call in
          MainScheduler.ensureRunningOnMainThread(errorMessage: Self.message(name))
          let relays = try call.elements(1).map { try Relay($0) }
          return try call.subscription(kind, to: call.observable(0)) { event in
            guard case .next(let value) = event else { return }
            for relay in relays { relay.accept(wraps ? .optional(value) : value) }
          }
        }
      }
    }
    self("\(method)(onNext:onCompleted:onDisposed:)") { call in
      MainScheduler.ensureRunningOnMainThread(errorMessage: Self.message(name))
      return try call.subscription(
        kind, to: call.observable(0), onNext: call.elementConsumer(1), onError: nil, onCompleted: call.action(2),
        onDisposed: call.action(3))
    }
    self("\(method)(with:onNext:onCompleted:onDisposed:)") { call in
      MainScheduler.ensureRunningOnMainThread(errorMessage: Self.message(name))
      let target = WeakTarget(try call.object(1))
      return try call.subscription(
        kind, to: call.observable(0), onNext: HandlerConsumer(target.consumer(call.optionalFunction(2))), onError: nil,
        onCompleted: target.action(call.optionalFunction(3)), onDisposed: target.action(call.optionalFunction(4)))
    }
    self("\(method)()") { call in
      MainScheduler.ensureRunningOnMainThread(errorMessage: Self.message(name))
      return try call.subscription(
        kind, to: call.observable(0), onNext: FunctionConsumer(nil), onError: nil, onCompleted: nil, onDisposed: nil)
    }
  }
}
