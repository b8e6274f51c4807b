/// A resource, most often a subscription, that can be given up.
public protocol Disposable {
  /// Gives the resource up. Calling it again does nothing.
  func dispose()
}
