import Interpreter
import SyntaxTree
import Types

/// Statements of an input that are checked together: a paste, or a line with several.
extension Session {
  /// Result of a statement, or of several on one line: the name given to the last one's value, and the number of
  /// following items that belong to it.
  struct Evaluated {
    var text: String
    var isFine = false
    var result: String?
    var taken = 0
  }

  /// The statements of an input after its first one that belong to the same unit: up to a command. A last word that names a command
  /// is one.
  func statements(
    goingOnIn items: ArraySlice<InputSplitter.Item>, isTyped: Bool
  ) -> ArraySlice<InputSplitter.Item> {
    let unit = items.prefix { $0.kind == .statement }
    guard isTyped, options.isInteractive, unit.count == items.count, let last = unit.last,
      bareCommand(last.text) != nil
    else { return unit }
    return unit.dropLast()
  }

  /// Checks statements of an input as one unit and runs them. Returns what was run, and the number of statements that were begun: none
  /// where the unit has an error, whose line is returned then.
  func evaluate(
    unit items: [InputSplitter.Item], of name: String, ticket: Int
  ) -> (parts: [Evaluated], begun: Int, errorLine: Int?) {
    var parts = [Evaluated(text: items.map(\.text).joined(separator: "\n"))]
    var begun = 0
    var errorLine: Int?
    onMain { [self] in
      // Asked inside of the turn: an interrupt that comes later finds the statement running.
      guard interruptionTicket == ticket else { return }
      defer { noteNames(of: evaluator.program) }
      let file = SourceFile(name: name, text: Self.text(of: items), firstLine: items[0].firstLine)
      let (unit, diagnostics) = evaluator.check(file, mode: .prompt)
      fail(unit == nil && options.isInteractive ? evaluator.withProvenFixes(diagnostics, of: file) : diagnostics)
      guard let unit else { return errorLine = diagnostics.first { $0.severity == .error }?.caret.line }
      begun = items.count
      if options.checksOnly { return parts[0].isFine = true }
      let (isFine, results, done) = answer(unit)
      let stopped = isFine || done >= unit.statements.count ? nil : unit.statements[done].range.line
      if let stopped { begun = max((items.lastIndex { $0.firstLine <= stopped } ?? 0) + 1, 1) }
      parts = items[..<begun].flatMap { Self.parts(of: $0, in: unit, results) }
      if !isFine { parts[parts.count - 1].isFine = false }
    }
    return (parts, begun, errorLine)
  }

  /// The text of statements as they are in their input: lines keep their numbers.
  private static func text(of items: [InputSplitter.Item]) -> String {
    var text = ""
    var line = items[0].firstLine
    for item in items {
      if !text.isEmpty {
        let gap = max(item.firstLine - line, 1)
        text += String(repeating: "\n", count: gap)
        line += gap
      }
      text += item.text
      line += item.text.utf8.count { $0 == UInt8(ascii: "\n") }
    }
    return text
  }

  /// A statement's text and the name of its value. Each value with a name is a separate statement in a saved session.
  private static func parts(
    of item: InputSplitter.Item, in unit: CheckedUnit, _ results: [(statement: Int, name: String)]
  ) -> [Evaluated] {
    let end = item.firstLine + item.text.utf8.count { $0 == UInt8(ascii: "\n") }
    let own = unit.statements.indices.filter { (item.firstLine...end).contains(unit.statements[$0].range.line) }
    let named = results.filter { own.contains($0.statement) }
    guard let last = named.last, named.count > 1 else {
      return [Evaluated(text: item.text, isFine: true, result: named.last?.name)]
    }
    func text(_ range: Range<Int>) -> [Evaluated] {
      if range.isEmpty { return [] }
      return [
        Evaluated(text: unit.statements[range].map { String($0.range.text) }.joined(separator: "; "), isFine: true)
      ]
    }
    var parts: [Evaluated] = []
    var start = own[0]
    for result in named {
      parts += text(start..<result.statement)
      parts += text(result.statement..<result.statement + 1)
      parts[parts.count - 1].result = result.name
      start = result.statement + 1
    }
    return parts + text(last.statement + 1..<own[own.count - 1] + 1)
  }
}
