import Foundation
import TextWidth

/// The line with which a session at the prompt begins.
package struct Banner {
  private static let separator = " · "
  private static let version = CommandLineOptions.version

  /// Returns the longest of its forms that fits.
  package static func text(columns: Int?) -> String {
    let (short, long) = (version + separator + ":help to begin", ", Ctrl-D to leave")
    for form in [version + separator + "Rx playground" + separator + ":help to begin" + long, short + long, short]
    where form.displayWidth < columns ?? .max {
      return form
    }
    return version
  }

  /// Returns false if an option or the start-up file leaves the banner out, or a lesson or a presentation begins
  /// instead.
  package static func isWanted(by options: CommandLineOptions) -> Bool {
    if options.isQuiet || options.isJSON || options.opening != nil { return false }
    let path: String? =
      switch options.startUpFile {
      case .none: nil
      case .usual: ScriptRun.usualStartUpFile
      case .file(let path): path
      }
    guard let path, access(path, R_OK) == 0, let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      return true
    }
    return !isLeftOut(byStartUpFile: text)
  }

  /// Returns true if a start-up file has the line `:banner off`. The file is run after the first prompt is shown.
  static func isLeftOut(byStartUpFile text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { $0.split(separator: " ") == [":banner", "off"] }
  }
}

extension Command {
  static let banner = Command(
    "banner", "off", "start without the banner; for the start-up file",
    details: "--quiet does it once."
  ) { session, arguments in
    guard arguments.text == "off" else {
      throw CommandError(
        "the banner is shown before the first prompt only",
        notes: [":banner off in the start-up file leaves it out, --quiet once: :help :banner"])
    }
  }
}
