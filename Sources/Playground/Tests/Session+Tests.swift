import Recording
import Foundation

extension Session {
  /// Runs the tests that the inputs so far declared. Nothing happens where there are none, or where something went wrong before.
  package func runTests() {
    var selection: TestSelection?
    onMain { [self] in
      selection = TestSelection(types: evaluator.types, functions: evaluator.functions, filter: options.testFilter)
    }
    guard let selection else { return }
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

  private func write(_ report: JUnitReport, to path: String) {
    do { try Data(report.text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      failUsage(CommandError("cannot write \(DisplayText.line(path)): \(error.localizedDescription)"))
    }
  }
}
