/// Something outside of itself that a program wants to reach. Every native that reaches outside asks the host first.
package enum OutsideAccess: Hashable, Sendable {
  case read(ResolvedPath)
  case write(ResolvedPath)
  case connect(host: String, port: Int)
}

extension Runtime {
  /// The file that a path of the program leads to, once the host has agreed; nothing is looked up that it refuses.
  package func readable(_ path: String) throws -> ResolvedPath { try permitted(path) { .read($0) } }

  /// The same for a file that is to be made, changed or removed.
  package func writable(_ path: String, followsLast: Bool = true) throws -> ResolvedPath {
    try permitted(path, followsLast: followsLast) { .write($0) }
  }

  private func permitted(
    _ path: String, followsLast: Bool = true, _ access: (ResolvedPath) -> OutsideAccess
  ) throws -> ResolvedPath {
    guard let resolved = ResolvedPath(path, followsLast: followsLast) else {
      throw Trap.fault("\(path.debugDescription) is no path")
    }
    try host.permit(access(resolved))
    return resolved
  }
}

/// A host that says nothing else keeps the program inside.
extension Host {
  package func permit(_ access: OutsideAccess) throws {
    throw Trap.fault("programs here do not reach outside")
  }

  package func environmentVariables() throws -> [String: String] {
    throw Trap.fault("programs here do not see the environment")
  }
}
