import Foundation

/// An event of an event stream, as a browser's `EventSource` reads it.
struct ServerEvent {
  let name: String
  /// A line of UTF-8.
  let text: Data

  var bytes: Data { Data("event: \(name)\ndata: ".utf8) + text + Data("\n\n".utf8) }
}
