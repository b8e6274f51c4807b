import Checking
import Interpreter
import RxCatalog
import TextWidth

extension HelpText {
  /// Names that `:help` explains without the session: the library's names, aliases, topics.
  static let names: [String] = Set(
    RxCatalog.entries.map(\.name) + AliasHelp.names + HelpTopic.all.map(\.name) + StandardTypeHelp.all.map(\.name)
      + Glossary.words.map(\.name) + HelpTopic.categories.map(\.category)
  ).sorted()

  /// A keyword of Swift.
  func keyword(_ name: String) -> String? {
    KeywordHelp.sentence(name).map { sentence in
      (WrappedText.lines("\(name): a keyword of Swift", width: width, hanging: hanging) + paragraphs(sentence)
        + paragraphs(":help swift  explains the language in short")).joined(separator: "\n")
    }
  }

  /// The members of a type of the library, by name; those that subjects share are declared for all observers.
  private func members(of type: String) -> [String] {
    guard RxCatalog.entries.contains(where: { $0.name == type && $0.type == nil }) else { return [] }
    let shared = type.hasSuffix("Subject") ? ["onNext", "onError", "onCompleted"] : []
    let own = RxCatalog.entries.filter { $0.type == type && $0.deprecation == nil }.map(\.name)
      .filter { $0 != "init" && $0 != "on" && $0.first?.isLetter == true }
    var seen: Set<String> = []
    return (shared + own).filter { seen.insert($0).inserted }.map { $0 }
  }

  /// Where to go on from an entry.
  private static let ways = [
    "Observable":
      ":help creating  lists what makes one\n:help operators  lists what makes another of it\n:help streams  explains the words",
    "dispose": ":help DisposeBag  ends several together\n:subs  lists what is subscribed, :dispose #1 ends one",
    "share":
      ":compare share share(replay:)  shows what a late subscriber receives\n:help forever  and :help whileConnected explain the scopes",
  ]

  /// The lines below an explanation: the example and related names.
  func tail(of name: String) -> [String] {
    var lines: [String] = []
    let members = members(of: name)
    if !members.isEmpty, members.count <= 24 {
      lines += WrappedText.lines("  Members: " + members.joined(separator: ", "), width: width, hanging: "  ")
    }
    if let ways = Self.ways[name] { lines += paragraphs(ways) }
    if HelpExample(name) != nil { lines += paragraphs(":try \(name)  runs an example") }
    let related = RelatedNames.of(name)
    if !related.isEmpty {
      lines += WrappedText.lines("  See also: " + related.joined(separator: ", "), width: width, hanging: "  ")
    }
    return lines
  }

  func topic(_ name: String) -> String? {
    HelpTopic.named(name).map { topic in
      (WrappedText.lines(topic.name + ": " + topic.summary, width: width) + topic.text(self)).joined(separator: "\n")
    }
  }

  /// A word of reactive programming. Methods of streams explain themselves.
  func word(_ name: String, before entry: String?) -> String? {
    if entry != nil,
      RxCatalog.entries.contains(where: {
        $0.name == name && $0.type == "ObservableType" && $0.signature.hasPrefix("func ")
      })
    {
      return nil
    }
    return Glossary.entry(name).map { word in
      (WrappedText.lines("\(word.name): \(word.meaning)", width: width, hanging: hanging)
        + paragraphs(":help streams  explains the words together")).joined(separator: "\n")
    }
  }

  /// The operators of a category, a line each.
  func category(_ name: String) -> String? {
    guard let found = HelpTopic.categories.first(where: { $0.category == name }) else { return nil }
    let rows = found.names.map { name in
      (name, RxCatalog.entries.first { $0.name == name && $0.marble != nil && $0.sentence != nil }?.sentence ?? "")
    }
    let column = (rows.map(\.0.displayWidth).max() ?? 0) + 4
    return
      (["\(name): operators"] + rows.flatMap { WrappedText.entry($0.0, $0.1, column: column, width: width) }
      + paragraphs(":help \(found.names[0]) explains one")).joined(separator: "\n")
  }

  /// The line that leads to a command with the name of something else.
  func mention(_ command: Command) -> String {
    "\n" + paragraphs(":help :\(command.name)  explains the command").joined(separator: "\n")
  }

  /// A type of Swift's library.
  func standardType(_ name: String) -> String? {
    StandardTypeHelp.named(name)?.lines(self).joined(separator: "\n")
  }

  /// A type alias: its declaration and what it is for.
  func alias(_ name: String) -> String? {
    guard let declaration = AliasHelp.declaration(of: name) else { return nil }
    var lines = WrappedText.lines(declaration, width: width, hanging: hanging)
    if let text = AliasHelp.sentence(on: name) {
      lines += paragraphs(text)
    } else {
      lines += paragraphs("Another name of \(AliasHelp.target(of: declaration)).")
    }
    let tail = tail(of: name)
    return (lines + (tail.isEmpty ? [] : [""] + tail)).joined(separator: "\n")
  }

  /// Explains one of the program's own names: type, source, uses.
  func own(_ own: OwnName, _ name: String) -> String {
    var lines = own.heads.flatMap { WrappedText.lines($0, width: width, hanging: hanging) }
    if let source = own.sources.last {
      let rows = source.split(separator: "\n", omittingEmptySubsequences: false)
      lines += rows.prefix(Self.mostSourceRows).map { "    \($0)" }
      if rows.count > Self.mostSourceRows { lines.append("    …  :source \(name) shows all \(rows.count) lines") }
    }
    if !own.uses.isEmpty {
      lines.append("  Used by:")
      lines += own.uses.prefix(Self.mostUses).map { ("    " + $0).cut(to: width) }
      if own.uses.count > Self.mostUses { lines.append("    … and \(own.uses.count - Self.mostUses) more") }
    }
    if let type = own.type, Self.names.contains(type) { lines += paragraphs(":help \(type)  explains its type") }
    return lines.joined(separator: "\n")
  }

  private static let mostSourceRows = 8
  private static let mostUses = 6

  /// Explains a name from the checker: functions and types of Swift.
  func checked(_ items: [Completions.Item], _ name: String) -> String? {
    if items.isEmpty { return nil }
    var lines: [String] = []
    for item in items.prefix(Self.mostSourceRows) {
      let head = (item.kind == .function ? "func " : item.kind == .type ? "type " : "") + item.signature
      lines += WrappedText.lines(head.replacing("any ", with: ""), width: width, hanging: hanging)
    }
    let documentation = items.lazy.compactMap(\.documentation).first
    if let text = documentation ?? StandardFunctionHelp.summary(of: name) { lines += paragraphs(text) }
    if items.count > Self.mostSourceRows { lines += paragraphs("\(items.count - Self.mostSourceRows) more forms") }
    return (lines + tail(of: name)).joined(separator: "\n")
  }

  /// Returns the messages that a text is the beginning of.
  func messages(_ text: String) -> String? {
    let found = HelpMessage.about(text)
    if found.isEmpty { return nil }
    return found.flatMap { WrappedText.lines($0.title, width: width) + paragraphs($0.remedy) }.joined(separator: "\n")
  }
}
