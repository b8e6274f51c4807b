import Interpreter
import RxCatalog

/// Completion: names, members with their signatures, argument labels, commands.
extension Session {
  /// What could stand at an offset into the text's UTF-8. Called on the editor's thread; a run loop that is busy is not
  /// waited for.
  package func completions(of text: String, at cursor: Int) -> Completions {
    let before = String(decoding: Array(text.utf8.prefix(cursor)), as: UTF8.self)
    let word = Self.lastWord(of: before)
    let start = before.utf8.count - word.utf8.count
    let head = String(before.dropLast(word.count))
    if before.hasPrefix(":") { return Self.commandCompletions(head, word, start, self) }
    if CompletionContext.isInStringOrComment(before) { return Completions(start: start, candidates: []) }
    let offers = offers(for: head)
    return Completions(start: start, candidates: Self.candidates(offers, word))
  }

  private func offers(for head: String) -> [Program.Offer] {
    let found = OfferBox()
    let isInTime = clock.perform(within: .milliseconds(150)) { [self] in
      let program = evaluator.program
      if let receiver = CompletionContext.receiver(before: head) {
        found.offers = receiver.isEmpty ? [] : program.members(ofExpression: receiver)
      } else {
        found.offers = program.names
        found.offers += CompletionContext.keywords.map { .init(name: $0, signature: $0) }
        if let callee = CompletionContext.callee(before: head) {
          for offer in program.callees(of: callee) {
            for label in offer.labels ?? [] where label != "_" {
              found.offers.append(.init(name: label + ":", signature: label + ":"))
            }
          }
        }
      }
    }
    return isInTime ? found.offers : []
  }

  private static func candidates(_ offers: [Program.Offer], _ word: String) -> [Completions.Candidate] {
    var seen: Set<String> = []
    return offers.filter {
      $0.name.hasPrefix(word) && !($0.name.hasPrefix("__") || (word.isEmpty && $0.name.hasPrefix("$")))
    }
    .filter { seen.insert($0.name + "\u{0}" + $0.signature).inserted }
    .sorted { ($0.name, $0.signature) < ($1.name, $1.signature) }
    .map { Completions.Candidate(insert: $0.name, display: $0.signature) }
  }

  private static func commandCompletions(_ head: String, _ word: String, _ start: Int, _ session: Session)
    -> Completions
  {
    if head == ":" {
      let commands = CommandTable.all.filter { $0.name.hasPrefix(word) }
      return Completions(
        start: start,
        candidates: commands.map { .init(insert: $0.name, display: ":\($0.name) \($0.usage)") })
    }
    guard let (command, _) = try? CommandTable.resolve(head) else { return Completions(start: start, candidates: []) }
    switch command.name {
    case "clock": return words(["real", "virtual"], word, start)
    case "trace": return words(TraceLevel.allCases.map(\.rawValue) + TraceFilter.events, word, start)
    case "type":
      return Completions(
        start: start, candidates: candidates(session.offers(for: String(head.drop { !$0.isWhitespace })), word))
    case "help":
      return words(Set(RxCatalog.entries.map(\.name)).sorted(), word, start)
    default: return Completions(start: start, candidates: [])
    }
  }

  private static func words(_ all: [String], _ word: String, _ start: Int) -> Completions {
    Completions(
      start: start, candidates: all.filter { $0.hasPrefix(word) }.map { .init(insert: $0, display: $0) })
  }

  private static func lastWord(of text: String) -> String {
    String(text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }.reversed())
  }

  /// Carries the answer from the run loop, which is waited for.
  private final class OfferBox: @unchecked Sendable {
    // Unchecked because `perform(within:)` orders the accesses.
    var offers: [Program.Offer] = []
  }
}
