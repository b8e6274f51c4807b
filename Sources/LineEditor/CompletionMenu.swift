/// The list of completions below the text, and the entry that is chosen in it. It narrows as the word is typed on.
struct CompletionMenu: Equatable {
  /// A row above the entries: the signature of the call whose argument is being written.
  let heading: String?
  private(set) var entries: [Completion.Candidate]
  /// The index of the chosen entry.
  private(set) var choice: Int?

  private let all: [Completion.Candidate]
  /// The text around the word, for which the list was made.
  private let before: [UInt8]
  private let behind: [UInt8]
  /// The word as it was then, and as it is now.
  private let word: [UInt8]
  private var typed: [UInt8]

  /// - Parameter text: The text for which the completion was made.
  init(_ completion: Completion, in text: EditedText) {
    let start = min(completion.start, text.cursor)
    heading = completion.heading
    before = Array(text.bytes[..<start])
    behind = Array(text.bytes[text.cursor...])
    word = Array(text.bytes[start..<text.cursor])
    typed = word
    var seen = Set<[String]>()
    let word = word
    all = completion.candidates.filter {
      $0.insert.utf8.starts(with: word) && seen.insert([$0.insert, $0.display]).inserted
    }
    entries = all
  }

  /// True if there is nothing to show.
  var isEmpty: Bool { entries.isEmpty && heading == nil }

  /// The text common to all entries behind the typed word.
  var commonRemainder: String {
    remainder(of: Completion(start: 0, candidates: entries).commonPrefix)
  }

  /// The rest of the chosen entry behind the typed word.
  var chosenRemainder: String? { choice.map { remainder(of: entries[$0].insert) } }

  private func remainder(of insert: String) -> String {
    String(decoding: insert.utf8.dropFirst(typed.count), as: UTF8.self)
  }

  /// The menu with the entries that the word can still become; nil where the text was changed elsewhere or the word is complete.
  func narrowed(to text: EditedText) -> CompletionMenu? {
    let end = text.bytes.count - behind.count
    guard text.cursor == end, end >= before.count + word.count, text.bytes.starts(with: before),
      text.bytes[end...].elementsEqual(behind)
    else { return nil }
    let now = text.bytes[before.count..<end]
    if now.elementsEqual(typed) { return self }
    guard now.starts(with: word) else { return nil }
    var menu = self
    menu.typed = Array(now)
    menu.entries = all.filter { $0.insert.utf8.starts(with: now) }
    if menu.entries.allSatisfy({ $0.insert.utf8.count == now.count }) { return nil }
    let chosen = choice.map { entries[$0] }
    menu.choice = chosen.flatMap { menu.entries.firstIndex(of: $0) }
    return menu
  }

  /// Chooses the entry so many further, from the last one the first; where none is chosen the first, or the last.
  mutating func move(by step: Int) {
    if entries.isEmpty { return }
    guard let present = choice else { return choice = step > 0 ? 0 : entries.count - 1 }
    let count = entries.count
    choice = ((present + step) % count + count) % count
  }

  /// Chooses an entry so many further, at most the first or the last.
  mutating func turn(by step: Int) {
    if entries.isEmpty { return }
    choice = min(max((choice ?? 0) + step, 0), entries.count - 1)
  }
}
