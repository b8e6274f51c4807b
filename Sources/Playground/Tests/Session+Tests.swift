import Recording
import Foundation
import Types

extension Session {
  /// Runs the tests that the inputs so far declared. Nothing happens where there are none, or where something went wrong before.
  package func runTests() {
    let selection = tests(filter: options.testFilter)
    if selection.isEmpty {
      if options.testFilter != nil || options.junitFile != nil {
        failUsage(CommandError(selection.hasTests ? "no test matches --filter" : "there are no tests"))
      }
      return
    }
    let run = TestRun(self, selection)
    if !run.run() { testsFailed() }
    if let path = options.junitFile { write(JUnitReport(results: run.results), to: path) }
  }

  /// The tests that the inputs so far declared.
  func tests(filter: TestFilter?) -> TestSelection {
    var (types, functions): ([NominalDecl], [FunctionDecl]) = ([], [])
    onMain { [self] in (types, functions) = (evaluator.types, evaluator.functions) }
    return TestSelection(types: types, functions: functions, filter: filter)
  }

  private func write(_ report: JUnitReport, to path: String) {
    do { try Data(report.text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      failUsage(CommandError("cannot write \(DisplayText.line(path)): \(error.localizedDescription)"))
    }
  }
}
