import Foundation

// rx-bench [--json] [--peers] [NAME…]: measures the library beside floors of plain Swift; NAME picks those whose name contains it.
// With --peers, only the rows that other libraries have too, and those of several threads.

let arguments = CommandLine.arguments.dropFirst()
let picked = arguments.filter { !$0.hasPrefix("--") }

func isPicked(_ name: String) -> Bool {
  picked.isEmpty || picked.contains { name.localizedCaseInsensitiveContains($0) }
}

/// All that was measured.
struct Report: Codable {
  let speed: [Outcome]
  let parallel: [ParallelOutcome]
  let scale: [ScaleOutcome]
}

let besidePeers = arguments.contains("--peers")

let report = Report(
  speed: (speed + furtherRows).filter { isPicked($0.name) }.map { measure($0) },
  parallel: parallel.filter { isPicked($0.name) }.map { measure($0) },
  scale: besidePeers ? [] : scale.filter { isPicked($0.name) }.map { measure($0) })

if arguments.contains("--json") {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  print(String(decoding: try encoder.encode(report), as: UTF8.self))
} else {
  printTable(report)
}
