import Foundation

/// An HTTP server on 127.0.0.1 for one test: a separate port, a few responses, and closed with the object.
final class LocalServer: @unchecked Sendable {
  // Unchecked because mutable state is used under `lock`.
  struct Request: Sendable {
    let method: String
    let path: String
    let headers: [String: String]
    let body: String
  }

  struct Answer: Sendable {
    var status = 200
    var headers: [String: String] = [:]
    var body = ""
    /// Keeps the connection open without an answer until the server ends.
    var hangs = false
  }

  let port: Int
  var address: String { "http://127.0.0.1:\(port)" }
  private let answer: @Sendable (Request) -> Answer
  private let lock = NSLock()
  private var received: [Request] = []
  private var hanging: [Int32] = []
  private var hasEnded = false

  /// Requests so far.
  var requests: [Request] { lock.withLock { received } }

  init(_ answer: @escaping @Sendable (Request) -> Answer) throws {
    self.answer = answer
    let listener = Self.makeSocket()
    let (isReady, address) = Self.withAddress(port: 0) { address, size in
      var size = size
      return bind(listener, address, size) == 0 && listen(listener, 16) == 0
        && getsockname(listener, address, &size) == 0
    }
    guard isReady else { throw POSIXError(.EADDRNOTAVAIL) }
    port = Int(UInt16(bigEndian: address.sin_port))
    // Only this thread closes the listener. If another one did, this thread could accept a connection for another server whose listener has
    // got the same descriptor meanwhile, and that connection would get no answer.
    let thread = Thread { [weak self] in
      defer { close(listener) }
      while true {
        let connection = accept(listener, nil, nil)
        if connection < 0, errno == EINTR { continue }
        guard connection >= 0 else { return }
        guard let self, isOpen else {
          close(connection)
          return
        }
        serve(connection)
      }
    }
    thread.start()
  }

  private var isOpen: Bool { lock.withLock { !hasEnded } }

  deinit { end() }

  func end() {
    let open = lock.withLock { () -> [Int32] in
      if hasEnded { return [] }
      hasEnded = true
      wake()
      return hanging
    }
    for connection in open { close(connection) }
  }

  /// Ends the wait of the thread for a connection by one that says nothing.
  private func wake() {
    let connection = Self.makeSocket()
    _ = Self.withAddress(port: port) { connect(connection, $0, $1) }
    close(connection)
  }

  private static func makeSocket() -> Int32 {
    #if canImport(Darwin)
      socket(AF_INET, SOCK_STREAM, 0)
    #else
      socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
  }

  /// Returns what a call makes of the address, and the address as it leaves it.
  private static func withAddress<Result>(
    port: Int, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result
  ) -> (Result, sockaddr_in) {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = UInt16(port).bigEndian
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return (result, address)
  }

  private func serve(_ connection: Int32) {
    guard let request = Self.read(connection) else {
      close(connection)
      return
    }
    lock.withLock { received.append(request) }
    let answer = answer(request)
    if answer.hangs { return lock.withLock { hanging.append(connection) } }
    var text = "HTTP/1.1 \(answer.status) Some\r\nContent-Length: \(answer.body.utf8.count)\r\nConnection: close\r\n"
    for (name, value) in answer.headers { text += "\(name): \(value)\r\n" }
    let bytes = Array((text + "\r\n" + answer.body).utf8)
    _ = bytes.withUnsafeBytes { send(connection, $0.baseAddress!, $0.count, Int32(MSG_NOSIGNAL)) }
    shutdown(connection, Int32(SHUT_WR))
    close(connection)
  }

  private static func read(_ connection: Int32) -> Request? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count < 1 << 20 {
      let text = String(decoding: bytes, as: UTF8.self)
      if let end = text.range(of: "\r\n\r\n") {
        let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
        let first = lines[0].split(separator: " ")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
          let parts = line.split(separator: ":", maxSplits: 1)
          if parts.count == 2 { headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces) }
        }
        let body = String(text[end.upperBound...])
        if body.utf8.count >= Int(headers["content-length"] ?? "0") ?? 0, first.count > 1 {
          return Request(method: String(first[0]), path: String(first[1]), headers: headers, body: body)
        }
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      if count <= 0 { return nil }
      bytes += buffer[..<count]
    }
    return nil
  }
}
