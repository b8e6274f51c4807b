import Foundation
import MarkdownTree
import TextWidth

/// Verification of a lesson's file: its output is current, its tasks can be solved and cannot be passed by accident.
struct LessonVerification {
  /// Mistake found in a lesson.
  struct Finding: Equatable, CustomStringConvertible {
    let line: Int
    let message: String
    var description: String { "\(line): \(message)" }
  }

  /// The number of lines that a step may take, on a terminal of 24.
  private static let page = 24
  private static let columns = 80
  private static let fewestMistakes = 3

  /// Returns how many rows of the terminal lines take.
  private static func rows(_ lines: some Sequence<some StringProtocol>) -> Int {
    lines.reduce(0) { $0 + max(1, ($1.displayWidth + columns - 1) / columns) }
  }

  private static func rows(input: String) -> Int {
    rows(input.split(separator: "\n", omittingEmptySubsequences: false).map { Transcript.prompt + $0 })
  }

  let path: String
  let text: String
  private(set) var findings: [Finding] = []
  /// Text of the file with the shell's current output.
  private(set) var rewritten = ""

  init(path: String, text: String) {
    self.path = path
    self.text = text
    let name = Self.name(path)
    do {
      let lesson = try LessonReader.lesson(text, name: name)
      checkFrame(lesson)
      checkTranscripts(lesson)
      for step in lesson.steps {
        if let task = step.task { check(task) }
        if let prediction = step.prediction { check(prediction, of: step) }
      }
      checkTranslation(lesson)
    } catch let fault as LessonFault {
      report(fault.line, fault.message)
    } catch {
      report(1, (error as? CommandError)?.message ?? "\(error)")
    }
  }

  /// Returns the name of the lesson in a file: without folder, language and suffix.
  private static func name(_ path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }

  private mutating func report(_ line: Int, _ message: String) {
    findings.append(Finding(line: line, message: message))
  }

  // MARK: Front matter and links

  private mutating func checkFrame(_ lesson: CourseLesson) {
    if !(5...15).contains(lesson.minutes) { report(1, "a lesson takes 5 to 15 minutes, not \(lesson.minutes)") }
    let folder = LessonFolder(path: (path as NSString).deletingLastPathComponent)
    for name in lesson.prerequisites where !FileManager.default.fileExists(atPath: folder.file(name, .english)) {
      report(1, "there is no lesson '\(name)'")
    }
    if !lesson.steps.contains(where: { $0.task != nil }) { report(1, "the lesson has no task") }
    for step in lesson.steps {
      for case .prose(let node) in step.parts { checkLinks(node, step, folder) }
    }
  }

  private mutating func checkLinks(_ node: MarkdownNode, _ step: LessonStep, _ folder: LessonFolder) {
    if node.kind == .link || node.kind == .image, !node.info.contains("://"), !node.info.hasPrefix("#") {
      let file = String(node.info.prefix { $0 != "#" })
      if !FileManager.default.fileExists(atPath: folder.path + "/" + file) {
        report(step.line, "the link to \(node.info) leads nowhere")
      }
    }
    for child in node.children { checkLinks(child, step, folder) }
  }

  // MARK: Transcripts

  /// Runs all inputs of the lesson as the learner sees them, without the learner's own.
  private mutating func checkTranscripts(_ lesson: CourseLesson) {
    let output = CollectedOutput()
    var options = Session.Options(isInteractive: true, clock: .virtual)
    options.isTyped = false
    options.terminalWidth = { _ in Self.columns }
    let session = Session(output: output, options: options)
    session.start()
    defer { session.end() }
    let transcript = Transcript(text)
    var printed: [Int: [String]] = [:]
    for step in lesson.steps {
      var height = 4
      checkWidths(step)
      for part in step.parts {
        switch part {
        case .prose(let node): height += LessonProse(width: 79, usesColor: false).lines([node]).count + 1
        case .inputs(let inputs):
          height += 1
          for exchange in inputs.exchanges { height += run(exchange, in: session, output, &printed) }
        }
      }
      for exchange in step.prediction?.inputs.exchanges ?? [] {
        _ = run(exchange, in: session, output, &printed)
        height += Self.rows(input: exchange.input)
      }
      for input in step.task?.shownInputs ?? [] {
        session.evaluate(input)
        height += Self.rows(input: input) + Self.rows(output.takeLines())
      }
      if height > Self.page { report(step.line, "the step takes \(height) lines, more than \(Self.page)") }
    }
    // The rest of the file's blocks are none that are shown.
    rewritten = transcript.rewritten(transcript.exchanges.map { printed[$0.line] ?? $0.expected })
  }

  /// Reports shown code that the terminal would break.
  private mutating func checkWidths(_ step: LessonStep) {
    let task = step.task.map { [$0.given, $0.start, $0.solution] } ?? []
    let predicted = step.prediction?.inputs.exchanges.map(\.input) ?? []
    for code in step.shownInputs + predicted + task {
      for line in code.split(separator: "\n") where line.displayWidth > Self.columns - Transcript.prompt.count {
        report(step.line, "the line does not fit after the prompt: \(line)")
      }
    }
  }

  /// Reports code in hints that does not fit on a line after the prompt.
  private mutating func checkWidths(_ task: LessonTask) {
    let widest = Self.columns - Transcript.prompt.count
    for (index, hint) in task.hints.enumerated() {
      for line in hint.flatMap(Self.code) where line.displayWidth > widest {
        report(task.line, "the code of hint \(index + 1) is wider than \(widest) columns: \(line)")
      }
    }
  }

  /// Returns the lines of code in a part of a text.
  private static func code(_ node: MarkdownNode) -> [Substring] {
    switch node.kind {
    case .code, .codeBlock: node.literal.split(separator: "\n")
    default: node.children.flatMap(code)
    }
  }

  /// Runs an input; returns the number of lines of the input and its output.
  private mutating func run(
    _ exchange: Transcript.Exchange, in session: Session, _ output: CollectedOutput, _ printed: inout [Int: [String]]
  ) -> Int {
    session.evaluate(exchange.input)
    let lines = output.takeLines()
    printed[exchange.line] = lines
    if !Transcript.fits(lines, exchange.expected) {
      let shown = lines.isEmpty ? "nothing" : "\n" + lines.joined(separator: "\n")
      report(exchange.line, "the input prints \(shown)")
    }
    for line in lines where line.displayWidth > Self.columns {
      report(exchange.line, "a printed line is wider than \(Self.columns) columns")
    }
    return Self.rows(input: exchange.input) + Self.rows(lines)
  }

  private mutating func check(_ prediction: LessonPrediction, of step: LessonStep) {
    if prediction.printed == nil { report(step.line, "the answer is not among what is printed") }
  }

  // MARK: Tasks

  private mutating func check(_ task: LessonTask) {
    if task.hints.count < 2 { report(task.line, "a task has two hints or more, from vague to exact") }
    checkWidths(task)
    for line in task.check.split(separator: "\n") where line.displayWidth > Self.columns - 2 {
      report(task.line, "a line of the check does not fit on the screen: \(line)")
    }
    if task.solution.isEmpty { report(task.line, "the task has no solution") }
    if task.explanation.isEmpty { report(task.line, "nothing is said when the task is done") }
    if task.mistakes.count < Self.fewestMistakes {
      report(task.line, "a task has \(Self.fewestMistakes) wrong answers or more, this one \(task.mistakes.count)")
    }
    let check = TaskCheck(task)
    let solved = check.outcome(of: [task.solution])
    if !solved.isFine { report(task.line, "the solution does not pass" + Self.text(solved)) }
    let unchanged = check.outcome(of: [])
    if unchanged.isFine { report(task.line, "the starting code passes already") }
    for (index, mistake) in task.mistakes.enumerated() {
      let outcome = check.outcome(ofMistake: index)
      if outcome.isFine { report(mistake.line, "the wrong answer passes") }
      if !outcome.refused.isEmpty { report(mistake.line, "the wrong answer does not run" + Self.text(outcome)) }
      if outcome.wasStopped { report(mistake.line, "the check of the wrong answer does not end") }
      if mistake.remark.isEmpty { report(mistake.line, "nothing is said about the wrong answer") }
      if let other = check.mistake(like: outcome), other.line != mistake.line {
        report(mistake.line, "the wrong answer is taken for the one in line \(other.line)" + Self.text(outcome))
      }
    }
  }

  private static func text(_ outcome: TaskCheck.Outcome) -> String {
    let lines = (outcome.refused + outcome.failures).map { $0.statement + "\n" + $0.report }
    return lines.isEmpty ? "" : ":\n" + lines.joined(separator: "\n")
  }

  // MARK: Translations

  /// Checks that a translation has the steps and the code of its lesson.
  private mutating func checkTranslation(_ lesson: CourseLesson) {
    let original = LessonFolder(path: (path as NSString).deletingLastPathComponent).file(lesson.name, .english)
    guard original != path, (original as NSString).lastPathComponent != (path as NSString).lastPathComponent,
      let text = try? ScriptFile.read(original)
    else { return }
    do {
      let english = try LessonReader.lesson(text, name: lesson.name)
      for difference in LessonStructure(lesson).differences(from: LessonStructure(english)) {
        report(1, difference)
      }
    } catch {
      report(1, "\(original) cannot be read")
    }
  }
}

/// The parts that a lesson and its translations have in common.
struct LessonStructure: Equatable {
  struct Step: Equatable {
    var inputs: [String] = []
    var answer: [String] = []
    var code: [String] = []
    var hints = 0
  }

  let minutes: Int
  let prerequisites: [String]
  let source: String?
  let steps: [Step]

  init(_ lesson: CourseLesson) {
    (minutes, prerequisites, source) = (lesson.minutes, lesson.prerequisites, lesson.source)
    steps = lesson.steps.map { step in
      var result = Step()
      for case .inputs(let transcript) in step.parts { result.inputs += transcript.exchanges.map(\.input) }
      if let prediction = step.prediction {
        result.inputs += prediction.inputs.exchanges.map(\.input)
        result.answer = prediction.answer
      }
      if let task = step.task {
        result.code = [task.given, task.givenInCheck ?? "", task.start, task.check, task.solution]
        result.code += task.mistakes.map(\.code)
        result.hints = task.hints.count
      }
      return result
    }
  }

  func differences(from other: LessonStructure) -> [String] {
    var differences: [String] = []
    if (minutes, prerequisites, source) != (other.minutes, other.prerequisites, other.source) {
      differences.append("the front matter differs from the English one")
    }
    if steps.count != other.steps.count {
      differences.append("there are \(steps.count) steps, in English \(other.steps.count)")
    }
    for (index, pair) in zip(steps, other.steps).enumerated() where pair.0 != pair.1 {
      differences.append("step \(index + 1) has other code or hints than in English")
    }
    return differences
  }
}
