import Foundation
import Rx

/// What can be on a screen: views and their controllers.
open class UIResponder: NSObject {
  private var ending: PublishSubject<Void>?

  /// Sends once, when the object goes away.
  var deallocation: Observable<Void> {
    DisplayedState.lock.withLock {
      if let ending { return ending }
      let subject = PublishSubject<Void>()
      ending = subject
      return subject
    }
  }

  public override init() { super.init() }

  deinit {
    ending?.on(.next(()))
    ending?.on(.completed)
  }
}

extension Reactive where Base: UIResponder {
  /// Sends once, when the object goes away, and completes.
  public var deallocated: Observable<Void> { base.deallocation }
}
