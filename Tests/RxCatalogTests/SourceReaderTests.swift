import Foundation
import Testing
@testable import Interpreter
@testable import SyntaxTree

@Suite("The reader of programs")
struct SourceReaderTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func programs(in folder: String) throws -> [(path: String, text: String)] {
    let folder = root.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
      .map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
  }

  private enum Outcome: Equatable {
    case alike
    /// Left to swift-syntax, which finds an error or not.
    case left(isValid: Bool)
    case otherwise(String)
  }

  /// Reads a text both ways.
  private static func compare(_ text: String) -> Outcome {
    let file = SourceFile(name: "test", text: text)
    if NestingLimits.survey(file).fault != nil { return .left(isValid: false) }
    let meant = LargeStack.run {
      Parser.parseBounded(file, operators: .standard, conditions: BuildConditions(modules: ["Swift", "Foundation"]))
    }
    guard let read = LargeStack.run({ SourceReader.read(file, operators: .standard) }) else {
      return .left(isValid: meant.diagnostics.isEmpty)
    }
    if let first = meant.diagnostics.first { return .otherwise("read in spite of: \(first.message)") }
    let (mine, theirs) = (TreeDescription(read.unit.statements).text, TreeDescription(meant.unit.statements).text)
    guard mine != theirs else { return .alike }
    let count = zip(mine.utf8, theirs.utf8).prefix { $0 == $1 }.count
    func part(_ text: String) -> String {
      String(decoding: text.utf8.dropFirst(max(0, count - 60)).prefix(160), as: UTF8.self)
    }
    return .otherwise("\(part(mine))\n  meant: \(part(theirs))")
  }

  @Test(
    "reads each program exactly as the parser does, and leaves few to it",
    arguments: ["Tests/Fixtures", "Scripts/sessions"])
  func programs(_ folder: String) throws {
    var read = 0
    var left: [String] = []
    for (path, text) in try Self.programs(in: folder) {
      switch Self.compare(text) {
      case .alike: read += 1
      case .left(let isValid): if isValid { left.append(path) }
      case .otherwise(let how): Issue.record("\(path): \(how)")
      }
    }
    let valid = read + left.count
    print(left.joined(separator: "\n"))
    print("\(folder): \(read) of \(valid) valid programs are read without swift-syntax")
    #expect(Double(read) >= 0.98 * Double(valid), "\(left)")
  }

  @Test("reads no text otherwise with a line break or a character more or less")
  func changes() throws {
    for (path, text) in try Self.programs(in: "Tests/Fixtures/programs").prefix(12) {
      let bytes = Array(text.utf8)
      for place in stride(from: 7, to: bytes.count, by: 97) {
        for inserted in [[], Array("\n".utf8), Array(" ".utf8), Array("(".utf8), Array("?".utf8)] {
          var changed = bytes
          if inserted.isEmpty { changed.remove(at: place) } else { changed.insert(contentsOf: inserted, at: place) }
          guard let text = String(validating: changed, as: UTF8.self) else { continue }
          if case .otherwise(let how) = Self.compare(text) { Issue.record("\(path) at \(place): \(how)") }
        }
      }
    }
  }

  @Test(
    "statements end where they end for the parser",
    arguments: [
      "a\n(b)", "a\n[b]", "a\n.b", "a(b)\n.c { d }\n.e", "a\n- b", "a\n-b", "a\n? b : c", "a b", "a; b", "a;; b",
      "let a = b\n(c)", "return\n", "func f() { return\nlet a = 1 }", "f {\n}\n{ }", "f\n{ }", "if a { } else { }\n.b",
      "a = b\n+ c", "x\n/* a */ y", "x /* a\n */ y", "if a { b } c", "switch a { case 1: b default: c }",
      "switch a { case 1: b; c case 2: d }", "let a = 1 let b = 2", "for a in b { }", "a\nis B", "a\nas? B",
      "do { } catch { }",
      "init()", "subscript", "case a", "outer: for a in b { continue outer }", "a: b", "defer { }", "fallthrough",
    ])
  func boundaries(_ text: String) { Self.expectNoDifference(text) }

  @Test(
    "operators belong to what white space says",
    arguments: [
      "a+b", "a +b", "a+ b", "a + b", "-a", "- a", "a!", "a! + b", "a!+b", "a !b", "!a", "a?.b", "a ?.b", "a??b",
      "a ?? b",
      "a=b", "a =b", "a= b", "&a", "f(&a)", "a & b", "a&b", "a / b", "a/b", "a /b/", "f(/)", "f(+)", "f(0, +)",
      "f(-, 1)",
      "a...b", "a...", "...a", "f(a...)", "a..<b", "x = y ? -1 : +1", "a*/b", "a != b", "a! = b", "a!=b", "!!a",
      "a ! b",
      "a -> b", "let f: (Int)->Int = g", "(Int) -> Int", "[(Int) -> Void]()", "a=>b", "a => b", "a < b > c",
      "try a + try b",
      "a ?? try b", "a = try b", "a == b == c", "a ?? b ? c : d", "a + b * c - d / e", "a as B as C", "a is B == c",
      "a as! B? ?? c", "1...5", "x.0.1", "0.1.a", "1.a", "0x1F", "0xC.3p0", "0x1p3", "0x1P-2", "0x1.5", "0x1.a",
      "0x1.ap", "0x1p", "0x1.p2",
      "0x1.max", "a <~ b.c(d)", "(a <~ b)", "a <- b", "a<~b>(c)", "a <~b> c", "f(a <~ b, c > d)", "0b12", "1e5",
      "1_000.5", "1a", ".5", "await a + b",
    ])
  func operators(_ text: String) { Self.expectNoDifference(text) }

  @Test(
    "type arguments are told from comparisons",
    arguments: [
      "A<B>()", "a < b", "a<b", "f(a < b, c > d)", "f(a < b, c > (d))", "f(a<b, c>(d))", "A<B>.c", "A<B, C<D>>()",
      "A<B?>()",
      "A<B>?.none", "A<[B: C]>()", "A<(B, C)>()", "A<B>\n()", "A<B> { }", "if a < b { }", "if A<B>.c { }", "x = A<B>",
      "A<>()",
      "a < b.c - 1, d > 1", ".a<B>()", "a.b<C>(d)", "A<B>[c]", "A<@C B>()", "A<B -> C>()", "f(a<b>c)", "A<B>&C",
      "A<1>()",
      "let a: A<B>= c", "let a: A<B> = c", "let a: A\n<B> = c", "func f<T: P>(a: T) where T.A == B { }",
      "a < 1 || b > 2",
    ])
  func typeArguments(_ text: String) { Self.expectNoDifference(text) }

  @Test(
    "closures follow calls where the parser lets them",
    arguments: [
      "f { }", "f() { }", "f { } g: { }", "f { } { }", "f[0] { }", "if f { } { }", "if f { }", "if f { 1 }.a { }",
      "for a in b { }",
      "for a in b.c { $0 } { }", "guard a else { }", "guard f { } else { }", "while f { }", "switch f { case 1: a }",
      "switch f { }",
      "if (f { }) { }", "if f({ }) { }", "if a, let b = c { }", "if let a { }", "if let a = b.c { }",
      "var a = b { didSet { } }",
      "var a: Int { get { 1 } set { } }", "var a: Int { b }", "var a: Int { get }", "f { a in b }", "f { a, b in c }",
      "f { (a: Int, b) -> C in d }", "f { [weak a] in b }", "f { [weak a, b = c] d in e }", "f { [a, b].c }",
      "f { @MainActor in a }",
      "f { $0 + $1 }", "$0", "f { g { $0 } + $1 }", "{ }", "f { (a, b) = (b, a) }",
      "f { (a, b) = (b, a); for c in d { } }",
      "1 { }", "\"a\" { }", "f {\n}\n.g {\n}", "f { a throws in b }", "f { a async -> B in c }", "f { _ in }",
      "f { [weak] in }",
    ])
  func closures(_ text: String) { Self.expectNoDifference(text) }

  @Test("leaves many words in a column to the parser, each of which might begin a declaration")
  func column() {
    let file = SourceFile(name: "test", text: String(repeating: "lazy\n", count: 50_000))
    #expect(SourceReader.read(file, operators: .standard) == nil)
  }

  @Test(
    "regular expressions are told from operators",
    arguments: [
      "let a = /b/", "let a = /(\\d+)-(?<word>\\w*)/", "f(/a|b/)", "f(/a/, /b/)", "a.matches(of: /[a-z]+/).map { $0 }",
      "let a = #/b/c/#", "let a = #/ b /#", "let a = /b /", "let a = / b/", "let a = /b/c", "let a = /(b/",
      "let a = /b)/",
      "let a = /[b/]/", "let a = /b\\/c/", "let a = /b/.ignoresCase()", "a / b / c", "a /b/ c", "a/b/c", "f(a/b, c/d)",
      "f(/, b/)", "f(/a, b/)", "let a = /*b*/ c", "let a = //b/\n1", "let a = ##/b/##", "let a = #/b\nc/#",
      "let a = #/\n  b\n/#", "let a = #/\n  (?<b>\\d+) # note\n  /#.c()", "let a = #/\n b /#", "let a = #/ \n b\n /#",
      "let a = #/\n b/#c\n/#", "let a = #/\n b\\\n/#", "let a = #/\n[a\n]/#", "let a = #/\n(a\n/#", "let a = /*/",
      "let a = /**/", "let a = /=b/", "let a = /-b/", "x = y ? /a/ : /b/",
      "[/a/, /b/]", "return /a/", "if a.contains(/b/) { }", "if /a/ == b { }", "case /a/: b",
      "switch a { case /b/: c }",
      "let a = /a{/", "let a = /[[a]b]/", "let a = /(?:a|b(c))*/", "try /a/.wholeMatch(in: b)", "a ?? /b/", "!/a/",
      "let a = /b/!", "let a = /b/?", "let a = /\u{41}/", "let a = /ä/", "let a = /a/;b", "let a = /a//b",
    ])
  func regexes(_ text: String) { Self.expectNoDifference(text) }

  @Test(
    "bodies may begin on a line of their own",
    arguments: [
      "func f()\n{\n}", "func f() -> A\n{ }", "func f<A>(a: A) where A: B\n{ a }", "struct A\n{ func f()\n{ } }",
      "protocol P { func f()\n{ } }", "protocol P { func f() }\n{ }", "class A { init()\n{ } deinit\n{ } }",
      "struct A { subscript(a: B) -> C\n{ get { d } } }", "var a: B\n{ c }", "if a\n{ }\nelse\n{ }",
      "for a in b\n{ }", "while a\n{ }", "do\n{ }\ncatch\n{ }", "switch a\n{ case b: c }", "enum A\n{ case b }",
      "extension A\n{ }", "guard a else\n{ }", "func f() throws\n{ }", "func f() async\n{ }", "f\n{ }",
      "func f() { }\n{ }",
    ])
  func bodies(_ text: String) { Self.expectNoDifference(text) }

  @Test(
    "strings are read with their escapes, interpolations and indentation",
    arguments: [
      #""a""#, #""""#, #""\n\t\"\\\u{1F600}""#, #""\q""#, #""\u{110000}""#, #""\(a)""#, #""\(a, b: c)""#, #""\()""#,
      #""a\(b)c\("d")""#,
      ##"#"a\n\#(b)"#"##, ##"#"a"b"#"##, "\"a\tb\"", "\"a\n\"", "\"\\(a\n)\"", "\"\"\"\na\n\"\"\"",
      "\"\"\"\n  a\n   b\n  \"\"\"",
      "\"\"\"\n  a\n b\n  \"\"\"", "\"\"\"\n  a\n\n  b\n  \"\"\"", "\"\"\"\n  a \\\n  b\n  \"\"\"",
      "\"\"\"\n  a \\\n  \"\"\"", "\"\"\"\n\"\"\"",
      "\"\"\"\n  \\(a)\n  \"\"\"", "\"\"\"a\n\"\"\"", "\"\"\"\na\"\"\"", "\"\"\"\n  a\n   \n  \"\"\"",
      "\"\"\"\n  a\n \n  \"\"\"", "/* a /* b */ */ c",
      "/* a", "\"a\"\"b\"", "\"\\(\"\\(a)\")\"", "#\"\"\"\na\n\"\"\"#", "#function", "#line", "#file(1)",
      "#warning(\"a\")",
    ])
  func strings(_ text: String) { Self.expectNoDifference(text) }

  @Test(
    "patterns bind and match as the parser's do",
    arguments: [
      "if case let a? = b { }", "if case let self? = a { }", "if case let Self? = a { }",
      "if case .a(let b, _) = c { }", "if case let .a(b, c) = d { }", "if case A.b = c { }",
      "if case let (a, b) = c { }",
      "switch a { case 1...5: b\ncase let x where x > 1: c\ncase is B: d\ncase let e as F: g\ncase .some(.a): h\ncase nil: i\ndefault: j }",
      "switch a { case (1, _), (_, 2): b\ncase (let c, is D): e\ncase \"f\": g\ncase h?: i\ncase a.b: c\ncase A<B>.c: d\ndefault: e }",
      "for case let (a, b?) in c { }", "for (a, b) in c where a > b { }",
      "do { } catch A.b { } catch let c as D { } catch { }",
      "do { } catch where a { }", "switch a { case let .b(c, 1): d\ncase let x + 1: e }", "if case let a.b = c { }",
      "let (a, _) = b", "let (a, (b, c)) = d",
      "switch a { case { $0 > 1 }: b }", "if case let let a = b { }", "if var a = b { }", "if let self { }",
      "if let (a, b) = c { }", "if let _ = a { }",
      "guard case .a = b, c else { }", "while case let a? = b() { }",
      "switch a { case -1: b\ncase ..<0: c\ncase [1]: d\ndefault: e }", "if case a = b == c { }",
    ])
  func patterns(_ text: String) { Self.expectNoDifference(text) }

  @Test(
    "declarations have their modifiers, attributes and documentation",
    arguments: [
      "public private(set) var a = 1", "final class A: B, C { }",
      "class A { class func b() { }\nclass var c: Int { 1 } }", "open\nclass A { }", "lazy var a = b",
      "actor A { nonisolated func b() { } }", "actor", "open(a)", "prefix(3)",
      "struct A { @B var c = 1\n@D(1) var e: F }", "@A struct B { }",
      "@discardableResult func a() -> Int { 1 }", "@available(iOS 13, *) func a() { }",
      "@available(*, deprecated, message: \"a\") func b() { }",
      "/// A\n/// B\nfunc c() { }", "/// A\n\nfunc b() { }", "//// A\nfunc b() { }", "/** A\n * B\n */\nfunc c() { }",
      "/**/\nfunc a() { }", "a /// B\nfunc c() { }",
      "func a(b c: Int = 1, _ d: inout E, f: G...) async throws(H) -> some I { }", "func a(for b: Int, in c: Int) { }",
      "func a()", "protocol A { func b()\nvar c: Int { get set } }",
      "init() { }", "struct A { init?(b: Int) { nil }\nsubscript(a: Int) -> B { get { c } set(d) { } } }",
      "extension A where B == C { }", "enum A: B { case c, d(Int, e: F = 1)\nindirect case g(A) }",
      "typealias A<B> = C<B>", "protocol A<B> { associatedtype B: C = D where E == F }", "import A.B",
      "@testable import A", "import struct A.B", "func == (a: A, b: B) -> C { }",
      "func ==<T>(a: T, b: T) -> C { }", "static func a() { }", "struct A { static func + (a: A, b: A) -> A { a } }",
      "infix operator **: MultiplicationPrecedence\na ** b * c ** d",
      "precedencegroup A { associativity: left higherThan: AdditionPrecedence }\ninfix operator <+>: A\na <+> b + c",
      "infix operator <+>: Nowhere", "async let a = b", "weak var a: B?",
      "unowned(unsafe) let a: B", "let a, b: Int", "var a: Int = 1, b = 2", "var a: Int\n{ 1 }",
      "let a: @escaping () -> Void", "func a(_ b: @escaping (Int) -> Void, c: @autoclosure () -> Bool) { }",
      "func a<each T>(b: repeat each T) { }", "macro a() = b", "struct A: ~Copyable { }", "let a: (b: Int, c: Int)",
      "let a: any B & C", "let a: any B?", "let a: (any B)?", "let a: A.B<C>.Type",
      "var a: Int { willSet(b) { } didSet { } }", "var a: Int { _read { yield b } }", "let a = if b { 1 } else { 2 }",
      "f(if b { 1 } else { 2 })", "let a = try if b { 1 } else { 2 }", "a = switch b { case 1: 2\ndefault: 3 }",
      "\\A.b.c", "\\.a[0]?.b!", "\\.self", "\\A<B>.c", "\\[A].count", "\\.a.0", "\\.a()", "\\.a < b", "self.a.self",
      "super.a()", "super", "a.init(b:)", "f(_:b:)", "a.b(_:)", "a.default", "a.`default`",
      "unsafe a", "consume a", "copy a", "copy(a)", "each a", "any A.self", "Any.self", "#if A\na\n#endif", "a.b #if c",
      "_ = a", "yield a", "discard self", "a as? B", "a is B ? c : d", "é = ü", "let π = 3", "let 변수 = 1",
      "let 数量 = あたい + カナ", "let x数 = 〇 + ㄱ", "let ー = 1", "let 々 = 1",
    ])
  func declarations(_ text: String) { Self.expectNoDifference(text) }

  private static func expectNoDifference(_ text: String) {
    for text in [text, "func f() {\n\(text)\n}", "\(text)\nlet z = 1\n"] {
      if case .otherwise(let how) = compare(text) { Issue.record("\(text)\n\(how)") }
    }
  }

  @Test("operators that were declared before are folded by their precedence")
  func knownOperators() {
    let declared = Parser.parse(SourceFile(name: "a", text: "infix operator **: MultiplicationPrecedence")).operators
    let file = SourceFile(name: "b", text: "a + b ** c")
    let meant = Parser.parseBounded(file, operators: declared, conditions: BuildConditions())
    let read = SourceReader.read(file, operators: declared)
    #expect(read.map { TreeDescription($0.unit.statements).text } == TreeDescription(meant.unit.statements).text)
    #expect(read?.operators.isInfix("**") == true)
  }

  @Test("texts at the limits of nesting are read or left, on threads with large stacks")
  func depth() {
    for text in [
      String(repeating: "(", count: 100) + "a" + String(repeating: ")", count: 100),
      String(repeating: "f { ", count: 100) + String(repeating: "}", count: 100),
      String(repeating: "a.b + ", count: 900) + "c",
      String(repeating: "- (", count: 90) + "a" + String(repeating: ")", count: 90),
      String(repeating: "if a { } else ", count: 600) + "{ }",
      "let a: " + String(repeating: "[", count: 12) + "B" + String(repeating: "]", count: 12),
      String(repeating: "try ", count: 2000) + "a", "a" + String(repeating: ".b()", count: 700),
    ] {
      if case .otherwise(let how) = Self.compare(text) { Issue.record("\(text.prefix(40)): \(how)") }
      _ = Parser.parse(SourceFile(name: "test", text: text))
    }
  }

  @Test("every word of the grammar is found by its bytes, and no other")
  func words() {
    for word in Word.allCases.dropFirst() {
      var text = word.text
      text.withUTF8 { #expect(WordTable.shared.word($0, 0, $0.count) == word) }
    }
    for other in ["a", "ifs", "selfs", "Anyone", "iF", "precedencegroups", "associatedtypes"] {
      var text = other
      text.withUTF8 { #expect(WordTable.shared.word($0, 0, $0.count) == .none) }
    }
  }
}
