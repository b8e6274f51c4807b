/// A sequence that subscribes to its source when `connect()` is called.
public protocol ConnectableObservableType: ObservableType {
  /// Subscribes to the source; events flow to all observers until the result is disposed.
  func connect() -> Disposable
}

/// A sequence that subscribes to its source when `connect()` is called.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType, @unchecked Sendable {
  // Unchecked because its superclass is; the closure is constant.
  private let connection: () -> any Disposable
  private let subject: () -> Observable<Element>

  init(connect: @escaping () -> any Disposable, subject: @escaping () -> Observable<Element>) {
    connection = connect
    self.subject = subject
    super.init(isProducer: false)
  }

  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    subject().attachOnTrampoline(observer)
  }

  override func attachTerminal(_ listener: Listener<Element>) -> Attachment? {
    let link = UpstreamLink()
    subject().connectTerminal(listener, listener.observer, to: link)
    return link
  }

  /// Subscribes to the source; events flow to all observers until the result is disposed.
  ///
  /// - While connected, it returns the same connection.
  public func connect() -> Disposable {
    connection()
  }
}
