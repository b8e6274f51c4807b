/// A sequence whose events begin to flow when it is told to connect.
public protocol ConnectableObservableType: ObservableType {
  /// Subscribes to the source; events flow to all observers until the result is disposed.
  func connect() -> Disposable
}

/// A sequence whose events begin to flow when it is told to connect.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType, @unchecked Sendable {
  // Unchecked because its superclass is; the closure is constant.
  private let connection: () -> any Disposable

  init(connect: @escaping () -> any Disposable, attach: @escaping (AnyObserver<Element>) -> any Disposable) {
    connection = connect
    super.init(direct: attach)
  }

  /// Subscribes to the source; events flow to all observers until the result is disposed.
  ///
  /// - While connected, it returns the same connection.
  public func connect() -> Disposable {
    connection()
  }
}
