/// Rules for the requests that a server answers: those of a page that it served itself, to an address that only its
/// owner knows.
struct RequestRules: Sendable {
  enum Target: Equatable {
    case page, style, script, events, request
  }

  enum Verdict: Equatable {
    case accepted(Target)
    case refused(status: UInt32, allow: String? = nil)
  }

  /// The secret first part of all paths.
  let token: String
  /// Values of `Host` that name this server; any other one is a name that was made to resolve to it.
  let hosts: [String]

  /// The most bytes that the body of a request may have.
  static let longestBody = 4096

  /// - Parameters:
  ///   - path: The path without its query, unescaped.
  ///   - hosts: The values of all `Host` headers.
  ///   - origin: The value of `Origin`; nil where there is none.
  ///   - length: The value of `Content-Length`; nil where there is none.
  func verdict(method: String, path: String, hosts: [String], origin: String?, length: String?) -> Verdict {
    guard hosts.count == 1, self.hosts.contains(hosts[0].lowercased()) else { return .refused(status: 403) }
    guard let target = target(of: path) else { return .refused(status: 404) }
    if target == .request {
      guard method == "POST" else { return .refused(status: 405, allow: "POST") }
      if let origin, origin != "http://" + hosts[0] { return .refused(status: 403) }
      if let length {
        guard let length = Int(length), length >= 0 else { return .refused(status: 400) }
        guard length <= Self.longestBody else { return .refused(status: 413) }
      }
    } else if method != "GET" && method != "HEAD" {
      return .refused(status: 405, allow: "GET, HEAD")
    }
    return .accepted(target)
  }

  private func target(of path: String) -> Target? {
    let head = "/" + token + "/"
    guard Self.isEqual(path.utf8.prefix(head.utf8.count), head.utf8) else { return nil }
    switch path.dropFirst(head.count) {
    case "": return .page
    case "view.css": return .style
    case "view.js": return .script
    case "events": return .events
    case "request": return .request
    default: return nil
    }
  }

  /// Compares in a time that does not tell where they differ.
  private static func isEqual(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) -> Bool {
    left.count == right.count && zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
