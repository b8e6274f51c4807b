import Foundation
import Testing

@testable import Playground

/// Hand-outs of teachers, and the work that they collect.
final class HandOutTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hand-outs-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ name: String, _ text: String) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test("writes each lesson in each language that it exists in, with pictures, hints and solutions to be opened")
  func lessons() throws {
    let classroom = try Classroom()
    try classroom.add("01-double.ko.md", Classroom.double.replacing("title: Doubling", with: "title: 두 배"))
    let files = try LessonPages(LessonFolder(path: classroom.folder.path)).files()
    let pages = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.text) })
    #expect(
      Set(pages.keys) == [
        "style.css", "index.html", "index.zh.html", "index.ko.html", "cheat-sheet.html", "cheat-sheet.zh.html",
        "cheat-sheet.ko.html", "01-double.html", "01-double.ko.html", "02-nothing.html",
      ])
    let page = try #require(pages["01-double.html"])
    #expect(page.contains("<h1>1. Doubling</h1>"))
    #expect(
      page.contains("<details><summary>Hint 1 of 2</summary>\n<p>Which operator makes another value of each?</p>"))
    #expect(page.contains("<details><summary>A solution</summary>"))
    // The prediction's answer has the output and the picture of the run.
    let answer = try #require(page.firstMatch(of: /(?s)<summary>Answer<\/summary>(.*?)<\/details>/)?.output.1)
    #expect(answer.contains("<figure>\n<svg") && answer.contains("map { $0 + 1 }") && answer.contains("\n3\n"))
    #expect(!page.contains("numbers.map { $0 * 2 }"))
    let korean = try #require(pages["01-double.ko.html"])
    #expect(korean.contains("<html lang=\"ko\">") && korean.contains("<h1>1. 두 배</h1>"))
    #expect(pages["index.ko.html"]?.contains("<a href=\"01-double.ko.html\">1. 두 배</a>") == true)
    #expect(pages["cheat-sheet.ko.html"]?.contains("구독, 해제") == true, "the lessons call disposal 해제")
    // Where there is no translation, the English page is linked.
    #expect(pages["index.zh.html"]?.contains("<a href=\"01-double.html\">1. Doubling</a>") == true)
    #expect(pages["index.ko.html"]?.contains("<a href=\"02-nothing.html\">") == true)
  }

  @Test("names operators of the catalog and commands of the shell on the cheat sheet, each once")
  func cheatSheet() throws {
    var names: Set<String> = []
    for entry in CheatSheetPhrases.groups.flatMap(\.operators) {
      #expect(CheatSheet.sentence(of: entry.name) != nil, "\(entry.name)")
      #expect(!entry.chinese.isEmpty && !entry.korean.isEmpty)
      #expect(names.insert(entry.name).inserted)
    }
    for entry in CheatSheetPhrases.commands {
      #expect(try CommandTable.command(named: entry.name).name == entry.name)
    }
    for language in LessonLanguage.allCases {
      let page = CheatSheet(language).page.text
      #expect(page.contains("<code>debounce</code>") && page.contains("<code>:marble</code>"))
    }
  }

  @Test("exports the session as a page that contains everything, escaped")
  func session() throws {
    let shell = Shell()
    shell(#"let words = PublishSubject<String>()"#)
    shell(#"let s = words.map { $0 + "<b>" }.subscribe()"#)
    shell(#"words.onNext("</figure><script>")"#)
    let path = folder.appendingPathComponent("session.html").path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(shell(":export html \(path)") == "\(path): 3 inputs\n")
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(!page.contains("<script") && !page.contains("<b>&quot;") && !page.contains("<link"))
    #expect(page.contains("<b>let words = PublishSubject&lt;String&gt;()</b>"))
    #expect(page.contains("&lt;/figure&gt;&lt;script&gt;"))
    #expect(page.contains("<h2>#1 words.map</h2>") && page.components(separatedBy: "<figure>").count == 3)
    #expect(shell(":export html").contains("to which file? :export html FILE"))
  }

  @Test("collects progress and transcripts of learners as a table")
  func collecting() throws {
    var progress = LessonProgress()
    progress.lessons["01-streams"] = .init(step: 4, isDone: true, checks: 3, hints: 1)
    progress.lessons["02-create"] = .init(step: 2, isDone: false, checks: 5, hints: 0, skipped: [1])
    try progress.write(folder.appendingPathComponent("kim/state/lessons.json").path)
    try LessonProgress().write(folder.appendingPathComponent("王芳.json").path)
    try write("kim/first.md", "```rx\nrx> let a = 1\nrx> b\nerror: cannot find 'b' in scope\n```\n")
    try write("kim/notes.md", "No transcript.")
    try write("lee.json", "{\"lessons\": 3}")
    try write("lee.txt", "neither")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("link.json").path, withDestinationPath: "/etc/passwd")
    let table = try LearnerTable(folder: folder.path)
    #expect(
      table.lines == [
        "learner  done  at                 checks  hints  skipped  transcripts  inputs  errors",
        "kim         1  02-create, step 3       8      1        1            1       2       1",
        "王芳        0                          0      0        0            0       0       0",
      ])
    #expect(table.findings == ["lee.json: this is no progress of lessons"])
    #expect(throws: CommandError.self) { try LearnerTable(folder: folder.path + "/missing") }
  }

  @Test("reads the actions for teachers from the command line")
  func options() throws {
    #expect(try CommandLineOptions(["lesson", "export", "out", "--html"]).action == .exportLessons)
    #expect(try CommandLineOptions(["collect", "in"]).action == .collect)
    for wrong in [
      ["lesson"], ["lesson", "export", "out"], ["lesson", "3", "--html"], ["collect"], ["a.swift", "--html"],
    ] {
      #expect(throws: CommandLineOptions.UsageError.self, "\(wrong)") { try CommandLineOptions(wrong) }
    }
  }
}
