import RxBindings
import Controls
import Execution
import Interpreter
import RxCatalog

/// Completion: names, members with their signatures, argument labels; behind a colon commands and what they take.
extension Session {
  /// The completions at an offset into the text's UTF-8. Waits for a run loop that is busy, at most `completionPatience`.
  package func completions(of text: String, at cursor: Int) -> TypedCompletions {
    let before = String(decoding: Array(text.utf8.prefix(cursor)), as: UTF8.self)
    guard before.hasPrefix(":") else { return programCompletions(before) }
    let word = String(before.reversed().prefix { $0.isLetter || $0.isNumber }.reversed())
    let start = before.utf8.count - word.utf8.count
    let head = String(before.dropLast(word.count))
    if head == ":" {
      let commands = CommandTable.all.filter { $0.name.hasPrefix(word) }
      return TypedCompletions(
        start: start,
        candidates: commands.map {
          .init(
            insert: $0.name, display: $0.usage.isEmpty ? ":" + $0.name : ":\($0.name) \($0.usage)", summary: $0.summary)
        })
    }
    let nothing = TypedCompletions(start: start, candidates: [])
    guard let (command, _) = try? CommandTable.resolve(head) else { return nothing }
    switch command.name {
    case "clock": return .words(["real", "virtual"], word, start)
    case "trace": return .words(TraceLevel.allCases.map(\.rawValue) + TraceFilter.events, word, start)
    case "help", "try":
      if head.split(separator: " ").count > 1 { return .words(command.name == "help" ? ["all"] : [], word, start) }
      // Topics are what a newcomer looks for; the names of the library are many.
      return .words((command.name == "help" ? HelpTopic.all.map(\.name) : []) + HelpText.names, word, start)
    case "dispose", "mute", "unmute":
      let typed = String(before.reversed().prefix { $0 != " " }.reversed())
      return .words(["all"] + liveSubscriptions, typed, before.utf8.count - typed.utf8.count)
    case "lesson":
      let names = (try? desk.folder().names) ?? []
      return paths(
        before, beside: ["language", "next", "reset"] + names.map { String($0.prefix { $0 != "-" }) } + names)
    case "source": return .words(ownNames, word, start)
    case "compare": return .words(Set(RxCatalog.entries.filter { $0.marble != nil }.map(\.name)).sorted(), word, start)
    case "record", "save": return paths(before, beside: command.name == "record" ? ["off"] : [])
    case "load": return paths(before, beside: Lessons.all.flatMap { $0.lessons.map(\.file) })
    case "why", "graph", "marble":
      let rest = before.drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
      if let numbers = numbers(atEndOf: before) { return numbers }
      return rest.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "#" }
        ? .words(askableNames, word, start) : expression(before)
    case "events": return numbers(atEndOf: before) ?? .words(EventQuery.kinds + askableNames, word, start)
    case "export":
      let words = head.split(separator: " ").dropFirst().map(String.init)
      guard let format = words.first.map({ ExportFormat(rawValue: $0) }) else {
        return .words(ExportFormat.allCases.map(\.rawValue), word, start)
      }
      if let numbers = numbers(atEndOf: before) { return numbers }
      return exported(before, as: format, behind: words.dropFirst())
    case "screen": return .words(["live", "still"], word, start)
    case "enter", "erase", "tap", "set", "select", "swipe", "move", "scroll", "present":
      // Only the first word is a name.
      guard head.split(separator: " ").count == 1 else { return nothing }
      return .words(screenNames(for: command.name), word, start)
    case "type", "time": return expression(before)
    default: return nothing
    }
  }

  /// Files, chains and the options of a format. An option is offered where the file is already written.
  private func exported(_ before: String, as format: ExportFormat?, behind words: ArraySlice<String>)
    -> TypedCompletions
  {
    guard let format else { return TypedCompletions(start: before.utf8.count, candidates: []) }
    var found = paths(before, beside: format.takesChain ? askableNames : [])
    guard let option = format.option, !words.contains(option) else { return found }
    let typed = before.utf8.dropFirst(found.start)
    if !words.isEmpty, option.utf8.starts(with: typed) {
      found.candidates.insert(.init(insert: option, display: option), at: 0)
    }
    return found
  }

  /// Completes the expression behind a command.
  private func expression(_ before: String) -> TypedCompletions {
    let offset = before.prefix { !$0.isWhitespace }.utf8.count
    var found = programCompletions(String(before.drop { !$0.isWhitespace }))
    found.start += offset
    return found
  }

  private func paths(_ before: String, beside names: [String]) -> TypedCompletions {
    let word = String(before.reversed().prefix { $0 != " " }.reversed())
    let candidates = names.filter { $0.hasPrefix(word) } + PathCompletion.paths(beginningWith: word)
    return .words(candidates, word, before.utf8.count - word.utf8.count)
  }

  /// The modules behind `import`; nil where the text's last line is no import.
  private func modules(_ text: String) -> TypedCompletions? {
    let line = text.reversed().prefix { $0 != "\n" && $0 != ";" }.reversed()
    var words = String(line).split(separator: " ", omittingEmptySubsequences: false).drop {
      $0.isEmpty || $0 == "@testable"
    }
    guard words.popFirst() == "import", let word = words.last else { return nil }
    if words.dropLast().contains(where: { !$0.isEmpty }) {
      return TypedCompletions(start: text.utf8.count, candidates: [])
    }
    let found = FoundNames()
    let isInTime = clock.perform(within: options.completionPatience) { [self] in
      let universe = evaluator.program.universe
      // A module that only a note is known about cannot be imported.
      found.names = universe.importableModules.filter { universe.lesson(on: .module($0)) == nil }.sorted()
    }
    return .words(isInTime ? found.names : [], String(word), text.utf8.count - word.utf8.count)
  }

  /// Signatures of the functions and cases of the name that a text ends with, the one that is called most simply first.
  func overloads(of name: String, endOf text: String) -> [String] {
    let found = FoundNames()
    let isInTime = clock.perform(within: options.completionPatience) { [self] in
      var items = evaluator.program.completions(in: text, at: text.utf8.count).items.filter {
        $0.name == name && ($0.kind == .function || $0.kind == .enumCase) && $0.signature.contains("(")
      }
      if !items.isEmpty {
        let first = TypedCompletions.simplest(items).signature
        if let index = items.firstIndex(where: { $0.signature == first }) {
          items.insert(items.remove(at: index), at: 0)
        }
      }
      found.names = items.map { TypedCompletions.plain($0.signature) }
    }
    return isInTime ? found.names : []
  }

  /// The names that the program declares.
  private var ownNames: [String] {
    let found = FoundNames()
    let isInTime = clock.perform(within: options.completionPatience) { [self] in
      let scope = evaluator.program.session
      found.names = (Set(scope.values.keys).union(scope.types.keys)).filter { $0 != "_" && !$0.hasPrefix("$") }.sorted()
    }
    return isInTime ? found.names : []
  }

  /// Variables of which the recording can be asked: streams, subscriptions, controls.
  private var askableNames: [String] {
    let found = FoundNames()
    let isInTime = clock.perform(within: options.completionPatience) { [self] in
      found.names = evaluator.variables.map(\.name).filter { name in
        guard let value = evaluator.value(named: name)?.asOptional else { return false }
        return StreamName.of(value) != nil || value.asObject is SubscriptionHandle || value.asObject is UIResponder
      }
    }
    return isInTime ? found.names : []
  }

  /// The controls that a command for the screen accepts.
  private func screenNames(for command: String) -> [String] {
    let found = FoundNames()
    let isInTime = clock.perform(within: options.completionPatience) { [self] in
      switch command {
      case "enter", "erase":
        found.names = screen.names(self) { $0 is UITextField || $0 is UITextView || $0 is UISearchBar }
      case "set":
        found.names = screen.names(self) {
          $0 is UISwitch || $0 is UISlider || $0 is UIStepper || $0 is UISegmentedControl || $0 is UIDatePicker
            || $0 is UIPageControl || $0 is UITabBar || $0 is CLLocationView
        }
      case "select":
        found.names = screen.names(self) { $0 is UITableView || $0 is UICollectionView || $0 is UIPickerView }
      case "swipe", "move": found.names = screen.names(self) { $0 is UITableView }
      case "scroll": found.names = screen.names(self) { $0 is UIScrollView }
      case "present": found.names = presentableNames
      default: found.names = screen.tappableNames(self)
      }
    }
    return isInTime ? found.names : []
  }

  /// Carries the answer from the run loop.
  private final class FoundNames: @unchecked Sendable {
    // Unchecked because it is read only where `perform(within:)` says that it was written before.
    var names: [String] = []
  }

  /// The attributes behind an `@`; nil where the text's last word is none.
  private static func attributes(_ text: String) -> TypedCompletions? {
    let word = String(text.reversed().prefix { $0.isLetter }.reversed())
    guard text.dropLast(word.count).last == "@" else { return nil }
    let names = [
      "MainActor", "Sendable", "available", "discardableResult", "dynamicMemberLookup", "escaping", "autoclosure",
      "main", "objc", "propertyWrapper", "resultBuilder", "testable", "unknown", "IBOutlet", "IBAction",
    ]
    return .words(names.sorted(), word, text.utf8.count - word.utf8.count)
  }

  /// The numbers of subscriptions for a last word that begins with `#`; nil for another word.
  private func numbers(atEndOf before: String) -> TypedCompletions? {
    let typed = String(before.reversed().prefix { $0 != " " }.reversed())
    guard typed.hasPrefix("#") else { return nil }
    return .words(liveSubscriptions, typed, before.utf8.count - typed.utf8.count)
  }

  /// The numbers of the subscriptions that are alive: `#1`.
  private var liveSubscriptions: [String] {
    let found = FoundNames()
    let isInTime = clock.perform(within: options.completionPatience) { [self] in
      found.names = tracer.alive.map { "#\($0.number)" }
    }
    return isInTime ? found.names : []
  }

  private func programCompletions(_ text: String) -> TypedCompletions {
    if let modules = modules(text) { return modules }
    if let attributes = Self.attributes(text) { return attributes }
    if let literal = PathLiteral(text) {
      return .words(PathCompletion.paths(beginningWith: literal.path), literal.path, literal.start)
    }
    let found = Found(start: text.utf8.count)
    let isInTime = clock.perform(within: options.completionPatience) { [self] in
      found.completions = TypedCompletions(evaluator.program.completions(in: text, at: text.utf8.count))
    }
    return isInTime ? found.completions : TypedCompletions(start: text.utf8.count, candidates: [])
  }

  /// Carries the answer from the run loop.
  private final class Found: @unchecked Sendable {
    // Unchecked because it is read only where `perform(within:)` says that it was written before.
    var completions: TypedCompletions
    init(start: Int) { completions = TypedCompletions(start: start, candidates: []) }
  }
}
