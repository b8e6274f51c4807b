import SyntaxTree

/// An assertion that does not hold, or an error that a test let through.
package struct TestIssue: Sendable {
  /// The failure in words, without the comment.
  package let message: String
  /// The words that the program gives to an assertion; nil where it gave none.
  package let comment: String?
  /// The assertion; nil for an error that left the test.
  package let place: SourceRange?
  /// Line that the program names in place of the assertion's own.
  package let line: Int?
  /// True if an error was thrown where none was expected.
  package let isUnexpected: Bool
  /// The words of the `withKnownIssue` that expects it.
  package var knownComment: String?

  package init(
    _ message: String, comment: String? = nil, at place: SourceRange?, line: Int? = nil, isUnexpected: Bool = false
  ) {
    self.message = message
    self.comment = comment
    self.place = place
    self.line = line
    self.isUnexpected = isUnexpected
  }
}

/// Recorder of the failures of the running test. Any thread may call it.
package protocol TestRecorder: AnyObject, Sendable {
  func record(_ issue: TestIssue)
  /// Number of failures so far, without known issues.
  var failureCount: Int { get }
  /// Issues recorded until `endKnownIssues` are known ones, which the comment is about.
  func beginKnownIssues(comment: String?)
  /// Returns how many issues were recorded since the matching `beginKnownIssues`.
  func endKnownIssues() -> Int
}
