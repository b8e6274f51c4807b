import MarkdownTree

/// Reads a lesson from its file.
///
/// The info string of a fenced block gives its role: `rx` inputs that are run, `rx predict` with an `answer` after it, and for a
/// task `swift given`, `swift given-check`, `swift start`, `swift check`, `swift solution`, `swift wrong`. The text after a
/// solution or a wrong answer belongs to it, and the list after `<!-- hints -->` holds the hints.
struct LessonReader {
  private let fields: [String: String]
  private let document: MarkdownNode
  /// The number of lines before the document.
  private let offset: Int

  private var steps: [LessonStep] = []
  private var task = LessonTask()
  private var question: Transcript?
  /// Destination of the following text.
  private var target = Target.prose

  private enum Target { case prose, explanation, remark, hints, nothing }

  static func lesson(_ text: String, name: String) throws -> CourseLesson {
    var reader = try LessonReader(text)
    return try reader.read(name)
  }

  private init(_ text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else {
      throw LessonFault(line: 1, message: "a lesson begins with front matter between two lines '---'")
    }
    var fields: [String: String] = [:]
    for (index, line) in lines[1..<end].enumerated() {
      guard let colon = line.firstIndex(of: ":") else {
        throw LessonFault(line: index + 2, message: "front matter has lines 'key: value'")
      }
      fields[String(line[..<colon])] = Self.trimmed(line[line.index(after: colon)...])
    }
    self.fields = fields
    offset = end + 1
    document = try MarkdownLibrary.document(lines[(end + 1)...].joined(separator: "\n"))
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  private func field(_ name: String) throws -> String {
    guard let value = fields[name], !value.isEmpty else {
      throw LessonFault(line: 1, message: "the front matter has no '\(name)'")
    }
    return value
  }

  private mutating func read(_ name: String) throws -> CourseLesson {
    for node in document.children { try take(node) }
    try closeStep()
    guard let minutes = Int(try field("minutes")) else {
      throw LessonFault(line: 1, message: "'minutes' is a number")
    }
    if steps.isEmpty { throw LessonFault(line: offset, message: "the lesson has no steps: a heading '##' begins one") }
    return CourseLesson(
      name: name, title: try field("title"), summary: try field("summary"), minutes: minutes,
      prerequisites: (fields["prerequisites"] ?? "").split(separator: ",").map(Self.trimmed), source: fields["source"],
      steps: steps)
  }

  private mutating func take(_ node: MarkdownNode) throws {
    if node.kind == .heading, node.level == 2 {
      try closeStep()
      return steps.append(LessonStep(heading: node.plainText, line: node.line + offset))
    }
    if steps.isEmpty { throw fault(node, "there is text before the first step: a heading '##' begins one") }
    switch node.kind {
    case .codeBlock: try takeCode(node)
    case .htmlBlock: target = node.literal.contains("hints") ? .hints : target
    case .list where target == .hints:
      task.hints = node.children.map(\.children)
      target = .nothing
    default: try takeText(node)
    }
  }

  private mutating func takeText(_ node: MarkdownNode) throws {
    switch target {
    case .prose: steps[steps.count - 1].parts.append(.prose(node))
    case .explanation: task.explanation.append(node)
    case .remark: task.mistakes[task.mistakes.count - 1].remark.append(node)
    case .hints, .nothing: throw fault(node, "text between the parts of a task is never shown")
    }
  }

  private mutating func takeCode(_ node: MarkdownNode) throws {
    let words = node.info.split(separator: " ").map(String.init)
    let code = node.literal.hasSuffix("\n") ? String(node.literal.dropLast()) : node.literal
    if words.first == "swift", task.line == 0 { task.line = node.line + offset }
    switch words {
    case ["rx"]: steps[steps.count - 1].parts.append(.inputs(transcript(node)))
    case ["rx", "predict"]: question = transcript(node)
    case ["answer"]:
      guard let question else { throw fault(node, "an answer belongs after 'rx predict'") }
      let lines = code.split(separator: "\n").map(String.init)
      steps[steps.count - 1].exercise = .prediction(LessonPrediction(inputs: question, answer: lines))
      self.question = nil
    case ["swift", "given"]: task.given = code
    case ["swift", "given-check"]: task.givenInCheck = code
    case ["swift", "start"]: task.start = code
    case ["swift", "check"]: (task.check, target) = (code, .nothing)
    case ["swift", "solution"]: (task.solution, target) = (code, .explanation)
    case ["swift", "wrong"]:
      task.mistakes.append(.init(code: code, line: node.line + offset))
      target = .remark
    default: throw fault(node, "a block cannot be '\(node.info)'")
    }
  }

  /// Returns the block with its line numbers in the file.
  private func transcript(_ node: MarkdownNode) -> Transcript {
    let text = "```rx\n" + node.literal + "```"
    return Transcript(String(repeating: "\n", count: max(node.line + offset - 1, 0)) + text)
  }

  private mutating func closeStep() throws {
    defer { (task, question, target) = (LessonTask(), nil, .prose) }
    guard let step = steps.last else { return }
    if question != nil { throw LessonFault(line: step.line, message: "the prediction has no answer") }
    guard task.line > 0 else { return }
    if step.exercise != nil {
      throw LessonFault(line: step.line, message: "a step has one exercise: a prediction or a task")
    }
    if task.check.isEmpty { throw LessonFault(line: task.line, message: "the task has no check") }
    // Wrong answers that follow each other share the remark after the last of them.
    for index in task.mistakes.indices.dropLast().reversed() where task.mistakes[index].remark.isEmpty {
      task.mistakes[index].remark = task.mistakes[index + 1].remark
    }
    steps[steps.count - 1].exercise = .task(task)
  }

  private func fault(_ node: MarkdownNode, _ message: String) -> LessonFault {
    LessonFault(line: node.line + offset, message: message)
  }
}
