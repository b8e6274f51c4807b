import Foundation
import Testing

/// The marbles in the doc comments are executed: `DocumentedMarbles.swift` holds a test for each, and this says whether
/// that file is current.
@Suite("The documentation")
struct DocumentationTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let tests = folder.appendingPathComponent("DocumentedMarbles.swift")
  private static let sources = folder.appendingPathComponent("../../../Sources/Rx").standardizedFileURL

  @Test("has a test for each of its marbles; RX_RECORD=1 Scripts/test --filter DocumentationTests writes them anew")
  func isCurrent() throws {
    let blocks = try DocumentationTests.blocks()
    #expect(blocks.count > 80)
    let text = MarbleBlock.testFile(blocks)
    if ProcessInfo.processInfo.environment["RX_RECORD"] == "1" {
      try text.write(to: DocumentationTests.tests, atomically: true, encoding: .utf8)
    }
    let committed = try String(contentsOf: DocumentationTests.tests, encoding: .utf8)
    let isCurrent = committed == text
    #expect(isCurrent, "run RX_RECORD=1 Scripts/test --filter DocumentationTests")
  }

  private static func blocks() throws -> [MarbleBlock] {
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)!
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    return try files.sorted { $0.path < $1.path }.flatMap { file in
      let name = file.path.replacing(sources.path + "/", with: "")
      return try MarbleBlock.all(in: String(contentsOf: file, encoding: .utf8), file: name)
    }
  }
}

/// A marble test in a doc comment: diagrams of the inputs, an expression, and the expected diagram.
struct MarbleBlock {
  let file: String
  let inputs: [(name: String, diagram: String)]
  let expression: String
  let output: String

  /// Returns the blocks of a source file, in order.
  static func all(in text: String, file: String) -> [MarbleBlock] {
    var blocks: [MarbleBlock] = []
    var lines: [String]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.drop { $0 == " " }
      guard trimmed.hasPrefix("///") else {
        lines = nil
        continue
      }
      let content = String(trimmed.dropFirst(4))
      if content == "```marble" {
        lines = []
      } else if content == "```" {
        if let block = lines.flatMap({ MarbleBlock($0, file: file) }) { blocks.append(block) }
        lines = nil
      } else {
        lines?.append(content)
      }
    }
    return blocks
  }

  private init?(_ lines: [String], file: String) {
    guard lines.count >= 2 else { return nil }
    self.file = file
    inputs = lines.dropLast(2).map { line in
      let name = line.prefix { $0 != " " }
      return (String(name), String(line.dropFirst(name.count).drop { $0 == " " }))
    }
    expression = lines[lines.count - 2]
    output = String(lines[lines.count - 1].drop { $0 == " " })
  }

  /// Returns true for a diagram whose values are all digits, which is of Int.
  private static func isOfInts(_ diagram: String) -> Bool {
    let values = diagram.filter { !"-|#()^> '".contains($0) }
    return !values.isEmpty && values.allSatisfy { $0.isNumber }
  }

  /// Returns the test of this block.
  private func test(_ number: Int) -> String {
    let names = inputs.enumerated().map { index, input in
      "let \(input.name) = stage.\(MarbleBlock.isOfInts(input.diagram) ? "ints" : "inputs")[\(index)]"
    }
    // An expression may use a scheduler, an object that lives as long as the test, and an observer of the result.
    var constants: [String] = []
    if ["scheduler: scheduler", "on: scheduler"].contains(where: expression.contains) {
      constants.append("let scheduler = stage.scheduler")
    }
    if expression.contains("owner") { constants.append("let owner = stage") }
    constants += names
    let stage = constants.isEmpty ? "_" : "stage"
    let result =
      expression.contains(/\bout\b/.wordBoundaryKind(.simple))
      ? "Observable<\(MarbleBlock.isOfInts(output) ? "Int" : "String")>.create { out in \(expression) }" : expression
    let body = (constants + ["return \(result)"]).map { "        \($0)" }.joined(separator: "\n")
    let diagrams = inputs.map { "      \"\($0.diagram)\"\n" }.joined()
    return """
        @Test(#"\(file): \(expression)"#)
        func marble\(number)() throws {
          try marbles {
      \(diagrams)      ({ (\(stage): MarbleStage) in
      \(body)
            })($0)
            "\(output)"
          }
        }
      """
  }

  static func testFile(_ blocks: [MarbleBlock]) -> String {
    """
    // swift-format-ignore-file
    // Written by DocumentationTests from the doc comments in Sources/Rx; do not edit.
    import Foundation
    import Rx
    import RxTesting
    import Testing

    @Suite("Documented marbles")
    struct DocumentedMarbles {
    \(blocks.enumerated().map { $1.test($0 + 1) }.joined(separator: "\n\n"))
    }

    """
  }
}
