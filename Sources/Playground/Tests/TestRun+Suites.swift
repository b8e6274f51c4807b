import Execution
import RxCatalog
import SyntaxTree
import Types

/// Functions marked `@Test`, with the lines of Swift Testing. They run one after the other, in the order of the text.
extension TestRun {
  func runSuites() {
    let first = results.count
    let start = seconds
    say("◇ Test run started.")
    for suite in selection.suites where !isOver { run(suite, within: nil) }
    let done = Array(results[first...])
    let count = selection.suites.reduce(0) { $0 + $1.count }
    let suites = selection.suites.reduce(0) { $0 + suiteCount($1) }
    let subject = "Test run with \(counted(count, "test")) in \(counted(suites, "suite"))"
    say(verdict(subject, done, after: seconds - start))
  }

  private func suiteCount(_ suite: TestSelection.Suite) -> Int {
    if suite.isEmpty { return 0 }
    return (suite.type == nil ? 0 : 1) + suite.nested.reduce(0) { $0 + suiteCount($1) }
  }

  private func run(_ suite: TestSelection.Suite, within reason: TestTrait?) {
    if suite.isEmpty || isOver { return }
    let first = results.count
    let start = seconds
    var isDisabled = reason
    var title: String?
    if let type = suite.type {
      let plan = type.suitePlan.flatMap { self.plan($0, name: type.name) }
      let shown = plan?.displayName.map { "\"\($0)\"" } ?? type.name
      isDisabled = isDisabled ?? plan?.disabling
      title = "Suite \(shown)"
      say(isDisabled == nil ? "◇ Suite \(shown) started." : skippedLine("Suite \(shown)", isDisabled))
    }
    for (test, plan) in suite.tests where !isOver { run(test, plan, of: suite.type, within: isDisabled) }
    for nested in suite.nested { run(nested, within: isDisabled) }
    if let title, isDisabled == nil { say(verdict(title, Array(results[first...]), after: seconds - start)) }
  }

  /// Evaluates a plan; nil where that fails, which is reported as a failed test.
  private func plan(_ function: FunctionDecl, name: String) -> TestPlan? {
    nonisolated(unsafe) var plan: TestPlan?
    let result = perform(
      TestResult(suite: function.owner?.pathName ?? "", name: name),
      tell: teller("Test \(name)", "")
    ) { [self] log in
      do { plan = try call(function, []).native(as: TestPlan.self) } catch let trap as Trap { throw trap } catch {
        log.record(caught(error, function))
      }
    }
    if !result.failures.isEmpty { add(result) }
    return plan
  }

  private func run(_ test: FunctionDecl, _ planning: FunctionDecl, of type: NominalDecl?, within reason: TestTrait?) {
    guard let plan = plan(planning, name: test.fullName) else { return }
    let title = "Test " + (plan.displayName.map { "\"\($0)\"" } ?? test.fullName)
    let result = TestResult(suite: type?.pathName ?? "", name: test.fullName)
    if let disabling = reason ?? plan.disabling {
      say(skippedLine(title, disabling))
      var skipped = result
      if case .disabled(let words) = disabling { skipped.skipped = words ?? "" }
      return add(skipped)
    }
    say("◇ \(title) started.")
    let cases = plan.cases
    var done: [TestResult] = []
    for arguments in cases ?? [[]] where !isOver {
      let inputs = spread(arguments, over: test, plan)
      let shown = zip(test.parameters, inputs).map { "\($0.variable.name) → \($1.debugDescription)" }
      let list = shown.joined(separator: ", ")
      let number = counted(inputs.count, "argument")
      if cases != nil { say("◇ Test case passing \(number) \(list) to \(test.fullName) started.") }
      let suffix = cases == nil ? "" : " with \(number) \(list)"
      done.append(
        perform(result, tell: teller(title, suffix)) { [self] log in
          do { try run(test, inputs, of: type) } catch let trap as Trap { throw trap } catch {
            if !(error is TestingCatalog.ExpectationFailed) { log.record(caught(error, planning)) }
          }
        })
    }
    var whole = result
    whole.failures = done.flatMap(\.failures)
    whole.knownIssues = done.reduce(0) { $0 + $1.knownIssues }
    whole.duration = done.reduce(0) { $0 + $1.duration }
    add(whole)
    say(
      verdict(title + (cases.map { " with \(counted($0.count, "test case"))" } ?? ""), [whole], after: whole.duration))
  }

  /// Returns the arguments; the elements of a single tuple become those of a function with several parameters.
  private func spread(_ arguments: [Value], over test: FunctionDecl, _ plan: TestPlan) -> [Value] {
    guard plan.isSingle, test.parameters.count > 1, case .tuple(let tuple)? = arguments.first else { return arguments }
    return tuple.elements
  }

  private func run(_ test: FunctionDecl, _ inputs: [Value], of type: NominalDecl?) throws {
    let isOffMain = !test.isMainActor && type?.isOfMainActor != true
    guard let type, !test.isStatic else {
      try call(test, inputs, isOffMain: isOffMain)
      return
    }
    try asTask(isOffMain: isOffMain) { [runtime] in
      var made = try runtime.lowering.makeInstance(of: type)
      return test.isMutating
        ? try runtime.lowering.call(test, arguments: inputs, mutating: &made)
        : try runtime.lowering.call(test, arguments: [made] + inputs)
    }
  }

  /// Returns the issue of an error that left a test, at the place of the attribute's name.
  private func caught(_ error: any Error, _ plan: FunctionDecl) -> TestIssue {
    let place = plan.declaredAt.map { SourceRange(file: $0.file, start: $0.start + 1, end: $0.end) }
    return TestIssue(
      "Caught error: \(TestingCatalog.describe(error: Value(error: error)))", at: place, isUnexpected: true)
  }

  // MARK: Lines

  private func teller(_ title: String, _ suffix: String) -> @Sendable (TestIssue, _ isKnown: Bool) -> Void {
    { [printer = session.printer] issue, isKnown in
      let place = issue.place.map { " at \($0.fileName):\($0.line):\($0.column)" } ?? ""
      let event = isKnown ? "━ \(title) recorded a known issue" : "✘ \(title) recorded an issue"
      let comments = [issue.comment, issue.knownComment].compactMap { $0 }.filter { !$0.isEmpty }
      let comment = comments.map { "↳ \($0)\n" }.joined()
      printer.program("\(event)\(suffix)\(place): \(issue.message)\n\(comment)")
    }
  }

  private func skippedLine(_ title: String, _ reason: TestTrait?) -> String {
    guard case .disabled(let words?)? = reason else { return "➜ \(title) skipped." }
    return "➜ \(title) skipped: \"\(words)\""
  }

  private func verdict(_ title: String, _ results: [TestResult], after duration: Double) -> String {
    let failures = results.reduce(0) { $0 + $1.failures.count }
    let known = results.reduce(0) { $0 + $1.knownIssues }
    let time = "after \(TraceLine.fixed(duration, digits: 3)) seconds"
    let all = counted(failures + known, "issue")
    if failures == 0, known == 0 { return "✔ \(title) passed \(time)." }
    if failures == 0 { return "━ \(title) passed \(time) with \(counted(known, "known issue"))." }
    let part = known == 0 ? "" : " (including \(counted(known, "known issue")))"
    return "✘ \(title) failed \(time) with \(all)\(part)."
  }
}

extension TestPlan {
  /// The first trait that keeps the test from running.
  var disabling: TestTrait? {
    traits.first { if case .disabled = $0 { true } else { false } }
  }
}
