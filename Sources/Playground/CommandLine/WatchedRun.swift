import Foundation
import Synchronization

/// Set by the handler of signals that end the watching.
private let isEnding = Atomic<Bool>(false)

/// `--watch`: runs the shell as a child with the other options, and again whenever one of the files changes.
package struct WatchedRun {
  private let sources: [String]
  private let arguments: [String]

  /// - Parameter arguments: The command-line arguments without the program's name.
  package init(_ options: CommandLineOptions, arguments: [String]) {
    sources = options.sources.compactMap { if case .file(let path) = $0 { path } else { nil } }
    self.arguments = Self.withoutWatch(arguments)
  }

  /// Returns the arguments without the option, for the child; after `--` there are no options.
  static func withoutWatch(_ arguments: [String]) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments[..<end].filter { $0 != "--watch" } + arguments[end...]
  }

  /// Runs until the process is interrupted; returns only if the child cannot be started.
  package func run() -> ExitStatus {
    guard let program = Bundle.main.executableURL else { return .usage }
    // The child has its own signal handling: handlers do not outlive `exec`.
    for ending in [SIGINT, SIGTERM] { signal(ending) { _ in isEnding.store(true, ordering: .relaxed) } }
    while true {
      let child = Process()
      child.executableURL = program
      child.arguments = arguments
      let before = stamps
      do { try child.run() } catch { return .usage }
      // The files are polled, since an editor may replace them as a whole: a watched one would be gone.
      while stamps == before, !isEnding.load(ordering: .relaxed) { usleep(100_000) }
      if child.isRunning { child.terminate() }
      child.waitUntilExit()
      if isEnding.load(ordering: .relaxed) { return .interrupted }
    }
  }

  /// Modification times, with the sizes and numbers of the files; a file that is missing for a moment has none.
  private var stamps: [[Int]] {
    var files = ProgramFiles()
    for source in sources { files.add(source) }
    return files.paths.map { path in
      var status = stat()
      guard stat(path, &status) == 0 else { return [] }
      #if os(macOS)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      return [Int(status.st_ino), Int(status.st_size), time.tv_sec, time.tv_nsec]
    }
  }
}
