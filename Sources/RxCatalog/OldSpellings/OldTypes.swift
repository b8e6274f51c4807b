import Interpreter
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
  /// Types and constants that have other names today.
  func addTypes() {
    module.extend(
      "extension MainScheduler",
      [renamed("instance", "static var sharedInstance: MainScheduler { get }", as: "static MainScheduler.instance")])
    module.extend(
      "extension Event",
      [
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
    module.type("struct NopDisposable: Disposable", represents: OldNothing.self)
    module.extend(
      "extension NopDisposable",
      [
        deprecated(
          "Disposables.create()", "static var instance: Disposable { get }",
          .nullary { .disposable(Disposables.create()) }),
        NativeMember("func dispose()", .unary { _ in .void }),
      ])
    module.type("class AnonymousDisposable: Cancelable")
    module.extend(
      "extension AnonymousDisposable",
      [
        renamed(
          "Disposables.create(with:)", "init(_ dispose: @escaping () -> Void)", as: "static Disposables.create(with:)"),
        NativeMember("func dispose()", bindings.table["Disposable.dispose()"]!.implementation),
        NativeMember("var isDisposed: Bool { get }", bindings.table["Disposable.isDisposed"]!.implementation),
      ])
    module.alias("typealias ErrorType = Error")
  }

  func addVariable() {
    module.type("class Variable<Element>: ObservableConvertibleType", represents: OldVariable.self)
    module.extend(
      "extension Variable",
      [
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
  }
}

/// What `NopDisposable` names.
private struct OldNothing {}
