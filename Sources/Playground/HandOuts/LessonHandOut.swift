import Foundation
import Interpreter
import MarkdownTree

/// A lesson as HTML: its inputs are run, and its chains are drawn.
final class LessonHandOut {
  private let lesson: CourseLesson
  private let phrases: HandOutPhrases
  private let output = CollectedOutput()
  private let session: Session

  /// The widest picture.
  private static let widest = 720.0

  init(_ lesson: CourseLesson, _ phrases: HandOutPhrases) {
    self.lesson = lesson
    self.phrases = phrases
    var options = Session.Options(isInteractive: true, clock: .virtual)
    options.isTyped = false
    session = Session(output: output, options: options)
    session.start()
  }

  deinit { session.end() }

  var text: String { lesson.steps.map(step).joined(separator: "\n") }

  private func step(_ step: LessonStep) -> String {
    var parts = ["<h2>\(MarkdownHTML.escaped(step.heading))</h2>"]
    for part in step.parts {
      switch part {
      case .prose(let node): parts.append(MarkdownHTML.text([node]))
      case .inputs(let transcript): parts.append(run(transcript))
      }
    }
    switch step.exercise {
    case .prediction(let prediction)?:
      parts.append(LessonHTML.inputs(prediction.inputs, showsOutput: false))
      parts.append("<p class=\"do\">\(phrases.question)</p>")
      parts.append(hidden(phrases.answer, run(prediction.inputs)))
    case .task(let task)?: parts += self.task(task)
    case nil: break
    }
    return parts.joined(separator: "\n")
  }

  private func task(_ task: LessonTask) -> [String] {
    for input in task.shownInputs { session.evaluate(input) }
    _ = output.take()
    let start = [task.given, task.start].filter { !$0.isEmpty }.joined(separator: "\n\n")
    var parts = ["<p class=\"do\">\(phrases.task)</p>", MarkdownHTML.code(start)]
    let shell = LessonPhrases(language: phrases.language)
    for (index, hint) in task.hints.enumerated() {
      parts.append(hidden(shell.hint(index + 1, task.hints.count), MarkdownHTML.text(hint)))
    }
    let solution = MarkdownHTML.code(task.solution) + "\n" + MarkdownHTML.text(task.explanation)
    return parts + [hidden(phrases.solution, solution)]
  }

  private func hidden(_ title: String, _ html: String) -> String {
    "<details><summary>\(MarkdownHTML.escaped(title))</summary>\n\(html)\n</details>"
  }

  // MARK: Pictures

  /// Returns inputs with their output; pictures replace drawings in text, or show the chains meanwhile.
  private func run(_ transcript: Transcript) -> String {
    var parts: [String] = []
    var waiting: [Transcript.Exchange] = []
    let before = session.recorder.counts.recorded
    var hasPicture = false
    func flush() {
      if waiting.isEmpty { return }
      parts.append(LessonHTML.inputs(waiting))
      waiting = []
    }
    for exchange in transcript.exchanges {
      session.evaluate(exchange.input)
      _ = output.take()
      guard CommandTable.means("marble", exchange.input), let figure = figure(asked: exchange.input) else {
        waiting.append(exchange)
        continue
      }
      var shown = exchange
      shown.expected = []
      waiting.append(shown)
      flush()
      parts.append(figure)
      hasPicture = true
    }
    flush()
    if !hasPicture, let figure = figure(since: before) { parts.append(figure) }
    return parts.joined(separator: "\n")
  }

  private func figure(asked command: String) -> String? {
    guard let arguments = try? CommandTable.resolve(command).1 else { return nil }
    let name = arguments.words.first { !$0.hasPrefix("frame:") }
    return (try? session.chainNumber(name)).flatMap { figure($0) }
  }

  /// Returns the newest chain, where it sent something behind an event.
  private func figure(since event: Int) -> String? {
    guard let number = session.recorder.newestNumber, let report = session.recorder.report(number: number),
      report.progress.last > event, report.elements > 0
    else { return nil }
    return figure(number)
  }

  private func figure(_ number: Int) -> String? {
    var drawing: String?
    session.onMain { [session] in
      drawing = (try? session.diagram(of: number)).map { MarbleSVG.embedded($0, widest: Self.widest) }
    }
    return drawing.map { "<figure>\n\($0)</figure>" }
  }
}
