import Locks
import Rx
import SyntaxTree

/// The subscription of the program whose observer receives an error, for reports during that time.
package final class FailingSubscription {
  package let number: Int
  package let name: String
  /// The call that made it.
  package let site: SourceRange

  init(number: Int, name: String, site: SourceRange) {
    self.number = number
    self.name = name
    self.site = site
  }

  private static let threads = ThreadValue<FailingSubscription>()

  /// The calling thread's.
  package static var current: FailingSubscription? { threads.present }

  func during(_ body: () -> Void) { Self.threads.with(self, body) }
}

extension TracedSubscription {
  /// Number of the subscription whose event the calling thread is handling; known while a recording or a trace is
  /// active.
  package static var delivering: Int? {
    guard let owner = ProbeContext.current.owner?.takeUnretainedValue() as? Tap, owner.number > 0 else { return nil }
    return owner.number
  }
}
