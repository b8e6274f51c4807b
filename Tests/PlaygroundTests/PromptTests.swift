import Testing
@testable import Playground
@testable import SyntaxTree

/// Effect of Return on the text at the prompt: it asks for more, runs it, or reports its errors.
@Suite("Return at the prompt")
struct PromptTests {
  /// Declarations that the rows may use.
  private static let prelude = """
    import RxSwift
    struct Failure: Error {}
    struct Point { var x = 0, y = 0 }
    enum Light { case red, green }
    let a = true, b = 1, c = 2, name = "n", maybe: Int? = 3, whole: Any = 4, light = Light.red
    var xs = [1, 2], sum = 0, prefix = 5, open = 6
    func twice(_ n: Int) -> Int { n * 2 }
    func risky() throws -> Int { 1 }
    func both(_ f: () -> Void, onError: () -> Void) { f(); onError() }
    func each(_ f: () -> Void) { f() }
    """

  private static func said(_ input: String) -> String {
    let shell = Shell()
    shell(prelude)
    return shell(input)
  }

  @Test(
    "asks for more while a bracket, a string or a comment is open; what it asked for makes it whole",
    arguments: [
      ("if a {", 1, "}"), ("func f() {", 1, "}"), ("struct S {\n  var x = 0\n  func f() {", 2, "}\n}"),
      ("xs.map {", 1, "$0\n}"),
      ("xs.map { x in", 1, "x }"), ("let f = {", 1, "}"), ("let f: (Int) -> Int = { n in", 1, "n }"),
      ("each {", 1, "}"),
      ("both {", 1, "} onError: {\n}"), ("both {\n} onError: {", 1, "}"), ("enum E {", 1, "case a\n}"),
      ("switch b {", 1, "default: break\n}"), ("switch b {\ncase 1:", 1, "break\ndefault: break\n}"),
      ("switch b {\ncase 1, 2", 1, ": break\ndefault: break\n}"), ("do {", 1, "}"), ("extension Int {", 1, "}"),
      ("protocol P {", 1, "}"), ("for i in 0..<3 {", 1, "}"), ("while false {", 1, "}"),
      ("repeat {", 1, "} while false"),
      ("guard a else {", 1, "fatalError()\n}"), ("var v: Int {", 1, "1 }"), ("var v = 1 {", 1, "didSet {}\n}"),
      ("print(", 1, "1)"), ("print(b,", 1, "c)"), ("print(b", 1, ")"), ("twice(", 1, "b)"), ("[1, 2,", 1, "3]"),
      ("[", 1, "1]"),
      ("[1: [2,", 1, "3]]"), ("let t = (1,", 1, "2)"), ("xs[", 1, "0]"), ("print(xs.map {", 1, "$0 })"),
      ("func f(", 1, "x: Int) {}"),
      ("func f(x: Int,", 1, "y: Int) {}"), ("let x: [", 1, "Int] = []"), ("\"\"\"", 0, "text\n\"\"\""),
      ("let s = \"\"\"\n  {", 0, "  \"\"\""), ("#\"\"\"\n\\(", 0, "\"\"\"#"), ("\"\"\"\n\\(b", 1, ")\n\"\"\""),
      ("\"\"\"\n\\(xs.map {", 1, "$0 })\n\"\"\""), ("/* said", 0, "done */"), ("/* a /* b */", 0, "c */"),
      ("let x = 1 /*", 0, "*/"),
      ("#if DEBUG", 1, "#endif"), ("#if os(Linux)\nlet y = 1\n#else", 1, "#endif"), ("print(\"a\", // said {", 1, "b)"),
      ("let x = [ // first", 1, "1]"), ("xs.filter { $0 > 1 }.map {", 1, "$0 }"),
      ("Observable<Int>.create { o in", 1, "Disposables.create() }"),
      ("@MainActor func f() {", 1, "}"), ("let x = (b +", 1, "c)"), ("let k = (", 1, "\\Point.x)"),
      ("if (a", 1, ") {}"),
    ])
  func open(_ text: String, _ steps: Int, _ rest: String) {
    #expect(Completeness.of(text) == .incomplete(indent: 2 * steps))
    #expect(Completeness.of(text + "\n" + rest) == .complete)
    #expect(!Self.said(text + "\n" + rest).contains("error:"))
  }

  @Test(
    "asks for more behind what cannot end a statement; what it asked for makes it whole",
    arguments: [
      ("let x =", "1"), ("let x:", "Int = 1"), ("let", "x = 1"), ("var", "x = 1"), ("sum =", "1"),
      ("sum +=", "1"),
      ("b +", "c"), ("b ==", "c"), ("a &&", "a"), ("a ||", "a"), ("maybe ??", "1"), ("0 ..<", "3"),
      ("b ...", "c"), ("xs.", "count"), ("xs.map { $0 }.", "count"), ("maybe?.", "description"),
      ("let l: Light = .", "red"),
      ("let k = \\Point.", "x"), ("let x = 1,", "y = 2"), ("let f: (Int) ->", "Int = { $0 }"),
      ("let f: (Int) async ->", "Int = { $0 }"),
      ("whole as?", "Int"), ("whole as!", "Int"), ("whole is", "Int"), ("try", "risky()"), ("try?", "risky()"),
      ("try!", "risky()"),
      ("let x = try", "risky()"), ("let x = try?", "risky()"), ("throw", "Failure()"), ("import", "Foundation"),
      ("typealias", "A = Int"),
      ("typealias A =", "Int"), ("if", "a {}"), ("if a", "{}"), ("if a,", "b == 1 {}"), ("if let x = maybe", "{}"),
      ("if let x = maybe,", "x > 1 {}"),
      ("if a {} else", "{}"), ("if a {} else if", "b == 1 {}"), ("if a {} else if b == 1", "{}"),
      ("if a {} else if b == 1 {} else", "{}"),
      ("if a &&", "b == 1 {}"), ("if case", ".red = light {}"), ("if case .red = light", "{}"),
      ("guard", "a else { fatalError() }"),
      ("guard a", "else { fatalError() }"), ("guard a else", "{ fatalError() }"),
      ("guard let x = maybe", "else { fatalError() }"),
      ("guard let x = maybe,", "x > 1 else { fatalError() }"),
      ("guard xs.contains(where: { $0 > 1 })", "else { fatalError() }"), ("while", "false {}"),
      ("while false", "{}"), ("for", "i in xs {}"), ("for i", "in xs {}"), ("for i in", "xs {}"), ("for i in xs", "{}"),
      ("for i in xs where", "i > 1 {}"),
      ("for i in xs where i > 1", "{}"), ("for case", "let x? in [maybe] {}"), ("repeat", "{} while false"),
      ("repeat {}", "while false"),
      ("repeat {} while", "false"), ("switch", "b { default: break }"), ("switch b", "{ default: break }"),
      ("do", "{}"), ("do {} catch", "{}"),
      ("do { try risky() } catch is Failure", "{} catch {}"), ("do { try risky() } catch let e", "{ print(e) }"),
      ("defer", "{}"), ("outer:", "for i in xs { break outer }"),
      ("outer: for i in xs", "{ break outer }"), ("outer: while a", "{ break outer }"), ("func", "f() {}"),
      ("func f()", "{}"),
      ("func f() ->", "Int { 1 }"), ("func f() -> Int", "{ 1 }"), ("func f() throws", "-> Int { 1 }"),
      ("func f()", "throws -> Int { 1 }"),
      ("func f() async", "{}"), ("func f<T>(_ x: T) where", "T: Equatable {}"),
      ("func f<T>(_ x: T)", "where T: Equatable {}"),
      ("func f<T>(_ x: T) -> T", "where T: Equatable { x }"), ("struct S", "{}"), ("struct S:", "Error {}"),
      ("class A", "{}"), ("final class A", "{}"),
      ("enum E: String", "{ case a }"), ("enum E: String,", "CaseIterable { case a }"), ("protocol P", "{}"),
      ("extension Int", "{}"),
      ("extension Array where", "Element == Int {}"), ("extension Array where Element == Int", "{}"),
      ("private", "let x = 1"),
      ("public", "func f() {}"), ("private(set)", "var x = 1"), ("fileprivate final", "class A {}"),
      ("@discardableResult", "func f() -> Int { 1 }"),
      ("@MainActor", "func f() {}"), ("@MainActor", "final class A {}"), ("@MainActor final", "class A {}"),
      ("@available(iOS 15, *)", "func f() {}"),
      ("@available(iOS 15, *)\n@discardableResult", "func f() -> Int { 1 }"), ("@objc", "class A {}"),
      ("nonisolated(unsafe)", "var x = 1"),
      ("let x: some", "Equatable = 1"), ("let x: any", "Error = Failure()"), ("a ?", "b : c"), ("a ? b", ": c"),
      ("a ? b :", "c"),
      ("let x = a ? b", ": c"), ("let x = if a", "{ 1 } else { 2 }"),
      ("let x = if a { 1 } else", "{ 2 }"), ("let x = switch b", "{ default: 1 }"),
      ("infix operator", "+++"), ("precedencegroup G", "{}"), ("b + // why", "c"),
      ("b + /* why */", "c"),
    ])
  func wants(_ text: String, _ rest: String) {
    #expect(Completeness.of(text) == .incomplete(indent: 0))
    #expect(Completeness.of(text + "\n" + rest) == .complete)
    let said = Self.said(text + "\n" + rest)
    #expect(!said.contains("error:") || said.contains("Failure"), "\(said)")
  }

  @Test(
    "runs what is whole",
    arguments: [
      "b", "let x = 1", "let x: Int", "let x = a", "b // why", "let s = \"{\"", "let s = #\"\\(\"#",
      "print(\"[\") // {", "maybe!",
      "maybe?.description", "xs[0]", "maybe ?? 1",
      "if a {}", "if a {} else {}", "if a {} else if b == 1 {}", "do {} catch {}", "repeat {} while false",
      "guard a else { fatalError() }", "let x = a ? b : c",
      "a ? b : c", "prefix", "open", "prefix + 1", "prefix as Any", "prefix == 5", "(open)", "var weak = 1; weak",
      "let actor = 1", "let any = 1; any", "let `class` = 1",
      "let _ = 1", "_ = b", "infix operator +++", "prefix operator +++", "infix operator +++: AdditionPrecedence",
      "import Foundation", "import struct Foundation.Date",
      "import class Foundation.NSObject", "typealias A = Int", "try risky()", "try! risky()", "whole as? Int",
      "whole as! Int", "whole is Int", "1...", "...3", "[1...]", "xs.count;",
      "// said", "/* said */", "/// said", "let f = { $0 + 1 }", "each {}", "both {} onError: {}",
      "@discardableResult func f() -> Int { 1 }", "@available(iOS 15, *) func f() {}",
      "private func f() {}", "func + (l: Point, r: Point) -> Point { l }", "#if DEBUG\n#endif",
      "#if os(Linux)\nlet y = 1\n#endif", "\"\"\"\ntext\n\"\"\"", "Light.red", "let l: Light = .red",
      "let s: Set<Int> = [1]", "let d: [String: Int] = [:]", "let x = xs.map { $0 > 1 ? 1 : 2 }", "xs.map(twice)",
      "\\Point.x", "outer: for i in xs { break outer }", "nonisolated(unsafe) var q = 1",
      "final class A {}", "private(set) var p = 1", "let 日本 = 1; 日本", "let 🙂 = 1", "for i in xs where i > 1 {}",
      "switch b { default: break }", "let x = if a { 1 } else { 2 }", "b;c", "each { }  // {",
      "var v: Int { 1 }", "var v = 1 { didSet {} }", "let x = (1, 2)", "let (p, q) = (1, 2)", "xs.sort()", "sum += 1",
      "#line", "#function",
    ])
  func whole(_ text: String) {
    #expect(Completeness.of(text) == .complete)
    #expect(!Self.said(text).contains("error:"))
  }

  @Test(
    "says what is wrong where more would not help",
    arguments: [
      ")", "}", "]", ";", "b+", "b&&", "0..<", "!", "sum=", "print(]", "\"open", "\"\\(b", "let x", "let x = \"",
      "case .red:", "default:", "#endif", "if a { ) }", "foo", "let 1 = 2",
      "for i in 0..<3 print(i)", "for i in xs print(i)", "if a print(b)", "while b > 3 print(b)", "if f() g()",
      "if a {} else print(b)", "b c", "let x = )", "typealias A", "return 1 2", "let f = { ) }", "#else",
    ])
  func wrong(_ text: String) {
    #expect(Completeness.of(text) == .complete)
    #expect(Self.said(text).contains("error:"))
  }

  @Test(
    "takes together what was pasted on several lines",
    arguments: [
      ("xs\n  .map { $0 }\n  .count", 1), ("xs\n\n  // said\n  .count", 1), ("let x = a\n  ? b\n  : c", 1),
      ("let x = b\n  + c", 1), ("let x = b\n  - c", 1),
      ("let x = b\n-c", 2), ("let x = a\n  && a", 1), ("let x = maybe\n  ?? 1", 1), ("let x\n  = 1", 1),
      ("whole\n  as? Int", 1), ("if a {\n}\nelse {\n}", 1),
      ("do {\n  try risky()\n}\ncatch {\n}", 1), ("repeat {\n}\nwhile false", 1), ("both {\n}\nonError: {\n}", 1),
      ("both {\n}\n  onError: {\n}\nb", 2),
      ("both {}\nonError: {}", 1), ("each {\n}\nlet x = 1", 2), ("each {\n}\nb", 2),
      ("each {\n}\nouter: for i in xs { break outer }", 2),
      ("func f()\n  throws -> Int\n{\n  1\n}", 1), ("func f<T>(_ x: T)\n  -> T\n  where T: Equatable\n{\n  x\n}", 1),
      ("struct S\n  : Error\n{\n}", 1),
      ("@MainActor\nfunc f() {\n}", 1), ("@available(iOS 15, *)\n@discardableResult\nfunc f() -> Int { 1 }", 1),
      ("/// said\nfunc f() {}", 1),
      ("guard\n  let x = maybe,\n  x > 1\nelse {\n  fatalError()\n}", 1), ("if let x = maybe,\n  x > 1\n{\n}", 1),
      ("for i\n  in xs\n  where i > 1\n{\n}", 1),
      ("each\n{\n}", 1), ("var v: Int\n{\n  1\n}", 1), ("b\n(c)", 2), ("b\n[c]", 2), ("xs\n.count", 1),
      ("a ?\n  b :\n  c", 1), ("let x = [\n1,\n2\n]\nb", 2),
      ("prefix\nopen", 2), ("let f: (Int)\n  -> Int = { $0 }", 1), ("let x = if a {\n1 } else {\n2 }\nb", 2),
      ("outer:\nfor i in xs {\nbreak outer\n}", 1),
      ("#if os(Linux)\nlet y = 1\n#endif\nb", 2), ("b // {\nc", 2), ("b /* {\n*/ + c", 1), ("if a {}\n\n\nelse {}", 1),
      ("infix operator +++\nb", 2), ("prefix operator ---\nfunc f() {}", 2), ("import Foundation\nimport RxSwift", 2),
      ("twice(\n  b\n)\n.description", 1),
    ])
  func pasted(_ text: String, _ statements: Int) {
    #expect(InputSplitter.split(text).count == statements)
    #expect(!Self.said(text).contains("error:"))
    // Line by line, as from a pipe.
    var scan = LineScan()
    var inputs = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if inputs == 0 || scan.isComplete && !line.isEmpty && !scan.goesOn(with: line) {
        scan = LineScan()
        inputs += 1
      }
      scan.take(line)
    }
    #expect(scan.isComplete)
    #expect(inputs == statements)
  }

  @Test("reads a long input from a pipe once")
  func longBlock() {
    var scan = LineScan()
    scan.take("func f() {")
    for _ in 0..<100_000 {
      #expect(!scan.isComplete)
      scan.take("  print(1)")
    }
    scan.take("}")
    #expect(scan.isComplete)
  }

  @Test("names the keys for what other shells have commands for")
  func keys() {
    for input in ["clear", ":clear"] { #expect(Shell()(input).contains("Ctrl-L clears the screen")) }
    // A generic function of the testing library has the name of a command.
    #expect(Shell()("next").contains("commands of the shell begin with a colon: :next"))
    #expect(Shell()(":undo").contains("Ctrl-_ undoes a change"))
  }

  @Test(
    "who forgets the colon of a command is told, at the prompt only",
    arguments: [("marble", ":marble"), ("bye", ":quit"), ("q", ":quit"), ("vars", ":vars"), ("man", ":help")])
  func colon(_ name: String, _ command: String) {
    let note = "commands of the shell begin with a colon: \(command)"
    #expect(Shell()(name).contains(note))
    let script = Shell(interactive: false)(name)
    #expect(script.contains("cannot find '\(name)' in scope") && !script.contains("colon"))
  }
}
