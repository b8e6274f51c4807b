import Testing

import class Foundation.FileManager
import struct Foundation.URL

/// Randomly damaged programs pass through parser, checker and evaluator without a crash or a hang.
@Suite("Damaged programs")
struct MutationTests {
  @Test("no damaged program crashes or hangs the interpreter")
  func survives() throws {
    let programs = try fixtures()
    try #require(programs.count > 20)
    let fuzz = Fuzz("mutations", rounds: 400)
    let checked = fuzz.run { random in mutate(programs, &random) }
    // Damage that never gets past the checker would test little.
    #expect(checked > fuzz.rounds / 100)
  }

  private func fixtures() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    let skipped = ["support", "rx", "programs"]
    return try files.filter { file in
      file.pathExtension == "swift"
        && !skipped.contains { file.path.dropFirst(folder.path.count).contains("/\($0)/") }
    }
    .sorted { $0.path < $1.path }.map { try String(contentsOf: $0, encoding: .utf8) }
    .filter { !$0.contains("sleep") && !$0.contains("readLine") }
  }

  /// Returns a program with a few of its tokens dropped, doubled, swapped, or taken from another one.
  private func mutate(_ programs: [String], _ random: inout SplitMix) -> String {
    var tokens = Self.tokens(programs.randomElement(using: &random)!)
    let other = Self.tokens(programs.randomElement(using: &random)!)
    for _ in 0..<Int.random(in: 1...3, using: &random) where tokens.count > 2 {
      let place = Int.random(in: 0..<tokens.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: tokens.remove(at: place)
      case 1: tokens.insert(tokens[place], at: place)
      case 2: tokens.swapAt(place, Int.random(in: 0..<tokens.count, using: &random))
      case 3: tokens[place] = other.randomElement(using: &random) ?? " "
      case 4: tokens.insert(contentsOf: other.shuffled(using: &random).prefix(3), at: place)
      default: tokens.insert(Self.oddities.randomElement(using: &random)!, at: place)
      }
    }
    return tokens.joined()
  }

  private static let oddities = [
    "{", "}", "(", ")", "[", "]", "<", ">", "?", "!", ".", ",", ":", "->", "$0", "$1", "self", "nil", "super", "Self",
    "_", "&",
    "\\.", "try ", "throw ", "return ", "inout ", "weak ", "-9223372036854775808", "1e999", "\"\\(", "\u{0}",
    "\u{202E}", "👩‍👩‍👧", "`", "#", "@",
    "where ", "as! ", "as? ", " is ", "??", "...", "..<", " = ", "defer {", "case .", "default:", "init(", "T", "Int",
    "[Int]", "{ $0 }",
  ]

  private static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    for character in text {
      let isWord = character.isLetter || character.isNumber || character == "_"
      if isWord, let last = tokens.last?.last, last.isLetter || last.isNumber || last == "_" {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append(String(character))
      }
    }
    return tokens
  }
}
