import Execution
import Foundation
import Recording
import SyntaxTree

extension Command {
  static let load = Command(
    "load", "FILE", "run a file as if its statements were typed",
    details: """
      :load a.swift  runs a program, statement by statement; a line that begins with ':' is a command
      :load a.md     runs the rx blocks of a transcript, under the virtual clock
      :load STORY    runs a story of :help start by its name, where no file of that name is here
      """
  ) { session, arguments in
    let path = HomePath.expanded(arguments.text)
    if path.isEmpty { throw CommandError("which file? :load FILE") }
    if let story = Lessons.story(path), !FileManager.default.fileExists(atPath: path) {
      // The shell brings its stories along: no permission is needed to read one.
      try session.load(path: story)
      return session.printer.note("this is the story's text: \(story)")
    }
    let text = try ScriptFile.read(path) { try session.open(path, arguments, ExternalAccess.read, O_RDONLY) }
    guard session.load(text, name: path), arguments.isTyped, !Transcript.isName(path) else { return }
    let statements = InputSplitter.split(text).count { $0.kind == .statement && !SavedInputs.isImport($0.text) }
    session.printer.answer("\(DisplayText.line(path)): \(SavedInputs.words(statements)) loaded")
  }
}
