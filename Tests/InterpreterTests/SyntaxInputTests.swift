import Testing
@testable import SyntaxTree

@Suite("the prompt knows when an input is whole, a pipe where statements end")
struct SyntaxInputTests {
  @Test(
    "whole inputs",
    arguments: [
      "", "// a", "let x = 1", "\"abc", "if x { }", "func f() { }", "@objc func f() {}", "x!", "1...", "x?",
      "guard x else { return }", "repeat { } while x", "do { }", ")", "foo(}", "#if A\na\n#endif", "\"\\(x", "x++",
      ":help", "let a = \"x\" // {", "`class`", "return", "a\n  .b { }", "\"\"\"\n{\n\"\"\"", "#\"{\\(\"#", "/* { */ a",
      "a.if", "[\"(\"]", "x as? Int", "case_1", "let f = { $0 }", "private func f() { }",
      "let r = /[(\"]/", "f(/\\/(/)", "let r = #/(\"/\n", "for i in range(3): print(i)", "if 1 == 1: print(\"a\")",
      "if x:", "while x:", "for i in [1] print(i)\n\n",
      "with f() as f:\n\n",
      "let r = #/\n  ( \" [\n/#", "a / b", "a/b", "let q = (a)/(b)",
    ])
  func complete(_ text: String) { #expect(Completeness.of(text) == .complete) }

  @Test(
    "inputs that want more",
    arguments: [
      ("foo(", 1), ("let x =", 0), ("a +", 0), ("a.", 0), ("[1, 2,", 1), ("x.map {", 1), ("\"\"\"\nabc", 0),
      ("if x", 0),
      ("func f()", 0), ("private func f()", 0), ("@discardableResult", 0), ("/* a", 0), ("a ?? ", 0), ("let", 0),
      ("guard x else", 0), ("repeat { }", 0), ("if f(a: 1)", 0), ("if let x: Int = y", 0), ("for x: Int in y", 0),
      ("if x ? y : z", 0),
      ("for i in [1]\n", 0), ("foo(\n\n", 1), ("#if DEBUG", 1), ("a ? b :", 0), ("x = y as", 0),
      ("struct A {\n  func f() {", 2), ("import", 0), ("for i in 0..<3", 0), ("a &&", 0), ("let f = { x in", 1),
      ("@available(iOS 15, *)", 0), ("a -\n", 0), ("foo(a,\n", 1), ("\"\"\"\n\\(a", 1), ("#\"\"\"\n\"\"\"", 0),
      ("let r = #/\n  a", 0), ("f(/a/", 1), ("f(a / b", 1), ("let r = ##/\n/#", 0),
    ])
  func incomplete(_ text: String, _ steps: Int) { #expect(Completeness.of(text) == .incomplete(indent: 2 * steps)) }

  @Test("an operator that is known to be infix wants its right side")
  func operatorWithoutSpace() {
    #expect(Completeness.of("1 +") == .incomplete(indent: 0))
    #expect(Completeness.of("1+") == .complete)
    #expect(Completeness.of("1...") == .complete)
  }

  @Test(
    "the last line of an input is a label of a switch",
    arguments: [
      ("switch x {\n  case .a:", 0), ("func f() {\n  switch g({ 1 }) {\n    default:", 2),
      ("switch x {\n  case 1: f {\n  }\n  case 2:", 0),
      ("enum E {\n  case a", nil), ("switch x {\n  case 1: print(\"\n    a", nil), ("case 1:", nil),
      ("switch x {\n  case 1:\n    if y {\n      case", nil),
    ])
  func labels(_ text: String, _ indent: Int?) { #expect(Completeness.indentOfLabel(at: text) == indent) }

  @Test(
    "brackets that one line opens indent together, from that line",
    arguments: [
      ("s.subscribe(onNext: {", 2), ("s\n  .map {", 4), ("f({ g([{", 2), ("f(\n  a: {", 4), ("f({\n  x\n}, b: {", 2),
      ("f {\n    g(", 6), ("f {\n  /* a\n  b */ g(", 4), ("let a = [1: [", 2), ("f(\"\"\"\n    text\n  \"\"\", {", 2),
    ])
  func indented(_ text: String, _ indent: Int) { #expect(Completeness.of(text) == .incomplete(indent: indent)) }

  private func split(_ text: String) -> [String] {
    InputSplitter.split(text).map { "\($0.kind == .command ? "c" : "s")\($0.firstLine) \($0.text)" }
  }

  @Test("a leading dot continues the statement, past blank lines and comments")
  func chains() {
    #expect(
      split("let a = 1\na\n  .map { x }\n// c\n\n  .filter { y }\nb") == [
        "s1 let a = 1", "s2 a\n  .map { x }\n// c\n\n  .filter { y }", "s7 b",
      ])
  }

  @Test("a colon at column 0 is a command only where a statement may begin")
  func commands() {
    #expect(
      split(":help\nfoo(\n:a\n)\n:vars\r\nlet s = \"\"\"\n:no\n\"\"\"\n /* x\n:y */\n:quit") == [
        "c1 :help", "s2 foo(\n:a\n)", "c5 :vars", "s6 let s = \"\"\"\n:no\n\"\"\"", "c11 :quit",
      ])
  }

  @Test("else, catch and while go on with what stands above")
  func blocks() {
    #expect(
      split("if a {\n}\nelse {\n}\ndo { }\ncatch { }\nrepeat { }\nwhile x\nwhile y { }\nlet q = a\n  ? b\n  : c") == [
        "s1 if a {\n}\nelse {\n}", "s5 do { }\ncatch { }", "s7 repeat { }\nwhile x", "s9 while y { }",
        "s10 let q = a\n  ? b\n  : c",
      ])
  }

  @Test("a comment above a statement belongs to it")
  func comments() {
    #expect(split("a\n\n/// doc\nfunc f() {\n}\n// last") == ["s1 a", "s3 /// doc\nfunc f() {\n}"])
  }

  @Test("an unfinished statement is handed out at the end")
  func unfinished() { #expect(split("foo(\n1") == ["s1 foo(\n1"]) }

  @Test("a long block is read in one pass")
  func longBlock() {
    let text = "f {\n" + String(repeating: "  print(1)\n", count: 20_000) + "}\ng()"
    #expect(InputSplitter.split(text).map(\.firstLine) == [1, 20_003])
  }
}
