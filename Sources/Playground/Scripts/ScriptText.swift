import SyntaxTree

/// The text of a script with its `:` commands taken out: each becomes a call on its line that runs the command, so that
/// the file is one unit and lines keep their numbers.
struct ScriptText {
  let file: SourceFile
  let commands: [String]

  /// The function that such a call names; it is no name that a program would use.
  static let function = "__shellCommand"

  init(_ file: SourceFile) {
    let items = InputSplitter.split(file.text).filter { $0.kind == .command }
    guard !items.isEmpty else {
      self.file = file
      commands = []
      return
    }
    var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, item) in items.enumerated() where lines.indices.contains(item.firstLine - 1) {
      lines[item.firstLine - 1] = "\(Self.function)(\(index))"
    }
    self.file = file.withLines(lines)
    commands = items.map(\.text)
  }
}
