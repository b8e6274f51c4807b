import MarkdownTree

/// A lesson: a Markdown file with front matter, cut into steps at its headings of level two.
struct CourseLesson: Sendable {
  /// The name of the file without language and suffix: `07-time`.
  let name: String
  let title: String
  let summary: String
  let minutes: Int
  /// Names of lessons that come before.
  let prerequisites: [String]
  /// The source document that the lesson is after, if any.
  let source: String?
  let steps: [LessonStep]

  /// The number in front of the name.
  var number: Int { Int(name.prefix { $0.isNumber }) ?? 0 }
  /// The name without its number.
  var shortName: String { String(name.drop { $0.isNumber || $0 == "-" }) }
}

/// A part of a lesson that is shown at once.
struct LessonStep: Sendable {
  let heading: String
  /// The line of the heading.
  let line: Int
  var parts: [Part] = []
  var exercise: Exercise?

  enum Part: Sendable {
    case prose(MarkdownNode)
    /// Inputs that are run while the learner watches.
    case inputs(Transcript)
  }

  enum Exercise: Sendable {
    case prediction(LessonPrediction)
    case task(LessonTask)
  }

  var task: LessonTask? { if case .task(let task)? = exercise { task } else { nil } }
  var prediction: LessonPrediction? { if case .prediction(let prediction)? = exercise { prediction } else { nil } }
}

/// A question for the output of a piece of code.
struct LessonPrediction: Sendable {
  let inputs: Transcript
  /// The expected answer: lines that the code prints, or their ends.
  let answer: [String]

  /// The lines that end as the answer does, in order; nil where one of them is not printed.
  var printed: [String]? {
    var rest = inputs.exchanges.flatMap(\.expected)[...]
    var lines: [String] = []
    for line in answer {
      guard let index = rest.firstIndex(where: { $0.hasSuffix(line) }) else { return nil }
      lines.append(rest[index])
      rest = rest[(index + 1)...]
    }
    return lines
  }

  /// Returns true if an answer has the same words, regardless of separators and quotes.
  func accepts(_ text: String) -> Bool {
    [answer, printed ?? answer].contains { $0.flatMap(Self.words) == Self.words(text) }
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { $0.isWhitespace || [",", ";", "\""].contains($0) }.map(String.init)
  }
}

/// Task of writing code, whose behavior is checked.
struct LessonTask: Sendable {
  /// A mistake that learners make, and the remark about it.
  struct Mistake: Sendable {
    let code: String
    var remark: [MarkdownNode] = []
    let line: Int
  }

  /// Code that is declared before the starting code.
  var given = ""
  /// Code that replaces `given` when the answer is checked, if it differs.
  var givenInCheck: String?
  var start = ""
  var check = ""
  var solution = ""
  /// Explanation shown when the task is done.
  var explanation: [MarkdownNode] = []
  var hints: [[MarkdownNode]] = []
  var mistakes: [Mistake] = []
  var line = 0
}

/// Mistake in a lesson's file.
struct LessonFault: Error, CustomStringConvertible {
  let line: Int
  let message: String
  var description: String { message }
}
