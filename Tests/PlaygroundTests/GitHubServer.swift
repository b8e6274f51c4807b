import Foundation
import Synchronization

/// Server of `Scripts/sessions/11-github-server.py`, on a separate port, for as long as the object lives.
final class GitHubServer: Sendable {
  /// Address that the stories expect.
  static let usualAddress = "127.0.0.1:8000"

  private let server: LocalServer
  var address: String { "127.0.0.1:\(server.port)" }

  init() throws {
    let users = Users()
    server = try LocalServer { request in
      if request.method == "GET" {
        let name = request.path.split(separator: "/").last.map(String.init) ?? ""
        return users.knows(name) ? .init(body: #"{"login": "\#(name)"}"#) : .init(status: 404, body: "{}")
      }
      let name = request.body.split(separator: "&").first?.split(separator: "=").last.map(String.init) ?? ""
      return users.add(name) ? .init(status: 201, body: #"{"login": "\#(name)"}"#) : .init(status: 409, body: "{}")
    }
  }

  private final class Users: Sendable {
    private let names = Mutex<Set<String>>(["ada", "abc", "grace"])
    func knows(_ name: String) -> Bool { names.withLock { $0.contains(name) } }
    func add(_ name: String) -> Bool { names.withLock { $0.insert(name).inserted } }
  }
}
