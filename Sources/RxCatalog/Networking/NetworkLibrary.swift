import Foundation
import NetworkMessages

/// The library that does requests, `NetworkTransport`. It stands beside the program and is loaded with the first request,
/// because the networking half of Foundation would double the time that the shell takes to start.
struct NetworkLibrary: Sendable {
  let start: NetworkFunctions.Start
  let cancel: NetworkFunctions.Cancel

  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  static let shared = Result { () throws(Missing) in try load() }

  private static func load() throws(Missing) -> NetworkLibrary {
    #if canImport(Darwin)
      let name = "libNetworkTransport.dylib"
    #else
      let name = "libNetworkTransport.so"
    #endif
    let path = folder + "/" + name
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw Missing(
        description: "there is no network without \(name): 'swift build --product NetworkTransport' makes it")
    }
    guard let start = dlsym(library, NetworkFunctions.start), let cancel = dlsym(library, NetworkFunctions.cancel)
    else { throw Missing(description: "\(name) is of another version") }
    return NetworkLibrary(
      start: unsafeBitCast(start, to: NetworkFunctions.Start.self),
      cancel: unsafeBitCast(cancel, to: NetworkFunctions.Cancel.self))
  }

  /// Where the program, or the bundle of tests, was built to: the folder of the image that this code is in.
  private static var folder: String {
    // Declared by <dlfcn.h> only when GNU's additions are asked for, which a module cannot do.
    typealias Locate = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
    guard let symbol = dlsym(nil, "dladdr") else { return "." }
    var place = Place()
    let here = unsafeBitCast(marker, to: UnsafeRawPointer.self)
    guard unsafeBitCast(symbol, to: Locate.self)(here, &place) != 0, let name = place.file,
      let path = realpath(name, nil)
    else { return "." }
    defer { free(path) }
    let text = String(cString: path)
    return String(text[..<(text.lastIndex(of: "/") ?? text.startIndex)])
  }

  /// `Dl_info`.
  private struct Place {
    var file: UnsafePointer<CChar>?
    var base: UnsafeRawPointer?
    var symbol: UnsafePointer<CChar>?
    var address: UnsafeRawPointer?
  }

  private static let marker: @convention(c) () -> Void = {}
}
