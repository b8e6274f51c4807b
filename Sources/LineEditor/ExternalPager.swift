import Foundation

/// The pager that shows a long text. Called off the main thread while the line editor evaluates, when
/// nothing else reads the terminal.
package enum ExternalPager {
  /// The command of `PAGER`, else `less` if it is installed and the terminal can move its cursor; nil if `PAGER` is empty.
  package static var command: String? {
    if let named = getenv("PAGER") { return named.pointee == 0 ? nil : String(cString: named) }
    guard let terminal = getenv("TERM"), terminal.pointee != 0, strcmp(terminal, "dumb") != 0 else { return nil }
    return ExternalEditor.isInstalled("less") ? "less" : nil
  }

  /// Shows a text; returns false where the pager could not be started.
  package static func show(_ text: String) -> Bool {
    guard let command, let folder = ExternalEditor.privateFolder() else { return false }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/answer.txt"
    guard ExternalEditor.write(text, to: path) else { return false }
    // As git has it: colours are shown, and the text stays on the screen. The prompt names the key that leaves, and Ctrl-C leaves, too.
    setenv("LESS", "RXKPs?e(end) q leaves:Space goes on, q leaves.$", 0)
    // Keys that are meant for the shell write no files.
    setenv("LESSSECURE", "1", 0)
    let status = ExternalEditor.run("\(command) < \"$1\"", path)
    // A shell says 127 where it does not find the command.
    return status != nil && status != 127
  }
}
