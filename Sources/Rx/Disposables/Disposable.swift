/// A resource, most often a subscription, that can be given up.
public protocol Disposable {
  /// Gives the resource up. Calling it again does nothing.
  func dispose()
}

/// A disposable whose disposal can be queried.
public protocol Cancelable: Disposable {
  /// True if it was disposed.
  var isDisposed: Bool { get }
}

extension Disposable {
  /// Adds this disposable to a bag, which disposes it when the bag goes away.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}

/// The base of disposables that count as a resource while they live.
public class DisposeBase {
  private let resource = ResourceToken()

  init() {}
}
