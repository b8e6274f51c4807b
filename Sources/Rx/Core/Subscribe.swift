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
    onNext: ((Element) -> Void)? = nil, onError: ((Swift.Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    let source = asObservable()
    if source.keepsListeners, source.probe == nil {
      let listener = ClosureListener(onNext, onError, onCompleted, onDisposed)
      source.add(listener)
      return listener
    }
    return source.subscribe(
      ClosureConsumer(onNext), onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes with a consumer in place of the closure for the elements.
  @inlinable
  package func subscribe<Consumer: ElementConsumer>(
    _ consume: Consumer, onError: ((Swift.Error) -> Void)?, onCompleted: (() -> Void)?, onDisposed: (() -> Void)?
  ) -> Disposable where Consumer.Element == Element {
    let link = onDisposed.map { ReportingLink($0) } ?? UpstreamLink()
    let end = ClosureObserver<Element, Consumer>(link, consume, onError, onCompleted)
    asObservable().connectTerminal(end, AnyObserver(receive: { end.receive($0) }), to: link)
    return link
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

/// Listener that `subscribe` attaches for an observer: enforces the grammar, and disposes the subscription after a terminal event.
@usableFromInline
final class GuardedObserver<Element>: Listener<Element>, @unchecked Sendable {
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
final class ClosureObserver<Element, Consumer: ElementConsumer>: Listener<Element>, @unchecked Sendable
where Consumer.Element == Element {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline let link: UpstreamLink
  @usableFromInline let consume: Consumer
  @usableFromInline let onError: ((Swift.Error) -> Void)?
  @usableFromInline let onCompleted: (() -> Void)?
  /// The call stack of the subscription, where the hooks ask for it.
  @usableFromInline let callStack: [String]?

  @inlinable
  init(
    _ link: UpstreamLink, _ consume: Consumer, _ onError: ((Swift.Error) -> Void)?, _ onCompleted: (() -> Void)?
  ) {
    self.link = link
    self.consume = consume
    self.onError = onError
    self.onCompleted = onCompleted
    callStack = onError == nil ? UnhandledErrors.captureCallStack() : nil
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
    if case .error(let error) = event.pointee {
      if let onError { onError(error) } else { UnhandledErrors.report(error, callStack) }
    } else {
      onCompleted?()
    }
    link.finish()
  }
}

/// Errors that no subscriber handles.
@usableFromInline
enum UnhandledErrors {
  /// The call stack of a subscription, nil unless the hooks ask for it.
  @usableFromInline
  static func captureCallStack() -> [String]? {
    // Every subscription without an error handler asks, so this is asked first: it looks up no environment.
    guard Hooks.hasEverRecordedCallStacks.load(ordering: .relaxed) else { return nil }
    return Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : nil
  }

  @usableFromInline
  static func report(_ error: any Error, _ callStack: [String]?) {
    Environments.current.report(.unhandledError(error, callStack: callStack ?? []))
  }
}
