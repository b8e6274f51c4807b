import CReadline

/// Arrow up and arrow down: the line above or below within an input of several lines, at its edges the history.
///
/// Recalled entries begin with the text typed before the first step, or contain it where none begins with it. An entry that was
/// recalled is passed as a whole when the key is pressed again.
enum HistoryCommands {
  // Readline calls its functions on the main thread only.
  /// The entries that are recalled; nil unless the last key has recalled one.
  nonisolated(unsafe) private static var search: HistorySearch?
  /// The column from which the cursor began to move between lines.
  nonisolated(unsafe) private static var column: Int?

  static let up: ReadlineBindings.Command = { count, key in HistoryCommands.step(-1, count, key) }
  static let down: ReadlineBindings.Command = { count, key in HistoryCommands.step(1, count, key) }

  /// True if the last key was one of these and has recalled an entry.
  static var isWalking: Bool { search != nil && isRepeated }

  private static var isRepeated: Bool {
    [up, down, MenuCommands.previousPage].contains { crl_is_last_command($0) != 0 }
  }

  private static func step(_ direction: Int, _ count: Int32, _ key: Int32) -> Int32 {
    if count < 0 { return step(-direction, -count, key) }
    let isChoosing = MenuCommands.move(by: direction * Int(max(count, 1)))
    if isChoosing || !isRepeated { (search, column) = (nil, nil) }
    if isChoosing { return 0 }
    if search == nil {
      let text = ReadlineBindings.text
      column = column ?? text.column
      if let place = text.place(inLine: direction * Int(max(count, 1)), column: column ?? 0) {
        crl_set_point(Int32(place))
        return 0
      }
    }
    let wanted = search ?? HistorySearch(typedText, in: entries)
    search = wanted
    for _ in 0..<max(count, 1) where !recall(direction, wanted, key) {
      rl_ding()
      break
    }
    return 0
  }

  /// The text typed on a line; empty where it is a recalled entry, or a block.
  private static var typedText: String {
    let text = ReadlineBindings.text
    guard text.hasOneLine else { return "" }
    let line = ReadlineBindings.line
    return line == entry(at: where_history()) ? "" : line
  }

  private static func recall(_ direction: Int, _ search: HistorySearch, _ key: Int32) -> Bool {
    let present = where_history()
    let line = ReadlineBindings.line
    var index = present + Int32(direction)
    while index >= 0, index < crl_history_length() {
      if let entry = entry(at: index), search.finds(entry), entry != line { break }
      index += Int32(direction)
    }
    if index < 0 || present == crl_history_length() && direction > 0 { return false }
    return direction < 0
      ? rl_get_previous_history(present - index, key) == 0 : rl_get_next_history(index - present, key) == 0
  }

  private static var entries: some Sequence<String> {
    (0..<crl_history_length()).lazy.compactMap { entry(at: $0) }
  }

  private static func entry(at index: Int32) -> String? {
    guard index >= 0, index < crl_history_length(), let entry = crl_history()?[Int(index)] else { return nil }
    return String(cString: entry.pointee.line)
  }
}
