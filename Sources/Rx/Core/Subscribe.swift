extension ObservableType {
  /// Subscribes a closure to all events.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.subscribe { event in out.on(event) }
  ///          -1-2-3-|
  /// ```
  ///
  /// - Returns: The subscription.
  @inlinable
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable {
    let link = UpstreamLink()
    let end = GuardedObserver(link, AnyObserver(eventHandler: on))
    asObservable().connectTerminal(end, AnyObserver(receive: { end.receive($0) }), to: link)
    return link
  }

  /// Subscribes closures to elements, to the error, to the completion and to the end of the subscription.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.subscribe(onNext: { out.onNext($0 * 2) }, onCompleted: { out.onCompleted() })
  ///          -2-4-6-|
  /// ```
  ///
  /// - `onDisposed` is called once, after the terminal event or when the subscription is disposed.
  /// - An error without `onError` is reported to `Hooks.defaultErrorHandler`.
  /// - Returns: The subscription.
  @inlinable
  public func subscribe(
    onNext: __owned ((Element) -> Void)? = nil, onError: ((Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    attach(consume onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes closures.
  ///
  /// Not inlined: whoever calls keeps this sequence, so that it is not retained here.
  @inlinable
  @inline(never)
  func attach(
    _ onNext: __owned ((Element) -> Void)?, onError: ((Swift.Error) -> Void)?, onCompleted: (() -> Void)?,
    onDisposed: (() -> Void)?
  ) -> any Disposable {
    let source = asObservable()
    if source.keepsListeners, !source.isProbed {
      if let endHandlers = EndHandlers.of(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed) {
        let listener = ClosureListener(consume onNext, endHandlers)
        source.add(listener)
        return listener
      }
      return source.subscribeSlot(onNext: consume onNext)
    }
    return source.attach(
      ClosureConsumer(consume onNext), onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes with a consumer in place of the closure for the elements.
  @inlinable
  package func subscribe<Consumer: ElementConsumer>(
    _ consume: Consumer, onError: ((Swift.Error) -> Void)?, onCompleted: (() -> Void)?, onDisposed: (() -> Void)?
  ) -> Disposable where Consumer.Element == Element {
    asObservable().attach(consume, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes closures that are handed `object`, which is not retained: they are not called once it is gone.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.subscribe(with: owner, onNext: { owner, element in out.onNext(element) })
  ///          -1-2-3
  /// ```
  ///
  /// - Returns: The subscription.
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onError: ((Object, Swift.Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    subscribe(
      onNext: { [weak object] element in
        guard let object else { return }
        onNext?(object, element)
      },
      onError: { [weak object] error in
        guard let object else { return }
        if let onError { onError(object, error) } else { UnhandledErrors.report(error, []) }
      },
      onCompleted: { [weak object] in
        guard let object else { return }
        onCompleted?(object)
      },
      onDisposed: { [weak object] in
        guard let object else { return }
        onDisposed?(object)
      })
  }
}

extension Observable {
  /// Subscribes with a consumer of the elements and closures for the end.
  @inlinable
  final func attach<Consumer: ElementConsumer>(
    _ consume: __owned Consumer, onError: ((Swift.Error) -> Void)?, onCompleted: (() -> Void)?,
    onDisposed: (() -> Void)?
  ) -> Attachment where Consumer.Element == Element {
    let link = onDisposed.map { ReportingLink($0) } ?? UpstreamLink()
    let end = ClosureObserver<Element, Consumer>(
      link, consume, EndHandlers.of(onError: onError, onCompleted: onCompleted))
    connectTerminal(end, AnyObserver(receive: { end.receive($0) }), to: link)
    return link
  }
}

/// Listener that `subscribe` attaches for an observer: enforces the grammar, and disposes the subscription after a terminal event.
@usableFromInline
final class GuardedObserver<Element>: HandlingListener<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline let link: UpstreamLink
  @usableFromInline let target: AnyObserver<Element>

  @inlinable
  init(_ link: UpstreamLink, _ target: AnyObserver<Element>) {
    self.link = link
    self.target = target
    super.init { this, event in unsafeDowncast(this, to: GuardedObserver.self).receive(event) }
  }

  @usableFromInline
  override var terminalLink: UpstreamLink? { link }

  @inlinable
  func receive(_ event: UnsafePointer<Event<Element>>) {
    if !event.pointee.isStopEvent {
      if !link.isStopped { target.receive(event) }
    } else if link.stop() {
      target.receive(event)
      link.finish()
    }
  }
}

/// Listener that `subscribe(onNext:…)` attaches.
@usableFromInline
final class ClosureObserver<Element, Consumer: ElementConsumer>: HandlingListener<Element>, @unchecked Sendable
where Consumer.Element == Element {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline let link: UpstreamLink
  @usableFromInline let consume: Consumer
  @usableFromInline let endHandlers: EndHandlers?

  @inlinable
  init(_ link: UpstreamLink, _ consume: Consumer, _ endHandlers: EndHandlers?) {
    self.link = link
    self.consume = consume
    self.endHandlers = endHandlers
    super.init { this, event in unsafeDowncast(this, to: ClosureObserver.self).receive(event) }
  }

  @usableFromInline
  override var terminalLink: UpstreamLink? { link }

  @inlinable
  @inline(__always)
  func receive(_ event: UnsafePointer<Event<Element>>) {
    if case .next(let element) = event.pointee {
      if !link.isStopped { consume(element) }
    } else {
      receive(terminal: event)
    }
  }

  /// Kept apart, so that an element saves few registers on its way.
  @inlinable
  @inline(never)
  func receive(terminal event: UnsafePointer<Event<Element>>) {
    guard link.stop() else { return }
    endHandlers.end(event.pointee.error)
    link.finish()
  }
}

/// Errors that no subscriber handles.
@usableFromInline
enum UnhandledErrors {
  /// True once the hooks have asked for call stacks. Every subscription without an error handler asks this first: it looks up no
  /// environment.
  @usableFromInline
  static var mayCaptureCallStack: Bool { Hooks.hasEverRecordedCallStacks.load(ordering: .relaxed) }

  /// The call stack of a subscription, nil unless the hooks ask for it.
  static func captureCallStack() -> [String]? {
    guard mayCaptureCallStack else { return nil }
    return Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : nil
  }

  @usableFromInline
  static func report(_ error: any Error, _ callStack: [String]?) {
    Environments.current.report(.unhandledError(error, callStack: callStack ?? []))
  }
}
