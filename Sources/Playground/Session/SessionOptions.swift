import Clocks
import Execution
import Foundation
import TextWidth

/// Outcome of editing a text.
package enum EditOutcome: Sendable {
  case edited(String)
  /// The text could not be edited, for a reason in one sentence.
  case failed(String)
}

extension Session {
  /// Options of a session.
  package struct Options: Sendable {
    /// True if a person types: declarations and values are answered, and traces are on.
    package var isInteractive: Bool
    package var clock: ClockEnvironment.Mode
    /// Start of the virtual clock; nil for the usual one.
    package var virtualStart: Date?
    package var traceLevel: TraceLevel
    /// True if all events of subscriptions are recorded, for `:marble`, `:graph`, `:why`, `:events`.
    package var isRecording: Bool
    package var usesColor: Bool
    package var isJSON: Bool
    /// Go on with the next statement after a fault.
    package var keepsGoing: Bool
    /// Parse and check only.
    package var checksOnly: Bool
    /// Maximum time to wait for timers after the last line; nil for no limit.
    package var limit: Duration?
    /// Form of the diagnostics of `checksOnly`.
    package var checkFormat = CheckFormat.lines
    /// True if old spellings are no errors for `checksOnly`.
    package var allowsOldSpellings = false
    /// Filter of the tests to run; nil for all.
    package var testFilter: TestFilter?
    /// File for the results of tests in the XML of JUnit.
    package var junitFile: String?
    /// True if data races are reported from the beginning.
    package var findsRaces = false
    /// The longest time that completion waits for a run loop that is busy.
    package var completionPatience = Duration.seconds(60)
    /// True if inputs without a name are typed by a person, whose commands may name any file.
    package var isTyped = true
    /// Resources that programs may use without asking.
    package var permissions = Permissions()
    /// Asks the person at the prompt; nil if there is none.
    package var askPermission: (@Sendable (_ question: String) -> PermissionAnswer)?
    /// Opens a text in the person's editor; nil without a terminal.
    package var edit: (@Sendable (String) -> EditOutcome)?
    /// Shows a text in the person's pager, and returns whether it could; nil without a pager or a terminal.
    package var page: (@Sendable (String) -> Bool)?
    /// Number of rows of the terminal that answers go to; nil where they go to none.
    package var terminalHeight: @Sendable () -> Int? = { nil }
    /// Reads the inputs of earlier sessions, the oldest first.
    package var earlierInputs: @Sendable () -> [String] = { [] }
    /// Returns the current width in columns of the terminal of a stream; nil without one.
    package var terminalWidth: @Sendable (SessionStream) -> Int? = { _ in nil }
    /// The streams that go to a terminal.
    package var terminals: Set<SessionStream> = []
    /// Journal that keeps inputs in case the process dies; nil without a prompt.
    package var journal: Journal?
    /// Memory of the process at which the program is stopped; nil for no limit.
    package var memoryBudget: MemoryBudget?
    package var lessons = Lessons()
    /// True if a failed expectation is reported with its place in the program.
    package var showsPlaces = true
    /// The time that typing a character of a demonstration takes.
    package var typingPause = Duration.milliseconds(30)
    /// The address that the live view is served on; nil for this machine alone.
    package var viewHost: String?
    /// Reads one line of the program's own input.
    package var readLine: @Sendable () -> String?

    package init(
      isInteractive: Bool, clock: ClockEnvironment.Mode = .real, traceLevel: TraceLevel? = nil,
      isRecording: Bool? = nil, usesColor: Bool = false, isJSON: Bool = false, keepsGoing: Bool = false,
      checksOnly: Bool = false, limit: Duration? = nil,
      readLine: @escaping @Sendable () -> String? = { nil }
    ) {
      self.isInteractive = isInteractive
      self.clock = clock
      self.traceLevel = traceLevel ?? (isInteractive || isJSON ? .events : .off)
      self.isRecording = isRecording ?? isInteractive
      self.usesColor = usesColor
      self.isJSON = isJSON
      self.keepsGoing = keepsGoing
      self.checksOnly = checksOnly
      self.limit = limit
      self.readLine = readLine
    }
  }

  /// Maximum width of answers. The contents of a transcript have to be the same in a replay without a terminal.
  var width: Int { recording == nil ? max(options.terminalWidth(.output) ?? Self.usualWidth, 20) : Self.usualWidth }

  private static let usualWidth = 80

  /// Width of answers in prose.
  var proseWidth: Int {
    recording == nil ? min(options.terminalWidth(.output) ?? WrappedText.width, WrappedText.width) : WrappedText.width
  }
}
