extension ObservableType {
  /// Sends one element and completes.
  ///
  /// ```marble
  /// Observable.just("a")
  ///          (a|)
  /// ```
  ///
  /// - Traits: Infallible, Single, Maybe
  /// - Infallible: `Infallible.just(1)` sends `(1|)`.
  /// - Single: `Single.just(1)` sends `(1|)`.
  /// - Maybe: `Maybe.just(1)` sends `(1|)`.
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> {
    JustObservable(element)
  }

  /// Sends one element and completes, on a scheduler.
  ///
  /// ```marble
  /// Observable.just("a", scheduler: scheduler)
  ///          (a|)
  /// ```
  ///
  /// - Traits: Infallible, Single, Maybe
  /// - Infallible: `Infallible.just(1, scheduler: scheduler)` sends `(1|)`.
  /// - Single: `Single.just(1, scheduler: scheduler)` sends `(1|)`.
  /// - Maybe: `Maybe.just(1, scheduler: scheduler)` sends `(1|)`.
  public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Observable<Element> {
    ClosureObservable(producer: { observer in
      .disposing(
        scheduler.schedule(element) { element in
          observer.on(.next(element))
          return scheduler.schedule(()) { _ in
            observer.on(.completed)
            return Disposables.create()
          }
        })
    })
  }
}

/// A sequence of one element; a separate class, so that operators such as `flatMap` can read the element without a subscription.
@usableFromInline
final class JustObservable<Element>: Observable<Element>, PlainlyNamed, @unchecked Sendable {
  // Unchecked because its superclass is; the element is constant.
  @usableFromInline let element: Element

  @inlinable
  init(_ element: Element) {
    self.element = element
    super.init(isJust: true)
  }

  @usableFromInline
  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    observer.on(.next(element))
    observer.on(.completed)
    return nil
  }
}

extension Observable {
  /// True if `just` made this sequence and no probe is to see it subscribed.
  @inlinable
  final var isTakenAsJust: Bool {
    @inline(__always) get { isJust && (!Hosting.isActive || probe?.isLooking != true) }
  }

  /// The element of a sequence that `just` made. Apart from the question, so that taking it retains no sequence.
  @inlinable
  final var elementOfJust: Element {
    @inline(__always) get { unsafeDowncast(self, to: JustObservable<Element>.self).element }
  }
}
