import Execution
import Foundation
import Rx
import SyntaxTree

extension AssertionCatalog {
  /// `measure`: runs a block ten times and prints the times as XCTest on Linux does.
  static func measure(_ block: Function, name: String, _ call: NativeCall) throws {
    let recorder = call.runtime.host.testRecorder
    let failuresBefore = recorder?.failureCount ?? 0
    var times: [Double] = []
    for _ in 0..<10 {
      let start = DispatchTime.now().uptimeNanoseconds
      _ = try block.call()
      times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
      // A failure ends the measurement, which has no result then.
      if let recorder, recorder.failureCount > failuresBefore { return }
    }
    guard recorder != nil else { return }
    let average = times.reduce(0, +) / Double(times.count)
    let variance = times.reduce(0) { $0 + ($1 - average) * ($1 - average) } / Double(times.count)
    let deviation = average > 0 ? variance.squareRoot() / average * 100 : 0
    let values = times.map { String(format: "%.6f", $0) }.joined(separator: ", ")
    call.runtime.host.write(
      "\(call.site.fileName):\(call.site.line): Test Case '\(name)' measured [Time, seconds] average: "
        + String(format: "%.3f", average) + ", relative standard deviation: " + String(format: "%.3f%%", deviation)
        + ", values: [\(values)], performanceMetricID:org.swift.XCTPerformanceMetric_WallClockTime, "
        + "maxPercentRelativeStandardDeviation: 10.000%, maxStandardDeviation: 0.100\n")
  }
}
