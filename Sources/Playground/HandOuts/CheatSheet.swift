import RxCatalog

/// A page with the operators and commands that are needed most, with a phrase for each.
struct CheatSheet {
  private let language: LessonLanguage
  private let phrases: HandOutPhrases

  init(_ language: LessonLanguage) {
    self.language = language
    phrases = HandOutPhrases(language: language)
  }

  var page: HandOutPage {
    let title = "Rx · " + phrases.cheatSheet
    let symbols = phrases.symbols.map { entry($0.symbol, $0.meaning) }
    var sections = CheatSheetPhrases.groups.map { group in
      section(group.title(language), group.operators.map { entry($0.name, phrase($0)) })
    }
    sections.append(section(phrases.marbles, symbols))
    sections.append(section(phrases.commands, CheatSheetPhrases.commands.map { entry(":" + $0.name, summary($0)) }))
    let body =
      "<div class=\"sheet\">\n<h1>\(MarkdownHTML.escaped(title))</h1>\n<div class=\"columns\">\n"
      + sections.joined(separator: "\n") + "\n</div>\n</div>"
    return HandOutPage(title: title, language: language, body: body, styleSheet: "style.css")
  }

  private func section(_ title: String, _ entries: [String]) -> String {
    "<section><h2>\(MarkdownHTML.escaped(title))</h2>\n<dl>\n\(entries.joined(separator: "\n"))\n</dl></section>"
  }

  private func entry(_ name: String, _ phrase: String) -> String {
    "<div><dt><code>\(MarkdownHTML.escaped(name))</code></dt> <dd>\(MarkdownHTML.sentence(phrase))</dd></div>"
  }

  /// Returns the sentence of the catalog in English, its translation in other languages.
  private func phrase(_ entry: CheatSheetPhrases.Entry) -> String {
    switch language {
    case .chinese: entry.chinese
    case .korean: entry.korean
    case .english: Self.sentence(of: entry.name) ?? ""
    }
  }

  private func summary(_ entry: CheatSheetPhrases.Entry) -> String {
    switch language {
    case .chinese: entry.chinese
    case .korean: entry.korean
    case .english: (try? CommandTable.command(named: entry.name))?.summary ?? ""
    }
  }

  /// Returns the sentence of the operator's form that the catalog names first.
  static func sentence(of name: String) -> String? {
    let entries = RxCatalog.entries.filter { $0.name == name && $0.deprecation == nil && $0.sentence != nil }
    let usual = entries.first { $0.type?.hasPrefix("Observable") == true } ?? entries.first
    return usual?.sentence
  }
}
