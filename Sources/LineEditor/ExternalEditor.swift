import Foundation

/// The external editor of the user's choice, opened on a text. Called off the main thread while the line editor evaluates, when nothing
/// else reads the terminal.
package enum ExternalEditor {
  package enum Outcome: Sendable {
    case edited(String)
    /// Why it could not be edited, in one sentence.
    case failed(String)
  }

  /// The command of `VISUAL` or `EDITOR`, else `nano` or `vi`; nil if neither is installed.
  private static var command: String? {
    let environment = ProcessInfo.processInfo.environment
    return ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty }
      ?? ["nano", "vi"].first(where: isInstalled)
  }

  static func isInstalled(_ program: String) -> Bool {
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    return folders.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }

  package static func edit(_ text: String, fileSuffix: String) -> Outcome {
    guard let command else { return .failed("no editor is named: start with EDITOR=nano rxsh, for instance") }
    // In a private folder no other user can place a link with the file's name.
    guard let folder = privateFolder() else { return .failed("cannot make a folder in \(NSTemporaryDirectory())") }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/input\(fileSuffix)"
    guard write(text + "\n", to: path) else { return .failed("cannot write \(path)") }
    guard let status = run("\(command) \"$1\"", path) else { return .failed("cannot start '\(command)'") }
    guard status == 0 else { return .failed("'\(command)' ended with status \(status), so nothing is run") }
    guard var edited = try? String(contentsOfFile: path, encoding: .utf8) else {
      return .failed("what was edited is not UTF-8 text")
    }
    while edited.last?.isNewline == true { edited.removeLast() }
    return .edited(edited)
  }

  /// A new folder that only this user may enter.
  static func privateFolder() -> String? {
    var name = Array((NSTemporaryDirectory() + "rxsh-XXXXXX").utf8CString)
    return mkdtemp(&name) == nil ? nil : String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  static func write(_ text: String, to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    return (try? file.write(contentsOf: Data(text.utf8))) != nil
  }

  /// In our own process group, because only that may use the terminal.
  static func run(_ command: String, _ path: String) -> Int32? {
    let words = ["/bin/sh", "-c", command, "sh", path]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    guard posix_spawn(&process, "/bin/sh", nil, nil, &arguments, environ) == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}
