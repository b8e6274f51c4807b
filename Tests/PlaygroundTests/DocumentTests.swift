import Foundation
import Testing

@testable import Playground

/// Documents of the stories, snippet by snippet, in `Tests/Sessions/documents`: each snippet is contained in its story,
/// except for white space, or the document says what was corrected, or why it is left out.
@Suite("The documents' snippets")
struct DocumentTests {
  struct Snippet: Sendable, CustomTestStringConvertible {
    let document: String
    let title: String
    var stories: [String] = []
    var repairs: [(from: String, to: String)] = []
    var isLeftOut = false
    let code: String
    var testDescription: String { "\(document), \(title)" }

    init(document: String, section: String) throws {
      let parts = section.components(separatedBy: "```swift\n")
      let code = try #require(parts.count == 2 ? parts[1].components(separatedBy: "\n```").first : nil)
      let lines = parts[0].split(separator: "\n").map(String.init)
      self.document = document
      self.title = try #require(lines.first)
      self.code = code
      for line in lines.dropFirst() {
        if let match = line.wholeMatch(of: /- in: (\S+)/) {
          stories.append(String(match.1))
        } else if let match = line.wholeMatch(of: /- repaired: `(.+?)` → `(.+?)`: .+/) {
          repairs.append((String(match.1), String(match.2)))
        } else {
          _ = try #require(line.wholeMatch(of: /- left out: .+/), "\(line) is not understood")
          isLeftOut = true
        }
      }
    }
  }

  static let snippets: [Snippet] = {
    Repository.files(in: "Tests/Sessions/documents", withExtension: "md").flatMap { path -> [Snippet] in
      let sections = ((try? Repository.read(path)) ?? "").components(separatedBy: "\n## ")
      let title = String(sections[0].prefix { $0 != "\n" }.dropFirst(2))
      return sections.dropFirst().compactMap { try? Snippet(document: title, section: $0) }
    }
  }()

  @Test("are all read")
  func complete() throws {
    var count = 0
    for path in Repository.files(in: "Tests/Sessions/documents", withExtension: "md") {
      count += try Repository.read(path).components(separatedBy: "\n## ").count - 1
    }
    #expect(Self.snippets.count == count && Set(Self.snippets.map(\.document)).count == 5)
  }

  @Test("stand in the stories word for word, or it is said why not", arguments: snippets)
  func verbatim(_ snippet: Snippet) throws {
    #expect(snippet.isLeftOut == snippet.stories.isEmpty)
    var code = snippet.code
    for (from, to) in snippet.repairs {
      #expect(code.contains(from), "there is nothing to repair: \(from)")
      code = code.replacing(from, with: to)
    }
    let words = code.filter { !$0.isWhitespace }
    for story in snippet.stories {
      let typed = try Self.typed(in: "Scripts/sessions/\(story)").filter { !$0.isWhitespace }
      #expect(typed.contains(words), "\(story) does not have:\n\(code)")
    }
  }

  @Test("and every story says at its top the title of its document")
  func documents() throws {
    let files = ["md", "swift"].flatMap { Repository.files(in: "Scripts/sessions", withExtension: $0) }
    #expect(files.count > 17)
    for file in files {
      let top = try Repository.read(file).split(separator: "\n").prefix(5).joined(separator: "\n")
      let line = try #require(top.firstMatch(of: /Documents?: (.+)/), "\(file) does not say its document").1
      for snippet in Self.snippets where snippet.stories.contains(where: { file.hasSuffix("/" + $0) }) {
        #expect(line.contains("“\(snippet.document)”"), "\(file) has a snippet of \(snippet.document)")
      }
    }
  }

  /// Returns the text that a reader enters: the whole of a program, the inputs of a transcript.
  private static func typed(in path: String) throws -> String {
    let text = try Repository.read(path)
    return path.hasSuffix(".md") ? Transcript(text).exchanges.map(\.input).joined(separator: "\n") : text
  }
}
