import Recording

extension Command {
  static let test = Command(
    "test", "[NAME]", "run the tests that were declared: XCTestCase classes and @Test functions",
    details: """
      :test             all of them; a file of tests is read with :load
      :test SearchTests  those of a class or a suite, or of a name: NAME is a regular expression, as for --filter
      :export rxtest writes a test of a chain. Outside of the prompt the tests of a file run after its top-level code.
      """
  ) { session, arguments in
    if session.clock.isMain {
      throw CommandError(":test is for the prompt", notes: ["the tests of a file run after its top-level code"])
    }
    let filter = arguments.text.isEmpty ? nil : TestFilter(arguments.text)
    if filter == nil, !arguments.text.isEmpty {
      throw CommandError("'\(DisplayText.line(arguments.text))' is not a regular expression")
    }
    let selection = session.tests(filter: filter)
    if selection.isEmpty {
      throw selection.hasTests
        ? CommandError("no test matches '\(DisplayText.line(arguments.text))'", notes: [":test alone runs all"])
        : CommandError(
          "there are no tests", notes: ["declare a function marked @Test, or a class that derives from XCTestCase"])
    }
    _ = TestRun(session, selection).run()
  }
}
