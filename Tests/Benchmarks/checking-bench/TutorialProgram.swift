import SyntaxTree

/// A file of the corpus, without its `:` commands, which are for the shell.
struct TutorialProgram {
  let name: String
  let text: String
  let lines: Int

  init(name: String, text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for item in InputSplitter.split(text) where item.kind == .command { lines[item.firstLine - 1] = "" }
    self.name = name
    self.text = lines.joined(separator: "\n")
    self.lines = lines.count
  }

  /// Returns groups with about the same number of lines, each program whole.
  static func dealt(_ programs: [TutorialProgram], lines: Int) -> [[TutorialProgram]] {
    let total = programs.reduce(0) { $0 + $1.lines }
    var groups = [[TutorialProgram]](repeating: [], count: max(1, (total + lines / 2) / lines))
    for (index, program) in programs.enumerated() { groups[index % groups.count].append(program) }
    return groups
  }
}
