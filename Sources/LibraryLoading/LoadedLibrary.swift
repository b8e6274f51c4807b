import Foundation

/// A library of this package that is loaded when it is first needed, so that the start stays short. It lies in the folder of the
/// program.
package struct LoadedLibrary: @unchecked Sendable {
  // Unchecked because the handle is never written after the library was opened.
  private let handle: UnsafeMutableRawPointer

  /// Returns the file name of a library.
  package static func fileName(_ name: String) -> String {
    #if canImport(Darwin)
      "lib\(name).dylib"
    #else
      "lib\(name).so"
    #endif
  }

  /// Opens a library; nil where it is missing.
  package init?(_ name: String) {
    guard let handle = dlopen(Self.folder + "/" + Self.fileName(name), RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// Returns the address of a function.
  package func function(_ name: String) -> UnsafeMutableRawPointer? { dlsym(handle, name) }

  /// Directory of the image that contains this code: that of the program or of the test bundle.
  package static var folder: String {
    // Declared by <dlfcn.h> only with GNU's extensions, which a module cannot enable.
    typealias Locate = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
    guard let symbol = dlsym(nil, "dladdr") else { return "." }
    var place = Place()
    let here = unsafeBitCast(marker, to: UnsafeRawPointer.self)
    guard unsafeBitCast(symbol, to: Locate.self)(here, &place) != 0, let name = place.file else { return "." }
    // The program itself goes by the name that it was called by: without a slash where it was found on the PATH.
    guard let path = strchr(name, 0x2F) == nil ? realpath("/proc/self/exe", nil) : realpath(name, nil) else {
      return "."
    }
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
