import MarkdownTree

/// Steps of lessons as HTML.
struct LessonHTML {
  private let phrases: LessonPhrases
  init(_ phrases: LessonPhrases) { self.phrases = phrases }

  /// Returns the HTML of the current step, without its solution and without the terminal's contents.
  func step(_ run: LessonRun) -> String {
    let heading = phrases.heading(
      run.lesson.title, step: run.index + 1, of: run.lesson.steps.count, run.step.heading)
    return "<h2>\(MarkdownHTML.escaped(heading))</h2>\n" + text(of: run.step) + exercise(of: run.step)
  }

  private func text(of step: LessonStep) -> String {
    step.parts.map { part in
      switch part {
      case .prose(let node): MarkdownHTML.text([node])
      case .inputs(let transcript): Self.inputs(transcript, showsOutput: false)
      }
    }.joined(separator: "\n")
  }

  private func exercise(of step: LessonStep) -> String {
    switch step.exercise {
    case .prediction(let prediction)?:
      "\n" + Self.inputs(prediction.inputs, showsOutput: false)
        + "\n<p class=\"do\">\(MarkdownHTML.escaped(phrases.predict))</p>"
    case .task(let task)?:
      "\n" + [task.given, task.start].filter { !$0.isEmpty }.map(MarkdownHTML.code).joined(separator: "\n")
        + "\n<p class=\"do\">\(MarkdownHTML.escaped(phrases.task))</p>"
    case nil: ""
    }
  }

  /// Returns the HTML of inputs with their output below.
  static func inputs(_ transcript: Transcript, showsOutput: Bool = true) -> String {
    inputs(transcript.exchanges, showsOutput: showsOutput)
  }

  static func inputs(_ exchanges: [Transcript.Exchange], showsOutput: Bool = true) -> String {
    let lines = exchanges.map { exchange in
      let prompt = "<span class=\"prompt\">rx&gt; </span>"
      let input = "<b>\(MarkdownHTML.escaped(exchange.input.replacing("\n", with: "\n    ")))</b>"
      let output = showsOutput ? exchange.expected.map { "\n" + MarkdownHTML.escaped($0) }.joined() : ""
      return prompt + input + output
    }
    return "<pre class=\"rx\">\(lines.joined(separator: "\n"))</pre>"
  }
}
