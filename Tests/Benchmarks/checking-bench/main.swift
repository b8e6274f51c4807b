// checking-bench [--json] [--goal=MILLISECONDS] FILE…: how long the shell takes to parse, check and lower programs, for 1,000
// lines of them.
//
// The programs are distributed over sessions of about 1,000 lines. A session has just begun, as when a tutorial is
// pasted: the declarations of the library are read while the program is checked, and count. Nothing is run.

import Execution
import Foundation

// As the shell does.
Heap.growInLargeSteps()

let arguments = CommandLine.arguments.dropFirst()
let programs = try arguments.filter { !$0.hasPrefix("--") }.map { path in
  TutorialProgram(name: path, text: try String(contentsOfFile: path, encoding: .utf8))
}
if programs.isEmpty {
  FileHandle.standardError.write(Data("checking-bench: no programs\n".utf8))
  exit(2)
}

let sessions = TutorialProgram.dealt(programs, lines: 1000)
// The first round is thrown away.
let rounds = (0..<6).map { _ in sessions.map { measure($0) }.reduce(CheckingTimes(), +) }.dropFirst()
var folders: [String] = []
for program in programs {
  let folder = (program.name as NSString).deletingLastPathComponent
  if !folders.contains(folder) { folders.append(folder) }
}
let report = CheckingReport(
  CheckingReport.Corpus(
    programs: programs.count, lines: programs.reduce(0) { $0 + $1.lines }, sessions: sessions.count, folders: folders),
  Array(rounds), goal: arguments.first { $0.hasPrefix("--goal=") }.flatMap { Double($0.dropFirst("--goal=".count)) })

if arguments.contains("--json") {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  print(String(decoding: try encoder.encode(report), as: UTF8.self))
} else {
  print(report.table)
}
