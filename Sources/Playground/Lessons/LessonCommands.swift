import Execution
import Foundation
import TextWidth

extension Command {
  static let lesson = Command(
    "lesson", "[N [again] | NAME [again] | next | FILE.md | reset | language LANG]",
    "list the lessons with your progress, or take one",
    details: """
      :lesson 3 begins a lesson, or resumes it at the step where you left it, under the virtual \
      clock. Your session waits meanwhile, without its subscriptions. :lesson 3 again, with the word again, begins it from the first step. :lesson next begins the first that is not done.
      :next goes to the next step, :check checks your answer, :hint helps, :solution shows one, :skip leaves the step undone.
      :lesson FILE.md takes a lesson of your own, which 'rxsh lesson-check FILE.md' verifies; :load FILE.md runs its rx blocks.
      :reset leaves a lesson and brings the names of your session back. :lesson reset forgets all progress. :lesson language ko chooses a language: en, zh, ko.
      """, yieldsPrefix: true
  ) { session, arguments in
    try session.teach { desk in
      let words = arguments.words
      switch words.first {
      case nil: try desk.list()
      case "reset" where words.count == 1:
        desk.leave()
        try desk.update { $0.lessons = [:] }
        session.printer.answer(desk.phrases.forgotten)
      case "language": try desk.choose(words.dropFirst().first)
      case "next" where words.count == 1: try desk.begin(desk.firstOpen())
      case let name?:
        let isAgain = words.count == 2 && words[1] == "again"
        if words.count > 1, !isAgain { throw LessonCommandError.unclearLesson }
        if Transcript.isName(name) {
          let text = try ScriptFile.read(name) { try session.open(name, arguments, ExternalAccess.read, O_RDONLY) }
          return try desk.begin(text, path: name)
        }
        try desk.begin(desk.folder().name(for: name), again: isAgain)
      }
    }
  }

  static let next = Command(
    "next", "", "go to the next step of the lesson", yieldsPrefix: true
  ) { session, _ in
    try session.teach { desk in
      let run = try desk.taken()
      guard run.mayGoOn else { throw LessonCommandError.stepIsOpen(hasHints: run.step.task != nil) }
      try desk.goOn()
    }
  }

  static let skip = Command(
    "skip", "", "skip a step of the lesson", yieldsPrefix: true
  ) { session, _ in
    try session.teach { desk in
      let run = try desk.taken()
      if !run.mayGoOn {
        if let prediction = run.step.prediction { desk.runSilently(prediction.inputs.exchanges.map(\.input)) }
        try desk.update {
          if !$0[run.lesson.name].skipped.contains(run.index) { $0[run.lesson.name].skipped.append(run.index) }
        }
      }
      try desk.goOn()
    }
  }

  static let hint = Command(
    "hint", "", "show the next hint for the task, from vague to exact", yieldsPrefix: true
  ) { session, _ in
    try session.teach { desk in
      let run = try desk.taken()
      guard let task = run.step.task else { throw LessonCommandError.noHints(isPrediction: run.step.prediction != nil) }
      guard run.hints < task.hints.count else { return desk.say(desk.phrases.noMoreHints) }
      try desk.update { $0[run.lesson.name].hints += 1 }
      run.hints += 1
      desk.say(desk.phrases.hint(run.hints, task.hints.count))
      desk.say(task.hints[run.hints - 1])
    }
  }

  static let solution = Command(
    "solution", "", "show a solution of the task", yieldsPrefix: true
  ) { session, _ in
    try session.teach { desk in
      let step = try desk.taken().step
      guard let task = step.task else { throw LessonCommandError.noTask(isPrediction: step.prediction != nil) }
      desk.say(desk.phrases.solution)
      desk.show(code: task.solution)
    }
  }

  static let check = Command(
    "check", "[ANSWER]", "check your answer to a step of the lesson: your inputs, or the output that you expect",
    yieldsPrefix: true
  ) { session, arguments in
    try session.teach { desk in
      let run = try desk.taken()
      switch run.step.exercise {
      case .task where !arguments.text.isEmpty: throw LessonCommandError.checksInputs
      case .task: try LessonChecking(session: session, desk: desk, run: run).checkTask()
      case .prediction(let prediction):
        try LessonChecking(session: session, desk: desk, run: run).check(prediction, arguments.text)
      case nil: throw LessonCommandError.nothingToCheck
      }
    }
  }
}

extension Session {
  /// Runs a command of the lessons, whose refusals are reported in the lesson's language.
  fileprivate func teach(_ command: (LessonDesk) throws -> Void) throws {
    do {
      if clock.isMain || !options.isInteractive { throw LessonCommandError.needsPrompt }
      try command(desk)
    } catch let refusal as LessonCommandError {
      throw desk.phrases.error(refusal)
    }
  }
}

extension LessonDesk {
  /// Returns the lesson that is being taken.
  fileprivate func taken() throws -> LessonRun {
    guard let current else { throw LessonCommandError.noLesson }
    return current
  }

  /// Prints the lessons, in two columns where there is room for them.
  fileprivate func list() throws {
    let lessons = try folder().names.map { try lesson($0) }
    let width = (WrappedText.width - 1) / 2
    let titleWidth = width - 5 - max(phrases.done.displayWidth, 3)
    let rows = columns >= WrappedText.width ? (lessons.count + 1) / 2 : lessons.count
    for (index, lesson) in lessons.prefix(rows).enumerated() {
      let left = try entry(lesson, titleWidth: titleWidth)
      guard lessons.indices.contains(index + rows) else {
        print(left)
        continue
      }
      // A title that is wider than its column takes its room from the title beside it.
      let excess = max(left.displayWidth - width, 0)
      print(left.padded(to: width) + " " + (try entry(lessons[index + rows], titleWidth: titleWidth - excess)))
    }
    say(phrases.listEnd)
  }

  /// Returns a row of the list: number, title and progress of a lesson.
  private func entry(_ lesson: CourseLesson, titleWidth: Int) throws -> String {
    let progress = try progress()[lesson.name]
    let state =
      progress.isDone ? phrases.done : progress.step > 0 ? "\(progress.step)/\(lesson.steps.count)" : ""
    let mark = current?.lesson.name == lesson.name ? ">" : " "
    return mark + "\(lesson.number)".leftPadded(to: 2) + " " + lesson.title.padded(to: titleWidth) + " " + state
  }

  fileprivate func choose(_ name: String?) throws {
    guard let name else { return print("\((chosen ?? language).rawValue)") }
    guard let language = LessonLanguage(locale: name) else {
      throw LessonCommandError.unknownLanguage(name)
    }
    chosen = language
    try update { $0.language = language.rawValue }
    guard let run = current else { return try list() }
    try begin(run.lesson.name)
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
