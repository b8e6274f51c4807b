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
    var items = InputSplitter.split(Self.withoutHashbang(text), firstLine: firstLine)[...]
    while let item = items.popFirst() {
      if isQuitting || interruptionTicket != before { break }
      let faults = stoppingFaultCount
      var evaluated = Evaluated(text: item.text)
      let start = clock.mode == .virtual ? clock.elapsed : nil
      switch item.kind {
      case .command: if !options.checksOnly { perform(command: item.text, isTyped: isTyped) }
      case .statement:
        evaluated = evaluate(statement: item, before: items, of: name, ticket: before)
        items = items.dropFirst(evaluated.taken)
      }
      // What is due at this moment belongs to the input.
      clock.settle()
      log.add(
        .init(
          text: evaluated.text, isCommand: item.kind == .command, isFine: stoppingFaultCount == faults,
          result: evaluated.result,
          passed: start.map { clock.mode == .virtual ? max(clock.elapsed - $0, .zero) : .zero } ?? .zero))
      if stoppingFaultCount != faults {
        isFine = false
        if !options.keepsGoing { break }
      }
    }
    return isFine && interruptionTicket == before
  }

  /// What became of a statement: the name that its value was given, and how many of those behind it belong to it.
  private struct Evaluated {
    var text: String
    var result: String?
    var taken = 0
  }

  /// Runs a statement of an input. A declaration may use those that stand right behind it in the same input, as in a file:
  /// a tutorial's view controller comes before the functions that it calls.
  private func evaluate(
    statement item: InputSplitter.Item, before rest: ArraySlice<InputSplitter.Item> = [], of name: String, ticket: Int
  ) -> Evaluated {
    let answers = options.isInteractive && !isLoading
    var evaluated = Evaluated(text: item.text)
    onMain { [self] in
      // Asked inside of the turn: an interrupt that comes later finds the statement running.
      guard interruptionTicket == ticket else { return }
      var (unit, diagnostics) = evaluator.check(
        SourceFile(name: name, text: item.text, firstLine: item.firstLine), mode: .prompt)
      if unit == nil {
        for group in DeclarationGroup.groups(from: item, rest) {
          let file = SourceFile(name: name, text: group.text, firstLine: item.firstLine)
          guard case (let together?, let remarks) = evaluator.check(file, mode: .prompt) else { continue }
          (unit, diagnostics) = (together, remarks)
          evaluated = Evaluated(text: group.text, taken: group.count)
          break
        }
      }
      fail(diagnostics)
      guard let unit, !options.checksOnly else { return }
      let (isFine, value) = run(unit)
      guard isFine, answers else { return }
      for answer in evaluator.answers(to: unit, value) { printer.answer(answer) }
      evaluated.result = evaluator.lastResult
    }
    return evaluated
  }

  /// Runs what `:time` measures; false where something was wrong with it.
  func evaluate(timed text: String) -> Bool {
    let faults = faultCount
    inputs += 1
    _ = evaluate(
      statement: .init(kind: .statement, text: text, firstLine: 1), of: "rx\(inputs)", ticket: interruptionTicket)
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
