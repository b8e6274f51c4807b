import SyntaxTree

/// The text of a script with its `:` commands taken out: each becomes a call on its line that runs the command, so that
/// the file is one unit and lines keep their numbers.
struct ScriptText {
  let text: String
  let commands: [String]

  /// The function that such a call names; it is no name that a program would use.
  static let function = "__shellCommand"

  init(_ text: String) {
    let items = InputSplitter.split(text).filter { $0.kind == .command }
    guard !items.isEmpty else {
      self.text = text
      commands = []
      return
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, item) in items.enumerated() where lines.indices.contains(item.firstLine - 1) {
      lines[item.firstLine - 1] = "\(Self.function)(\(index))"
    }
    self.text = lines.joined(separator: "\n")
    commands = items.map(\.text)
  }
}
