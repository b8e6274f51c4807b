import Foundation
import Testing

@testable import Playground

@Suite("The verification of lessons")
struct LessonVerificationTests {
  private func findings(_ change: (String) -> String = { $0 }) throws -> [String] {
    let classroom = try Classroom()
    return LessonVerification(path: classroom.path("01-double.md"), text: change(Classroom.double)).findings
      .map(\.message)
  }

  @Test("finds nothing in a lesson that holds")
  func fine() throws {
    #expect(try findings() == [])
  }

  private static let long = String(repeating: ".map { $0 }", count: 6)

  @Test(
    "finds what does not hold",
    arguments: [
      ("numbers: Observable<Int>\n", "numbers: Observable<String>\n", "the input prints"),
      ("```answer\n2\n3", "```answer\n3\n2", "the answer is not among what is printed"),
      ("minutes: 5", "minutes: 50", "a lesson takes 5 to 15 minutes"),
      ("prerequisites:", "prerequisites: 07-gone", "there is no lesson '07-gone'"),
      ("A **stream**", "A [stream](gone.md)", "the link to gone.md leads nowhere"),
      ("numbers.map { $0 * factor }", "numbers.map { $0 * factor }\(Self.long)", "does not fit after the prompt"),
      ("{ $0 * factor }", "{ $0 * 7 }", "the solution does not pass"),
      ("{ numbers }", "{ numbers.map { $0 * factor } }", "the starting code passes already"),
      ("{ $0 * 2 }", "{ $0 * 3 }", "the wrong answer passes"),
      ("{ $0 * 2 }", "{ $0 * 4 }", "the wrong answer is taken for the one"),
      ("{ $0 * 2 }", "{ $0 * many }", "the wrong answer does not run"),
      ("Multiply instead of adding.", "", "nothing is said about the wrong answer"),
      ("That was it.", "", "nothing is said when the task is done"),
      (
        "expect(doubled(cold(\"-#\")), \"-#\")",
        "expect(doubled(cold(\"-#\")), \(String(repeating: " ", count: 50))\"-#\")", "a line of the check does not fit"
      ),
      ("2. `map`", "", "a task has two hints or more"),
      ("2. `map`", "2. `\(String(repeating: "m", count: 77))`", "the code of hint 2 is wider than 76 columns"),
      ("```swift check", "```swift chek", "a block cannot be 'swift chek'"),
      ("title: Doubling\n", "", "the front matter has no 'title'"),
      ("A **stream** of numbers.", Array(repeating: "Text.", count: 20).joined(separator: "\n\n"), "the step takes"),
    ])
  func faults(old: String, new: String, finding: String) throws {
    let found = try findings { $0.replacing(old, with: new, maxReplacements: 1) }
    #expect(found.contains { $0.contains(finding) }, "\(found)")
  }

  @Test("rewrites what is printed and nothing else")
  func rewriting() throws {
    let classroom = try Classroom()
    let outdated = Classroom.double.replacing("numbers: Observable<Int>\n", with: "something\n")
    let lesson = LessonVerification(path: classroom.path("01-double.md"), text: outdated)
    #expect(lesson.rewritten == Classroom.double)
  }

  @Test("holds translations to the steps and the code of the lesson")
  func translations() throws {
    let classroom = try Classroom()
    func findings(_ text: String) -> [String] {
      LessonVerification(path: classroom.path("01-double.zh.md"), text: text).findings.map(\.message)
    }
    #expect(findings(Classroom.double.replacing("Twice each number.", with: "每个数乘以二。")) == [])
    #expect(
      findings(Classroom.double.replacing("cold(\"-#\")", with: "cold(\"--#\")").replacing("\"-#\")", with: "\"--#\")"))
        == ["step 3 has other code or hints than in English"])
    #expect(
      findings(Classroom.double.replacing("## Guess", with: "## More\n\nText.\n\n## Guess")).first
        == "there are 4 steps, in English 3")
  }
}

@Suite("The text of lessons")
struct LessonProseTests {
  private func lines(_ markdown: String, width: Int = 20) throws -> [String] {
    LessonProse(width: width, usesColor: false).lines(try MarkdownLibrary.document(markdown).children)
  }

  @Test("is wrapped at spaces, in Korean too, and between Chinese characters, but not before their punctuation")
  func wrapping() throws {
    #expect(try lines("one two three four five") == ["one two three four", "five"])
    #expect(try lines("스트림은 값을 시간에 따라 보냅니다") == ["스트림은 값을 시간에", "따라 보냅니다"])
    #expect(try lines("流是随时间到来的一串值。没有订阅") == ["流是随时间到来的一串", "值。没有订阅"])
    #expect(try lines("流是随时间到来的一串。没有") == ["流是随时间到来的一", "串。没有"])
    #expect(try lines("一行。\n又一行 and\nmore") == ["一行。又一行 and", "more"])
    #expect(try lines("看\n`a`和\nb。\n`c`以及\n“d”") == ["看 a和 b。c以及“d”"])
    #expect(try lines("use `a b c d` and `some code`, then") == ["use a b c d and", "some code, then"])
  }

  @Test("breaks code that is wider than a row at spaces and before members")
  func wideCode() throws {
    #expect(
      try lines("try `numbers.map { $0 }.filter { $0 == \"a b.c\" }.take(1.5)`.")
        == ["try numbers.map { $0", "}.filter { $0 ==", "\"a b.c\" }.take(1.5)."])
  }

  @Test("has lists, tables, quotes and code")
  func blocks() throws {
    #expect(try lines("1. one two three four five\n2. six") == ["1. one two three", "   four five", "2. six"])
    #expect(try lines("| a | bc |\n|---|---|\n| `def` | g |") == ["a    bc", "def  g"])
    #expect(try lines("> said") == ["| said"])
    #expect(try lines("```\nlet a = 1\n```") == ["  let a = 1"])
  }

  @Test("has code and headings in color where there is color")
  func color() throws {
    let lines = LessonProse(width: 40, usesColor: true).lines(
      try MarkdownLibrary.document("a `b` **c**").children)
    #expect(lines == ["a \u{1B}[36mb\u{1B}[0m \u{1B}[1mc\u{1B}[0m"])
  }
}
