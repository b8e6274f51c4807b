// oracle: tests
// oracle: fails
// Swift Testing: tags, time limits, bugs, nested suites with traits, confirmations and known issues.
import Testing

extension Tag {
  @Tag static var critical: Self
  @Tag static var slow: Tag
}

enum Oops: Error, Equatable { case bad, worse }

@Suite("outer", .tags(.critical)) struct Outer {
  @Test("tagged", .tags(.slow, .critical), .timeLimit(.minutes(1))) func tagged() { #expect(1 + 1 == 2) }
  @Test(.serialized, arguments: [1, 2]) func one(n: Int) { #expect(n > 0) }
  @Test(.bug("https://example.com/1", "a bug")) func bug() { #expect(1 == 2, "as reported") }

  @Suite(.serialized) struct Inner {
    @Test func deep() throws { try #require(1 + 1 == 2) }
    @Suite("off", .disabled("not yet")) struct Off {
      @Test func never() { #expect(Bool(false)) }
    }
  }
}

@Suite(.enabled(if: 1 + 1 == 2)) struct Issues {
  @Test func recorded() { Issue.record("something is wrong") }
  @Test func recordedError() { Issue.record(Oops.bad, "an error") }
  @Test func unconfirmed() async {
    await confirmation("twice", expectedCount: 2) { confirm in confirm() }
  }
  @Test func confirmedNever() async {
    await confirmation(expectedCount: 0) { _ in }
  }
  @Test func confirmedInRange() async {
    await confirmation(expectedCount: 1...3) { confirm in
      confirm()
      confirm()
    }
  }
  @Test func known() {
    withKnownIssue("known") { throw Oops.bad }
    withKnownIssue("flaky", isIntermittent: true) {}
  }
  @Test func unknown() { withKnownIssue("gone") {} }
  @Test func knownWhen() {
    withKnownIssue { Issue.record("only sometimes") } when: { true }
  }
  @Test func knownAtOtherTimes() {
    withKnownIssue { Issue.record("not known now") } when: { false }
  }
  @Test func confirmedTooOften() async {
    await confirmation(expectedCount: 1...2) { confirm in
      for _ in 0..<4 { confirm() }
    }
  }
  @Test func rejected() {
    #expect { throw Oops.bad } throws: { error in error as? Oops == .worse }
    #expect {} throws: { _ in true }
  }
  @Test func thrown() throws {
    let error = #expect(throws: Oops.self) { throw Oops.worse }
    #expect(error == .worse)
    let caught = try #require(throws: Oops.self) { throw Oops.bad }
    #expect(caught == .bad)
    #expect(throws: (any Error).self) { throw Oops.bad }
    #expect { throw Oops.bad } throws: { error in error as? Oops == .bad }
    #expect(throws: Never.self) {}
  }
}
