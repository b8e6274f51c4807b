extension ObservableType {
  /// Makes a sequence anew for every subscription.
  ///
  /// ```marble
  /// source   -a-b-|
  /// Observable.deferred { source }
  ///          -a-b-|
  /// ```
  ///
  /// - An error thrown by `observableFactory` is sent as an error event.
  /// - Traits: Infallible(throws), SharedSequence, PrimitiveSequence
  /// - Infallible: `Infallible.deferred { Infallible.just(1) }` sends `(1|)`.
  /// - SharedSequence: `Driver.deferred { Driver.just(1) }` sends `(1|)`.
  /// - PrimitiveSequence: `Single.deferred { Single.just(1) }` sends `(1|)`.
  public static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>) -> Observable<Element> {
    DeferredObservable(observableFactory)
  }
}

/// A sequence made by a factory; a separate class, so that `concat` can call the factory without a subscription.
final class DeferredObservable<Element>: Observable<Element>, PlainlyNamed, @unchecked Sendable {
  // Unchecked because its superclass is; the factory is constant.
  let factory: () throws -> Observable<Element>

  init(_ factory: @escaping () throws -> Observable<Element>) {
    self.factory = factory
    super.init(isProducer: true)
  }

  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    let source: Observable<Element>
    do {
      source = try factory()
    } catch {
      observer.on(.error(error))
      return nil
    }
    return source.attach(observer)
  }
}
