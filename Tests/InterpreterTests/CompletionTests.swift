@testable import FoundationLibrary
import Testing
@testable import Checking
@testable import Execution
@testable import Interpreter
@testable import SyntaxTree
@testable import Types

@Suite("Completion")
struct CompletionTests {
  private final class SilentHost: Host {
    func write(_ text: String) {}
    func readLine() -> String? { nil }
    func report(_ trap: Trap) {}
    func didBind(_ value: Value, to variable: VariableDecl) {}
  }

  private let program: Program

  init() {
    program = Program(modules: [standardModule], host: SilentHost())
    let text = """
      struct Player {
        enum Mode { case easy, hard(level: Int) }
        var name: String
        var score = 0
        var mode = Mode.easy
        /// Adds points.
        func win(by points: Int, twice: Bool = false) -> Int { score + points }
        static let nobody = Player(name: "")
      }
      class Team { weak var captain: Team?; var players: [Player] = [] }
      let players: [Player] = []
      let best: Player? = nil
      let pair = (first: 1, "two")
      func greet(_ name: String, loudly: Bool) -> String { name }
      extension Array { func second() -> Element? { nil } }
      """
    let parsed = program.parse(SourceFile(name: "setup", text: text))
    let result = program.check(parsed.unit, mode: .prompt)
    #expect(parsed.diagnostics.isEmpty && result.unit != nil, "\(result.diagnostics.map(\.message))")
  }

  /// Returns the items at the `|` in a text.
  private func complete(_ marked: String) -> Completions {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    return program.completions(in: parts.joined(), at: parts[0].utf8.count)
  }
  private func names(_ marked: String) -> [String] { complete(marked).items.map(\.name) }
  private func signatures(_ marked: String) -> [String] { complete(marked).items.map(\.signature) }

  @Test("names of the session, with their types")
  func sessionNames() {
    #expect(signatures("play|") == ["players: [Player]"])
    #expect(signatures("print(gree|") == ["greet(_ name: String, loudly: Bool) -> String"])
    #expect(names("let x: Pla|") == ["Player"])
    #expect(complete("1 + pla|").start == 4)
  }

  @Test("keywords begin statements and do not stand in expressions")
  func keywords() {
    #expect(names("gua|") == ["guard"])
    #expect(names("if true { retu|") == ["return"])
    #expect(names("print(gua|") == [])
    #expect(names("print(tru|").contains("true"))
  }

  @Test("members of the checked type, its arguments put in")
  func members() {
    #expect(signatures("players.seco|") == ["second() -> Player?"])
    #expect(signatures("players[0].win|") == ["win(by points: Int, twice: Bool = false) -> Int"])
    #expect(complete("players[0].win|").items.first?.documentation == "Adds points.")
    #expect(names("players[0].|") == ["mode", "name", "score", "win"])
    #expect(names("best?.sc|") == ["score"])
    #expect(names("best!.sc|") == ["score"])
    #expect(names("pair.|") == ["1", "first"])
  }

  @Test("members at the end of a chain over several lines")
  func chains() {
    #expect(signatures("players\n  .map { $0.name.count }\n  .firstI|").contains("firstIndex(of element: Int) -> Int?"))
    #expect(names("players.filter { $0.score > 1 }.map { $0.mode }.fir|").contains("first"))
  }

  @Test("parameters of closures, named and shorthand, in unfinished bodies")
  func closures() {
    #expect(names("players.map { $0.na|") == ["name"])
    #expect(names("players.map { p in\n  let n = p.name\n  return n.isEmp|") == ["isEmpty"])
    #expect(names("players.sorted { a, b in a.sc|") == ["score"])
    #expect(names("players.map { pl in p|").contains("pl"))
    #expect(names("players.map(\\.sc|") == ["score"])
  }

  @Test("cases and static members, with the type written and without")
  func staticMembers() {
    #expect(names("Player.no|") == ["nobody"])
    #expect(names("Player.M|") == ["Mode"])
    #expect(signatures("let m: Player.Mode = .|") == ["easy", "hard(level: Int)"])
    #expect(signatures("Player(name: \"a\", score: 1, mode: .ha|") == ["hard(level: Int)"])
    #expect(names("switch players[0].mode { case .|") == ["easy", "hard"])
    #expect(names("switch best { case .|") == ["nobody", "none", "some"])
    #expect(names("switch Optional(Player.Mode.easy) { case .|") == ["easy", "hard", "none", "some"])
  }

  @Test("labels that may come next, with their types")
  func labels() {
    #expect(signatures("players[0].win(|") == ["by: Int"])
    #expect(signatures("players[0].win(by: 1, |") == ["twice: Bool"])
    #expect(names("Player(name: \"a\", |") == ["score:", "mode:"])
    #expect(names("greet(\"a\", l|") == ["loudly:"])
    #expect(names("greet(\"a\", loudly: tr|").contains("true"))
  }

  @Test("labels of a call whatever is expected of its result, which may be unwrapped")
  func labelsOfCalls() {
    let declaration = "func find(name: String) -> Player? { nil }; func find(first: Int) -> Player { players[0] }; "
    #expect(names(declaration + "let p: Player = find(|") == ["first:", "name:"])
    #expect(complete(declaration + "let p: Player = find(|").calls.first == "find(first: Int) -> Player")
  }

  @Test("inside of functions, types and conditions that are not finished")
  func unfinished() {
    #expect(names("func f(a: Player) -> Int { if a.sc|") == ["score"])
    #expect(names("struct S { var p: Player; func f() { p.na|") == ["name"])
    #expect(names("struct S { var position: Player; func f() { posi|") == ["position"])
    #expect(names("for p in players { p.na|") == ["name"])
    #expect(names("guard let b = best, b.na|") == ["name"])
    #expect(names("while players.isEm|") == ["isEmpty"])
    #expect(names("print(\"a \\(players[0].na|") == ["name"])
    #expect(names("let a = 1 +* 2\nplayers.isEm|") == ["isEmpty"])
  }

  @Test("what the context of an operand, a branch or an element expects")
  func contexts() {
    #expect(names("let s = players.isEmpty ? best : .no|") == ["nobody", "none"])
    #expect(signatures("players.first { $0.mode == .h|") == ["hard(level: Int)"])
    #expect(signatures("let modes: [String: Player.Mode] = [\"a\": .h|") == ["hard(level: Int)"])
    #expect(names("let number = 3; 1 + |") == ["number"])
    #expect(names("let number = 3; let text: String? = players.isEmpty ? \"b\" : |") == ["nil"])
  }

  @Test("parameters whose types earlier arguments decide")
  func genericParameters() {
    let functions = "func both<T>(_ a: T, _ b: T) {}; func apply<A, B>(_ a: A, _ f: (A) -> B) -> B { f(a) }; "
    #expect(names(functions + "both(players[0].mode, .e|") == ["easy"])
    #expect(names(functions + "let n = 3; both(n, |") == ["n"])
    #expect(names(functions + "apply(players[0]) { $0.sc|") == ["score"])
    #expect(names(functions + "apply(players[0]) { p in\n  let mode = p.mode\n  switch mode { case .h|") == ["hard"])
  }

  @Test("behind errors of other parts and of earlier statements of a closure")
  func errors() {
    #expect(names("unknown(players[0].na|") == ["name"])
    #expect(names("greet(3, loudly: players.isEm|") == ["isEmpty"])
    #expect(names("players.map { undeclared($0.na|") == ["name"])
    #expect(names("players.map { p in\n  let a = undeclared\n  return p.na|") == ["name"])
  }

  @Test("types of properties that their values say")
  func inferredProperties() {
    #expect(
      signatures("struct Box { var n = 0; let all = [1] }\nlet box = Box()\nbox.|") == ["all: [Int]", "n: Int"])
  }

  @Test("nothing inside of strings, comments and numbers")
  func nothing() {
    #expect(names("\"players.|\"").isEmpty)
    #expect(names("// players.|").isEmpty)
    #expect(names("/* players.|").isEmpty)
    #expect(names("12|").isEmpty)
    #expect(names("print(\"http://\"); play|") == ["players"])
  }

  @Test("any cut of any text gives an answer and leaves the session as it was")
  func robust() {
    let texts = [
      "extension Player { func f() -> Int { score } }; struct Player { let x: Int }; let players = 3; players.map { $0.",
      "func greet(_ a: Int) { while let x = best, case .hard(let n) = x.mode { switch n { case 1: print(\"\\(n)\") } } }",
      "let x = [1: [2: (3, \"é🎉\")]][1]?[2]?.1 ?? \"\"; x as? Str; \\Player.name; { [weak self] in self?.x }(); #if DEBUG\nx.",
      "}}}))]]] ..< .. ... ?. !. .a.b(.c(.d { $0 { $1.", "\u{0}\u{FEFF}é.", "a.b.c?.d!.e[f(g: h)].i { $0 } j: { ",
    ]
    for text in texts {
      for offset in -1...text.utf8.count + 1 { _ = program.completions(in: text, at: offset) }
    }
    _ = program.completions(in: String(repeating: "[", count: 5000), at: 5000)
    _ = program.completions(in: String(repeating: "a.", count: 30000), at: 60000)
    #expect(signatures("play|") == ["players: [Player]"])
    #expect(names("players[0].|") == ["mode", "name", "score", "win"])
    #expect(signatures("gree|") == ["greet(_ name: String, loudly: Bool) -> String"])
  }
}
