import Foundation

/// The pager that shows a long text. Called off the main thread while the line editor evaluates, when
/// nothing else reads the terminal.
package enum ExternalPager {
  /// The command of `PAGER`, else `less` if it is installed and the terminal can move its cursor; nil if `PAGER` is empty.
  package static var command: String? {
    if let named = getenv("PAGER") { return named.pointee == 0 ? nil : String(cString: named) }
    guard let terminal = getenv("TERM"), terminal.pointee != 0, strcmp(terminal, "dumb") != 0 else { return nil }
    return isInstalled("less") ? "less" : nil
  }

  private static func isInstalled(_ program: String) -> Bool {
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    return folders.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }

  /// Shows a text; returns false where the pager could not be started.
  package static func show(_ text: String) -> Bool {
    guard let command, let folder = ExternalEditor.privateFolder() else { return false }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/answer.txt"
    guard ExternalEditor.write(text, to: path) else { return false }
    // As git has it: colours are shown, and the text stays on the screen.
    setenv("LESS", "RX", 0)
    let status = ExternalEditor.run("\(command) < \"$1\"", path)
    // A shell says 127 where it does not find the command.
    return status != nil && status != 127
  }
}
