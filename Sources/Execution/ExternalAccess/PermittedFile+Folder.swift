import Foundation

extension PermittedFile {
  /// Makes a folder, and with `intermediates` those on the way that are missing.
  package func makeFolder(intermediates: Bool) throws(SystemError) {
    guard let last = path.steps.last else {
      if intermediates { return }
      throw SystemError(EEXIST)
    }
    var folder = try FileDescriptor.root()
    for step in path.steps.dropLast() {
      do throws(SystemError) {
        folder = try folder.folder(step)
      } catch {
        guard intermediates, error.code == ENOENT else { throw error }
        if folder.use({ mkdirat($0, step, 0o777) }) < 0, errno != EEXIST { throw SystemError(errno) }
        folder = try folder.folder(step)
      }
    }
    guard folder.use({ mkdirat($0, last, 0o777) }) < 0 else { return }
    let error = SystemError(errno)
    guard error.code == EEXIST else { throw error }
    let found = try folder.status(of: last)
    if found.isLink { throw SystemError(ELOOP) }
    if !(intermediates && found.isFolder) { throw error }
  }
}
