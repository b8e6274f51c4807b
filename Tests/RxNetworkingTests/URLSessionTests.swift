import Foundation
import Rx
import RxNetworking
import RxTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers requests without a network: the path is the status, the query the body.
private final class Canned: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "canned" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let url = request.url!
    guard let status = Int(url.lastPathComponent) else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
      return
    }
    let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "1.1", headerFields: [:])!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data((url.query?.removingPercentEncoding ?? "").utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

@Suite("URLSession.rx")
struct URLSessionTests {
  private let session: URLSession

  init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Canned.self]
    session = URLSession(configuration: configuration)
  }

  private func request(_ path: String) -> URLRequest { URLRequest(url: URL(string: "http://canned/\(path)")!) }

  @Test("response sends status and data whatever the status")
  func response() throws {
    let result = try session.rx.response(request: request("404?gone")).toBlocking(timeout: 60).single()
    #expect(result.response.statusCode == 404)
    #expect(String(decoding: result.data, as: UTF8.self) == "gone")
  }

  @Test("data fails where the status is not a success")
  func data() throws {
    let data = try session.rx.data(request: request("200?fine")).toBlocking(timeout: 60).single()
    #expect(String(decoding: data, as: UTF8.self) == "fine")
    let error = #expect(throws: RxCocoaURLError.self) {
      try session.rx.data(request: request("500?broken")).toBlocking(timeout: 60).single()
    }
    #expect(error?.debugDescription == "HTTP request failed with `500`.")
  }

  @Test("json reads what it gets, and says when it cannot")
  func json() throws {
    let json = try session.rx.json(url: URL(string: "http://canned/200?%5B1,2%5D")!).toBlocking(timeout: 60).single()
    #expect(json as? [Int] == [1, 2])
  }

  @Test("the session's own error arrives as it is")
  func failure() {
    #expect(throws: (any Error).self) {
      try session.rx.data(request: request("nowhere")).toBlocking(timeout: 60).single()
    }
    #expect(throws: RxCocoaURLError.self) {
      try session.rx.json(request: request("200?text")).toBlocking(timeout: 60).single()
    }
  }

  @Test("shouldLogRequest chooses the requests that are printed as commands of curl")
  func log() throws {
    let environment = PrintedLines()
    try Environments.with(environment) {
      URLSession.rx.shouldLogRequest = { $0.url?.path == "/404" }
      var request = request("404?$HOME")
      request.httpMethod = "POST"
      request.httpBody = Data(#"{"a": `1`}"#.utf8)
      request.setValue("de", forHTTPHeaderField: "Accept-Language")
      _ = try session.rx.response(request: request).toBlocking(timeout: 60).single()
      _ = try session.rx.response(request: self.request("200?fine")).toBlocking(timeout: 60).single()
    }
    #expect(
      environment.lines.map { $0.replacing(/[0-9]+ms/, with: "0ms") } == [
        #"""
        curl -X POST -d "{\"a\": \`1\`}"\#u{20}
            -H "Accept-Language: de"\#u{20}
        "http://canned/404?\$HOME" -i -v
        Failure (0ms): Status 404
        """#
      ])
    #expect(URLSession.rx.shouldLogRequest(request("404")) == false)
  }
}
