import Recording
import Execution
import Foundation

/// Answer to a request for permission at the prompt.
package enum PermissionAnswer: Sendable {
  case yes
  case no
  /// Permission until the session ends.
  case always
}

/// Permissions of a session's program: those of the command line, and the person's answers.
final class PermissionKeeper: @unchecked Sendable {
  // Unchecked because the permissions are reached under `lock`.
  private let lock = NSLock()
  private var permissions: Permissions
  /// While the inputs of an earlier session are entered again: the effects outside that the person wants once more.
  private var repeated: Permissions?
  /// Lock around questions: one that waits may be answered by an `always` to another one.
  private let asking = NSLock()
  /// Function that asks a person; nil if there is none.
  private let ask: (@Sendable (_ question: String) -> PermissionAnswer)?

  init(_ permissions: Permissions, ask: (@Sendable (_ question: String) -> PermissionAnswer)?) {
    self.permissions = permissions
    self.ask = ask
  }

  func permit(_ access: ExternalAccess) throws {
    let isRepeated = access.hasEffect && lock.withLock { repeated != nil && permissions.allows(access) }
    let isAllowed =
      isRepeated
      ? decide(
        "An input that is entered again wants to \(access.wish).",
        isAllowed: { $0.repeated?.allows(access) ?? true }, always: { $0.repeated?.allow(access) })
      : decide(
        "The program wants to \(access.wish).", isAllowed: { $0.permissions.allows(access) },
        always: { $0.permissions.allow(access) })
    if !isAllowed {
      let refusal = "\(access.deed) is not allowed: \(remedy(access.option))"
      // Whoever says no wants to see what the program does without a connection.
      if ask != nil, case .connect = access {
        throw URLError(.notConnectedToInternet, userInfo: [NSLocalizedDescriptionKey: refusal])
      }
      throw Trap.fault(refusal)
    }
  }

  /// While inputs of an earlier session are entered again, effects outside need a yes of their own.
  func repeatsEffects(_ isRepeating: Bool) { lock.withLock { repeated = isRepeating ? Permissions() : nil } }

  /// Returns the variables that are allowed by name, or all of them.
  func environmentVariables() throws -> [String: String] {
    let all = ProcessInfo.processInfo.environment
    let isAllowed = decide(
      "The program wants to read the environment variables.", isAllowed: { $0.permissions.environment != .none },
      always: { $0.permissions.environment = .all })
    if !isAllowed { throw Trap.fault("reading the environment is not allowed: \(remedy("--allow-env"))") }
    let grant = lock.withLock { permissions.environment }
    // A yes that is good for once leaves the grant as it was.
    return grant == .none ? all : all.filter { name, _ in grant.covers { $0 == name } }
  }

  private func decide(
    _ question: String, isAllowed: (PermissionKeeper) -> Bool, always: (PermissionKeeper) -> Void
  ) -> Bool {
    if lock.withLock({ isAllowed(self) }) { return true }
    guard let ask else { return false }
    asking.lock()
    defer { asking.unlock() }
    if lock.withLock({ isAllowed(self) }) { return true }
    switch ask(question) {
    case .yes: return true
    case .no: return false
    case .always:
      lock.withLock { always(self) }
      return true
    }
  }

  private func remedy(_ option: String) -> String {
    ask == nil ? "start rxsh with \(option)" : "answer with y, or start rxsh with \(option)"
  }
}

extension ExternalAccess {
  /// True if it changes something outside, or sends data there.
  fileprivate var hasEffect: Bool {
    switch self {
    case .read, .locate: false
    case .write, .connect: true
    }
  }

  fileprivate var wish: String {
    switch self {
    case .read(let path): "read \(DisplayText.line(path.description))"
    case .write(let path): "write \(DisplayText.line(path.description))"
    case .locate(let path): "know where \(DisplayText.line(path.description)) is"
    case .connect(let host, let port): "connect to \(DisplayText.line(HostName.bracketed(host))):\(port)"
    }
  }

  fileprivate var deed: String {
    switch self {
    case .read(let path): "reading \(DisplayText.line(path.description))"
    case .write(let path): "writing \(DisplayText.line(path.description))"
    case .locate(let path): "locating \(DisplayText.line(path.description))"
    case .connect(let host, let port): "connecting to \(DisplayText.line(HostName.bracketed(host))):\(port)"
    }
  }

  /// The option that allows it.
  fileprivate var option: String {
    switch self {
    case .read(let path), .locate(let path): Self.quoted("--allow-read=\(path)")
    case .write(let path): Self.quoted("--allow-write=\(path)")
    case .connect(let host, let port):
      // Default ports are left out, as in the program's text.
      Self.quoted("--allow-net=\(HostName.bracketed(host))" + (port == 80 || port == 443 ? "" : ":\(port)"))
    }
  }

  /// Returns the option quoted for a command line.
  private static func quoted(_ option: String) -> String {
    let plain = option.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "-=/._:[],".utf8.contains(byte)
    }
    return plain ? DisplayText.line(option) : "'" + DisplayText.line(option.replacing("'", with: "'\\''")) + "'"
  }
}
