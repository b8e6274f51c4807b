import Dispatch
import Interpreter
import Testing

import class Foundation.FileManager
import class Foundation.ProcessInfo
import struct Foundation.URL

/// Programs that were damaged at random go through parser, checker and evaluator: whatever comes out, nothing crashes or hangs.
///
/// `RXSH_FUZZ` sets how many programs (400 unless set), `RXSH_FUZZ_SEED` the seed; both are printed, so that a run can be repeated.
@Suite("Damaged programs")
struct MutationTests {
  @Test("no damaged program crashes or hangs the interpreter")
  func survives() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["RXSH_FUZZ"].flatMap { Int($0) } ?? 400
    let seed = environment["RXSH_FUZZ_SEED"].flatMap { UInt64($0) } ?? 20_261_121
    print("mutations: RXSH_FUZZ=\(count) RXSH_FUZZ_SEED=\(seed)")
    var random = SplitMix(state: seed)
    let programs = try fixtures()
    try #require(programs.count > 20)
    var checked = 0
    for _ in 0..<count {
      let text = mutate(programs, &random)
      if let path = environment["RXSH_FUZZ_KEEP"] { try? text.write(toFile: path, atomically: true, encoding: .utf8) }
      if run(text) { checked += 1 }
    }
    // Damage that never gets past the checker would test little.
    #expect(checked > count / 100)
  }

  private func fixtures() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    let skipped = ["support", "rx", "programs"]
    return try files.filter { file in
      file.pathExtension == "swift" && !skipped.contains { file.path.contains("/\($0)/") }
    }
    .sorted { $0.path < $1.path }.map { try String(contentsOf: $0, encoding: .utf8) }
    .filter { !$0.contains("sleep") && !$0.contains("readLine") }
  }

  /// One program with a few of its tokens dropped, doubled, swapped, or taken from another one.
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

  /// Whether the program checked; it is run then, and interrupted when it does not end by itself.
  private func run(_ text: String) -> Bool {
    let host = SilentHost()
    let program = Program(modules: [standardModule], host: host)
    let parsed = program.parse(SourceFile(name: "damaged", text: text))
    if parsed.hasErrors {
      #expect(parsed.diagnostics.allSatisfy { !$0.message.isEmpty })
      return false
    }
    let result = program.check(parsed.unit, mode: .file)
    guard let unit = result.unit else {
      #expect(result.diagnostics.contains { $0.severity == .error && !$0.message.isEmpty })
      return false
    }
    // What runs too long has printed or counted too much before: the host and a budget of time end it.
    let watch = DispatchSource.makeTimerSource(queue: .global())
    watch.schedule(deadline: .now() + 0.5)
    watch.setEventHandler { program.runtime.interrupt() }
    watch.resume()
    defer { watch.cancel() }
    _ = try? program.run(unit)
    return true
  }
}

private final class SilentHost: Host {
  func write(_ text: String) {}
  func readLine() -> String? { nil }
  func report(_ trap: Trap) {}
  func didBind(_ value: Value, to variable: VariableDecl) {}
}

/// A small generator whose sequence is the same everywhere.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
