import Execution
import Rx

/// Anything of the library that receives events whose elements are values of the program.
package protocol ValueObserver {
  func receive(_ event: Event<Value>)
}

extension AnyObserver: ValueObserver where Element == Value {
  package func receive(_ event: Event<Value>) { on(event) }
}
extension PublishSubject: ValueObserver where Element == Value {
  package func receive(_ event: Event<Value>) { SubjectFeed.send(event, to: self) { on(event) } }
}
extension BehaviorSubject: ValueObserver where Element == Value {
  package func receive(_ event: Event<Value>) { SubjectFeed.send(event, to: self) { on(event) } }
}
extension ReplaySubject: ValueObserver where Element == Value {
  package func receive(_ event: Event<Value>) { SubjectFeed.send(event, to: self) { on(event) } }
}
extension AsyncSubject: ValueObserver where Element == Value {
  package func receive(_ event: Event<Value>) { SubjectFeed.send(event, to: self) { on(event) } }
}

extension Value {
  /// The value as the most common kind of subject; not retained, so valid only while the value is held.
  @inline(__always)
  var publishSubject: Unmanaged<PublishSubject<Value>>? {
    // The class has none below it.
    guard case .object(let object) = self, type(of: object) == PublishSubject<Value>.self else { return nil }
    return .passUnretained(unsafeDowncast(object, to: PublishSubject<Value>.self))
  }

  /// Sends an event to an observer of the library; false where the value is one of the program's own.
  func send(_ event: Event<Value>) -> Bool {
    switch self {
    case .object(let object):
      if let subject = object as? PublishSubject<Value> {
        SubjectFeed.send(event, to: subject) { subject.on(event) }
      } else if let observer = object as? any ValueObserver {
        observer.receive(event)
      } else {
        return false
      }
    case .native(let box):
      if let observer = (box as? Boxed<AnyObserver<Value>>)?.value {
        observer.on(event)
      } else if let observer = box.payload as? any ValueObserver {
        observer.receive(event)
      } else {
        return false
      }
    default: return false
    }
    return true
  }
}

extension Runtime {
  /// Sends an event to an observer of any kind.
  package func send(_ event: Event<Value>, to observer: Value) throws {
    if observer.send(event) { return }
    _ = try callWitness(observer, "ObserverType", "on", [EventValues(self).value(event)])
  }

  /// Returns an observer of any kind for native code.
  func observer(_ value: Value) -> AnyObserver<Value> {
    if case .native(let box) = value, let observer = (box as? Boxed<AnyObserver<Value>>)?.value { return observer }
    return AnyObserver { [self] event in try? send(event, to: value) }
  }
}

extension NativeCall {
  package func observer(_ index: Int) -> AnyObserver<Value> { runtime.observer(self[index]) }
  func observers(_ index: Int) throws -> [AnyObserver<Value>] { try elements(index).map { runtime.observer($0) } }
}
