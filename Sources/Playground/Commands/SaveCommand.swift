import Recording
import Types

extension Command {
  static let save = Command(
    "save", "FILE", "write the inputs that succeeded as Swift",
    details: """
      :load FILE and rxsh FILE run it again. Commands that let time pass or use controls are saved as comments. A value that was \
      used as $R0 gets that name without the dollar sign, and a name that was declared again a number in the earlier inputs.
      """
  ) { session, arguments in
    if arguments.text.isEmpty { throw CommandError("which file? :save FILE") }
    let path = HomePath.expanded(arguments.text)
    if Transcript.isName(path) {
      throw CommandError(
        "the inputs are saved as Swift, and \(DisplayText.line(path)) is the name of a transcript",
        notes: [":record FILE.md writes a transcript"])
    }
    let all = session.log.statements
    guard !all.isEmpty else { throw CommandError("nothing was entered yet that could be saved") }
    let isReplaced = session.writtenFiles.contains(path)
    try session.write(SavedInputs.text(of: session.log, session.evaluator.program.universe), to: path, arguments)
    let count = SavedInputs.words(all.count { !SavedInputs.isImport($0.text) })
    session.printer.answer("\(path): \(count) saved\(isReplaced ? ", replaced" : "")")
  }
}

/// The inputs of a session as a program.
enum SavedInputs {
  static func text(of log: InputLog, _ universe: Universe) -> String {
    let modules = ["RxSwift", "RxCocoa"]
    let names = log.fine.filter { !$0.isCommand }.reduce(into: Set<String>()) { $0.formUnion(self.names(in: $1.text)) }
    var lines = (modules + universe.missingImports(for: names, beside: modules)).map { "import \($0)" } + [""]
    if log.forgotten > 0 { lines.insert("// The first \(log.forgotten) inputs of the session are missing.", at: 0) }
    let own = log.fine.filter { item in
      item.isCommand
        ? CommandTable.changesProgram(item.text) || CommandTable.means("clock", item.text) : !lines.contains(item.text)
    }
    let items = zip(own, RedeclaredNames.numbered(own.map { $0.isCommand ? "" : $0.text })).map { item, text in
      var item = item
      if !item.isCommand { item.text = text }
      return item
    }
    let used = Set(items.flatMap { results(in: $0.text) })
    for item in items {
      if item.isCommand {
        lines.append("// \(item.text)")
        continue
      }
      var text = replacingResults(in: item.text)
      if let result = item.result, used.contains(result) { text = "let \(result.dropFirst()) = \(text)" }
      lines.append(text)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A number of statements in words.
  static func words(_ count: Int) -> String { count == 1 ? "1 statement" : "\(count) statements" }

  static func isImport(_ text: String) -> Bool { text.hasPrefix("import ") && !text.contains("\n") }

  /// The names `$R0` in a text, outside of string literals.
  static func results(in text: String) -> [String] {
    var names: [String] = []
    _ = scan(text) { names.append($0) }
    return names
  }

  /// The words of a text that may be names, those in its comments and strings included.
  static func names(in text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }.map(String.init))
  }

  static func replacingResults(in text: String) -> String { scan(text) { _ in } }

  /// The text with `R0` for `$R0`; a note names each of them.
  private static func scan(_ text: String, found: (String) -> Void) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "$R") {
      result += rest[..<start.lowerBound]
      let digits = rest[start.upperBound...].prefix { $0.isASCII && $0.isNumber }
      if digits.isEmpty {
        result += "$R"
      } else {
        found("$R" + digits)
        result += "R" + digits
      }
      rest = rest[digits.endIndex...]
    }
    return result + rest
  }
}
