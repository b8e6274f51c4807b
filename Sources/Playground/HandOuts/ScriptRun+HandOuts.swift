import Recording
import Foundation
import TextWidth

/// Actions for teachers.
extension ScriptRun {
  /// `lesson export DIR --html`: writes the course as pages; returns the status.
  package static func exportLessons(_ options: CommandLineOptions, _ output: any SessionOutput) -> ExitStatus {
    guard case .file(let directory)? = options.sources.last else { return .usage }
    do {
      guard let folder = LessonFolder.usual else {
        throw CommandError("there are no lessons here: they are in Scripts/lessons of the source tree")
      }
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let files = try LessonPages(folder).files()
      for file in files {
        let url = URL(fileURLWithPath: directory).appendingPathComponent(file.name)
        try Data(file.text.utf8).write(to: url, options: .atomic)
      }
      output.write("\(DisplayText.line(directory)): \(files.count) files, index.html is the first\n", to: .output)
      return .done
    } catch {
      return refuse(error, output)
    }
  }

  /// `collect DIR`: prints how far learners are; returns the status.
  package static func collect(_ options: CommandLineOptions, _ output: any SessionOutput) -> ExitStatus {
    guard case .file(let directory)? = options.sources.first else { return .usage }
    do {
      let table = try LearnerTable(folder: directory)
      output.write(table.lines.joined(separator: "\n") + "\n", to: .output)
      for finding in table.findings { output.write("error: \(TerminalText.escaped(finding))\n", to: .error) }
      return table.findings.isEmpty ? .done : .usage
    } catch {
      return refuse(error, output)
    }
  }

  private static func refuse(_ error: any Error, _ output: any SessionOutput) -> ExitStatus {
    let message = (error as? CommandError)?.message ?? error.localizedDescription
    output.write("error: \(TerminalText.escaped(message, keepsLines: true))\n", to: .error)
    return .usage
  }
}
