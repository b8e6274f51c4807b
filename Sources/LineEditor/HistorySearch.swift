/// The entries of the history that a text is looked for in: those that begin with it; where there are none, those that contain it.
struct HistorySearch: Equatable {
  private let text: String
  private let isAnywhere: Bool

  init(_ text: String, in entries: some Sequence<String>) {
    self.text = text
    isAnywhere = !entries.contains { $0.hasPrefix(text) }
  }

  func finds(_ entry: String) -> Bool { isAnywhere ? entry.contains(text) : entry.hasPrefix(text) }
}
