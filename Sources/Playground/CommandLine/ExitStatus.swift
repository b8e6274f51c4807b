/// Exit status of the shell.
package struct ExitStatus: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let done = ExitStatus(rawValue: 0)
  package static let fault = ExitStatus(rawValue: 1)
  package static let usage = ExitStatus(rawValue: 2)
  package static let transcriptDiffers = ExitStatus(rawValue: 3)
  /// Status for a reached time limit, as in `timeout`.
  package static let timeLimit = ExitStatus(rawValue: 124)
  package static let interrupted = ExitStatus(rawValue: 130)

  /// The meaning of each status, for the usage text and the manual page.
  package static let meanings: [(status: ExitStatus, meaning: String)] = [
    (done, "done"), (fault, "a failure in the program or in a test"), (usage, "wrong usage or unreadable input"),
    (transcriptDiffers, "a transcript or a lesson differs"), (timeLimit, "the time limit of --for"),
    (interrupted, "interrupted"),
  ]
}
