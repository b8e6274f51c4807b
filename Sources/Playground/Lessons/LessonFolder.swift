import Foundation

/// The lessons in a folder: `NN-name.md`, and translations as `NN-name.zh.md`.
struct LessonFolder: Sendable {
  let path: String

  /// `Scripts/lessons` of the tree that the program was built in, or `share/rxsh/lessons` of the place that it is installed in.
  static var usual: LessonFolder? {
    ProvidedFolder("lessons").map { LessonFolder(path: $0.path) }
  }

  /// The names of all lessons in order.
  var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".md") && $0.first?.isNumber == true }.map { String($0.dropLast(3)) }
      .filter { !$0.contains(".") }.sorted()
  }

  /// Returns the name of the lesson with a number, a name or a name's beginning.
  func name(for text: String) throws -> String {
    let all = names
    if let number = Int(text), let name = all.first(where: { Int($0.prefix { $0.isNumber }) == number }) { return name }
    let short = all.filter { $0 == text || $0.drop { $0.isNumber || $0 == "-" } == text }
    if short.count == 1 { return short[0] }
    let begun = all.filter { $0.drop { $0.isNumber || $0 == "-" }.hasPrefix(text) }
    if begun.count == 1, !text.isEmpty { return begun[0] }
    if begun.count > 1, !text.isEmpty {
      throw LessonCommandError.ambiguousLesson(text, names: begun)
    }
    throw LessonCommandError.unknownLesson(text)
  }

  /// Returns the file of a lesson in a language, or in English where there is no translation.
  func file(_ name: String, _ language: LessonLanguage) -> String {
    let translated = "\(path)/\(name).\(language.rawValue).md"
    if language != .english, FileManager.default.fileExists(atPath: translated) { return translated }
    return "\(path)/\(name).md"
  }

  func lesson(_ name: String, _ language: LessonLanguage) throws -> CourseLesson {
    let file = file(name, language)
    do {
      return try LessonReader.lesson(try ScriptFile.read(file), name: name)
    } catch let fault as LessonFault {
      throw CommandError("\(file):\(fault.line): \(fault.message)")
    }
  }
}

/// A language that lessons are written in.
package enum LessonLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case chinese = "zh"
  case korean = "ko"

  /// Reads a locale as in `LANG`, or a language tag: `zh_TW.UTF-8`, `ko`. Nil where there are no lessons in it.
  package init?(locale: String) {
    let code = locale.lowercased().prefix { $0.isLetter }
    guard let language = Self.allCases.first(where: { $0.rawValue == code }) else { return nil }
    self = language
  }

  /// The language of the environment's messages.
  package static var ofEnvironment: LessonLanguage {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { continue }
      return LessonLanguage(locale: value) ?? .english
    }
    return .english
  }
}
