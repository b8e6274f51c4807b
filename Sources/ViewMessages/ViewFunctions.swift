/// The functions of the library `ViewServing`, by name and type.
package enum ViewFunctions {
  /// Receives the body of a request that a page made; the bytes are valid during the call. Called on the server's thread.
  package typealias Receive =
    @convention(c) (_ context: UnsafeMutableRawPointer, _ bytes: UnsafeRawPointer, _ count: Int) -> Void
  /// Receives the number of pages that are open whenever that changes. Called on the server's thread.
  package typealias PagesChanged = @convention(c) (_ context: UnsafeMutableRawPointer, _ count: Int) -> Void

  /// Starts a server on an address, on any free port where the port is 0. Returns nil where the address cannot be used, and
  /// writes the port that it listens on.
  package typealias Start =
    @convention(c) (
      _ host: UnsafePointer<CChar>, _ port: UInt16, _ token: UnsafePointer<CChar>, _ context: UnsafeMutableRawPointer,
      _ receive: Receive, _ pagesChanged: PagesChanged, _ boundPort: UnsafeMutablePointer<UInt16>
    ) -> UnsafeMutableRawPointer?

  /// Sends an event to all pages. A kept event is also sent to pages that open later; only the newest one of a name is kept.
  package typealias Publish =
    @convention(c) (
      _ server: UnsafeMutableRawPointer, _ name: UnsafePointer<CChar>, _ bytes: UnsafeRawPointer, _ count: Int,
      _ isKept: Bool
    ) -> Void

  /// Ends the server and all connections; nothing is called any more when it returns.
  package typealias Stop = @convention(c) (_ server: UnsafeMutableRawPointer) -> Void

  package static let start = "rxsh_view_start"
  package static let publish = "rxsh_view_publish"
  package static let stop = "rxsh_view_stop"
}
