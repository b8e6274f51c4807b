import Testing

@testable import ViewServing

/// Requests that the server of the live view answers.
struct RequestRulesTests {
  private let rules = RequestRules(token: "0123456789abcdef", hosts: ["127.0.0.1:8000", "localhost:8000"])

  private func verdict(
    _ path: String, method: String = "GET", hosts: [String] = ["127.0.0.1:8000"], origin: String? = nil,
    length: String? = nil
  ) -> RequestRules.Verdict {
    rules.verdict(method: method, path: path, hosts: hosts, origin: origin, length: length)
  }

  @Test("serves the page and its parts below the token")
  func resources() {
    #expect(verdict("/0123456789abcdef/") == .accepted(.page))
    #expect(verdict("/0123456789abcdef/view.css") == .accepted(.style))
    #expect(verdict("/0123456789abcdef/view.js", method: "HEAD") == .accepted(.script))
    #expect(verdict("/0123456789abcdef/events") == .accepted(.events))
    #expect(verdict("/0123456789abcdef/request", method: "POST") == .accepted(.request))
  }

  @Test(
    "refuses everything without the token",
    arguments: [
      "/", "", "/view.js", "/0123456789abcde0/", "/0123456789abcdef", "/0123456789abcde/", "/0123456789ABCDEF/",
      "//0123456789abcdef/", "/0123456789abcdef0/",
    ])
  func token(path: String) { #expect(verdict(path) == .refused(status: 404)) }

  @Test(
    "knows no paths but its own",
    arguments: ["../view.js", "view.js/", "./view.js", "view.js/../../etc/passwd", "%2e%2e/view.js", "view.html", "\0"])
  func traversal(path: String) { #expect(verdict("/0123456789abcdef/" + path) == .refused(status: 404)) }

  @Test(
    "refuses names that lead here by way of another's name server",
    arguments: [
      ["evil.example:8000"], ["127.0.0.1"], ["127.0.0.1:8001"], [], [""], ["127.0.0.1:8000", "evil.example"],
      ["127.0.0.1:8000.evil.example"],
    ])
  func host(hosts: [String]) { #expect(verdict("/0123456789abcdef/", hosts: hosts) == .refused(status: 403)) }

  @Test("takes requests by POST from its own page only, and short ones")
  func requests() {
    let path = "/0123456789abcdef/request"
    #expect(verdict(path) == .refused(status: 405, allow: "POST"))
    #expect(verdict("/0123456789abcdef/", method: "POST") == .refused(status: 405, allow: "GET, HEAD"))
    #expect(verdict(path, method: "POST", origin: "http://127.0.0.1:8000") == .accepted(.request))
    #expect(verdict(path, method: "POST", origin: "http://localhost:8000") == .refused(status: 403))
    #expect(verdict(path, method: "POST", origin: "null") == .refused(status: 403))
    #expect(verdict(path, method: "POST", length: "4096") == .accepted(.request))
    #expect(verdict(path, method: "POST", length: "4097") == .refused(status: 413))
    #expect(verdict(path, method: "POST", length: "-1") == .refused(status: 400))
    #expect(verdict(path, method: "POST", length: "many") == .refused(status: 400))
  }
}
