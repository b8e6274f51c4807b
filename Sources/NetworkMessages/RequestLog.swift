import Foundation

/// Lines that `URLSession.rx` prints about a request where the program asks for them: the command of curl that makes the same
/// request, and how it ended.
package struct RequestLog: Sendable {
  package var method: String
  package var url: URL?
  package var headers: [String: String]
  package var body: Data?
  /// Time at which the request began.
  package var start: Date

  package init(method: String, url: URL?, headers: [String: String], body: Data?, start: Date) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.start = start
  }

  /// The end of a request.
  package enum Result {
    case status(Int)
    case cancelled
    case failed(any Error)
    /// The response is not one of HTTP.
    case unknown
  }

  /// Returns both parts, without a line break at the end. Headers are sorted by name.
  package func text(_ result: Result, at end: Date) -> String { "\(command)\n\(outcome(result, at: end))" }

  private var command: String {
    var lines = ["curl -X \(method)"]
    if method == "POST", let body, let text = String(data: body, encoding: .utf8) { lines[0] += " -d \(quoted(text))" }
    lines += headers.sorted { $0.key < $1.key }.map { "    -H \(quoted("\($0.key): \($0.value)"))" }
    return lines.map { $0 + " \n" }.joined() + quoted(url?.absoluteString ?? "<unknown url>") + " -i -v"
  }

  private func outcome(_ result: Result, at end: Date) -> String {
    let time = "(\(Int(end.timeIntervalSince(start) * 1000))ms)"
    return switch result {
    case .status(let status) where 200..<300 ~= status: "Success \(time): Status \(status)"
    case .status(let status): "Failure \(time): Status \(status)"
    case .cancelled: "Cancelled \(time)"
    case .failed(let error): "Failure \(time): NSError > \(error)"
    case .unknown: "<Unhandled response from server>"
    }
  }

  /// Returns a text as one word of a shell's command line, in double quotes, with the characters that a shell would expand escaped.
  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text {
      if "\"\\$`".contains(character) { quoted.append("\\") }
      quoted.append(character)
    }
    return quoted + "\""
  }
}
