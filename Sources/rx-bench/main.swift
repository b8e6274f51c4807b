import Foundation

// rx-bench [--json] [NAME…]: measures the library beside floors of plain Swift; NAME picks those whose name contains it.

let arguments = CommandLine.arguments.dropFirst()
let picked = arguments.filter { !$0.hasPrefix("--") }
let chosen = speed.filter { measurement in
  picked.isEmpty || picked.contains { measurement.name.localizedCaseInsensitiveContains($0) }
}
let outcomes = chosen.map(measure)

if arguments.contains("--json") {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  print(String(decoding: try encoder.encode(outcomes), as: UTF8.self))
} else {
  printTable(outcomes)
}
