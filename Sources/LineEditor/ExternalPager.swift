import Foundation

/// The pager that a person has named, which shows a text. Called off the main thread while the line editor evaluates, when
/// nothing else reads the terminal.
package enum ExternalPager {
  /// The command of `PAGER`; nil where it is not set.
  package static var command: String? {
    getenv("PAGER").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
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
