import Foundation
import Testing

@testable import Playground

@Suite("The README")
struct ReadMeTests {
  @Test("names only what exists")
  func paths() throws {
    let text = try Repository.read("README.md")
    let path = /(?:Scripts|Sources|Tests)\/[A-Za-z0-9_.\/+-]*[A-Za-z0-9_]/
    let named = Set(text.matches(of: path).map { String($0.output) })
    #expect(named.count > 10)
    for name in named {
      #expect(FileManager.default.fileExists(atPath: Repository.root.path + "/" + name), "\(name) is not there")
    }
  }

  @Test("shows what the shell says")
  func examples() throws {
    let replay = TranscriptReplay(path: "README.md", text: try Repository.read("README.md"))
    #expect(replay.differences.isEmpty, "\(replay.differences)\nrxsh verify --update rewrites it")
  }

  @Test("has a picture that a session exports")
  func picture() throws {
    let shell = Shell()
    shell("let query = PublishSubject<String>()")
    shell("let typed = query.debounce(.milliseconds(300), scheduler: MainScheduler.instance)")
    shell("let search = typed.map { $0.uppercased() }")
    shell("let shown = search.subscribe()")
    shell("query.play(\"a-b-c-----d---|\")")
    shell(":advance 2s")
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    shell(":export svg \(path) search")
    #expect(try Repository.read(".github/marbles.svg") == String(contentsOfFile: path, encoding: .utf8))
  }

  @Test("names options and commands that there are")
  func names() throws {
    let text = try Repository.read("README.md")
    let options = text.matches(of: /[`\s\[](--[a-z]{2,}(?:-[a-z]+)*)/).map { String($0.output.1) }
    for option in Set(options) where !Self.ofOthers.contains(option) {
      #expect(ArgumentReader.options.contains(option), "there is no option \(option)")
    }
    for command in Set(text.matches(of: /`:([a-z]+)/).map { String($0.output.1) }) {
      #expect(CommandTable.all.contains { $0.name == command }, "there is no command :\(command)")
    }
  }

  @Test("and :help start name the same stories in the same order, all that there are")
  func stories() throws {
    let told = Lessons.all.flatMap { $0.lessons.map(\.file) }
    let text = try Repository.read("README.md")
    let named = text.matches(of: /\| `Scripts\/sessions\/([^`]+)`/).map { String($0.output.1) }
    #expect(named == told)
    let files = ["md", "swift"].flatMap { Repository.files(in: "Scripts/sessions", withExtension: $0) }
    #expect(Set(files) == Set(told.map { "Scripts/sessions/" + $0 }))
    #expect(Shell()(":help start").contains(told[0]))
  }

  @Test("lists the changes of this version first")
  func changes() throws {
    let changes = try #require(
      try Repository.read("README.md").components(separatedBy: "\n## Changes\n").dropFirst().first)
    #expect(changes.firstMatch(of: /### ([0-9.]+)/)?.output.1 == Substring(CommandLineOptions.versionNumber))
  }

  /// Options of the scripts beside the shell.
  private static let ofOthers: Set<String> = ["--filter", "--sanitize", "--prefix", "--uninstall"]
}
