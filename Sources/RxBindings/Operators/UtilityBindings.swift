import Execution
import Rx
import RxTesting

extension Bindings {
  /// Operators about where, when and how often.
  package mutating func bindUtility() {
    var bind = self
    defer { self = bind }

    bind("Observable.asObservable()") { $0[0] }
    bind(["ObservableType.subscribe(on:)", "ObservableType.subscribeOn(_:)"]) { call in
      // Subscribes to the source itself, so that a testable one records it.
      if let testable = try? call.native(0, as: TestableObservable<Value>.self) {
        return .stream(testable.subscribe(on: try call.immediateScheduler(1)))
      }
      return .stream(try call.observable(0).subscribe(on: call.immediateScheduler(1)))
    }
  }

  /// Operators that let several observers share one subscription.
  package mutating func bindSharing() {
    var bind = self
    defer { self = bind }

    bind("ObservableType.publish()") { .object(try $0.observable(0).publish()) }
    bind("ObservableType.replay(_:)") { .object(try $0.observable(0).replay($0.int(1))) }
    bind("ObservableType.replayAll()") { .object(try $0.observable(0).replayAll()) }
    bind("ObservableType.multicast(_:)") { call in
      .object(try call.observable(0).multicast(call.runtime.subject(call[1])))
    }
    bind("ObservableType.multicast(makeSubject:)") { call in
      let make = call.function(1)
      return .object(
        try call.observable(0).multicast(makeSubject: { [runtime = call.runtime] in
          AnySubject(of: make.run(), runtime: runtime)
        }))
    }
    bind("ObservableType.multicast(_:selector:)") { call in
      let make = call.function(1)
      let selector = call.function(2)
      return .stream(
        try call.observable(0).multicast(
          { [runtime = call.runtime] in AnySubject(of: try make.call(), runtime: runtime) },
          selector: { [runtime = call.runtime] in try runtime.stream(selector.call(.stream($0))) }))
    }
    bind("ConnectableObservable.connect()") { call in
      let connectable: ConnectableObservable<Value> = try call.native(0)
      return try call.traceConnection(of: connectable)
    }
    bind("ConnectableObservableType.refCount()") {
      .stream(try $0.native(0, as: ConnectableObservable<Value>.self).refCount())
    }
  }
}

extension NativeCall {
  func subjectScope(_ index: Int) -> SubjectLifetimeScope {
    self[index].enumCase?.index == 1 ? .forever : .whileConnected
  }

  /// Returns a `UInt` in either of its forms.
  func unsigned(_ index: Int) -> UInt { self[index].native(as: UInt.self) ?? UInt(clamping: int(index)) }
}

/// A subject of any kind, native or written by the program, for `multicast`.
final class AnySubject: SubjectType, @unchecked Sendable {
  // Unchecked because both sides are safe to use from any thread themselves.
  typealias Observer = AnyObserver<Value>
  private let source: Observable<Value>
  private let sink: AnyObserver<Value>

  init(of value: Value, runtime: Runtime) {
    source = runtime.streamOrEmpty { value }
    sink = runtime.observer(value)
  }

  func subscribe<Target: ObserverType>(_ observer: Target) -> Disposable where Target.Element == Value {
    source.subscribe(observer)
  }

  func asObservable() -> Observable<Value> { source }
  func asObserver() -> AnyObserver<Value> { sink }
}

extension Runtime {
  func subject(_ value: Value) -> AnySubject { AnySubject(of: value, runtime: self) }
}
