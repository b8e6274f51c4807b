import Execution
import Foundation
import RxCatalog
import Types

/// Subclasses of `XCTestCase`, with the steps and the lines of XCTest on Linux.
extension TestRun {
  func runCases() {
    let first = results.count
    begin("All tests")
    for one in selection.cases where !isOver {
      let start = results.count
      begin(one.name)
      classHook("setUp", one)
      for method in one.methods where !isOver { runMethod(method, of: one) }
      classHook("tearDown", one)
      end(one.name, Array(results[start...]))
    }
    end("All tests", Array(results[first...]))
  }

  private func begin(_ suite: String) { say("Test Suite '\(suite)' started at \(timestamp)") }

  private func end(_ suite: String, _ results: [TestResult]) {
    let failures = results.flatMap(\.failures)
    say("Test Suite '\(suite)' \(failures.isEmpty ? "passed" : "failed") at \(timestamp)")
    let skipped = results.filter { $0.skipped != nil }.count
    let duration = rounded(results.reduce(0) { $0 + $1.duration })
    say(
      "\t Executed \(counted(results.count, "test")), with "
        + (skipped > 0 ? "\(counted(skipped, "test")) skipped and " : "")
        + "\(counted(failures.count, "failure")) (\(failures.filter(\.isUnexpected).count) unexpected) in \(duration) (\(duration)) seconds"
    )
  }

  /// `class func setUp()` and `tearDown()`.
  private func classHook(_ name: String, _ one: TestSelection.Case) {
    guard let hook = one.type.method(name, isAsync: false, isStatic: true) else { return }
    let result = perform(TestResult(suite: one.name, name: name), tell: teller(one.name)) {
      [self] _ in try call(hook, [])
    }
    if !result.failures.isEmpty { add(result) }
  }

  private func runMethod(_ method: FunctionDecl, of one: TestSelection.Case) {
    let name = "\(one.name).\(method.name)"
    say("Test Case '\(name)' started at \(timestamp)")
    let result = perform(
      TestResult(suite: one.name, name: method.name), tell: teller(name)
    ) { [self] log in
      let made = try runtime.lowering.makeInstance(
        of: one.type, by: "init(name:testClosure:)", [.string(name), .function(Function(arity: 1) { _ in .void })])
      try setUp(made, one.type, log, name)
      if log.skipReason == nil, let line = try step(log, name, { try call(method, [made]) }) { say(line) }
      try tearDown(made, one.type, log, name)
    }
    add(result)
    let verdict = !result.failures.isEmpty ? "failed" : result.skipped != nil ? "skipped" : "passed"
    say("Test Case '\(name)' \(verdict) (\(rounded(result.duration)) seconds)")
  }

  private func setUp(_ test: Value, _ type: NominalDecl, _ log: TestLog, _ name: String) throws {
    let hooks = [
      type.method("setUp", isAsync: true), type.method("setUpWithError", isAsync: false),
      type.method("setUp", isAsync: false),
    ]
    var line: String?
    for case let hook? in hooks { line = try step(log, name, isSetUp: true) { try call(hook, [test]) } ?? line }
    if let line { say(line) }
  }

  private func tearDown(_ test: Value, _ type: NominalDecl, _ log: TestLog, _ name: String) throws {
    guard case .object(let object) = test, let own = object as? TestCase else { return }
    for block in own.takeTeardownBlocks() { try step(log, name) { try call(block) } }
    let hooks = [
      type.method("tearDown", isAsync: false), type.method("tearDownWithError", isAsync: false),
      type.method("tearDown", isAsync: true),
    ]
    for case let hook? in hooks { try step(log, name) { try call(hook, [test]) } }
    for expectation in own.takeUnawaited() {
      log.record(
        TestIssue(
          "Failed due to unwaited expectation '\(expectation.description)'", at: expectation.place, isUnexpected: true))
    }
  }

  /// Runs a step of a test: an error that leaves it is a failure, or skips the test. Returns the line that reports it.
  @discardableResult
  private func step(_ log: TestLog, _ name: String, isSetUp: Bool = false, _ body: () throws -> Void) throws -> String?
  {
    do { try body() } catch let trap as Trap { throw trap } catch let skipped as SkippedTest {
      log.skip(skipped.reason)
      return "\(TestIssue("", at: skipped.place).placeText): \(name) : Test skipped\(skipped.reason)"
    } catch {
      let words = "threw error \"\(Value(error: error).description)\""
      if !(error is AssertionCatalog.UnwrappedNothing) { log.record(TestIssue(words, at: nil, isUnexpected: true)) }
      guard isSetUp else { return nil }
      log.skip(": " + words)
      return "<unknown>:0: \(name) : Test skipped: \(words)"
    }
    return nil
  }

  private func teller(_ name: String) -> @Sendable (TestIssue, Bool) -> Void {
    { [printer = session.printer] issue, _ in
      let comment = issue.comment.map { " - " + $0 } ?? ""
      printer.program("\(issue.placeText): error: \(name) : \(issue.message)\(comment)\n")
    }
  }

  private var timestamp: String {
    let now = session.clock.now.timeIntervalSince1970
    var seconds = time_t(now.rounded(.down))
    var parts = tm()
    localtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y-%m-%d %H:%M:%S", &parts)
    let milliseconds = String(Int((now - now.rounded(.down)) * 1000))
    return String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) + "."
      + String(repeating: "0", count: max(0, 3 - milliseconds.count)) + milliseconds
  }

  private func rounded(_ duration: Double) -> Double { (duration * 1000).rounded() / 1000 }
}
