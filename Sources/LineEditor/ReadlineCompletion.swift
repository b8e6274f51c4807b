import CReadline

/// Hands what the program proposes to readline's own completion, so that a user's inputrc keeps its say.
enum ReadlineCompletion {
  private typealias Matches = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  // The candidates behind the list that readline shows. Readline calls its hooks on the main thread only.
  nonisolated(unsafe) private static var proposed = Completion(start: 0, candidates: [])

  /// Everything in ASCII that no name holds. Readline keeps the pointer.
  private static let wordBreaks = " \t\n!\"#%&'()*+,-./:;<=>?@[\\]^`{|}~"

  static func install() {
    crl_set_completion(
      { _, start, end in ReadlineCompletion.complete(start, end) }, { _, _, _ in ReadlineCompletion.display() },
      strdup(wordBreaks))
  }

  private static func complete(_ start: Int32, _ end: Int32) -> Matches? {
    crl_completion_is_final()
    guard let input = currentInput, !input.isAsking else { return nil }
    let text = ReadlineBindings.line
    let start = Int(start)
    let point = Int(end)
    let row = text.utf8.prefix(point).reversed().prefix { $0 != UInt8(ascii: "\n") }
    if row.count < point, row.allSatisfy({ $0 == UInt8(ascii: " ") }) {
      // On a row that has not begun there is nothing to complete: Tab indents.
      return list(["  "], prefix: "  ")
    }
    guard var completion = input.configuration.complete(text, point) else {
      input.awaitedText = ReadlineBindings.text
      return nil
    }
    completion.candidates = completion.candidates.compactMap { candidate in
      insertion(candidate, at: completion.start, in: text, wordStart: start)
    }
    proposed = completion
    if completion.candidates.isEmpty {
      // The signature helps also where no value fits.
      if completion.heading != nil { display() }
      return nil
    }
    var seen = Set<String>()
    let inserts = completion.candidates.map(\.insert).filter { seen.insert($0).inserted }
    // Overloads differ in what is shown only; a list of several is the only way to have readline show them.
    if inserts.count == 1, completion.candidates.count > 1, inserts[0].utf8.count == point - start {
      return list(completion.candidates.map(\.insert), prefix: inserts[0])
    }
    return list(inserts, prefix: completion.commonPrefix)
  }

  /// Completes the word for which an earlier Tab has asked, if that is known now and the text is the same.
  static func completeAwaited(_ input: ReadlineInput) {
    guard let awaited = input.awaitedText else { return }
    input.awaitedText = nil
    if ReadlineBindings.text == awaited { rl_complete(0, Int32(UInt8(ascii: "\t"))) }
  }

  /// Converts a candidate to a replacement of the word that readline sees, which may begin elsewhere.
  private static func insertion(
    _ candidate: Completion.Candidate, at start: Int, in text: String, wordStart: Int
  ) -> Completion.Candidate? {
    var candidate = candidate
    let bytes = Array(text.utf8)
    if start >= wordStart {
      candidate.insert = String(decoding: bytes[wordStart..<min(start, bytes.count)], as: UTF8.self) + candidate.insert
      return candidate
    }
    let standing = bytes[start..<wordStart]
    guard candidate.insert.utf8.starts(with: standing) else { return nil }
    candidate.insert = String(decoding: candidate.insert.utf8.dropFirst(standing.count), as: UTF8.self)
    return candidate
  }

  /// Readline's form: the common prefix, then the matches unless there is just one; freed by readline.
  private static func list(_ matches: [String], prefix: String) -> Matches? {
    let entries = matches.count == 1 ? matches : [prefix] + matches
    let size = (entries.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    guard let memory = malloc(size) else { return nil }
    let list = memory.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: entries.count + 1)
    for (index, entry) in entries.enumerated() { list[index] = strdup(entry) }
    list[entries.count] = nil
    return list
  }

  /// The line, the cursor and the number of the page that the last list was for.
  nonisolated(unsafe) private static var shown = (line: "", point: 0, page: 0)

  /// Callback mode has neither readline's question nor its pager: a list that is too long is shown page by page, one with
  /// each Tab.
  private static func display() {
    guard let input = currentInput else { return }
    let size = input.terminal.size
    let (line, point) = (ReadlineBindings.line, Int(crl_point()))
    shown = (line, point, shown.line == line && shown.point == point ? shown.page + 1 : 0)
    let rows = proposed.rows(screenRows: size.rows, columns: size.columns, page: shown.page)
    input.printing { input.terminal.write(rows.joined(separator: "\n") + "\n") }
  }
}
