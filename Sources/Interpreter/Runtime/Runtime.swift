/// What the interpreted program runs in, one a session: the host it talks to and whether it has to stop.
package final class Runtime: @unchecked Sendable {
  package let host: any Host
  package let universe: Universe
  package init(host: any Host, universe: Universe) {
    self.host = host
    self.universe = universe
  }
}

/// The world outside of the interpreter.
package protocol Host: AnyObject, Sendable {
  /// The program's own output, `print` and friends.
  func write(_ text: String)
  func readLine() -> String?
  /// A fault in a closure that native code called later: nobody up the stack can be told.
  func report(_ trap: Trap)
  /// A variable was given a native object or value as its first value: a stream takes its name from it.
  func didBind(_ value: Value, to variable: VariableDecl)
}
