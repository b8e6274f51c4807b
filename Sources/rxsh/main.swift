import Execution
import Foundation
import LineEditor
import Playground

Heap.growInLargeSteps()

let options: CommandLineOptions
do {
  options = try CommandLineOptions(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("rxsh: \(error.message)\n'rxsh --help' tells more\n".utf8))
  exit(ExitStatus.usage.rawValue)
}

if options.isWatching {
  exit(WatchedRun(options, arguments: Array(CommandLine.arguments.dropFirst())).run().rawValue)
}

switch options.action {
case .generate(let text): print(text.text, terminator: "")
case .version: print(CommandLineOptions.version)
case .help: print(CommandLineOptions.usage)
case .languageServer: exit(LanguageServer().run().rawValue)
case .run, .check, .verify, .lessonCheck, .exportLessons, .collect:
  CrashReport.install(options)
  // The program's objects are released with the process, as in compiled code: releasing deeply nested values would need
  // more stack than this thread has.
  let shell = Shell(options)
  let status = shell.run()
  withExtendedLifetime(shell) { exit(status.rawValue) }
}
