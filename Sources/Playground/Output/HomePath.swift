import Foundation

/// Paths in which `~` is the person's home folder, which is that of `HOME`, as in every shell.
enum HomePath {
  static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = getenv("HOME"), home.pointee != 0 else {
      return (path as NSString).expandingTildeInPath
    }
    return String(cString: home) + path.dropFirst()
  }
}
