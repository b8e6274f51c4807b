import Foundation
import LibraryLoading
import RxCatalog

/// A folder that comes with the shell: in `Scripts` of the tree that it was built in, or in `share/rxsh` of the place that it is
/// installed in.
struct ProvidedFolder: Sendable {
  let path: String
  let isInSourceTree: Bool

  /// Nil where there is no such folder.
  init?(_ name: String) {
    var folder = URL(fileURLWithPath: LoadedLibrary.folder)
    while folder.path != "/" {
      for (parent, isInSourceTree) in [("Scripts", true), ("share/rxsh", false)] {
        let path = folder.appendingPathComponent(parent).appendingPathComponent(name).path
        guard FileManager.default.fileExists(atPath: path) else { continue }
        self.path = path
        self.isInSourceTree = isInSourceTree
        return
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
