import Clocks
import Foundation
import Testing

@testable import Playground

/// Returns a server with one user.
private func users() throws -> LocalServer {
  try LocalServer { request in
    switch (request.method, request.path) {
    case ("GET", "/users/ada"): .init(body: #"{"login": "ada", "id": 7, "ratio": 0.5, "tags": ["a", 1], "none": null}"#)
    case ("GET", "/text"): .init(body: "no json")
    case ("GET", "/here"): .init(status: 302, headers: ["Location": "/users/ada"])
    case ("GET", "/away"):
      .init(status: 302, headers: ["Location": "http://localhost:\(request.headers["x-port"] ?? "1")/users/ada"])
    case ("GET", "/file"): .init(status: 302, headers: ["Location": "file:///etc/hosts"])
    case ("GET", "/never"): .init(hangs: true)
    case ("POST", "/signup"): .init(status: 201, body: request.body + " " + (request.headers["x-token"] ?? ""))
    default: .init(status: 404, body: "nobody")
    }
  }
}

/// Runs a script until nothing is scheduled and returns the output of both streams.
private func run(
  _ source: String, at server: LocalServer, allowing options: [String]? = nil, clock: ClockEnvironment.Mode = .virtual,
  asking: (@Sendable (String) -> PermissionAnswer)? = nil
) throws -> (output: String, errors: String) {
  var sessionOptions = Session.Options(isInteractive: false, clock: clock)
  sessionOptions.permissions = try CommandLineOptions((options ?? ["--allow-net=127.0.0.1"]) + ["-"]).permissions
  sessionOptions.askPermission = asking
  let output = CollectedOutput()
  let session = Session(output: output, options: sessionOptions)
  session.start()
  defer { session.end() }
  let head = """
    import Foundation
    import RxSwift
    import RxCocoa
    let session = URLSession.shared
    let bag = DisposeBag()
    func at(_ path: String) -> URLRequest { URLRequest(url: URL(string: "\(server.address)" + path)!) }
    """
  session.run(file: head + "\n" + source, name: "network")
  session.waitUntilIdle()
  return (output.take(.output), output.take(.error))
}

@Suite("The network", .timeLimit(.minutes(2)))
struct NetworkTests {
  @Test("response sends the status and the data, in the background, and completes")
  func response() throws {
    let server = try users()
    let source = """
      session.rx.response(request: at("/users/bob"))
        .subscribe { event in print(event.map { ($0.response.statusCode, $0.data.count) }, Thread.isMainThread) }
        .disposed(by: bag)
      """
    for clock in [ClockEnvironment.Mode.virtual, .real] {
      #expect(try run(source, at: server, clock: clock).output == "next((404, 6)) false\ncompleted false\n")
    }
  }

  @Test("data and json give what is there, and RxCocoaURLError where it is not")
  func dataAndJSON() throws {
    let server = try users()
    let result = try run(
      """
      let there = session.rx.json(url: URL(string: "\(server.address)/users/ada")!)
        .map { json -> String in
          let user = json as? [String: Any] ?? [:]
          return "\\(user["login"] as? String ?? "") \\(user["id"] as? Int ?? 0) \\(user["ratio"] as? Double ?? 0) \\(user["tags"] as? [Any] ?? [])"
        }
      let missing = session.rx.data(request: at("/users/bob")).map { "\\($0)" }.catch { error in
        guard case RxCocoaURLError.httpRequestFailed(let response, let data) = error else { return .just("other") }
        return .just("\\(response.statusCode) \\(data!.count) \\(error)")
      }
      let unreadable = session.rx.json(request: at("/text")).map { _ in "" }.catch { error in
        if let error = error as? RxCocoaURLError, case .deserializationError = error { return .just("deserialization") }
        return .just("other")
      }
      let unreachable = session.rx.data(request: URLRequest(url: URL(string: "http://127.0.0.1:1/")!)).map { _ in "" }
        .catch { error in .just("\\((error as? URLError)?.code == .cannotConnectToHost)") }
      Observable.concat(there, missing, unreadable, unreachable).subscribe(onNext: { print($0) }).disposed(by: bag)
      """, at: server)
    #expect(
      result.output == """
        ada 7 0.5 ["a", 1]
        404 6 HTTP request failed with `404`.
        deserialization
        true

        """)
    #expect(result.errors.isEmpty)
  }

  @Test("a data task sends what its request says and may be waited for")
  func dataTask() throws {
    let server = try users()
    let result = try run(
      """
      var request = at("/signup")
      request.httpMethod = "POST"
      request.setValue("secret", forHTTPHeaderField: "X-Token")
      request.httpBody = "name=ada".data(using: .utf8)
      let done = DispatchSemaphore(value: 0)
      session.dataTask(with: request) { data, response, error in
        print((response as? HTTPURLResponse)?.statusCode ?? 0, String(data: data!, encoding: .utf8)!, error == nil)
        done.signal()
      }.resume()
      done.wait()
      print("after")
      """, at: server)
    #expect(result.output == "201 name=ada secret true\nafter\n")
    #expect(server.requests.map(\.method) == ["POST"])
  }

  @Test("shouldLogRequest chooses the requests that are printed, with how they ended")
  func log() throws {
    let server = try users()
    let result = try run(
      """
      URLSession.rx.shouldLogRequest = { $0.url?.path != "/text" }
      print(URLSession.rx.shouldLogRequest(at("/users/ada")))
      let requests = ["/users/ada", "/text", "/users/bob"].map { session.rx.response(request: at($0)) }
      Observable.concat(requests).subscribe(onCompleted: { session.rx.data(request: at("/never")).subscribe().dispose() })
        .disposed(by: bag)
      """, at: server)
    let lines = [
      ("users/ada", "Success (0ms): Status 200"), ("users/bob", "Failure (0ms): Status 404"),
      ("never", "Cancelled (0ms)"),
    ]
    #expect(
      result.output == "true\n"
        + lines.map { "curl -X GET \n\"\(server.address)/\($0.0)\" -i -v\n\($0.1)\n" }.joined())
  }

  @Test("a request is made for each subscription and none without")
  func perSubscription() throws {
    let server = try users()
    _ = try run(
      """
      let user = session.rx.data(request: at("/users/ada"))
      user.subscribe().disposed(by: bag)
      user.subscribe().disposed(by: bag)
      _ = session.rx.data(request: at("/text"))
      """, at: server)
    #expect(server.requests.map(\.path) == ["/users/ada", "/users/ada"])
  }

  @Test("while a request is under way virtual time stands still")
  func virtualTime() throws {
    let server = try users()
    let result = try run(
      """
      Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance)
        .subscribe(onNext: { _ in print("a second later") }).disposed(by: bag)
      session.rx.data(request: at("/users/ada")).timeout(.milliseconds(1), scheduler: MainScheduler.instance)
        .subscribe(onNext: { _ in print("answered") }).disposed(by: bag)
      """, at: server)
    #expect(result.output == "answered\na second later\n")
  }

  @Test("disposing cancels, and an interrupt does not wait for an answer that never comes")
  func cancelling() throws {
    let server = try users()
    let result = try run(
      """
      let pending = session.rx.response(request: at("/never")).subscribe { print($0) }
      pending.dispose()
      print("disposed")
      """, at: server)
    #expect(result.output == "disposed\n")
  }

  @Test("what is not allowed is not connected to, by any name, address or way")
  func refusals() throws {
    let server = try users()
    let port = server.port
    let attempts = [
      "http://127.0.0.1:\(port)/users/ada", "http://localhost:\(port)/", "http://2130706433:\(port)/",
      "http://0x7f.1:\(port)/", "http://127.1:\(port)/", "http://[::ffff:127.0.0.1]:\(port)/",
      "http://allowed.example@127.0.0.1:\(port)/", "http://allowed.example:80@127.0.0.1:\(port)/",
      "HTTP://127.0.0.1:\(port)/", "http://127.0.0.1:\(port)/?allowed.example",
      "http://127.0.0.1:\(port)#@allowed.example",
      "http://%31%32%37.0.0.1:\(port)/", "http://allowed.example.:\(port)/",
      "http://127.0.0.1:\(port)\\\\@allowed.example/",
      "//127.0.0.1:\(port)/", "ftp://127.0.0.1:\(port)/", "ws://127.0.0.1:\(port)/", "http:127.0.0.1:\(port)",
      "http:///127.0.0.1:\(port)/", "https://127.0.0.1:\(port)/",
    ]
    for attempt in attempts {
      for call in [
        "session.rx.response(request: URLRequest(url: url)).subscribe(onNext: { _ in print(\"reached\") }).disposed(by: bag)",
        "session.dataTask(with: url) { data, _, _ in if data != nil { print(\"reached\") } }.resume()",
      ] {
        let result = try run(
          "if let url = URL(string: \"\(attempt)\") { \(call) }", at: server, allowing: ["--allow-net=allowed.example"])
        #expect(result.output.isEmpty, "\(attempt)")
      }
    }
    #expect(server.requests.isEmpty)
    let plain =
      "session.rx.data(request: at(\"/text\")).catchAndReturn(Data()).subscribe(onNext: { print($0) }).disposed(by: bag)"
    let result = try run(plain, at: server, allowing: [])
    // Nothing that a program catches hides the refusal.
    #expect(result.output.isEmpty)
    #expect(
      result.errors.contains(
        "connecting to 127.0.0.1:\(port) is not allowed: start rxsh with --allow-net=127.0.0.1:\(port)"))
    #expect(try run(plain, at: server, allowing: ["--allow-net=127.0.0.1:\(port)"]).output == "7 bytes\n")
    #expect(try run(plain, at: server, allowing: ["--allow-net"]).output == "7 bytes\n")
    #expect(try run(plain, at: server, allowing: ["--allow-net=127.0.0.1:1"]).output.isEmpty)
  }

  @Test("a server cannot send the program to where it may not go")
  func redirects() throws {
    let server = try users()
    let fetch = """
      session.rx.response(request: request).subscribe(
        onNext: { print($0.response.statusCode, $0.response.url!.path) }, onError: { print("error", $0 is URLError) })
        .disposed(by: bag)
      """
    #expect(try run("let request = at(\"/here\")\n" + fetch, at: server).output == "200 /users/ada\n")
    let away = """
      var request = at("/away")
      request.setValue("\(server.port)", forHTTPHeaderField: "X-Port")

      """
    let refused = try run(away + fetch, at: server)
    #expect(!refused.output.contains("200"))
    #expect(refused.errors.contains("connecting to localhost:\(server.port) is not allowed"))
    #expect(!server.requests.contains { $0.headers["host"]?.hasPrefix("localhost") == true })
    let file = try run("let request = at(\"/file\")\n" + fetch, at: server)
    // Foundation asks the same server for the path; no file is read.
    #expect(file.output == "404 /etc/hosts\n")
    let asked = try run(away + fetch, at: server, asking: { _ in .yes })
    #expect(asked.output == "200 /users/ada\n")
  }

  @Test("a request cannot carry another host's name or a second line in its headers")
  func headers() throws {
    let server = try users()
    for (name, value) in [
      ("Host", "other.example"), ("X-A", "b\\r\\nHost: other.example"), ("X-A: b\\r\\nHost", "other"),
      ("Host ", "other.example"), ("X\\tA", "b"),
    ] {
      let source = """
        var request = at("/text")
        request.setValue("\(value)", forHTTPHeaderField: "\(name)")
        session.rx.response(request: request).subscribe(onNext: { _ in print("sent") }, onError: { print("error", $0 is URLError) })
          .disposed(by: bag)
        """
      #expect(try run(source, at: server).output == "error true\n")
    }
    #expect(server.requests.isEmpty)
  }

  @Test("a method is a token: neither a second line nor a second word goes out")
  func methods() throws {
    let server = try users()
    for method in ["GET /users/ada HTTP/1.1\\r\\nHost: other.example\\r\\n\\r\\nGET", "GET /x", "", "G\\u{e9}T", "A:B"]
    {
      let source = """
        var request = at("/text")
        request.httpMethod = "\(method)"
        session.rx.response(request: request).subscribe(onNext: { _ in print("sent") }, onError: { print("error", $0 is URLError) })
          .disposed(by: bag)
        """
      #expect(try run(source, at: server).output == "error true\n")
    }
    #expect(server.requests.isEmpty)
  }

  @Test("the length of a message is that of its body, whatever its headers say")
  func framing() throws {
    let server = try users()
    let source = """
      var request = at("/signup")
      request.httpMethod = "POST"
      request.httpBody = Data("ada".utf8)
      for (name, value) in [("Content-Length", "1"), ("transfer-encoding", "chunked"), ("Connection", "upgrade"), ("X-Token", "t")] {
        request.setValue(value, forHTTPHeaderField: name)
      }
      session.rx.data(request: request).subscribe(onNext: { print(String(data: $0, encoding: .utf8)!) }).disposed(by: bag)
      """
    #expect(try run(source, at: server).output == "ada t\n")
    let headers = server.requests.first?.headers ?? [:]
    #expect(headers["content-length"] == "3")
    #expect(headers["transfer-encoding"] == nil)
    #expect(headers["connection"] != "upgrade")
  }

  @Test("a URL of a file is a file, for which the permission to read is needed")
  func files() throws {
    let server = try users()
    let source = """
      session.rx.response(request: URLRequest(url: URL(string: "file:///etc/hosts")!))
        .subscribe(onNext: { _ in print("read") }, onError: { print($0 is RxCocoaURLError) }).disposed(by: bag)
      """
    #expect(try run(source, at: server, allowing: ["--allow-net"]).errors.contains("--allow-read=/etc/hosts"))
    #expect(try run(source, at: server, allowing: ["--allow-read=/etc/hosts"]).output == "true\n")
  }

  @Test("components of a URL are put together and taken apart, and wrong ones do no harm")
  func components() throws {
    let server = try users()
    let result = try run(
      """
      var parts = URLComponents(string: "https://api.example.com/search")!
      parts.queryItems = [URLQueryItem(name: "q", value: "swift rx"), URLQueryItem(name: "page", value: "2")]
      print(parts.url!.absoluteString, parts.host ?? "", parts.queryItems!.map { $0.name })
      parts.scheme = "1 2"
      parts.port = -5
      print(parts.scheme ?? "none", parts.port ?? 0)
      """, at: server)
    #expect(
      result.output == """
        https://api.example.com/search?q=swift%20rx&page=2 api.example.com ["q", "page"]
        none 0

        """)
  }
}
