import Clocks

extension Command {
  static let record = Command(
    "record", "[FILE | off]", "write a transcript that 'rxsh verify' replays",
    details: """
      Writes all inputs and their output to FILE, a Markdown file that begins with the inputs since the last :reset, \
      which a replay needs, except those that had an error before they ran. \
      Transcripts are replayed on the virtual clock, which the session uses meanwhile. \
      :record off ends the recording, :record alone shows its state.
      """
  ) { session, arguments in
    switch arguments.text {
    case "":
      guard let recording = session.recording else {
        throw CommandError("nothing is being recorded", notes: [":record FILE begins a transcript"])
      }
      session.printer.answer("\(recording.path): \(TranscriptRecording.words(recording.count)) so far")
    case "off":
      guard let recording = session.recording else { throw CommandError("nothing is being recorded") }
      session.recording = nil
      session.printer.transcript.end()
      var text = "\(recording.path): \(TranscriptRecording.words(recording.count))"
      if recording.leftOut > 0 { text += "; \(recording.leftOut) that were interrupted are left out" }
      let word = recording.path.contains(" ") ? "\"\(recording.path)\"" : recording.path
      session.printer.answer(text + "; 'rxsh verify \(word)' replays it")
      if recording.clockBefore != session.clock.mode {
        session.switchClock(to: recording.clockBefore)
        session.printer.note("the clock is \(recording.clockBefore.rawValue) again")
      }
    case let path: try session.beginRecording(HomePath.expanded(path), arguments)
    }
  }
}

extension TranscriptRecording {
  static func words(_ count: Int) -> String { count == 1 ? "1 input" : "\(count) inputs" }
}

extension Session {
  fileprivate func beginRecording(_ path: String, _ arguments: Command.Arguments) throws {
    guard options.isInteractive else {
      throw CommandError("a transcript is recorded at the prompt", notes: ["rxsh without a file gives one"])
    }
    if let recording { throw CommandError("\(recording.path) is being recorded", notes: [":record off ends that"]) }
    var earlier = log.entriesSinceReset.dropLast().filter {
      !$0.wasInterrupted && !$0.isRefused && !Self.isAboutText($0.text)
    }.flatMap(\.standalone)
    if options.traceLevel != .events { earlier.insert(":trace \(options.traceLevel.rawValue)", at: 0) }
    recording = try TranscriptRecording(
      path: path, introduction: "A session of rxsh. `rxsh verify` replays it on the virtual clock.", earlier: earlier,
      clockBefore: clock.mode
    ) { [unowned self] in try write($0, to: path, arguments) }
    if log.forgotten > 0 {
      printer.note("the first \(log.forgotten) inputs of the session are forgotten and missing in the transcript")
    }
    if clock.mode == .real {
      let isBusy = clock.pendingCount(otherThanCaller: true) > 0
      switchClock(to: .virtual)
      printer.note("the clock is virtual now, as it is when the transcript is replayed: :advance 1s, :run")
      if isBusy { printer.note("what is scheduled already may come at another time in the replay") }
    }
    if !earlier.isEmpty {
      printer.note(
        "it begins with \(earlier.count == 1 ? "the input" : "the \(earlier.count) inputs") so far, which a replay needs; after :reset it does not"
      )
    }
    // The answers up to here are not part of it.
    printer.transcript.begin()
  }

  /// Returns whether an input writes files, needs an editor or lists the history, none of which can be replayed.
  private static func isAboutText(_ text: String) -> Bool {
    ["record", "save", "edit", "history"].contains { CommandTable.means($0, text) }
  }

  /// An input has been dealt with.
  func recordInput(_ entry: InputLog.Entry, wasInterrupted: Bool) {
    guard recording != nil, !Self.isAboutText(entry.text) else { return _ = printer.transcript.takeLines() }
    let output = printer.transcript.takeLines()
    if wasInterrupted { return recording!.leaveOut() }
    do {
      // Statements of a file print something else one by one than the file does when it is loaded.
      let inputs = entry.standalone
      for input in inputs { try recording!.add(input, entry.loaded.isEmpty ? output : ["..."]) }
    } catch {
      recording = nil
      printer.transcript.end()
      fail(error as? CommandError ?? CommandError("\(error)"))
    }
  }
}
