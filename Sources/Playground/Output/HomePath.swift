import Foundation

/// Paths as they are typed in every shell: `~` is the person's home folder, which is that of `HOME`, and quotes around a path are no
/// part of it.
enum HomePath {
  static func expanded(_ path: String) -> String {
    if let quote = path.first, "\"'".contains(quote), path.count > 2, path.last == quote {
      return String(path.dropFirst().dropLast())
    }
    guard path == "~" || path.hasPrefix("~/"), let home = getenv("HOME"), home.pointee != 0 else {
      return (path as NSString).expandingTildeInPath
    }
    return String(cString: home) + path.dropFirst()
  }
}
