/// What an operator does to each element: mostly a closure of the program's, or something that stands for one.
///
/// A closure in a generic object is stored in the shape that fits all types, so that it is called through a thunk. Who has
/// something better to call than a closure, as an interpreter has, hands over a type of its own, which is called directly.
@usableFromInline
package protocol ElementFunction {
  associatedtype Input
  associatedtype Output
  func callAsFunction(_ element: Input) throws -> Output
}

/// A closure as such a function.
@usableFromInline
struct ElementClosure<Input, Output>: ElementFunction {
  @usableFromInline let body: (Input) throws -> Output

  @inlinable
  init(_ body: @escaping (Input) throws -> Output) {
    self.body = body
  }

  @inlinable
  func callAsFunction(_ element: Input) throws -> Output { try body(element) }
}

/// A sequence that an operator makes of another one with such a function.
@usableFromInline
final class FunctionObservable<Function: ElementFunction, Element>: Observable<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline typealias Attachment = (
    FunctionObservable<Function, Element>, __owned AnyObserver<Element>
  ) -> any Disposable

  @usableFromInline let source: Observable<Function.Input>
  @usableFromInline let function: Function
  /// Captures nothing and is specialised by the client's compiler, which a method of this class would not be.
  @usableFromInline let attachment: Attachment

  @inlinable
  init(_ source: Observable<Function.Input>, _ function: Function, _ attachment: @escaping Attachment) {
    self.source = source
    self.function = function
    self.attachment = attachment
    super.init(isProducer: true)
  }

  @usableFromInline
  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> any Disposable {
    attachment(self, observer)
  }
}

/// All that a subscription to a `FunctionObservable` keeps: a closure that captures nothing else needs no context.
@usableFromInline
final class FunctionSink<Function: ElementFunction, Element> {
  @usableFromInline let observer: AnyObserver<Element>
  @usableFromInline let function: Function
  @usableFromInline let stop = StopMark()

  @inlinable
  init(_ observer: AnyObserver<Element>, _ function: Function) {
    self.observer = observer
    self.function = function
  }

  /// What the function threw ends the sequence.
  @inlinable
  func fail(_ error: any Error) {
    stop.set()
    observer.on(.error(error))
  }
}
