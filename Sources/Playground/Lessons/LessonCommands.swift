import TextWidth

extension Command {
  static let lesson = Command(
    "lesson", "[N | NAME | reset | language LANG]", "list the lessons with your progress, or take one",
    details: """
      :lesson 3 begins a lesson, or resumes it at the step where you left it, in a session that begins anew under the \
      virtual clock; :lesson 3 again begins it from the first step. :lesson next begins the first that is not done.
      :next goes to the next step, :check checks your answer, :hint helps, :solution shows one, :skip leaves the step undone.
      :lesson reset forgets all progress. :lesson language ko chooses a language: en, zh, ko.
      """, yieldsPrefix: true
  ) { session, arguments in
    let desk = try session.deskForLessons()
    let words = arguments.words
    switch words.first {
    case nil: try desk.list()
    case "reset" where words.count == 1:
      desk.current = nil
      try desk.update { $0.lessons = [:] }
      session.printer.answer("the progress of all lessons is forgotten")
    case "language": try desk.choose(words.dropFirst().first)
    case "next" where words.count == 1: try desk.begin(desk.firstOpen())
    case let name?:
      let isAgain = words.count == 2 && words[1] == "again"
      if words.count > 1, !isAgain { throw CommandError("which lesson? :lesson 3, or :lesson 3 again") }
      try desk.begin(desk.folder().name(for: name), again: isAgain)
    }
  }

  static let next = Command(
    "next", "", "go to the next step of the lesson", yieldsPrefix: true
  ) { session, _ in
    let desk = try session.deskForLessons()
    guard let run = desk.current else { throw LessonDesk.none }
    guard run.mayGoOn else {
      throw CommandError("this step is not done", notes: [":check checks your answer, :hint helps, :skip leaves it"])
    }
    try desk.goOn()
  }

  static let skip = Command(
    "skip", "", "leave a step of the lesson undone and go on", yieldsPrefix: true
  ) { session, _ in
    let desk = try session.deskForLessons()
    guard let run = desk.current else { throw LessonDesk.none }
    if !run.mayGoOn {
      if let prediction = run.step.prediction { desk.runSilently(prediction.inputs.exchanges.map(\.input)) }
      try desk.update {
        if !$0[run.lesson.name].skipped.contains(run.index) { $0[run.lesson.name].skipped.append(run.index) }
      }
    }
    if run.isLast { try desk.update { $0[run.lesson.name].isDone = true } }
    try desk.goOn()
  }

  static let hint = Command(
    "hint", "", "the next hint to the task of the lesson, from vague to exact", yieldsPrefix: true
  ) { session, _ in
    let desk = try session.deskForLessons()
    guard let run = desk.current else { throw LessonDesk.none }
    guard let task = run.step.task else { throw CommandError("this step has no hints") }
    guard run.hints < task.hints.count else { return desk.say(desk.phrases.noMoreHints) }
    try desk.update { $0[run.lesson.name].hints += 1 }
    run.hints += 1
    desk.say(desk.phrases.hint(run.hints, task.hints.count))
    desk.say(task.hints[run.hints - 1])
  }

  static let solution = Command(
    "solution", "", "a solution to the task of the lesson", yieldsPrefix: true
  ) { session, _ in
    let desk = try session.deskForLessons()
    guard let run = desk.current else { throw LessonDesk.none }
    guard let task = run.step.task else { throw CommandError("this step has no task") }
    desk.say(desk.phrases.solution)
    desk.show(code: task.solution)
  }

  static let check = Command(
    "check", "[ANSWER]", "check the answer to a step of the lesson: what you entered, or what you expect to be printed",
    yieldsPrefix: true
  ) { session, arguments in
    let desk = try session.deskForLessons()
    guard let run = desk.current else { throw LessonDesk.none }
    switch run.step.exercise {
    case .task: try LessonChecking(session: session, desk: desk, run: run).checkTask()
    case .prediction(let prediction):
      try LessonChecking(session: session, desk: desk, run: run).check(prediction, arguments.text)
    case nil: throw CommandError("there is nothing to check in this step", notes: [":next goes on"])
    }
  }
}

extension Session {
  /// The lessons, for a command that was typed.
  func deskForLessons() throws -> LessonDesk {
    if clock.isMain || !options.isInteractive {
      throw CommandError("lessons are taken at the prompt", notes: ["'rxsh learn' begins there"])
    }
    return desk
  }
}

extension LessonDesk {
  /// Prints the lessons, in two columns where there is room for them.
  fileprivate func list() throws {
    let (folder, progress) = (try folder(), try progress())
    let entries = try folder.names.map { name in
      let lesson = try lesson(name)
      let entry = progress[name]
      let state = entry.isDone ? phrases.done : entry.step > 0 ? "\(entry.step + 1)/\(lesson.steps.count)" : ""
      let mark = current?.lesson.name == name ? ">" : " "
      return mark + "\(lesson.number)".leftPadded(to: 2) + " " + lesson.title.padded(to: 29) + " " + state
    }
    let half = columns >= 79 ? (entries.count + 1) / 2 : entries.count
    for (index, entry) in entries.prefix(half).enumerated() {
      let right = index + half < entries.count ? entries[index + half] : ""
      print(right.isEmpty ? entry : entry.padded(to: 39) + " " + right)
    }
    say(phrases.listEnd)
  }

  fileprivate func choose(_ name: String?) throws {
    guard let name else { return print("\((chosen ?? language).rawValue)") }
    guard let language = LessonLanguage(locale: name) else {
      throw CommandError("there are no lessons in '\(Shown.line(name))'", notes: ["there are en, zh, ko"])
    }
    chosen = language
    try update { $0.language = language.rawValue }
    if let run = current { try begin(run.lesson.name) }
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
