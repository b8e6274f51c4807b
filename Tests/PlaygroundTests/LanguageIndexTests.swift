import Foundation
import Testing

/// `Tests/Fixtures/index.md`: a row for each construct of the language, how it is written, and programs that use it.
@Suite("The index of the language")
struct LanguageIndexTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let construct: String
    let written: String
    let programs: [String]
    var testDescription: String { construct }
  }

  private static let folder = "Tests/Fixtures/"

  static let rows: [Row] = {
    let lines = (try? Repository.read(folder + "index.md"))?.split(separator: "\n") ?? []
    return lines.compactMap { line in
      let row = line.replacing("\\|", with: "\u{0}").split(separator: "|").map {
        $0.trimming(" ").replacing("\u{0}", with: "|")
      }
      guard row.count == 3, row[1].hasPrefix("``") else { return nil }
      return Row(
        construct: row[0], written: String(row[1].dropFirst(2).dropLast(2)),
        programs: row[2].split(separator: ",").map { $0.trimming(" `") })
    }
  }()

  @Test("has a row for every construct, each once")
  func whole() {
    #expect(Self.rows.count >= 190)
    #expect(Set(Self.rows.map(\.construct)).count == Self.rows.count)
  }

  @Test("names programs that are there and that are written so", arguments: rows)
  func row(_ row: Row) throws {
    #expect(!row.programs.isEmpty)
    for program in row.programs {
      let text = try Repository.read(Self.folder + program)
      #expect(text.contains(row.written), "\(program) has no '\(row.written)'")
    }
  }
}

extension StringProtocol {
  fileprivate func trimming(_ characters: String) -> String {
    trimmingCharacters(in: CharacterSet(charactersIn: characters))
  }
}
