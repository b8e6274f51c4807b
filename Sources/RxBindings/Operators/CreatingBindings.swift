import Execution
import Rx

extension Bindings {
  /// Operators that make streams.
  package mutating func bindCreating() {
    var bind = self
    defer { self = bind }

    bind("static ObservableType.create(_:)") { call in
      let subscribe = call.function(0)
      return .stream(
        Observable.create { [runtime = call.runtime] observer in
          guard let result = try? subscribe.call(.boxed(observer)) else { return Disposables.create() }
          return runtime.disposable(result)
        })
    }
    bind("static ObservableType.of(_:scheduler:)") {
      .stream(.from(try $0.elements(0), scheduler: try $0.immediateScheduler(1)))
    }
    bind([
      "static ObservableType.from(_:scheduler:) ([Element], ImmediateSchedulerType)",
      "static ObservableType.from(_:scheduler:) (Sequence, ImmediateSchedulerType)",
    ]) { call in
      .stream(call.runtime.fromSequence(call[0], scheduler: try call.immediateScheduler(1)))
    }
    bind("static ObservableType.deferred(_:)") { call in
      let factory = call.function(0)
      return .stream(.deferred { [runtime = call.runtime] in try runtime.stream(factory.call()) })
    }
    bind("static ObservableType.using(_:observableFactory:)") { call in
      let make = call.function(0)
      let factory = call.function(1)
      return .stream(
        .using(
          { [runtime = call.runtime] in
            let value = try make.call()
            return ResourceValue(value: value, disposable: runtime.disposable(value))
          }, observableFactory: { [runtime = call.runtime] in try runtime.stream(factory.call($0.value)) }))
    }
  }
}

/// A resource of the program with its disposable.
struct ResourceValue: Disposable {
  let value: Value
  let disposable: any Disposable
  func dispose() { disposable.dispose() }
}

extension Runtime {
  /// Returns a stream of a sequence's elements, which are requested one by one as they are sent.
  package func fromSequence(_ value: Value, scheduler: any ImmediateSchedulerType) -> Observable<Value> {
    if case .array(let elements) = value { return .from(elements, scheduler: scheduler) }
    return .from(SequenceValue(value: value, runtime: self), scheduler: scheduler)
  }
}
