import LibraryLoading
import NetworkMessages

/// The library for requests, `NetworkTransport`. A separate file that is loaded for the first request, because the
/// networking half of Foundation would double the start time of the shell.
struct NetworkLibrary: Sendable {
  let start: NetworkFunctions.Start
  let cancel: NetworkFunctions.Cancel

  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  static let shared = Result { () throws(Missing) in try load() }

  private static func load() throws(Missing) -> NetworkLibrary {
    let name = LoadedLibrary.fileName("NetworkTransport")
    guard let library = LoadedLibrary("NetworkTransport") else {
      throw Missing(
        description: "there is no network without \(name): 'swift build --product NetworkTransport' makes it")
    }
    guard let start = library.function(NetworkFunctions.start), let cancel = library.function(NetworkFunctions.cancel)
    else { throw Missing(description: "\(name) is of another version") }
    return NetworkLibrary(
      start: unsafeBitCast(start, to: NetworkFunctions.Start.self),
      cancel: unsafeBitCast(cancel, to: NetworkFunctions.Cancel.self))
  }
}
