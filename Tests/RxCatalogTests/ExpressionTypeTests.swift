import Execution
import Foundation
import FoundationLibrary
import Interpreter
import RxCatalog
import SyntaxTree
import Testing

/// A table of expressions with the types that swiftc gives them, recorded by `Scripts/expression-types`.
@Suite("Static types of expressions")
struct ExpressionTypeTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/expression-types")

  private static func lines(of name: String) throws -> [Substring] {
    try String(contentsOf: folder.appendingPathComponent("\(name).txt"), encoding: .utf8).split(separator: "\n")
  }

  /// Expressions that are known to differ.
  private static func differences() throws -> Set<Substring> {
    Set(try lines(of: "differences").filter { !$0.hasPrefix("#") && !$0.isEmpty })
  }

  /// A program with the declarations of a group, and a function that prints the static type of its argument.
  private static func program(of group: String) throws -> (program: Program, host: ProgramRun) {
    let host = ProgramRun()
    let program = Program(modules: [standardModule] + RxCatalog.modules(), host: host)
    let probe = "\nfunc staticType<T>(_: @autoclosure () throws -> T) { print(T.self) }\n"
    let text = try lines(of: "\(group)-declarations").joined(separator: "\n") + probe
    let result = program.check(program.parse(SourceFile(name: group, text: text)).unit, mode: .file)
    #expect(result.unit != nil, "\(result.diagnostics.map { "\($0.caret.line): \($0.message)" })")
    return (program, host)
  }

  /// The type that the checker finds, or its first message.
  private static func type(of expression: Substring, _ program: Program, _ host: ProgramRun) throws -> String {
    let parsed = program.parse(SourceFile(name: "row", text: "staticType(\(expression))"))
    let result = program.check(parsed.unit, mode: .prompt)
    guard let unit = result.unit else { return (parsed.diagnostics + result.diagnostics).first?.message ?? "" }
    let before = host.output.count
    try program.run(unit)
    return String(host.output.dropFirst(before)).trimmingCharacters(in: .newlines)
  }

  @Test("are swiftc's", arguments: ["language", "rx"])
  func types(group: String) throws {
    let known = try Self.differences()
    let (program, host) = try Self.program(of: group)
    let rows = try Self.lines(of: group)
    #expect(rows.count > 400)
    for row in rows {
      let fields = row.split(separator: "\t")
      try #require(fields.count == 2)
      let found = try Self.type(of: fields[0], program, host)
      if known.contains(fields[0]) {
        #expect(found != fields[1], "\(fields[0]) is among the differences, but there is none")
      } else {
        #expect(found == fields[1], "\(fields[0])")
      }
    }
  }
}
