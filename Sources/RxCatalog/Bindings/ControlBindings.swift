import RxBindings
import Execution
import Rx

extension ControlEvent: ValueStream where PropertyType == Value {
  package var stream: Observable<Value> { asObservable() }
}

extension ControlProperty: ValueStream, ValueObserver where PropertyType == Value {
  package var stream: Observable<Value> { asObservable() }
  package func receive(_ event: Event<Value>) { on(event) }
}

extension Bindings {
  /// `ControlProperty` and `ControlEvent`.
  mutating func bindControls() {
    var bind = self
    defer { self = bind }

    bind("ControlEvent.init(events:)") { .boxed(ControlEvent<Value>(events: try $0.observable(0))) }
    bind("ControlEvent.asObservable()") { .stream(try $0.observable(0)) }
    bind("ControlEvent.asControlEvent()") { $0[0] }
    bind("ControlProperty.init(values:valueSink:)") { call in
      .boxed(ControlProperty<Value>(values: try call.observable(0), valueSink: call.observer(1)))
    }
    bind("ControlProperty.asObservable()") { .stream(try $0.observable(0)) }
    bind("ControlProperty.asControlProperty()") { $0[0] }
    bind("ControlProperty.changed") { .boxed(try $0.native(0, as: ControlProperty<Value>.self).changed) }
    bind("ControlPropertyType.orEmpty") { call in
      let property: ControlProperty<Value> = try call.native(0)
      return .boxed(
        ControlProperty<Value>(
          values: property.asObservable().map { $0.asOptional ?? .string("") },
          valueSink: property.mapObserver { Value.optional($0) }))
    }
  }
}
