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
    /// True if the checker refused it, so that nothing of it has run.
    var isRefused = false
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
    var parts = [Evaluated(text: items.map(\.text).joined(separator: "\n"), isRefused: true)]
    var begun = 0
    var errorLine: Int?
    onMain { [self] in
      // Asked inside of the turn: an interrupt that comes later finds the statement running.
      guard interruptionTicket == ticket else { return }
      defer { noteNames(of: evaluator.program) }
      let file = SourceFile(name: name, text: Self.text(of: items), firstLine: items[0].firstLine)
      let (unit, diagnostics) = evaluator.check(file, mode: .prompt)
      fail(unit == nil ? evaluator.withProvenFixes(diagnostics, of: file) : diagnostics)
      guard let unit else { return errorLine = diagnostics.first { $0.severity == .error }?.caret.line }
      begun = items.count
      parts[0].isRefused = false
      if options.checksOnly { return parts[0].isFine = true }
      let replaced = streamsReplaced(by: unit)
      let (isFine, results, done) = answer(unit)
      if isFine { tellOfSubscriptions(to: replaced) }
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

  /// The texts of an item with the names of values. Each value with a name is a separate statement in a saved session.
  private static func parts(
    of item: InputSplitter.Item, in unit: CheckedUnit, _ results: [(statement: Int, name: String)]
  ) -> [Evaluated] {
    let end = item.firstLine + item.text.utf8.count { $0 == UInt8(ascii: "\n") }
    let named = results.filter { (item.firstLine...end).contains(unit.statements[$0.statement].range.line) }
    guard let file = named.first.map({ unit.statements[$0.statement].range.file }) else {
      return [Evaluated(text: item.text, isFine: true)]
    }
    let bytes = Array(item.text.utf8)
    // An item begins with its line.
    let lines = file.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let begin = lines.prefix(item.firstLine - file.firstLine).reduce(0) { $0 + $1.count + 1 }
    var parts: [Evaluated] = []
    var position = 0
    func add(upTo bound: Int, result: String? = nil) {
      let isSeparator = { (character: Character) in character.isWhitespace || character == ";" }
      var text = String(decoding: bytes[position..<bound], as: UTF8.self).drop(while: isSeparator)
      while let last = text.last, isSeparator(last) { text.removeLast() }
      if !text.isEmpty { parts.append(Evaluated(text: String(text), isFine: true, result: result)) }
      position = bound
    }
    for result in named {
      let range = unit.statements[result.statement].range
      let (start, end) = (range.start - begin, range.end - begin)
      guard start >= position, end <= bytes.count else {
        return [Evaluated(text: item.text, isFine: true, result: named.last?.name)]
      }
      // Comments above a statement stay with it.
      let before = SourceScan(bytes, line: position..<start, state: SourceScan.State()).tokens
      if before.contains(where: { $0.kind != .comment }) { add(upTo: start) }
      add(upTo: end, result: result.name)
    }
    add(upTo: bytes.count)
    return parts
  }
}
