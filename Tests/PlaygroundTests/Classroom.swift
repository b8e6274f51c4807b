import Foundation

@testable import Playground

/// A folder with lessons, the file of a learner's progress, and sessions that use them.
final class Classroom {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lessons-\(UUID().uuidString)")
  var progressFile: String { folder.appendingPathComponent("state/lessons.json").path }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try add("01-double.md", Self.double)
    try add("02-nothing.md", Self.nothing)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func add(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  /// Returns the file of a lesson.
  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func sitDown(
    language: LessonLanguage = .english, usesColor: Bool = false, edit: (@Sendable (String) -> EditOutcome)? = nil
  ) -> Learner {
    Learner(
      Session.Options.Lessons(folder: folder.path, progressFile: progressFile, language: language), edit,
      usesColor: usesColor)
  }

  static let double = """
    ---
    title: Doubling
    summary: Twice as much
    minutes: 5
    prerequisites:
    ---

    ## See it

    A **stream** of numbers.

    ```rx
    rx> :trace off
    rx> let numbers = Observable.of(1, 2)
    numbers: Observable<Int>
    ```

    ## Guess

    What comes?

    ```rx predict
    rx> let shown = numbers.map { $0 + 1 }.subscribe(onNext: { print($0) })
    2
    3
    shown: Disposable
    ```

    ```answer
    2
    3
    ```

    ## Double

    Twice each number.

    ```swift given
    let factor = 2
    ```

    ```swift given-check
    let factor = 3
    ```

    ```swift start
    func doubled(_ numbers: Observable<Int>) -> Observable<Int> { numbers }
    ```

    ```swift check
    expect(doubled(cold("-1-2|")), "-3-6|")
    expect(doubled(cold("-#")), "-#")
    ```

    <!-- hints -->

    1. Which operator makes another value of each?
    2. `map`

    ```swift solution
    func doubled(_ numbers: Observable<Int>) -> Observable<Int> {
      numbers.map { $0 * factor }
    }
    ```

    That was it.

    ```swift wrong
    func doubled(_ numbers: Observable<Int>) -> Observable<Int> { numbers.map { $0 * 2 } }
    ```

    The factor may be another.

    ```swift wrong
    func doubled(_ numbers: Observable<Int>) -> Observable<Int> { numbers.map { $0 + $0 + $0 + $0 } }
    ```

    ```swift wrong
    func doubled(_ numbers: Observable<Int>) -> Observable<Int> { numbers.map { $0 + factor + 1 } }
    ```

    Multiply instead of adding.
    """

  static let nothing = """
    ---
    title: Nothing
    summary: Only text
    minutes: 5
    prerequisites: 01-double
    ---

    ## Text

    There is nothing to do.
    """
}

/// A session in which lessons are taken.
final class Learner {
  let output = CollectedOutput()
  let session: Session

  init(
    _ lessons: Session.Options.Lessons, _ edit: (@Sendable (String) -> EditOutcome)?, usesColor: Bool
  ) {
    var options = Session.Options(isInteractive: true, usesColor: usesColor)
    options.lessons = lessons
    options.edit = edit
    session = Session(output: output, options: options)
    session.start()
  }

  deinit { session.end() }

  @discardableResult
  func callAsFunction(_ input: String) -> String {
    session.evaluate(input)
    return output.take()
  }
}
