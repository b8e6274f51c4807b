/// What the shell tells whoever started it.
package enum ExitStatus: Int32, Sendable {
  case done = 0
  case fault = 1
  case usage = 2
  case transcriptDiffers = 3
  case interrupted = 130
}
