import Execution
import Foundation
import SyntaxTree

/// Outcome of one test.
struct TestResult: Sendable {
  struct Failure: Sendable {
    /// Message in one line, without its place.
    let message: String
    let place: String
    let isUnexpected: Bool
  }
  let suite: String
  let name: String
  var failures: [Failure] = []
  var knownIssues = 0
  /// The reason; nil where it was not skipped.
  var skipped: String?
  /// Seconds of the session's clock.
  var duration = 0.0
}

/// Issues of the test that runs, as they come.
final class TestLog: TestRecorder, @unchecked Sendable {
  // Unchecked because everything that changes is reached under `lock`.
  private let lock = NSRecursiveLock()
  private var known: [(count: Int, comment: String?)] = []
  private var result: TestResult
  /// Prints an issue in the manner of the runner.
  private let tell: @Sendable (TestIssue, _ isKnown: Bool) -> Void

  init(_ result: TestResult, tell: @escaping @Sendable (TestIssue, _ isKnown: Bool) -> Void) {
    self.result = result
    self.tell = tell
  }

  func record(_ recorded: TestIssue) {
    var issue = recorded
    let isKnown = lock.withLock { () -> Bool in
      if !known.isEmpty {
        for index in known.indices { known[index].count += 1 }
        issue.knownComment = known.last?.comment
        result.knownIssues += 1
        return true
      }
      let words = issue.comment.flatMap { $0.isEmpty ? nil : " - " + $0 } ?? ""
      result.failures.append(
        .init(message: issue.message + words, place: issue.placeText, isUnexpected: issue.isUnexpected))
      return false
    }
    tell(issue, isKnown)
  }

  var failureCount: Int { lock.withLock { result.failures.count } }

  func beginKnownIssues(comment: String?) { lock.withLock { known.append((0, comment)) } }
  func endKnownIssues() -> Int { lock.withLock { known.popLast()?.count ?? 0 } }

  var skipReason: String? { lock.withLock { result.skipped } }
  func skip(_ reason: String) { lock.withLock { result.skipped = reason } }

  func finish(after duration: Double) -> TestResult {
    lock.withLock {
      result.duration = duration
      return result
    }
  }
}

extension TestIssue {
  /// `file:line`, or the place that is reported instead.
  var placeText: String {
    guard let place, !place.file.isLibrary else { return "<EXPR>:0" }
    return "\(place.fileName):\(line ?? place.line)"
  }
}
