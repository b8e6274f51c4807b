import Foundation

/// The course as static pages: each lesson in each language, an index and a cheat sheet for each.
struct LessonPages {
  private let folder: LessonFolder

  /// A file to be written.
  struct File {
    let name: String
    let text: String
  }

  init(_ folder: LessonFolder) { self.folder = folder }

  func files() throws -> [File] {
    var files = [File(name: "style.css", text: HandOutStyle.text)]
    for language in LessonLanguage.allCases {
      let lessons = try folder.names.map { try folder.lesson($0, language) }
      for (index, lesson) in lessons.enumerated() where folder.has(lesson.name, language) {
        let around = (
          index > 0 ? lessons[index - 1] : nil, index + 1 < lessons.count ? lessons[index + 1] : nil
        )
        files.append(page(lesson, around, language))
      }
      files.append(index(lessons, language))
      files.append(File(name: Self.name("cheat-sheet", language), text: CheatSheet(language).page.text))
    }
    return files
  }

  /// Returns the name of a page in a language.
  private static func name(_ name: String, _ language: LessonLanguage) -> String {
    language == .english ? name + ".html" : "\(name).\(language.rawValue).html"
  }

  /// Returns the page of a lesson in a language, or in English where there is no translation.
  private func link(_ lesson: CourseLesson, _ language: LessonLanguage) -> String {
    let name = Self.name(lesson.name, folder.has(lesson.name, language) ? language : .english)
    return "<a href=\"\(name)\">\(lesson.number). \(MarkdownHTML.escaped(lesson.title))</a>"
  }

  private func page(
    _ lesson: CourseLesson, _ around: (previous: CourseLesson?, next: CourseLesson?), _ language: LessonLanguage
  ) -> File {
    let phrases = HandOutPhrases(language: language)
    var body = "<nav><a href=\"\(Self.name("index", language))\">\(phrases.course)</a></nav>\n"
    body += "<h1>\(lesson.number). \(MarkdownHTML.escaped(lesson.title))</h1>\n"
    let minutes = LessonPhrases(language: language).minutes(lesson.minutes)
    body += "<p class=\"place\">\(MarkdownHTML.escaped(lesson.summary)) · \(minutes)</p>\n"
    body += LessonHandOut(lesson, phrases).text
    body += "\n<nav>"
    if let previous = around.previous { body += "\(phrases.previous): \(link(previous, language)) " }
    if let next = around.next { body += "\(phrases.next): \(link(next, language))" }
    body += "</nav>"
    return File(
      name: Self.name(lesson.name, language),
      text: HandOutPage(title: lesson.title, language: language, body: body, styleSheet: "style.css").text)
  }

  private func index(_ lessons: [CourseLesson], _ language: LessonLanguage) -> File {
    let phrases = HandOutPhrases(language: language)
    let rows = lessons.map { lesson in
      let minutes = LessonPhrases(language: language).minutes(lesson.minutes)
      return "<tr><td>\(link(lesson, language))</td><td>\(MarkdownHTML.escaped(lesson.summary))</td>"
        + "<td class=\"number\">\(minutes)</td></tr>"
    }
    let others = [("English", LessonLanguage.english), ("中文", .chinese), ("한국어", .korean)].filter { $0.1 != language }
      .map { "<a href=\"\(Self.name("index", $0.1))\">\($0.0)</a>" }
    let body = """
      <nav>\(others.joined(separator: " · "))</nav>
      <h1>\(phrases.course)</h1>
      <table>
      \(rows.joined(separator: "\n"))
      </table>
      <p><a href="\(Self.name("cheat-sheet", language))">\(phrases.cheatSheet)</a></p>
      """
    return File(
      name: Self.name("index", language),
      text: HandOutPage(title: phrases.course, language: language, body: body, styleSheet: "style.css").text)
  }
}

extension LessonFolder {
  /// Returns true if a lesson exists in a language.
  func has(_ name: String, _ language: LessonLanguage) -> Bool {
    language == .english || file(name, language) != file(name, .english)
  }
}
