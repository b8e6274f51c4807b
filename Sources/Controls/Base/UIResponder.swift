import Foundation
import Rx
import Synchronization

/// An object on a screen: a view or its controller.
open class UIResponder: NSObject {
  private var ending: PublishSubject<Void>?
  private var calledName: String?
  /// Observers of the messages that UIKit sends to the object; nil while there are none.
  var observedMessages: ObservedMessages?
  /// Number of the object, which grows with each one made: the order in which a screen shows them.
  package let serial = UIResponder.made.wrappingAdd(1, ordering: .relaxed).newValue
  private static let made = Atomic<Int>(0)

  /// Name in the program: the first variable that held it, or its outlet.
  package var variableName: String? {
    get { DisplayedState.lock.withLock { calledName } }
    set { DisplayedState.lock.withLock { calledName = newValue } }
  }

  /// Sends once, when the object is deallocated.
  var deallocation: Observable<Void> {
    DisplayedState.lock.withLock {
      if let ending { return ending }
      let subject = PublishSubject<Void>()
      ending = subject
      return subject
    }
  }

  /// Messages that the simulated UIKit sends to objects of the class.
  class var observableMessages: Set<Selector> { [] }

  public override init() { super.init() }

  deinit {
    ending?.on(.next(()))
    ending?.on(.completed)
  }
}

extension Reactive where Base: UIResponder {
  /// Sends once, when the object is deallocated, and completes.
  public var deallocated: Observable<Void> { base.deallocation }
}
