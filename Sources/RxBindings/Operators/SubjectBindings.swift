import Execution
import Rx
import Types

extension Bindings {
  /// Subjects and relays.
  package mutating func bindSubjects() {
    var bind = self
    defer { self = bind }

    bind("PublishSubject.init()") { .typed(PublishSubject<Value>(), $0) }
    bind("PublishSubject.hasObservers") { .bool(try $0.native(0, as: PublishSubject<Value>.self).hasObservers) }
    bind("PublishSubject.isDisposed") { .bool(try $0.native(0, as: PublishSubject<Value>.self).isDisposed) }
    bind.void("PublishSubject.dispose()") { try $0.native(0, as: PublishSubject<Value>.self).dispose() }

    bind("BehaviorSubject.init(value:)") { .typed(BehaviorSubject<Value>(value: $0[0]), $0) }
    bind("BehaviorSubject.hasObservers") { .bool(try $0.native(0, as: BehaviorSubject<Value>.self).hasObservers) }
    bind("BehaviorSubject.isDisposed") { .bool(try $0.native(0, as: BehaviorSubject<Value>.self).isDisposed) }
    bind.void("BehaviorSubject.dispose()") { try $0.native(0, as: BehaviorSubject<Value>.self).dispose() }
    bind("BehaviorSubject.value()") { call in
      let subject: BehaviorSubject<Value> = try call.native(0)
      do {
        return try subject.value()
      } catch {
        throw ThrownValue(call.runtime.value(of: error))
      }
    }

    bind("static ReplaySubject.create(bufferSize:)") { .typed(ReplaySubject<Value>.create(bufferSize: $0.int(0)), $0) }
    bind("static ReplaySubject.createUnbounded()") { .typed(ReplaySubject<Value>.createUnbounded(), $0) }
    bind("ReplaySubject.hasObservers") { .bool(try $0.native(0, as: ReplaySubject<Value>.self).hasObservers) }
    bind.void("ReplaySubject.dispose()") { try $0.native(0, as: ReplaySubject<Value>.self).dispose() }

    bind("AsyncSubject.init()") { .typed(AsyncSubject<Value>(), $0) }
    bind("AsyncSubject.hasObservers") { .bool(try $0.native(0, as: AsyncSubject<Value>.self).hasObservers) }

    for type in ["PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject"] {
      bind("\(type).asObserver()") { $0[0] }
    }

    bind("PublishRelay.init()") { .typed(PublishRelay<Value>(), $0) }
    bind("BehaviorRelay.init(value:)") { .typed(BehaviorRelay<Value>(value: $0[0]), $0) }
    bind("BehaviorRelay.value") { try $0.native(0, as: BehaviorRelay<Value>.self).value }
    bind("static ReplayRelay.create(bufferSize:)") { .typed(ReplayRelay<Value>.create(bufferSize: $0.int(0)), $0) }
    bind("static ReplayRelay.createUnbound()") { .typed(ReplayRelay<Value>.createUnbound(), $0) }
    for type in ["PublishRelay", "BehaviorRelay", "ReplayRelay"] {
      bind.binary("\(type).accept(_:)") { try Relay($0).accept($1) }
      bind("\(type).asObservable()") { .stream(try $0.observable(0)) }
    }
  }
}

extension PublishRelay: ValueStream where Element == Value {
  package var stream: Observable<Value> { asObservable() }
}
extension BehaviorRelay: ValueStream where Element == Value {
  package var stream: Observable<Value> { asObservable() }
}
extension ReplayRelay: ValueStream where Element == Value {
  package var stream: Observable<Value> { asObservable() }
}

extension Value {
  /// Returns a new subject or relay that stores its element type, taken from the call that makes it.
  fileprivate static func typed(_ object: some HostGeneric, _ call: NativeCall) -> Value {
    if !call.typeArguments.isEmpty { object.remember(argumentTypes: call.typeArguments) }
    return .object(object)
  }
}

/// The type of the elements, which messages name.
private struct TypeNames: CustomStringConvertible, Sendable {
  let types: [Type]
  var description: String { types.map { $0.runtimeName(qualified: true) }.joined(separator: ", ") }
}

// Printed, they tell that type.
extension Observable: HostGeneric where Element == Value {}
extension PublishRelay: HostGeneric where Element == Value {}
extension BehaviorRelay: HostGeneric where Element == Value {}
extension ReplayRelay: HostGeneric where Element == Value {}

extension HostGeneric where Self: ElementTyped {
  package var argumentTypes: [Type]? { (elementType?.name as? TypeNames)?.types }
  package func remember(argumentTypes: [Type]) {
    remember(elementType: ElementTypeName(TypeNames(types: argumentTypes)))
  }
}
