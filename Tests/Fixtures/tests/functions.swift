// oracle: tests
// oracle: fails
// Swift Testing: functions and suites, conditions, requirements, errors, arguments, traits.
import Testing

enum Oops: Error { case bad }
func fails() throws -> Int { throw Oops.bad }

@Test func plain() { #expect(1 + 1 == 2) }
@Test("a sentence") func named() async throws {
  let x = 3
  #expect(x == 4)
  #expect(x > 5, "a comment")
}
@Test func throwing() throws { throw Oops.bad }
@Test func requiring() throws {
  let missing: Int? = nil
  let value = try #require(missing)
  print(value)
}
@Test func required() throws {
  let found: Int? = 3
  #expect(try #require(found) == 3)
  try #require(found == 4)
}
@Test(arguments: [1, 2, 3]) func argument(n: Int) { #expect(n < 3) }
@Test(arguments: ["a", "b"], [1, 2]) func pairs(s: String, n: Int) { #expect(s == "a" || n == 1) }
@Test(arguments: zip(["a", "b"], [1, 2])) func zipped(s: String, n: Int) { #expect(n == 1) }
@Test(.disabled("why")) func off() {}
@Test(.enabled(if: 1 == 2, "never")) func conditional() {}

@Suite("a suite") struct Numbers {
  static let cases = [2, 4]
  let x: Int
  init() { x = 1 }
  @Test func ofSuite() { #expect(x == 1) }
  @Test mutating func changing() { #expect(x == 2) }
  @Test(arguments: Numbers.cases) func even(n: Int) { #expect(n % 2 == 0) }
  @Test func errors() {
    #expect(throws: Oops.self) { try fails() }
    #expect(throws: Oops.bad) { try fails() }
    #expect(throws: Oops.bad) {}
    #expect(throws: Never.self) { throw Oops.bad }
  }
  @Test func known() { withKnownIssue { #expect(x == 2) } }
  @Test func confirmed() async {
    await confirmation(expectedCount: 2) { confirm in
      confirm()
      confirm()
    }
  }
  struct Nested {
    @Test func deep() { #expect([1, 2].contains(2)) }
  }
}

final class Lists {
  @Test func containing() {
    let a = [1, 2]
    #expect(a.contains(5))
    #expect(!a.isEmpty)
  }
  @Test static func ofType() { #expect(Bool(false)) }
}
