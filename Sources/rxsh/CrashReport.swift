import CCrashReport
import Foundation
import Playground

/// Message of a process that ends by an internal error.
enum CrashReport {
  static func install(_ options: CommandLineOptions) {
    let isPrompt = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    let hasSession = isPrompt && (options.isInteractive || options.sources.isEmpty) && options.action == .run
    let message =
      hasSession
      ? "has ended the session; 'rxsh --restore' enters again what was entered\n" : "has ended the program\n"
    let terminal = getenv("TERM").map { String(cString: $0) } ?? ""
    // The report reads the text when the process dies.
    crash_report_install(strdup(message), isPrompt && !terminal.isEmpty && terminal != "dumb" ? 1 : 0)
  }
}
