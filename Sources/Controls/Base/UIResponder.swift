import Foundation
import Rx
import Synchronization

/// What can be on a screen: views and their controllers.
open class UIResponder: NSObject {
  private var ending: PublishSubject<Void>?
  private var calledName: String?
  /// Grows with each object that is made: the order in which a screen shows them.
  package let serial = UIResponder.made.wrappingAdd(1, ordering: .relaxed).newValue
  private static let made = Atomic<Int>(0)

  /// What the program calls it: the first variable that held it, or its outlet.
  package var variableName: String? {
    get { DisplayedState.lock.withLock { calledName } }
    set { DisplayedState.lock.withLock { calledName = newValue } }
  }

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
