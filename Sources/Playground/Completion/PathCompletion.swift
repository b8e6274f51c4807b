import Foundation

/// Names of files behind the commands that read and write them.
enum PathCompletion {
  /// The paths that begin as a text does; folders end with a slash. Hidden files are listed where the dot is typed.
  static func paths(beginningWith text: String) -> [String] {
    let folder = text.lastIndex(of: "/").map { String(text[...$0]) } ?? ""
    let name = text.dropFirst(folder.count)
    let place = folder.isEmpty ? "." : HomePath.expanded(folder)
    guard let found = try? FileManager.default.contentsOfDirectory(atPath: place) else { return [] }
    return found.filter { $0.hasPrefix(name) && (name.hasPrefix(".") || !$0.hasPrefix(".")) }.sorted().map { file in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: place + "/" + file, isDirectory: &isFolder)
      return folder + file + (isFolder.boolValue ? "/" : "")
    }
  }
}
