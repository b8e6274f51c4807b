import Interpreter
import Rx

extension Bindings {
  /// Subjects and relays.
  mutating func bindSubjects() {
    var bind = self
    defer { self = bind }

    bind("PublishSubject.init()") { _ in .object(PublishSubject<Value>()) }
    bind("PublishSubject.hasObservers") { .bool(try $0.native(0, as: PublishSubject<Value>.self).hasObservers) }
    bind("PublishSubject.isDisposed") { .bool(try $0.native(0, as: PublishSubject<Value>.self).isDisposed) }
    bind.void("PublishSubject.dispose()") { try $0.native(0, as: PublishSubject<Value>.self).dispose() }

    bind("BehaviorSubject.init(value:)") { .object(BehaviorSubject<Value>(value: $0[0])) }
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

    bind("static ReplaySubject.create(bufferSize:)") { .object(ReplaySubject<Value>.create(bufferSize: $0.int(0))) }
    bind("static ReplaySubject.createUnbounded()") { _ in .object(ReplaySubject<Value>.createUnbounded()) }
    bind("ReplaySubject.hasObservers") { .bool(try $0.native(0, as: ReplaySubject<Value>.self).hasObservers) }
    bind.void("ReplaySubject.dispose()") { try $0.native(0, as: ReplaySubject<Value>.self).dispose() }

    bind("AsyncSubject.init()") { _ in .object(AsyncSubject<Value>()) }
    bind("AsyncSubject.hasObservers") { .bool(try $0.native(0, as: AsyncSubject<Value>.self).hasObservers) }

    for type in ["PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject"] {
      bind("\(type).asObserver()") { $0[0] }
    }

    bind("PublishRelay.init()") { _ in .object(PublishRelay<Value>()) }
    bind("BehaviorRelay.init(value:)") { .object(BehaviorRelay<Value>(value: $0[0])) }
    bind("BehaviorRelay.value") { try $0.native(0, as: BehaviorRelay<Value>.self).value }
    bind("static ReplayRelay.create(bufferSize:)") { .object(ReplayRelay<Value>.create(bufferSize: $0.int(0))) }
    bind("static ReplayRelay.createUnbound()") { _ in .object(ReplayRelay<Value>.createUnbound()) }
    for type in ["PublishRelay", "BehaviorRelay", "ReplayRelay"] {
      bind.binary("\(type).accept(_:)") { try Relay($0).accept($1) }
      bind("\(type).asObservable()") { .stream(try $0.observable(0)) }
    }
  }
}

extension PublishRelay: ValueStream where Element == Value {
  var stream: Observable<Value> { asObservable() }
}
extension BehaviorRelay: ValueStream where Element == Value {
  var stream: Observable<Value> { asObservable() }
}
extension ReplayRelay: ValueStream where Element == Value {
  var stream: Observable<Value> { asObservable() }
}
