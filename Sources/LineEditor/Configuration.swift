extension LineEditor {
  /// The parts of the editor that its user supplies.
  package struct Configuration {
    /// The name by which a user's inputrc knows the program.
    package var name: String
    package var prompt: String
    /// The appearance of the parts of what is shown of the text, of which a later one prevails; the cursor is nil when the line is
    /// left. Called on the main thread for each key.
    package var highlight: (_ text: [UInt8], _ cursor: Int?, _ shown: Range<Int>) -> [StyledRange] = { _, _, _ in [] }
    /// A row shown below the text. Called on the main thread for each key.
    package var note: (_ text: [UInt8], _ cursor: Int) -> Note? = { _, _ in nil }
    /// The prompt of further lines of an input in a transcript, which a paste may contain. The editor shows as much of its end as
    /// the prompt is wide.
    package var continuationPrompt: String
    /// Put in front of the prompt whenever that is shown.
    package var promptPrefix: () -> String = { "" }
    /// True if an empty line is an input. Called on the main thread.
    package var takesEmptyLines: () -> Bool = { false }
    /// True if the pressed key is shown in a corner of the terminal.
    package var showsKeys = false
    /// Nil keeps the history in memory only.
    package var history: HistoryFile?
    /// Nil shows everything in the terminal's own colour.
    package var appearance: Appearance?
    /// True if Return ends the input. Called on the main thread for each Return.
    package var isComplete: (String) -> Completeness
    /// The indentation of the last line of a text where that is less than the brackets around it say. Called on the main thread for
    /// each new line.
    package var labelIndent: (String) -> Int? = { _ in nil }
    /// Begins to read an input from a pipe. Called on the main thread, as is what it makes.
    package var beginScan: () -> any InputScan
    /// The completions at the cursor, an offset into the text's UTF-8. Called on the main thread. Nil where they are not known yet: then
    /// it is called again for the same text at the next `OutputQueue.refreshLine()`.
    package var complete: (_ text: String, _ cursor: Int) -> Completion?
    /// True if the first input is read only after the first `evaluationFinished()`.
    package var startsEvaluating: Bool

    package init(
      name: String, prompt: String, continuationPrompt: String, history: HistoryFile? = nil,
      appearance: Appearance? = nil,
      isComplete: @escaping (String) -> Completeness = { _ in .complete },
      beginScan: @escaping () -> any InputScan = { SingleLines() },
      complete: @escaping (_ text: String, _ cursor: Int) -> Completion? = { _, cursor in
        Completion(start: cursor, candidates: [])
      },
      startsEvaluating: Bool = false
    ) {
      self.name = name
      self.prompt = prompt
      self.continuationPrompt = continuationPrompt
      self.history = history
      self.appearance = appearance
      self.isComplete = isComplete
      self.beginScan = beginScan
      self.complete = complete
      self.startsEvaluating = startsEvaluating
    }

    /// The end of the continuation prompt, in as many columns.
    func continuationMark(width: Int) -> String {
      String(repeating: " ", count: max(width - continuationPrompt.count, 0)) + continuationPrompt.suffix(width)
    }
  }

  /// The colours of what the editor itself shows.
  package struct Appearance: Equatable, Sendable {
    package var prompt: TextStyle
    /// Of what is not part of the text.
    package var faint: TextStyle

    package init(prompt: TextStyle, faint: TextStyle) {
      self.prompt = prompt
      self.faint = faint
    }
  }

  /// A row below the text, of which a part may be emphasized.
  package struct Note: Equatable, Sendable {
    package var text: String
    /// In UTF-8.
    package var emphasis: Range<Int>?

    package init(_ text: String, emphasis: Range<Int>? = nil) {
      self.text = text
      self.emphasis = emphasis
    }
  }

  /// Where inputs come from.
  package enum Source {
    /// Typed at a terminal, with readline.
    case terminal
    /// Read from a pipe or a file, without prompt or echo.
    case lines(LineSource)
    /// Nowhere: the editor only prints and watches for Ctrl-C.
    case none

    /// Readline needs a terminal on both sides; elsewhere it would echo the input and eat tabs.
    package static func standard() -> Source {
      isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        ? .terminal : .lines(LineSource(descriptor: STDIN_FILENO))
    }
  }
}
