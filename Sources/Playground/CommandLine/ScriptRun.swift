import Recording
import Foundation
import TextWidth

/// Run without a prompt: files, code from the command line, transcripts.
package struct ScriptRun {
  let options: CommandLineOptions
  let session: Session

  package init(options: CommandLineOptions, session: Session) {
    self.options = options
    self.session = session
  }

  /// Runs the sources of the command line, the start-up file before them. `standardInput` runs the input read there.
  /// Returns true if the shell continues.
  @discardableResult
  package func runSources(standardInput: () -> Bool) -> Bool {
    guard runStartUpFile() else { return false }
    var rest = options.sources[...]
    while let source = rest.popFirst() {
      if session.isQuitting || session.wasInterrupted { return false }
      let isFine: Bool
      switch source {
      case .file(let path) where Transcript.isName(path):
        isFine = reading { session.load(try ScriptFile.read(path), name: path) }
      case .file(let path):
        var files = ProgramFiles()
        files.add(path)
        while case .file(let next)? = rest.first, !Transcript.isName(next) {
          files.add(next)
          rest = rest.dropFirst()
        }
        isFine = run(files)
      case .code(let code):
        isFine = session.run(file: code, name: "-e", mode: .text)
      case .standardInput: isFine = standardInput()
      }
      // A check reports the errors of all files.
      if !isFine, !options.keepsGoing, options.action != .check { return false }
    }
    return true
  }

  /// Checks standard input as one unit: it is a file that an editor has open.
  package func checkStandardInput() -> Bool {
    reading { session.run(file: try ScriptFile.read(STDIN_FILENO, "<stdin>"), name: "<stdin>") }
  }

  /// Runs files as one program. A check goes on without those that cannot be read.
  private func run(_ files: ProgramFiles) -> Bool {
    var sources: [ScriptSource] = []
    for refusal in files.refusals { session.failUsage(refusal) }
    var areRead = files.refusals.isEmpty
    for path in files.paths {
      areRead =
        reading {
          sources.append(ScriptSource(name: path, text: try ScriptFile.read(path))); return true
        } && areRead
    }
    guard areRead || options.keepsGoing || options.action == .check else { return false }
    session.declare(modules: files.modules)
    return session.run(program: sources) && areRead
  }

  /// Reports a file that cannot be read.
  private func reading(_ body: () throws -> Bool) -> Bool {
    do { return try body() } catch {
      session.failUsage(error as? CommandError ?? CommandError("\(error)"))
      return false
    }
  }

  /// Runs the start-up file before the prompt, or before the sources if it was named.
  private func runStartUpFile() -> Bool {
    do {
      switch options.startUpFile {
      case .none: return true
      case .file(let path):
        try session.load(path: path, isOwn: true)
        return true
      case .usual:
        guard session.options.isInteractive, let path = Self.usualStartUpFile, access(path, F_OK) == 0 else {
          return true
        }
        try session.load(path: path, isOwn: true)
        return true
      }
    } catch {
      session.failUsage(error as? CommandError ?? CommandError("\(error)"))
      return session.options.isInteractive
    }
  }

  /// Path of the start-up file by the XDG base directory specification.
  static var usualStartUpFile: String? {
    // Asked of C: Foundation makes a dictionary of them all, before the first prompt.
    func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    if let base = environment("XDG_CONFIG_HOME"), base.hasPrefix("/") { return base + "/rxsh/start.swift" }
    return environment("HOME").map { $0 + "/.config/rxsh/start.swift" }
  }

  /// Exit status of a run without a prompt.
  package var status: ExitStatus {
    // The program determines the status, if it leaves.
    if session.exitStatus != 0 { return ExitStatus(rawValue: session.exitStatus & 0xff) }
    if session.hasReachedTimeLimit { return .timeLimit }
    if session.wasInterrupted { return .interrupted }
    if session.hasUsageFault { return .usage }
    return session.faultCount > 0 || session.hasFailedTests || session.hasLeaks ? .fault : .done
  }

  /// Verifies lessons; returns the status.
  package static func checkLessons(_ options: CommandLineOptions, _ output: any SessionOutput) -> ExitStatus {
    guard case .lessonCheck(let updates) = options.action else { return .usage }
    var status = ExitStatus.done
    for case .file(let path) in options.sources {
      do {
        let lesson = LessonVerification(path: path, text: try ScriptFile.read(path))
        for finding in lesson.findings { output.write("\(path):\(finding)\n", to: .output) }
        if !lesson.findings.isEmpty, status == .done { status = .transcriptDiffers }
        if updates, !lesson.rewritten.isEmpty, lesson.rewritten != lesson.text {
          try Data(lesson.rewritten.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
          output.write("\(path): rewritten\n", to: .error)
        }
      } catch {
        let message = (error as? CommandError)?.message ?? "\(error)"
        output.write("error: \(TerminalText.escaped(message, keepsLines: true))\n", to: .error)
        status = .usage
      }
    }
    if status == .done { output.write("\(options.sources.count) lessons hold\n", to: .output) }
    return status
  }

  /// Replays transcripts; returns the status and prints the differences.
  package static func verify(_ options: CommandLineOptions, _ output: any SessionOutput) -> ExitStatus {
    guard case .verify(let updates) = options.action else { return .usage }
    var status = ExitStatus.done
    var count = VerificationCount()
    for case .file(let path) in options.sources {
      do {
        let replay = TranscriptReplay(path: path, text: try ScriptFile.read(path), permissions: options.permissions)
        if replay.inputCount == 0 {
          output.write("warning: \(Transcript.withoutInputs(path).message)\n", to: .error)
        }
        count.add(replay)
        if replay.differences.isEmpty { continue }
        if updates {
          try Data(replay.rewritten.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
          output.write("\(DisplayText.line(path)): rewritten\n", to: .error)
        } else {
          output.write(TerminalText.escaped(replay.differences, keepsLines: true), to: .output)
          if status == .done { status = .transcriptDiffers }
        }
      } catch {
        let message = (error as? CommandError)?.message ?? "\(error)"
        output.write("error: \(TerminalText.escaped(message, keepsLines: true))\n", to: .error)
        status = .usage
      }
    }
    if !count.isEmpty { output.write(count.text(isRewritten: updates) + "\n", to: .output) }
    return status
  }
}

/// Numbers of transcripts and inputs that were replayed, and of those that differ.
struct VerificationCount {
  private var transcripts = 0
  private var inputs = 0
  private var differingTranscripts = 0
  private var differingInputs = 0

  /// True if nothing was replayed: each file had an error.
  var isEmpty: Bool { transcripts == 0 }

  mutating func add(_ replay: TranscriptReplay) {
    transcripts += 1
    inputs += replay.inputCount
    differingInputs += replay.differingCount
    if replay.differingCount > 0 { differingTranscripts += 1 }
  }

  func text(isRewritten: Bool = false) -> String {
    let all = "\(counted(transcripts, "transcript")), \(counted(inputs, "input"))"
    if differingInputs == 0 { return "\(all): no differences" }
    let what =
      isRewritten
      ? counted(differingInputs, "input") + " rewritten" : counted(differingInputs, "input differs", "inputs differ")
    return "\(all): \(what) in \(counted(differingTranscripts, "transcript"))"
  }
}
