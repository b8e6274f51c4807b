import MarkdownTree
import SyntaxTree

/// A lesson that is being taken in a session. Belongs to the thread that controls the session.
final class LessonRun {
  let lesson: CourseLesson
  private(set) var index: Int
  /// The number of hints of this step that were shown.
  var hints = 0
  /// True if the exercise of this step is done.
  var isSolved = false
  /// Number of the last input before the learner's own of this step.
  var firstInput = 0
  /// The checks of this step's task.
  private(set) var check: TaskCheck?

  private let columns: Int

  /// - Parameter columns: Maximum width of the reports of checks.
  init(_ lesson: CourseLesson, at index: Int, columns: Int) {
    self.lesson = lesson
    self.columns = columns
    self.index = min(max(index, 0), lesson.steps.count - 1)
    check = step.task.map { TaskCheck($0, columns: columns) }
  }

  var step: LessonStep { lesson.steps[index] }
  var isLast: Bool { index == lesson.steps.count - 1 }
  var mayGoOn: Bool { step.exercise == nil || isSolved }

  func advance() {
    index += 1
    hints = 0
    isSolved = false
    check = step.task.map { TaskCheck($0, columns: columns) }
  }
}

extension LessonStep {
  /// Inputs that are run before the learner's own, in order.
  var shownInputs: [String] {
    var inputs = parts.flatMap { part -> [String] in
      if case .inputs(let transcript) = part { transcript.exchanges.map(\.input) } else { [] }
    }
    if let task { inputs += task.shownInputs }
    return inputs
  }
}

extension LessonTask {
  /// The given and the starting code, statement by statement.
  var shownInputs: [String] { InputSplitter.split(given).map(\.text) + InputSplitter.split(start).map(\.text) }
}
