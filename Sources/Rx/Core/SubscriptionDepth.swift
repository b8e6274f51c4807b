/// The limit of subscriptions that are made within one another, as a function that flat-maps to itself makes them.
///
/// No compiled program has one: there such a recursion ends the process. An environment that runs programs of others
/// sets one (`Environment.stackLimit`).
enum SubscriptionDepth {
  /// Returns true if the calling thread's stack has no room for a further subscription.
  static func isExceeded() -> Bool {
    var here: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    return ThreadState.withCurrent { address < $0.stackLimit }
  }

  /// Reports it; returns what stands for the subscription that is not made.
  @inline(never)
  static func refuse() -> Attachment? {
    let environment = Environments.current
    // The first of them stops the program; those above it on the stack follow from it.
    if !environment.shouldStop { environment.report(.stackOverflow) }
    return nil
  }
}
