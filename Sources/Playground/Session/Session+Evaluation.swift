import Clocks
import Foundation
import Interpreter

/// Running what was entered.
extension Session {
  /// Runs an input statement by statement, each parsed, checked and run before the next. Returns whether all went well;
  /// what comes behind a fault is left out unless the session keeps going.
  ///
  /// - Parameter ticket: `interruptionTicket` when the input was entered: a Ctrl-C that came since is meant for it.
  /// - Parameter isOwn: Whether its commands are the person's own; by itself what has no name is.
  @discardableResult
  package func evaluate(
    _ text: String, name: String? = nil, firstLine: Int = 1, ticket: Int? = nil, isOwn: Bool? = nil
  ) -> Bool {
    inputs += 1
    // The first input may come while the library is still being made.
    if inputs == 1 { onMain { [self] in _ = evaluator } }
    let isTyped = isOwn ?? (name == nil && options.isTyped)
    let name = name ?? "rx\(inputs)"
    let before = ticket ?? interruptionTicket
    var isFine = true
    let isTopmost = evaluationDepth == 0
    evaluationDepth += 1
    if isTopmost { log.begin(isLoading ? ":load \(name)" : text) }
    defer {
      evaluationDepth -= 1
      if isTopmost {
        let wasInterrupted = interruptionTicket != before
        log.end(wasInterrupted: wasInterrupted)
        recordInput(log.current ?? text, wasInterrupted: wasInterrupted)
      }
    }
    for item in InputSplitter.split(Self.withoutHashbang(text), firstLine: firstLine) {
      if isQuitting || interruptionTicket != before { break }
      let faults = stoppingFaultCount
      var result: String?
      let start = clock.mode == .virtual ? clock.elapsed : nil
      switch item.kind {
      case .command: if !options.checksOnly { perform(command: item.text, isTyped: isTyped) }
      case .statement:
        result = evaluate(
          statement: SourceFile(name: name, text: item.text, firstLine: item.firstLine), ticket: before)
      }
      // What is due at this moment belongs to the input.
      clock.settle()
      log.add(
        .init(
          text: item.text, isCommand: item.kind == .command, isFine: stoppingFaultCount == faults, result: result,
          passed: start.map { clock.mode == .virtual ? max(clock.elapsed - $0, .zero) : .zero } ?? .zero))
      if stoppingFaultCount != faults {
        isFine = false
        if !options.keepsGoing { break }
      }
    }
    return isFine && interruptionTicket == before
  }

  /// Returns the name that its value was given.
  @discardableResult
  private func evaluate(statement file: SourceFile, ticket: Int) -> String? {
    let answers = options.isInteractive && !isLoading
    var result: String?
    onMain { [self] in
      // Asked inside of the turn: an interrupt that comes later finds the statement running.
      guard interruptionTicket == ticket else { return }
      guard let unit = checked(file, mode: .prompt), !options.checksOnly else { return }
      let (isFine, value) = run(unit)
      guard isFine, answers else { return }
      for answer in evaluator.answers(to: unit, value) { printer.answer(answer) }
      result = evaluator.lastResult
    }
    return result
  }

  /// Runs what `:time` measures; false where something was wrong with it.
  func evaluate(timed text: String) -> Bool {
    let faults = faultCount
    inputs += 1
    evaluate(statement: SourceFile(name: "rx\(inputs)", text: text, firstLine: 1), ticket: interruptionTicket)
    clock.settle()
    return faultCount == faults
  }

  /// Runs a whole file as one unit, checked before anything of it runs.
  @discardableResult
  package func run(file text: String, name: String) -> Bool {
    let script = ScriptText(Self.withoutHashbang(text))
    let file = SourceFile(name: name, text: script.text)
    let before = (stoppingFaultCount, interruptionTicket)
    onMain { [self] in
      evaluator.commands = script.commands
      guard interruptionTicket == before.1 else { return }
      guard let unit = checked(file, mode: .file), !options.checksOnly else { return }
      _ = run(unit)
    }
    clock.settle()
    return (stoppingFaultCount, interruptionTicket) == before
  }

  private func checked(_ file: SourceFile, mode: Program.Mode) -> CheckedUnit? {
    let (unit, diagnostics) = evaluator.check(file, mode: mode)
    fail(diagnostics)
    return unit
  }

  /// Whether all went well, and the value of the last expression.
  private func run(_ unit: CheckedUnit) -> (isFine: Bool, value: Value?) {
    do {
      let value = try evaluator.run(unit, keepsGoing: options.keepsGoing)
      return (!clock.shouldStop, value)
    } catch let trap as Trap {
      host.report(trap)
    } catch let diagnostic as Diagnostic {
      fail([diagnostic])
    } catch {
      host.fault("Fatal error: Error raised at top level: \(Shown.error(error))")
    }
    return (false, nil)
  }

  /// Runs one line that begins with `:`.
  ///
  /// - Parameter isTyped: Whether the person at the prompt typed it.
  func perform(command line: String, isTyped: Bool) {
    do {
      var (command, arguments) = try CommandTable.resolve(line)
      arguments.isTyped = isTyped
      try command.run(self, arguments)
    } catch let error as CommandError {
      fail(error)
    } catch {
      fail(CommandError("\(error)"))
    }
  }

  /// Runs a file statement by statement, for `:load` and the start-up file.
  ///
  /// - Parameter isOwn: Whether its commands are the person's own, as those of the start-up file are.
  package func load(path: String, isOwn: Bool = false) throws {
    let text = try ScriptFile.read(path)
    let before = isLoading
    isLoading = true
    defer { isLoading = before }
    evaluate(text, name: path, isOwn: isOwn)
  }

  /// `#!` in the first line is for the system; it keeps its place as a comment.
  private static func withoutHashbang(_ text: String) -> String {
    text.hasPrefix("#!") ? "//" + text.dropFirst(2) : text
  }
}
