import Foundation
import LibraryLoading
import Recording
import RxCatalog
import ViewMessages

/// The HTTP server of the live view, in a library that is loaded with the first `:view`.
struct ViewLibrary: Sendable {
  let start: ViewFunctions.Start
  let publish: ViewFunctions.Publish
  let stop: ViewFunctions.Stop

  static let shared = Result { () throws(CommandError) in try load() }

  private static func load() throws(CommandError) -> ViewLibrary {
    let name = "ViewServing"
    guard let library = LoadedLibrary(name) else {
      throw CommandError(
        "there is no live view without \(LoadedLibrary.fileName(name)) and libmicrohttpd",
        notes: [
          "'apt-get install libmicrohttpd-dev' (Debian) or 'brew install libmicrohttpd' (macOS) installs the one, "
            + "'swift build --product \(name)' makes the other"
        ])
    }
    guard let start = library.function(ViewFunctions.start), let publish = library.function(ViewFunctions.publish),
      let stop = library.function(ViewFunctions.stop)
    else { throw CommandError("\(LoadedLibrary.fileName(name)) is of another version") }
    return ViewLibrary(
      start: unsafeBitCast(start, to: ViewFunctions.Start.self),
      publish: unsafeBitCast(publish, to: ViewFunctions.Publish.self),
      stop: unsafeBitCast(stop, to: ViewFunctions.Stop.self))
  }
}

/// A running server of the live view.
final class ViewConnection: @unchecked Sendable {
  // Unchecked because the server is made before it is used, and is safe to use from any thread.
  private let library: ViewLibrary
  private let handlers: Handlers
  private let server: UnsafeMutableRawPointer
  let address: String

  private final class Handlers: Sendable {
    let receive: @Sendable (Data) -> Void
    let pagesChanged: @Sendable (Int) -> Void
    init(receive: @escaping @Sendable (Data) -> Void, pagesChanged: @escaping @Sendable (Int) -> Void) {
      self.receive = receive
      self.pagesChanged = pagesChanged
    }
  }

  /// - Parameters:
  ///   - host: An address of this machine, with an optional port after a colon.
  ///   - receive: Called on the server's thread with a page's request.
  ///   - pagesChanged: Called on the server's thread with the number of open pages.
  init(
    host: String, receive: @escaping @Sendable (Data) -> Void, pagesChanged: @escaping @Sendable (Int) -> Void
  ) throws {
    library = try ViewLibrary.shared.get()
    handlers = Handlers(receive: receive, pagesChanged: pagesChanged)
    let place = try ViewHost(host)
    let token = Self.makeToken()
    var port: UInt16 = 0
    let started = library.start(
      place.name, place.port, token, Unmanaged.passUnretained(handlers).toOpaque(),
      { context, bytes, count in
        Unmanaged<Handlers>.fromOpaque(context).takeUnretainedValue().receive(Data(bytes: bytes, count: count))
      }, { context, count in Unmanaged<Handlers>.fromOpaque(context).takeUnretainedValue().pagesChanged(count) }, &port)
    guard let started else {
      throw CommandError(
        "the live view cannot be served on \(DisplayText.line(host))",
        notes: ["--view-host takes an address of this machine, with a free port: 192.168.1.7 or 127.0.0.1:8080"])
    }
    server = started
    let shown = place.name.contains(":") ? "[\(place.name)]" : place.name
    address = "http://\(shown):\(port)/\(token)/"
  }

  func publish(_ name: String, _ text: Data, isKept: Bool) {
    text.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { library.publish(server, name, start, bytes.count, isKept) }
    }
  }

  func stop() { library.stop(server) }

  /// 128 random bits.
  private static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

/// An address to listen on: `127.0.0.1`, `192.168.1.7:8080`, `::1`, `[::1]:8080`.
struct ViewHost: Equatable {
  let name: String
  let port: UInt16

  static let usual = "127.0.0.1"

  init(_ text: String) throws {
    var (name, port) = (text, "0")
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
      name = String(text[text.index(after: text.startIndex)..<end])
      let rest = text[text.index(after: end)...]
      if rest.hasPrefix(":") { port = String(rest.dropFirst()) }
    } else if let colon = text.firstIndex(of: ":"), text.lastIndex(of: ":") == colon {
      (name, port) = (String(text[..<colon]), String(text[text.index(after: colon)...]))
    }
    // A name for all addresses would leave open which Host a request may name.
    guard let number = UInt16(port), !name.isEmpty, !["0.0.0.0", "::"].contains(name) else {
      throw CommandError(
        "'\(DisplayText.line(text))' is no address to listen on", notes: ["write one of this machine: 192.168.1.7"])
    }
    (self.name, self.port) = (name, number)
  }
}
