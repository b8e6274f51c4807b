import Foundation

/// Resolved path: absolute, without links, `.` and `..`. Components that do not exist keep their names.
///
/// Permissions are compared with this and files are opened by it, without following links, so that neither a link nor a
/// `..` leads out of a folder that was allowed. A link whose target is missing counts as well: writing to it would make
/// the target.
package struct ResolvedPath: Hashable, Sendable, CustomStringConvertible {
  // Bytes, as the system compares them: to Swift a slash with an accent upon it is no slash, and é is é either way.
  private let components: [[UInt8]]

  private static let mostLinks = 40
  private static let slash = UInt8(ascii: "/")

  /// Nil if a path cannot be resolved: it contains a zero byte, or links that form a cycle.
  ///
  /// - Parameter followsLast: True if a link at the end is resolved too.
  package init?(_ path: String, followsLast: Bool = true) {
    let bytes = Array(path.utf8)
    if bytes.contains(0) { return nil }
    let start = bytes.first == Self.slash ? bytes : Self.workingDirectory + [Self.slash] + bytes
    var waiting = Array(Self.components(start).reversed())
    var resolved: [[UInt8]] = []
    var links = 0
    while let component = waiting.popLast() {
      if component == Array(".".utf8) { continue }
      if component == Array("..".utf8) {
        _ = resolved.popLast()
        continue
      }
      resolved.append(component)
      if !followsLast, waiting.isEmpty, links == 0 { break }
      guard let target = Self.linkTarget(Self.bytes(resolved)) else { continue }
      links += 1
      if links > Self.mostLinks { return nil }
      if target.first == Self.slash { resolved = [] } else { resolved.removeLast() }
      waiting += Self.components(target).reversed()
    }
    components = resolved
  }

  package var description: String { String(decoding: Self.bytes(components), as: UTF8.self) }

  /// The path from the root folder, for system calls.
  var fromRoot: FileName {
    Self.name(components.isEmpty ? Array(".".utf8) : Array(components.joined(separator: [Self.slash])))
  }

  /// The path of the folder that the last component is in, from the root folder.
  var parentFromRoot: FileName {
    Self.name(components.count < 2 ? Array(".".utf8) : Array(components.dropLast().joined(separator: [Self.slash])))
  }

  /// The last component.
  var name: FileName { Self.name(components.last ?? Array(".".utf8)) }

  private static func name(_ bytes: [UInt8]) -> FileName { bytes.map { CChar(bitPattern: $0) } + [0] }

  /// The folders from the root on that the path goes through, and itself.
  package var steps: [FileName] { components.map(Self.name) }

  /// Returns true if this path is the other or lies within it.
  package func isWithin(_ folder: ResolvedPath) -> Bool { components.starts(with: folder.components) }

  private static func components(_ path: [UInt8]) -> [[UInt8]] {
    path.split(separator: slash, omittingEmptySubsequences: true).map(Array.init)
  }

  private static func bytes(_ components: [[UInt8]]) -> [UInt8] {
    components.isEmpty ? [slash] : components.flatMap { [slash] + $0 }
  }

  private static var workingDirectory: [UInt8] {
    guard let path = getcwd(nil, 0) else { return [slash] }
    defer { free(path) }
    return Array(UnsafeBufferPointer(start: path, count: strlen(path))).map { UInt8(bitPattern: $0) }
  }

  private static func linkTarget(_ path: [UInt8]) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let capacity = buffer.count
    let count = (path + [0]).withUnsafeBufferPointer { path in
      path.withMemoryRebound(to: CChar.self) { path in
        buffer.withUnsafeMutableBufferPointer { buffer in
          buffer.withMemoryRebound(to: CChar.self) { readlink(path.baseAddress!, $0.baseAddress!, capacity) }
        }
      }
    }
    return count < 0 ? nil : Array(buffer[..<count])
  }
}
