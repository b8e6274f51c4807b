/// Where a program keeps what it remembers between sessions, by the XDG base directory specification.
package enum StateDirectory {
  /// The path of a file there, or nil when there is no home either.
  package static func path(
    of file: String, program: String, environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
  ) -> String? {
    // The specification says to ignore what is not absolute.
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") { return "\(state)/\(program)/\(file)" }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/.local/state/\(program)/\(file)"
  }

  /// Makes a directory that only this user may enter, with those that it is in; false where it cannot be made.
  package static func create(_ directory: String) -> Bool {
    if mkdir(directory, 0o700) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, let slash = directory.lastIndex(of: "/"), slash > directory.startIndex else { return false }
    return create(String(directory[..<slash])) && (mkdir(directory, 0o700) == 0 || errno == EEXIST)
  }
}
