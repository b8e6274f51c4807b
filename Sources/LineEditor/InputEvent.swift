/// An event at the terminal, delivered on the main thread to the user of the editor.
package enum InputEvent: Equatable, Sendable {
  /// A complete input was entered. Nothing more is read until `OutputQueue.evaluationFinished()`.
  case input(LineInput)
  /// The text that is being typed is to be edited by another program. Nothing more is read until
  /// `OutputQueue.evaluationFinished(line:)`.
  case edit(String)
  /// Ctrl-C. While a line is being edited the line has been dropped already; the prompt stays.
  case interrupt(Interrupted)
  /// There is nothing more to read. The editor goes on printing until `OutputQueue.stop()`.
  case endOfFile
  /// A stream can no longer be written to (`EPIPE`: its reader has gone away; `ENOSPC` …). Later output to it is dropped.
  case outputFailed(OutputStream, code: Int32)
}

/// The activity that a Ctrl-C interrupted.
package enum Interrupted: Equatable, Sendable {
  /// An input is being evaluated.
  case evaluation
  /// A line was being edited, and was dropped; or a question was asked.
  case line
  /// The prompt stood there with nothing behind it.
  case nothing
}

/// One complete input: a line, or several that belong together.
package struct LineInput: Equatable, Sendable {
  package var text: String
  /// The number of its first line within everything that was read, from 1.
  package var firstLine: Int
  /// Where bytes that are not UTF-8 were replaced: the line, from 1 within this input, of the first of them.
  package var malformedLine: Int?

  package init(text: String, firstLine: Int, malformedLine: Int? = nil) {
    self.text = text
    self.firstLine = firstLine
    self.malformedLine = malformedLine
  }
}

/// The effect of Return: it ends the input, or opens one more line.
package enum Completeness: Equatable, Sendable {
  case complete
  /// More is needed; the next line begins with this many spaces.
  case incomplete(indent: Int)
}
