import RxBindings
import Types
import Execution
import Rx

/// `Variable` of RxSwift 2 to 4: a value that is a stream, which completes when the variable goes away.
final class OldVariable: @unchecked Sendable {
  // Unchecked because its subject may be used from any thread.
  private let subject: BehaviorSubject<Value>

  init(_ value: Value) { subject = BehaviorSubject(value: value) }
  deinit { subject.on(.completed) }

  var value: Value {
    get { (try? subject.value()) ?? .void }
    set { subject.on(.next(newValue)) }
  }
}

extension OldVariable: ValueStream {
  var stream: Observable<Value> { subject }
}

extension OldSpellings {
  /// Adds types and constants that have other names today.
  func addTypes() {
    module.extend(
      "extension MainScheduler",
      lazily: [
        renamed("instance", "static var sharedInstance: MainScheduler { get }", as: "static MainScheduler.instance")
      ])
    module.extend(
      "extension Event",
      lazily: [
        deprecated(
          "next(_:)", "static func Next(_ element: Element) -> Event<Element>",
          .general { try EventValues($0.runtime).value(.next($0[0])) }),
        deprecated(
          "error(_:)", "static func Error(_ error: Error) -> Event<Element>",
          .general { try EventValues($0.runtime).value(.error($0.error(0))) }),
        deprecated(
          "completed", "static var Completed: Event<Element> { get }",
          .general { try EventValues($0.runtime).value(.completed) }),
      ])
    // Swift 3 let `()` be left out.
    module.extend(
      "extension ObserverType where Element == Void",
      lazily: [
        deprecated(
          "onNext(())", "func onNext()",
          .general { call in
            try call.runtime.send(.next(.void), to: call[0])
            return .void
          })
      ])
    module.extend(
      "extension Event where Element == Void",
      lazily: [
        deprecated(
          "next(())", "static func Next() -> Event<Element>",
          .general { try EventValues($0.runtime).value(.next(.void)) })
      ])
    module.type("struct NopDisposable: Disposable", represents: OldNothing.self)
    module.extend(
      "extension NopDisposable",
      lazily: [
        deprecated(
          "Disposables.create()", "static var instance: Disposable { get }",
          .nullary { .disposable(Disposables.create()) }),
        NativeMember("func dispose()", .unary { _ in .void }),
      ])
    module.type("class AnonymousDisposable: Cancelable")
    module.extend(
      "extension AnonymousDisposable",
      lazily: [
        renamed(
          "Disposables.create(with:)", "init(_ dispose: @escaping () -> Void)", as: "static Disposables.create(with:)"),
        NativeMember("func dispose()", RxCatalog.implementation("Disposable.dispose()")),
        NativeMember("var isDisposed: Bool { get }", RxCatalog.implementation("Disposable.isDisposed")),
      ])
    module.alias("typealias ErrorType = Error")
    module.alias("typealias UIBindingObserver<UIElement, Value> = Binder<Value>")
    module.extend(
      "extension Binder",
      lazily: [
        deprecated(
          "Binder.init(_:binding:)",
          "init<Target: AnyObject>(UIElement target: Target, binding: @escaping (Target, Value) -> Void)",
          .general { call in
            guard case .general(let body) = RxCatalog.implementation("Binder.init(_:scheduler:binding:)") else {
              preconditionFailure("the binding for Binder takes its arguments in another way")
            }
            return try body(
              NativeCall(
                arguments: [call[0], .object(MainScheduler.instance), call[1]], typeArguments: call.typeArguments,
                runtime: call.runtime, site: call.site))
          })
      ])
  }

  /// Background schedulers by the names of their queues.
  func addSchedulers() {
    let qualities = [
      ("Background", "background"), ("Utility", "utility"), ("Default", "default"), ("UserInitiated", "userInitiated"),
      ("UserInteractive", "userInteractive"),
    ]
    for (old, today) in qualities { module.oldCase(old, of: "DispatchQoS", today: today) }
    module.extend(
      "extension ConcurrentDispatchQueueScheduler",
      lazily: [
        deprecated(
          "ConcurrentDispatchQueueScheduler.init(qos:)", "init(globalConcurrentQueueQOS qos: DispatchQoS)",
          .general { .object(ConcurrentDispatchQueueScheduler(qos: $0.qualityOfService(0))) })
      ])
    module.extend(
      "extension SerialDispatchQueueScheduler",
      lazily: [
        deprecated(
          "SerialDispatchQueueScheduler.init(qos:)",
          """
          init(globalConcurrentQueueQOS qos: DispatchQoS, \
          internalSerialQueueName: String = "rx.global_dispatch_queue.serial")
          """,
          .general { call in
            .object(
              SerialDispatchQueueScheduler(qos: call.qualityOfService(0), internalSerialQueueName: call.string(1)))
          })
      ])
  }

  func addVariable() {
    module.type("class Variable<Element>: ObservableType", represents: OldVariable.self)
    module.extend(
      "extension Variable",
      lazily: [
        deprecated("BehaviorRelay(value:)", "init(_ value: Element)", .general { .object(OldVariable($0[0])) }),
        NativeMember(
          "var value: Element { get set }", .general { try $0.native(0, as: OldVariable.self).value },
          setter: .mutating { receiver, call in
            try receiver.unboxed(as: OldVariable.self).value = call[0]
            return .void
          }),
        NativeMember("func asObservable() -> Observable<Element>", .general { .stream(try $0.observable(0)) }),
        NativeMember(
          "func asDriver() -> Driver<Element>",
          .general { .boxed(try $0.observable(0).asDriver(onErrorDriveWith: .never())) }),
      ])
    for element in ["Element", "Element?"] { addSetting(of: element) }
  }

  /// Adds `bind(to:)` for a variable, which takes the elements and ignores the end.
  private func addSetting(of element: String) {
    @Sendable func setting(_ kind: TracedSubscription.Kind) -> NativeImplementation {
      .general { call in
        let variable = try call.native(1, as: OldVariable.self)
        return try call.subscription(
          kind, to: call.observable(0),
          onNext: HandlerConsumer { variable.value = element == "Element" ? $0 : .optional($0) }, onError: nil,
          onCompleted: nil, onDisposed: nil)
      }
    }
    module.extend(
      "extension ObservableType",
      lazily: [
        NativeMember("func bind(to variable: Variable<\(element)>) -> Disposable", setting(.bind)),
        deprecated("bind(to:)", "func bindTo(_ variable: Variable<\(element)>) -> Disposable", setting(.bind)),
      ])
    module.extend(
      "extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy",
      lazily: [NativeMember("func drive(_ variable: Variable<\(element)>) -> Disposable", setting(.drive))])
  }
}

/// Type behind the name `NopDisposable`.
private struct OldNothing {}
