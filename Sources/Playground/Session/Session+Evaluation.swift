import Recording
import Clocks
import Execution
import Foundation
import Interpreter
import SyntaxTree
import Types

/// Evaluation of inputs.
extension Session {
  /// Runs an input. Its statements up to a command are checked together, as a file is, and then run; in a file that is loaded each
  /// is parsed, checked and run before the next. Returns true if no fault occurred; statements after a fault are left out unless
  /// the session keeps going.
  ///
  /// - Parameter ticket: `interruptionTicket` at the time of the input: a later Ctrl-C applies to it.
  /// - Parameter isOwn: True if its commands are the person's own; by default those of inputs without a name are.
  @discardableResult
  package func evaluate(
    _ text: String, name: String? = nil, firstLine: Int = 1, ticket: Int? = nil, isOwn: Bool? = nil
  ) -> Bool {
    inputs += 1
    // The first input may come while the library is still being made.
    if inputs == 1 { onMain { [self] in _ = evaluator } }
    let isTyped = isOwn ?? (name == nil && options.isTyped)
    let name = name ?? Self.name(ofInput: inputs)
    let before = ticket ?? interruptionTicket
    var isFine = true
    let isTopmost = evaluationDepth == 0
    evaluationDepth += 1
    if isTopmost {
      if let idleSince, clock.mode == .real { log.wait(clock.elapsed - idleSince) }
      idleSince = nil
      log.begin(isLoading ? ":load \(name)" : text, number: inputs, isFile: isLoading)
      if isLoading { log.load([text]) }
    }
    // The start-up file runs at every start.
    let journal = isTopmost && isTyped && !isLoading ? options.journal : nil
    journal?.began(text)
    defer {
      evaluationDepth -= 1
      if isTopmost {
        if clock.mode == .real, clock.pendingCount(otherThanCaller: true) > 0 { idleSince = clock.elapsed }
        let wasInterrupted = interruptionTicket != before
        log.end(wasInterrupted: wasInterrupted)
        journal?.ended(log.current ?? text, wasInterrupted: wasInterrupted)
        recordInput(log.currentEntry ?? .init(text: text), wasInterrupted: wasInterrupted)
        view?.change { $0.entered(log) }
      }
    }
    let scheduled = clock.pendingCount(otherThanCaller: true)
    let recorded = recorder.counts.recorded
    var items = InputSplitter.split(Self.withoutHashbang(text), firstLine: firstLine)[...]
    while var item = items.popFirst() {
      if isQuitting || interruptionTicket != before { break }
      let faults = stoppingFaultCount
      if isTyped, options.isInteractive, items.isEmpty, case .statement = item.kind,
        let command = bareCommand(item.text)
      {
        item = .init(kind: .command, text: command, firstLine: item.firstLine)
      }
      var evaluated = [Evaluated(text: item.text, isFine: true)]
      // On the real clock only a command that waits is known to let time pass.
      let start = clock.mode == .virtual || CommandTable.means("wait", item.text) ? clock.elapsed : nil
      switch item.kind {
      case .command: if !options.checksOnly { perform(command: item.text, isTyped: isTyped) }
      case .statement:
        if isLoading, !isLoadingTranscript {
          evaluated = evaluate(statement: item, before: items, of: name, ticket: before)
          items = items.dropFirst(evaluated.reduce(0) { $0 + $1.taken })
        } else {
          let unit = [item] + statements(goingOnIn: items, isTyped: isTyped)
          let (parts, begun, errorLine) = evaluate(
            unit: unit.map(\.withDotsAtLineStarts), of: name, ticket: before)
          evaluated = parts
          item = unit[max(begun, 1) - 1]
          items = items.dropFirst(begun == 0 ? unit.count - 1 : begun - 1)
          if let errorLine, unit.count > 1 {
            let all = unit.count + (options.keepsGoing ? 0 : items.count)
            if options.isInteractive { note("none of these \(all) statements was run", onLine: errorLine, of: text) }
            if !options.keepsGoing { items = [] }
          }
        }
        if isTyped, item.text == "exit()" { printer.note(":quit leaves the shell, or Ctrl-D") }
      }
      let known = stoppingFaultCount
      // Work that is due at this moment belongs to the input.
      clock.settle()
      let passed = start.map { max(clock.elapsed - $0, .zero) } ?? .zero
      let isCommand = item.kind == .command
      for (index, part) in evaluated.enumerated() {
        let isLast = index == evaluated.count - 1
        let isPartFine = part.isFine && (!isLast || stoppingFaultCount == (isCommand ? faults : known))
        log.add(
          .init(
            text: part.text, isCommand: isCommand, isFine: isPartFine,
            isRefused: part.isRefused || isCommand && !CommandTable.knows(item.text), result: part.result,
            passed: isLast ? passed : .zero))
      }
      if stoppingFaultCount != faults {
        isFine = false
        if !options.keepsGoing {
          if options.isInteractive, !isQuitting { tellWhatIsLeftOut(items, behind: item, of: text) }
          break
        }
      }
    }
    if isTopmost { host.tellOfFurtherAnomalies() }
    if isTopmost, isTyped, !clock.isMain {
      desk.explainClock(since: scheduled)
      if options.isInteractive { tellOfUnheardEvents(since: recorded) }
    }
    return isFine && interruptionTicket == before
  }

  /// Name of the source of an input, with its number in `:history`.
  private static func name(ofInput number: Int) -> String { "rx\(number)" }

  /// True for the name of an input's source, false for that of a file.
  static func isInput(_ name: String) -> Bool {
    name.hasPrefix("rx") && name.count > 2 && name.dropFirst(2).allSatisfy(\.isNumber)
  }

  func bareCommand(_ line: String) -> String? {
    BareCommand.command(in: line) { name in
      var isDeclared = false
      onMain { [self] in isDeclared = evaluator.program.declares(name) }
      return isDeclared
    }
  }

  /// Reports that the items after a fault were not run, and its place: in a pasted page only the line of the fault is
  /// visible.
  private func tellWhatIsLeftOut(
    _ rest: ArraySlice<InputSplitter.Item>, behind item: InputSplitter.Item, of text: String
  ) {
    if rest.isEmpty { return }
    let left =
      rest.count == 1 ? "the statement behind it was not run" : "the \(rest.count) statements behind it were not run"
    note(left, onLine: item.firstLine, of: text)
  }

  /// Prints a note about a fault, with its line where the text is long.
  private func note(_ message: String, onLine line: Int, of text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
    printer.note((lines > 10 && !isLoading ? "this is in line \(line) of \(lines); " : "") + message)
  }

  /// Runs a statement of a file that is loaded. A declaration may use those directly after it in the same input, as in a file: a
  /// tutorial's view controller precedes the functions that it calls.
  private func evaluate(
    statement item: InputSplitter.Item, before rest: ArraySlice<InputSplitter.Item> = [], of name: String, ticket: Int
  ) -> [Evaluated] {
    var text = item.text
    var taken = 0
    var isFine = false
    onMain { [self] in
      // Asked inside of the turn: an interrupt that comes later finds the statement running.
      guard interruptionTicket == ticket else { return }
      defer { noteNames(of: evaluator.program) }
      let file = SourceFile(name: name, text: item.text, firstLine: item.firstLine)
      var (unit, diagnostics) = evaluator.check(file, mode: .prompt)
      if unit == nil {
        for group in DeclarationGroup.groups(from: item, rest) {
          let file = SourceFile(name: name, text: group.text, firstLine: item.firstLine)
          guard case (let together?, let remarks) = evaluator.check(file, mode: .prompt) else { continue }
          (unit, diagnostics) = (together, remarks)
          (text, taken) = (group.text, group.count)
          break
        }
      }
      fail(unit == nil ? evaluator.withProvenFixes(diagnostics, of: file) : diagnostics)
      guard let unit else { return }
      if options.checksOnly { return isFine = true }
      isFine = answer(unit).isFine
    }
    return [Evaluated(text: text, isFine: isFine, taken: taken)]
  }

  /// Runs a checked unit, and prints for each statement its declarations or its value. Returns true if no fault
  /// occurred, the names of values, and the number of statements that have ended.
  func answer(
    _ unit: CheckedUnit
  ) -> (isFine: Bool, results: [(statement: Int, name: String)], done: Int) {
    let answers = options.isInteractive && !isLoading
    // The inputs of a transcript may name the results of others.
    guard answers || isLoadingTranscript else { return (run(unit), [], unit.statements.count) }
    if answers { for answer in evaluator.declarations(of: unit) { printer.answer(answer) } }
    var results: [(statement: Int, name: String)] = []
    var done = 0
    let isFine = run(unit) { [self] index, value in
      done = index + 1
      if clock.shouldStop { return }
      let (lines, result) = evaluator.answers(to: unit.statements[index], of: unit, value)
      if answers { for line in lines { printer.answer(line) } }
      if answers, options.isTyped { tellOfMissingCall(unit.statements[index]) }
      if let result { results.append((index, result)) }
    }
    return (isFine, results, done)
  }

  /// Runs the input of `:time`; returns false if it has a fault.
  func evaluate(timed text: String) -> Bool {
    let faults = faultCount
    inputs += 1
    _ = evaluate(
      unit: [.init(kind: .statement, text: text, firstLine: 1)], of: Self.name(ofInput: inputs),
      ticket: interruptionTicket)
    clock.settle()
    return faultCount == faults
  }

  /// Runs a whole file as one unit, checked before anything of it runs.
  ///
  /// - Parameter mode: `.text` for what is no file, and sees the names of all libraries.
  @discardableResult
  package func run(file text: String, name: String, mode: Program.Mode = .file) -> Bool {
    let source = ScriptSource(name: name, text: Self.withoutHashbang(text))
    return run(unit: SourceFile(name: name, text: source.text), of: [source], mode: mode)
  }

  /// Runs the unit that the sources make up.
  func run(unit: SourceFile, of sources: [ScriptSource], mode: Program.Mode = .file) -> Bool {
    let script = ScriptText(unit)
    let file = script.file
    let before = (stoppingFaultCount, interruptionTicket)
    // Commands of the file, and later ones at the prompt, may use its declarations.
    let isLogged = options.isInteractive || options.isRecording
    for (index, source) in sources.enumerated() where isLogged {
      if index > 0 { log.end(wasInterrupted: false) }
      log.begin(":load \(source.name)", number: inputs, isFile: true)
      log.load([source.text])
      for item in InputSplitter.split(source.text) {
        log.add(.init(text: item.text, isCommand: item.kind == .command, isFine: true))
      }
    }
    onMain { [self] in
      evaluator.commands = script.commands
      guard interruptionTicket == before.1 else { return }
      if options.checksOnly, mode == .file { return checkAlone(file) }
      guard let unit = checked(file, mode: mode), !options.checksOnly else { return }
      _ = run(unit)
      noteNames(of: evaluator.program)
    }
    clock.settle()
    let isFine = (stoppingFaultCount, interruptionTicket) == before
    if isLogged { log.end(wasInterrupted: interruptionTicket != before.1, isFine: isFine) }
    return isFine
  }

  /// Checks a file that is not run: the next one knows nothing of it.
  private func checkAlone(_ file: SourceFile) {
    fail(judged(evaluator.program.checkAlone(file, isThorough: true)))
  }

  private func checked(_ file: SourceFile, mode: Program.Mode) -> CheckedUnit? {
    let (unit, diagnostics) = evaluator.check(file, mode: mode, isThorough: options.checksOnly)
    fail(
      options.checksOnly
        ? judged(diagnostics) : unit == nil ? evaluator.withProvenFixes(diagnostics, of: file) : diagnostics)
    return unit
  }

  /// Runs a checked unit; returns true if no error occurred.
  private func run(_ unit: CheckedUnit, after: Runtime.AfterStatement? = nil) -> Bool {
    if options.keepsGoing, after == nil, unit.statements.count > 1 {
      let isFine = evaluator.runGoingOn(unit) { error in
        report(error)
        if let trap = error as? Trap, case .interrupted = trap.reason { return false }
        host.goOn()
        return true
      }
      return isFine && !clock.shouldStop
    }
    do {
      try evaluator.run(unit, after: after)
      return !clock.shouldStop
    } catch {
      report(error)
      return false
    }
  }

  private func report(_ error: any Error) {
    switch error {
    case let trap as Trap: host.report(trap)
    case let diagnostic as Diagnostic:
      // It was checked: what is wrong is wrong with the shell.
      loweringFailures.add(1, ordering: .relaxed)
      let input = Diagnostic.Note("the input is checked, and the shell cannot run it")
      fail([Diagnostic(.error, "internal error: \(diagnostic.message)", at: diagnostic.caret, notes: [input])])
    default: host.fault("Fatal error: Error raised at top level: \(DisplayText.exactError(error))")
    }
  }

  /// Runs one line that begins with `:`.
  ///
  /// - Parameter isTyped: True if the user typed the command at the prompt.
  func perform(command line: String, isTyped: Bool) {
    do {
      var (command, arguments) = try CommandTable.resolve(line)
      arguments.isTyped = isTyped
      guard command.isPaged(arguments), isTyped, let page = options.page else {
        return try command.run(self, arguments)
      }
      var failure: (any Error)?
      let text = printer.collectingAnswers {
        do { try command.run(self, arguments) } catch { failure = error }
      }
      show(text, page)
      if let failure { throw failure }
    } catch let error as CommandError {
      fail(error)
    } catch let fault as Evaluator.Fault {
      fail(fault.diagnostics)
    } catch {
      fail(CommandError("\(error)"))
    }
  }

  /// Shows the answer of a command, by the pager where it is longer than the window.
  private func show(_ text: String, _ page: (String) -> Bool) {
    let rows = text.utf8.count { $0 == UInt8(ascii: "\n") }
    guard let height = options.terminalHeight(), rows >= height else { return printer.collected(text) }
    // Nothing may be printed into the pager's screen.
    let wasPausing = clock.isPausing
    clock.pause()
    let isShown = page(text)
    if !wasPausing { clock.resume() }
    if !isShown { printer.collected(text) }
  }

  /// Runs a file statement by statement, for `:load` and the start-up file.
  ///
  /// - Parameter isOwn: True if the commands in the file are the user's own, as in the start-up file.
  package func load(path: String, isOwn: Bool = false) throws {
    load(try ScriptFile.read(path), name: path, isOwn: isOwn)
  }

  @discardableResult
  func load(_ text: String, name: String, isOwn: Bool = false) -> Bool {
    let before = (isLoading, isLoadingTranscript)
    isLoading = true
    defer { (isLoading, isLoadingTranscript) = before }
    guard Transcript.isName(name) else {
      if evaluationDepth > 0 { log.load([text]) }
      return evaluate(text, name: name, isOwn: isOwn)
    }
    let exchanges = Transcript(text).exchanges
    if exchanges.isEmpty {
      fail(Transcript.withoutInputs(name))
      return false
    }
    isLoadingTranscript = true
    let wasReal = clock.mode == .real
    if wasReal { switchClock(to: .virtual) }
    // Trace settings of a transcript apply only to the transcript.
    let traced = (tracer.level, tracer.currentFilter)
    defer {
      tracer.level = traced.0
      tracer.changeFilter { $0 = traced.1 }
      // Printed last, since the output of a long transcript would hide it.
      if wasReal, clock.mode == .virtual, options.isInteractive {
        printer.note("the clock is virtual now, as transcripts expect it: :clock real")
      }
    }
    if evaluationDepth > 0 { log.load(exchanges.map(\.input)) }
    // As at the prompt: an input that fails does not keep the next ones from being run.
    let ticket = interruptionTicket
    var failed = 0
    for exchange in exchanges where interruptionTicket == ticket && !isQuitting {
      if !evaluate(exchange.input, name: name, firstLine: exchange.line, isOwn: isOwn) { failed += 1 }
    }
    if failed > 0, options.isInteractive {
      printer.note(
        "\(TranscriptRecording.words(exchanges.count)) of \(DisplayText.line(name)), \(failed) with an error")
    }
    return failed == 0 && interruptionTicket == ticket
  }

  /// `#!` in the first line is for the system; it keeps its place as a comment.
  static func withoutHashbang(_ text: String) -> String {
    text.hasPrefix("#!") ? "//" + text.dropFirst(2) : text
  }
}
