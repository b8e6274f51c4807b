import CMicrohttpd
import Foundation

/// Serves one page and its event stream, with one thread of libmicrohttpd's.
final class ViewServer: @unchecked Sendable {
  // Unchecked because the rules are reached under `lock`, and `daemon` by the thread that starts and stops the server.
  let streams: EventStreams
  private let host: String
  private let token: String
  private let receive: @Sendable (Data) -> Void
  private var rules = RequestRules(token: "", hosts: [])
  private let lock = NSLock()
  private var daemon: OpaquePointer?

  /// Connections beyond this wait; so that idle ones do not block them for long, those end after a few seconds.
  private static let mostConnections: UInt32 = 256
  private static let idleSeconds: UInt32 = 5
  /// Bytes of memory that the headers of a request may take.
  private static let memory = 32 << 10

  init(
    host: String, token: String, receive: @escaping @Sendable (Data) -> Void,
    pagesChanged: @escaping @Sendable (Int) -> Void
  ) {
    self.host = host
    self.token = token
    self.receive = receive
    streams = EventStreams(pagesChanged: pagesChanged)
  }

  /// Begins to listen; returns the port, or nil where the address cannot be used.
  func start(port: UInt16) -> UInt16? {
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &found) == 0, let address = found?.pointee.ai_addr else { return nil }
    defer { freeaddrinfo(found) }
    // The thread begins before the port is known; until the rules are there, every request is refused.
    let started = mhd_start(
      address, Self.answer, Self.completed, Unmanaged.passUnretained(self).toOpaque(), Self.mostConnections,
      Self.idleSeconds, Self.memory)
    guard let started else { return nil }
    daemon = started
    let bound = mhd_port(started)
    let name = host.contains(":") ? "[\(host)]" : host
    var names = [name]
    if ["127.0.0.1", "::1", "localhost"].contains(host) { names = ["127.0.0.1", "localhost", "[::1]"] }
    // Browsers leave the port of HTTP out.
    let hosts = names.flatMap { bound == 80 ? [$0, "\($0):80"] : ["\($0):\(bound)"] }
    lock.withLock { rules = RequestRules(token: token, hosts: hosts.map { $0.lowercased() }) }
    return bound
  }

  func stop() {
    streams.end()
    if let daemon { MHD_stop_daemon(daemon) }
    daemon = nil
  }

  // MARK: Requests

  /// A request whose body is being read.
  private final class Upload {
    var body = Data()
  }

  private static let answer: MHD_AccessHandlerCallback = { context, connection, url, method, _, data, size, state in
    guard let context, let connection, let url, let method, let size, let state else { return .NO }
    let server = Unmanaged<ViewServer>.fromOpaque(context).takeUnretainedValue()
    if let known = state.pointee {
      let upload = Unmanaged<Upload>.fromOpaque(known).takeUnretainedValue()
      guard size.pointee > 0, let data else {
        server.receive(upload.body)
        return server.respond(connection, status: 204)
      }
      guard upload.body.count + size.pointee <= RequestRules.longestBody else { return .NO }
      upload.body.append(UnsafeRawPointer(data).assumingMemoryBound(to: UInt8.self), count: size.pointee)
      size.pointee = 0
      return .YES
    }
    let rules = server.lock.withLock { server.rules }
    let verdict = rules.verdict(
      method: String(cString: method), path: String(cString: url), hosts: headers("Host", connection),
      origin: headers("Origin", connection).first, length: headers("Content-Length", connection).first)
    switch verdict {
    case .refused(let status, let allow): return server.respond(connection, status: status, allow: allow)
    case .accepted(.request):
      state.pointee = Unmanaged.passRetained(Upload()).toOpaque()
      return .YES
    case .accepted(.events): return server.respondWithEvents(connection)
    case .accepted(let target):
      let resource = Resource.of(target)
      return server.respond(connection, status: 200, resource.bytes, type: resource.type)
    }
  }

  private static let completed: MHD_RequestCompletedCallback = { _, _, state, _ in
    guard let known = state?.pointee else { return }
    Unmanaged<Upload>.fromOpaque(known).release()
    state?.pointee = nil
  }

  /// Returns the values of all headers of a name.
  private static func headers(_ name: String, _ connection: OpaquePointer) -> [String] {
    final class Search {
      let name: String
      var values: [String] = []
      init(_ name: String) { self.name = name.lowercased() }
    }
    let search = Search(name)
    MHD_get_connection_values(
      connection, .HEADER_KIND,
      { context, _, key, value in
        guard let context, let key, let value else { return .YES }
        let search = Unmanaged<Search>.fromOpaque(context).takeUnretainedValue()
        if String(cString: key).lowercased() == search.name { search.values.append(String(cString: value)) }
        return .YES
      }, Unmanaged.passUnretained(search).toOpaque())
    return search.values
  }

  // MARK: Responses

  private func respond(
    _ connection: OpaquePointer, status: UInt32, _ body: [UInt8] = [], type: String? = nil, allow: String? = nil
  ) -> MHD_Result {
    let response = body.withUnsafeBytes { bytes in
      MHD_create_response_from_buffer(
        bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
    }
    guard let response else { return .NO }
    defer { MHD_destroy_response(response) }
    if let type { MHD_add_response_header(response, "Content-Type", type) }
    if let allow { MHD_add_response_header(response, "Allow", allow) }
    return send(response, status, connection)
  }

  private func respondWithEvents(_ connection: OpaquePointer) -> MHD_Result {
    let stream = EventStream(connection)
    let place = Place(stream: stream, streams: streams)
    let response = MHD_create_response_from_callback(
      mhd_unknown_size(), 16 << 10,
      { context, _, buffer, size in
        guard let context, let buffer else { return mhd_end_of_stream() }
        let place = Unmanaged<Place>.fromOpaque(context).takeUnretainedValue()
        return place.streams.read(place.stream, into: buffer, size)
      }, Unmanaged.passRetained(place).toOpaque(),
      { context in
        guard let context else { return }
        let place = Unmanaged<Place>.fromOpaque(context)
        place.takeUnretainedValue().leave()
        place.release()
      })
    guard let response else { return .NO }
    defer { MHD_destroy_response(response) }
    MHD_add_response_header(response, "Content-Type", "text/event-stream; charset=utf-8")
    streams.open(stream)
    return send(response, 200, connection)
  }

  /// A stream and where it belongs.
  private final class Place {
    let stream: EventStream
    let streams: EventStreams
    init(stream: EventStream, streams: EventStreams) {
      self.stream = stream
      self.streams = streams
    }
    func leave() { streams.close(stream) }
  }

  private func send(_ response: OpaquePointer, _ status: UInt32, _ connection: OpaquePointer) -> MHD_Result {
    for (name, value) in Self.headers { MHD_add_response_header(response, name, value) }
    return MHD_queue_response(connection, status, response)
  }

  private static let headers = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; "
        + "frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cache-Control", "no-store"),
  ]
}

/// A file of the page.
struct Resource {
  let bytes: [UInt8]
  let type: String

  static func of(_ target: RequestRules.Target) -> Resource {
    switch target {
    case .style: Resource(bytes: PackageResources.view_css, type: "text/css; charset=utf-8")
    case .script: Resource(bytes: PackageResources.view_js, type: "text/javascript; charset=utf-8")
    case .page, .events, .request: Resource(bytes: PackageResources.view_html, type: "text/html; charset=utf-8")
    }
  }
}
