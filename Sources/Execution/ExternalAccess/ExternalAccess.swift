/// A resource outside of the program that it wants to access. Every native that reaches outside asks the host first.
package enum ExternalAccess: Hashable, Sendable {
  case read(ResolvedPath)
  case write(ResolvedPath)
  /// Learn the path that a name leads to, which tells the folder that the shell runs in or the home folder of a user.
  case locate(ResolvedPath)
  case connect(host: String, port: Int)
}

/// A host that says nothing else keeps the program inside.
extension Host {
  package func permit(_ access: ExternalAccess) throws {
    throw Trap.fault("programs here do not reach outside")
  }

  package func environmentVariables() throws -> [String: String] {
    throw Trap.fault("programs here do not see the environment")
  }
}
