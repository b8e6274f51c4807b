import Testing
@testable import SyntaxTree

@Suite("broken text is told in swiftc's words, one message a fault")
struct SyntaxFaultTests {
  private func faults(_ text: String) -> [String] {
    Parser.parse(SourceFile(name: "test", text: text)).diagnostics.map {
      "\($0.caret.line):\($0.caret.column): \($0.message)"
    }
  }

  @Test(
    "one fault, one message",
    arguments: [
      ("let x = \n", "expected initial value after '='"),
      ("foo(1, 2\n", "expected ')' in expression list"),
      ("let x = [1, 2\n", "expected ']' in container literal expression"),
      ("let s = \"abc\n", "unterminated string literal"),
      ("func f() {\n  print(1)\n", "expected '}' at end of brace statement"),
      ("struct S {\n  var x = 1\n", "expected '}' in struct"),
      ("}\n", "extraneous '}' at top level"),
      ("x.\n", "expected member name following '.'"),
      ("a + \n", "expected expression after operator"),
      ("let a = 1 let b = 2\n", "consecutive statements on a line must be separated by ';'"),
      ("if { }\n", "missing condition in 'if' statement"),
      ("let 1 = 2\n", "expected pattern"),
      ("class { }\n", "expected identifier in class declaration"),
      ("switch x { case 1 print() }\n", "expected ':' after 'case'"),
      ("guard x { return }\n", "expected 'else' after 'guard' condition"),
      ("a ? b\n", "expected ':' after '? ...' in ternary expression"),
      ("let x = \"\\q\"\n", "invalid escape sequence in literal"),
      ("func f(a) { }\n", "unnamed parameters must be written with the empty name '_'"),
      ("let arr = [1 2 3]\n", "expected ',' separator"),
      ("if x == 1 print(\"a\")\n", "expected '{' after 'if' condition"),
      ("a \u{1}= 2\n", "invalid character in source file"),
      ("t \u{F07BC}= \n", "invalid character in source file"),
      ("/* abc\n", "unterminated '/*' comment"),
      ("repeat { }\n", "expected 'while' after body of 'repeat' statement"),
      ("print(“hello”)\n", "unicode curly quote found, replace with '\"'"),
      ("func f()\n", "expected '{' in body of function declaration"),
      ("init() { }\n", "initializers may only be declared within a type"),
    ])
  func wording(_ text: String, _ message: String) {
    #expect(Parser.parse(SourceFile(name: "test", text: text)).diagnostics.map(\.message) == [message])
  }

  @Test("two faults on two lines are both told, in order")
  func severalFaults() {
    #expect(
      faults("let a = \nlet b = 1\nlet c = ]\n") == [
        "1:9: expected initial value after '='", "3:9: expected initial value after '='",
      ])
    #expect(
      faults("let x = foo(1\nlet y = 2\nx.\n") == [
        "2:1: expected ')' in expression list", "3:2: expected member name following '.'",
      ])
  }

  @Test("the end of a list or a block is missed before the token that follows")
  func missingEnds() {
    #expect(faults("func f() {\n  g(1\n}\n") == ["3:1: expected ')' in expression list"])
    #expect(faults("g(1\n\n// a\n/* b\n*/ let a = 1\n") == ["5:4: expected ')' in expression list"])
    #expect(faults("g(1\n") == ["2:1: expected ')' in expression list"])
    #expect(faults("g(1") == ["1:4: expected ')' in expression list"])
    #expect(faults("func f() {\n  g(1)\n\n// end\n") == ["5:1: expected '}' at end of brace statement"])
    #expect(faults("struct S {\n  let a = 1\n") == ["3:1: expected '}' in struct"])
    #expect(faults("let a = [1].map { $0\n") == ["2:1: expected '}' at end of closure"])
  }

  @Test("a missing comma is missed behind the element before it, where the next one is on another line")
  func missingCommaAtTheEndOfALine() {
    #expect(faults("let d = [\n  \"x\"\n  \"y\"\n]\n") == ["2:6: expected ',' separator"])
    #expect(faults("let a = [p q]\n") == ["1:12: expected ',' separator"])
  }

  @Test("an operator stays known to the next input")
  func operatorsTravel() {
    let first = Parser.parse(SourceFile(name: "1", text: "infix operator <+>: MultiplicationPrecedence"))
    #expect(!first.hasErrors)
    let second = Parser.parse(SourceFile(name: "2", text: "1 + 2 <+> 3"), operators: first.operators)
    #expect(second.unit.statements.map(SyntaxDump.stmt) == ["(+ 1 (<+> 2 3))"])
    // Without its declaration it has no precedence, and what it is applied to is left to the checker.
    let third = Parser.parse(SourceFile(name: "3", text: "1 + 2 <+> 3"))
    #expect(third.unit.statements.map(SyntaxDump.stmt) == ["(<+> (+ 1 2) 3)"])
  }

  @Test("an input that does not parse leaves the operators as they were")
  func failedInputChangesNothing() {
    let failed = Parser.parse(SourceFile(name: "1", text: "infix operator <+>\nlet x = "))
    #expect(!failed.operators.isInfix("<+>"))
  }
}
