import Foundation
import MarkdownTree
import Recording

/// The lessons of a session: which is being taken, in which language, and how far the learner is. Belongs to the thread that
/// controls the session.
final class LessonDesk {
  private unowned let session: Session
  private var madeProgress: LessonProgress?
  private(set) var current: LessonRun?
  /// The session that the lesson has interrupted.
  private var interrupted: InterruptedSession?
  /// True if the learner knows that the clock of lessons stands still.
  private var hasToldOfClock = false

  init(_ session: Session) { self.session = session }

  private var options: Session.Options.Lessons { session.options.lessons }

  // MARK: Where lessons and progress are

  func folder() throws -> LessonFolder {
    guard let folder = options.folder.map({ LessonFolder(path: $0) }) ?? LessonFolder.usual else {
      throw LessonCommandError.noCourse
    }
    return folder
  }

  func progress() throws -> LessonProgress {
    if let madeProgress { return madeProgress }
    let progress =
      try options.progressFile.map { path in
        do { return try LessonProgress.read(path) } catch { throw LessonCommandError.unreadableProgress(path: path) }
      } ?? LessonProgress()
    madeProgress = progress
    return progress
  }

  /// Changes the progress and writes it.
  func update(_ change: (inout LessonProgress) -> Void) throws {
    var progress = try progress()
    change(&progress)
    madeProgress = progress
    guard let path = options.progressFile else { return }
    do { try progress.write(path) } catch { throw LessonCommandError.unwritableProgress(path: path) }
  }

  var language: LessonLanguage {
    options.language ?? (try? progress()).flatMap { $0.language.flatMap { LessonLanguage(rawValue: $0) } }
      ?? .ofEnvironment
  }

  var phrases: LessonPhrases { LessonPhrases(language: chosen ?? language) }
  /// Language chosen in this session; takes precedence over the command line.
  var chosen: LessonLanguage?

  // MARK: Printing

  /// The width of the terminal.
  var columns: Int { session.proseWidth }

  /// Prints lines that are drawn with the colours of the terminal.
  private func answer(_ draw: (LessonProse) -> [String]) {
    func text(usesColor: Bool) -> String {
      draw(LessonProse(width: session.proseWidth, usesColor: usesColor)).joined(separator: "\n")
    }
    session.printer.answer(styled: text(usesColor: session.printer.usesColor), plain: text(usesColor: false))
  }

  func say(_ nodes: [MarkdownNode]) {
    if !nodes.isEmpty { answer { $0.lines(nodes) } }
  }

  func print(_ text: String) { session.printer.answer(text) }

  func say(_ sentence: String) {
    say([MarkdownNode(kind: .paragraph, children: [MarkdownNode(kind: .text, literal: sentence)])])
  }

  func show(code: String) {
    answer { prose in
      code.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + prose.code(String($0)) }
    }
  }

  /// Shows an input as if it had been typed, and runs it.
  func run(_ input: String) {
    answer { prose in
      input.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
        (index == 0 ? Transcript.prompt : Transcript.continuation) + prose.code(String(line))
      }
    }
    session.evaluate(input, isOwn: false)
  }

  /// Runs inputs without printing anything, to prepare later ones.
  func runSilently(_ inputs: [String]) {
    session.outputGate.close()
    for input in inputs { session.evaluate(input, isOwn: false) }
    session.outputGate.open()
  }

  // MARK: Lessons and steps

  func lesson(_ name: String) throws -> CourseLesson { try folder().lesson(name, chosen ?? language) }

  /// Begins a lesson or resumes it at its step, in a fresh session.
  func begin(_ name: String, again: Bool = false) throws {
    let lesson = try lesson(name)
    let entry = try progress()[name]
    try begin(lesson, at: again || entry.isDone ? 0 : entry.step)
  }

  /// Begins a lesson of a file that is no part of the course.
  func begin(_ text: String, path: String) throws {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    do {
      try begin(try LessonReader.lesson(text, name: name), at: 0)
    } catch let fault as LessonFault {
      throw CommandError(
        "\(DisplayText.line(path)):\(fault.line): \(fault.message)",
        notes: ["'rxsh lesson-check FILE' verifies a lesson"])
    }
  }

  private func begin(_ lesson: CourseLesson, at step: Int) throws {
    let hadNames = current == nil && !session.log.statements.isEmpty
    let settings = InterruptedSession.Settings(session)
    // Traces and output of subscriptions that end with the old session are no part of the lesson.
    session.outputGate.close()
    let evaluator = session.reset()
    session.outputGate.open()
    if current == nil { interrupted = InterruptedSession(evaluator: evaluator, settings: settings, hadNames: hadNames) }
    session.log.beginLesson()
    // Time begins at zero.
    session.switchClock(to: .real)
    session.switchClock(to: .virtual)
    session.tracer.level = session.options.traceLevel
    let run = LessonRun(lesson, at: step, columns: session.proseWidth + 1)
    current = run
    if hadNames { session.printer.note(phrases.sessionIsInterrupted) }
    // Declarations of earlier steps are there, without their output.
    for earlier in lesson.steps[..<run.index] {
      runSilently(earlier.shownInputs + (earlier.prediction?.inputs.exchanges.map(\.input) ?? []))
    }
    if run.index > 0 { sayWhatIsDeclared() }
    try show()
  }

  /// Reports what the steps before the one that is resumed have declared.
  private func sayWhatIsDeclared() {
    var names: [String] = []
    session.onMain { [session] in names = session.declaredNames }
    if !names.isEmpty { session.printer.note(phrases.declaredBefore(names.joined(separator: ", "))) }
  }

  /// Ends the lesson and goes back to the session that it has interrupted: its names, its clock and what it traces.
  func leave() {
    guard current != nil else { return }
    current = nil
    let interrupted = self.interrupted.take()
    session.reset(to: interrupted?.evaluator)
    session.log.endLesson()
    interrupted?.settings.restore(in: session)
    session.showLessonInView()
    let clock = session.clock.mode == .real ? phrases.clockIsReal : nil
    let sentences = [interrupted?.hadNames == true ? phrases.namesAreBack : phrases.lessonIsLeft, clock]
    session.printer.note(sentences.compactMap { $0 }.joined(separator: "; "))
  }

  /// Reports, once, that the clock of lessons stands still, after an input of the learner's that has scheduled work.
  ///
  /// - Parameter pending: Number of scheduled jobs before the input.
  func explainClock(since pending: Int) {
    guard current != nil, !hasToldOfClock, session.clock.mode == .virtual,
      session.clock.pendingCount(otherThanCaller: true) > pending
    else { return }
    hasToldOfClock = true
    session.printer.note(phrases.clockStandsStill)
  }

  func show() throws {
    guard let run = current else { return }
    LessonPage(run: run, desk: self).show()
    session.showLessonInView()
    run.firstInput = session.log.count
    try update { $0[run.lesson.name].step = run.index }
  }

  /// The starting code of the task that is shown, while nothing was entered for it.
  var startingCode: String? {
    guard let run = current, let task = run.step.task else { return nil }
    return session.answers(since: run.firstInput).isEmpty ? task.start : nil
  }

  /// Moves to the next step or lesson, or reports the end of the course.
  func goOn() throws {
    guard let run = current else { throw LessonCommandError.noLesson }
    if !run.isLast {
      run.advance()
      return try show()
    }
    guard let next = try following(run.lesson.name) else { return say(phrases.courseDone) }
    try begin(next)
  }

  /// Returns the lesson after one.
  private func following(_ name: String) throws -> String? {
    let names = try folder().names
    return names.firstIndex(of: name).flatMap { names.indices.contains($0 + 1) ? names[$0 + 1] : nil }
  }

  /// Reports how to continue after a completed step, and the end of the lesson after the last one.
  func sayHowToGoOn() throws {
    guard let run = current, run.mayGoOn else { return }
    guard run.isLast else { return say(phrases.goOn) }
    try update { $0[run.lesson.name].isDone = true }
    let following = try following(run.lesson.name).map { try lesson($0) }
    say(phrases.lessonDone(following: following.map { phrases.following($0.number, $0.title) }))
  }

  /// Returns the first lesson that is not done.
  func firstOpen() throws -> String {
    let (names, progress) = (try folder().names, try progress())
    guard let name = names.first(where: { !progress[$0].isDone }) ?? names.first else {
      throw LessonCommandError.emptyCourse(path: try folder().path)
    }
    return name
  }
}

extension Session.Options {
  /// Lessons and the learner's progress, by their directories.
  package struct Lessons: Sendable {
    /// The folder of the lessons; found beside the program where it is nil.
    package var folder: String?
    /// The file that holds the progress; where it is nil, none is kept.
    package var progressFile: String?
    /// Chosen on the command line.
    package var language: LessonLanguage?

    package init(folder: String? = nil, progressFile: String? = nil, language: LessonLanguage? = nil) {
      self.folder = folder
      self.progressFile = progressFile
      self.language = language
    }
  }
}
