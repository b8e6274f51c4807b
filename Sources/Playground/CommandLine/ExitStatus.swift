/// What the shell tells whoever started it.
package struct ExitStatus: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let done = ExitStatus(rawValue: 0)
  package static let fault = ExitStatus(rawValue: 1)
  package static let usage = ExitStatus(rawValue: 2)
  package static let transcriptDiffers = ExitStatus(rawValue: 3)
  /// As `timeout` has it.
  package static let timeLimit = ExitStatus(rawValue: 124)
  package static let interrupted = ExitStatus(rawValue: 130)
}
