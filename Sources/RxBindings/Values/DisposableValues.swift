import Execution
import Rx

/// A disposable of a Swift type without a name in the program: most results of `subscribe` and `Disposables.create`.
package final class AnonymousResource: Cancelable, CustomStringConvertible, @unchecked Sendable {
  // Unchecked because the disposable is a constant of the library, which may be disposed from any thread.
  private let base: any Disposable
  init(_ base: any Disposable) { self.base = base }
  package func dispose() { base.dispose() }
  package var description: String { "\(base)" }
  package var isDisposed: Bool { (base as? any Cancelable)?.isDisposed ?? false }
}

extension Value {
  /// Returns a disposable as a value: itself where the program has a name for its type.
  package static func disposable(_ disposable: any Disposable) -> Value {
    switch disposable {
    case let written as WrittenDisposable: return written.value
    case is AnonymousResource, is SubscriptionHandle, is BooleanDisposable, is CompositeDisposable,
      is RefCountDisposable,
      is ScheduledDisposable, is SerialDisposable, is SingleAssignmentDisposable:
      return .object(disposable as AnyObject)
    default: return .object(AnonymousResource(disposable))
    }
  }
}

/// An instance of a type that the program wrote and that conforms to `Disposable`.
struct WrittenDisposable: Disposable {
  let value: Value
  let runtime: Runtime
  func dispose() { _ = try? runtime.callWitness(value, "Disposable", "dispose", []) }
}

extension Runtime {
  package func disposable(_ value: Value) -> any Disposable {
    if let disposable = value.native(as: (any Disposable).self) { return disposable }
    // While the program is being stopped a closure gives nothing where a disposable was promised.
    if case .void = value { return Disposables.create() }
    return WrittenDisposable(value: value, runtime: self)
  }
}

extension NativeCall {
  func disposable(_ index: Int) -> any Disposable { runtime.disposable(self[index]) }
  func disposables(_ index: Int) throws -> [any Disposable] { try elements(index).map { runtime.disposable($0) } }
}
