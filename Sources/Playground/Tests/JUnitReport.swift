/// Results of a run of tests in the XML of JUnit, which servers of continuous integration read.
struct JUnitReport {
  let results: [TestResult]

  var text: String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites\(Self.counts(results))\(Self.time(results))>",
    ]
    var order: [String] = []
    for result in results where !order.contains(result.suite) { order.append(result.suite) }
    for suite in order {
      let own = results.filter { $0.suite == suite }
      let name = suite.isEmpty ? "tests" : suite
      lines.append("  <testsuite name=\"\(Self.escaped(name))\"\(Self.counts(own))\(Self.skips(own))\(Self.time(own))>")
      for result in own { lines += Self.lines(result, in: name) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func counts(_ results: [TestResult]) -> String {
    let failed = results.filter { !$0.failures.isEmpty }
    return " tests=\"\(results.count)\" failures=\"\(failed.count)\" errors=\"0\""
  }

  /// Returns the attribute of skipped tests for a suite: the schema has none for all suites.
  private static func skips(_ results: [TestResult]) -> String {
    " skipped=\"\(results.count { $0.skipped != nil && $0.failures.isEmpty })\""
  }

  private static func time(_ results: [TestResult]) -> String {
    " time=\"\(TraceLine.fixed(results.reduce(0) { $0 + $1.duration }, digits: 3))\""
  }

  private static func lines(_ result: TestResult, in suite: String) -> [String] {
    let time = TraceLine.fixed(result.duration, digits: 3)
    let head = "    <testcase classname=\"\(escaped(suite))\" name=\"\(escaped(result.name))\" time=\"\(time)\""
    var inner = result.failures.map { failure in
      "      <failure message=\"\(escaped(failure.message))\">\(escaped(failure.place + ": " + failure.message))</failure>"
    }
    if let reason = result.skipped, inner.isEmpty { inner = ["      <skipped message=\"\(escaped(reason))\"/>"] }
    return inner.isEmpty ? [head + "/>"] : [head + ">"] + inner + ["    </testcase>"]
  }

  /// Characters that XML 1.0 has no place for are left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      case let other where other.value < 0x20 || (0xFFFE...0xFFFF).contains(other.value): continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
