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
  private let listener: Int32
  private let answer: @Sendable (Request) -> Answer
  private let lock = NSLock()
  private var received: [Request] = []
  private var hanging: [Int32] = []
  private var hasEnded = false

  /// Requests so far.
  var requests: [Request] { lock.withLock { received } }

  init(_ answer: @escaping @Sendable (Request) -> Answer) throws {
    self.answer = answer
    #if canImport(Darwin)
      listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isReady = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &size) == 0
      }
    }
    guard isReady else { throw POSIXError(.EADDRNOTAVAIL) }
    port = Int(UInt16(bigEndian: address.sin_port))
    let thread = Thread { [weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0, let self else { return }
        serve(connection)
      }
    }
    thread.start()
  }

  deinit { end() }

  func end() {
    let open = lock.withLock { () -> [Int32] in
      if hasEnded { return [] }
      hasEnded = true
      shutdown(listener, Int32(SHUT_RDWR))
      close(listener)
      return hanging
    }
    for connection in open { close(connection) }
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
