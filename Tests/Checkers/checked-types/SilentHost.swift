import Execution
import Types

// Not with Foundation, which declares another Host.

/// Host for programs that are not run.
final class SilentHost: Host {
  func write(_ text: String) {}
  func readLine() -> String? { nil }
  func report(_ trap: Trap) {}
  func didBind(_ value: Value, to variable: VariableDecl) {}
  func permit(_ access: ExternalAccess) throws {}
  func environmentVariables() throws -> [String: String] { [:] }
  var concurrency: (any Concurrency)? { nil }
}
