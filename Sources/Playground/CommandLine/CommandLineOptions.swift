import Foundation
import Recording
import SyntaxTree

/// Options and arguments of the command line.
package struct CommandLineOptions: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case file(String)
    case code(String)
    case standardInput
  }

  package enum Action: Equatable, Sendable {
    case run, check, verify(update: Bool), lessonCheck(update: Bool), exportLessons, collect, languageServer
    case generate(GeneratedText), version, help
  }
  package enum Color: String, Sendable, CaseIterable { case auto, always, never }
  package enum StartUpFile: Equatable, Sendable { case usual, none, file(String) }

  package var action = Action.run
  package var sources: [Source] = []
  package var isInteractive = false
  /// True if the statements of standard input run as they arrive.
  package var streamsInput = false
  /// True if the inputs of a session that ended unexpectedly are entered again.
  package var restores = false
  package var usesVirtualTime = false
  /// Start of the virtual clock; nil for the usual one.
  package var virtualStart: Date?
  package var traceLevel: TraceLevel?
  /// True if subscriptions are recorded in runs without a prompt too.
  package var isRecording = false
  package var isJSON = false
  package var limit: Duration?
  package var keepsGoing = false
  package var startUpFile = StartUpFile.usual
  package var color = Color.auto
  package var permissions = Permissions()
  /// The language of lessons, where it was chosen.
  package var language: LessonLanguage?
  /// A command that the prompt begins with, as if it had been typed.
  package var opening: String?
  /// True if pressed keys are shown.
  package var showsKeys = false
  /// The time that typing a character of a demonstration takes, as it was written.
  package var typingSpeed: String?
  /// True if lessons are exported as HTML.
  package var isHTML = false
  /// The address that the live view is served on; nil for this machine alone.
  package var viewHost: String?
  /// True if inputs are kept in the history for the next session.
  package var keepsHistory = true
  /// True if the prompt begins without a banner.
  package var isQuiet = false
  package var testFilter: TestFilter?
  package var junitFile: String?
  package var checkFormat: CheckFormat?
  package var allowsOldSpellings = false
  /// True if subscriptions that are left at the end are checked: `rxsh leaks`.
  package var findsLeaks = false
  /// True if data races are reported.
  package var findsRaces = false
  /// True if it all happens again when a file changes.
  package var isWatching = false

  package init() {}

  /// Wrong usage, in one sentence.
  package struct UsageError: Error, Equatable {
    package let message: String
  }

  /// Reads the arguments, without the name of the program.
  package init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    var updates = false
    while let argument = reader.next() {
      if argument == "--update", !reader.isPastOptions {
        updates = true
      } else if !reader.isPastOptions, takeCommand(argument) {
        continue
      } else if reader.isPastOptions || !argument.hasPrefix("-") || argument == "-" {
        sources.append(argument == "-" && !reader.isPastOptions ? .standardInput : .file(argument))
      } else {
        try take(argument, &reader)
      }
    }
    if updates {
      switch action {
      case .verify: action = .verify(update: true)
      case .lessonCheck: action = .lessonCheck(update: true)
      default: throw UsageError(message: "--update belongs to verify and lesson-check")
      }
    }
    try takeOpening()
    try refuseContradictions()
  }

  /// Takes the first word that is no option as a command; returns false if it is a source.
  private mutating func takeCommand(_ word: String) -> Bool {
    guard sources.isEmpty, action == .run, !findsLeaks, opening == nil else { return false }
    switch word {
    case "verify": action = .verify(update: false)
    case "lesson-check": action = .lessonCheck(update: false)
    case "lesson": action = .exportLessons
    case "collect": action = .collect
    case "learn": opening = ":lesson next"
    case "play": opening = ":play"
    case "leaks": findsLeaks = true
    case "lsp": action = .languageServer
    default: return false
    }
    return true
  }

  /// `learn` and `play` take a name instead of sources.
  private mutating func takeOpening() throws(UsageError) {
    guard let command = opening else { return }
    if command != ":play", typingSpeed != nil { throw UsageError(message: "--speed belongs to play") }
    let names = sources.compactMap { if case .file(let name) = $0 { name } else { nil } }
    guard names.count == sources.count, names.count <= 1 else {
      throw UsageError(message: command == ":play" ? "play takes one transcript" : "learn takes one lesson")
    }
    sources = []
    if command == ":play" {
      guard let name = names.first else { throw UsageError(message: "play wants a transcript: rxsh play FILE.md") }
      opening = ":play \(name)" + (typingSpeed.map { " speed:\($0)" } ?? "")
    } else if let name = names.first {
      opening = ":lesson \(name)"
    }
  }

  private mutating func take(_ option: String, _ reader: inout ArgumentReader) throws(UsageError) {
    switch option {
    case "-e", "--eval": sources.append(.code(try reader.value(of: option)))
    case "-i", "--interactive": isInteractive = true
    case "--stream": streamsInput = true
    case "--restore": restores = true
    case "--check": action = .check
    case "--virtual-time": usesVirtualTime = true
    case "--virtual-start":
      let text = try reader.value(of: option)
      guard let start = DateText.parse(text) else {
        throw UsageError(
          message:
            "--virtual-start wants a date, as 2024-02-29 or 2024-02-29T12:00:00Z, not '\(DisplayText.line(text))'")
      }
      virtualStart = start
      usesVirtualTime = true
    case "--trace": traceLevel = try reader.choice(of: option, TraceLevel.self)
    case "--recorder": isRecording = true
    case "--json": isJSON = true
    case "--for":
      let text = try reader.value(of: option)
      guard let limit = DurationText.parse(text) else {
        throw UsageError(message: "--for wants a number of seconds, not '\(DisplayText.line(text))'")
      }
      self.limit = limit
    case "--keep-going": keepsGoing = true
    case "--no-rc": startUpFile = .none
    case "--rc": startUpFile = .file(try reader.value(of: option))
    case "--color": color = try reader.choice(of: option, Color.self)
    case let option where Permissions.options.contains(option):
      try permissions.take(option, reader.attachedValue)
    case "--watch": isWatching = true
    case "--races": findsRaces = true
    case "--format": checkFormat = try reader.choice(of: option, CheckFormat.self)
    case "--sarif": checkFormat = .sarif
    case "--allow-old-spellings": allowsOldSpellings = true
    case "--filter":
      let pattern = try reader.value(of: option)
      guard let filter = TestFilter(pattern) else {
        throw UsageError(message: "--filter wants a regular expression, not '\(DisplayText.line(pattern))'")
      }
      testFilter = filter
    case "--junit": junitFile = try reader.value(of: option)
    case "--generate": action = .generate(try reader.choice(of: option, GeneratedText.self))
    case "--version": action = .version
    case "-h", "--help": action = .help
    case "--lang":
      let text = try reader.value(of: option)
      guard let language = LessonLanguage(locale: text) else {
        throw UsageError(message: "--lang wants one of en, zh, ko, not '\(DisplayText.line(text))'")
      }
      self.language = language
    case "--no-history": keepsHistory = false
    case "-q", "--quiet": isQuiet = true
    case "--html": isHTML = true
    case "--keys": showsKeys = true
    case "--speed":
      let text = try reader.value(of: option)
      guard DemoReplay.pause(text) != nil else {
        throw UsageError(message: "--speed wants the time of a character, as 30ms, not '\(DisplayText.line(text))'")
      }
      typingSpeed = text
    case "--view-host": viewHost = try reader.value(of: option)
    default:
      let near = ArgumentReader.suggestion(for: option).map { "; did you mean \($0)?" } ?? ""
      throw UsageError(message: "there is no option '\(DisplayText.line(option))'\(near)")
    }
  }

  private func refuseContradictions() throws(UsageError) {
    switch action {
    case .verify:
      if sources.isEmpty { throw UsageError(message: "verify wants transcripts: rxsh verify FILE...") }
      if sources.contains(where: { if case .file = $0 { false } else { true } }) {
        throw UsageError(message: "verify reads files only")
      }
    case .lessonCheck:
      if sources.isEmpty { throw UsageError(message: "lesson-check wants lessons: rxsh lesson-check FILE...") }
      if sources.contains(where: { if case .file = $0 { false } else { true } }) {
        throw UsageError(message: "lesson-check reads files only")
      }
    case .check:
      if isInteractive { throw UsageError(message: "--check and --interactive exclude each other") }
    case .languageServer:
      if !sources.isEmpty || isInteractive { throw UsageError(message: "lsp takes no files: it speaks with an editor") }
    case .run, .generate, .version, .help: break
    case .exportLessons:
      guard isHTML, sources.count == 2, sources[0] == .file("export"), case .file = sources[1] else {
        throw UsageError(message: "lesson exports the course: rxsh lesson export DIR --html")
      }
    case .collect:
      guard sources.count == 1, case .file = sources[0] else {
        throw UsageError(message: "collect wants a folder: rxsh collect DIR")
      }
    }
    if streamsInput, !sources.contains(.standardInput) {
      throw UsageError(message: "--stream belongs to -: rxsh - --stream")
    }
    if typingSpeed != nil, opening == nil { throw UsageError(message: "--speed belongs to play") }
    if isHTML, action != .exportLessons { throw UsageError(message: "--html belongs to lesson export") }
    if restores, action != .run || !sources.isEmpty && !isInteractive {
      throw UsageError(message: "--restore belongs to the prompt")
    }
    if findsLeaks, sources.isEmpty || isInteractive || action != .run {
      throw UsageError(message: "leaks wants programs: rxsh leaks FILE...")
    }
    if isWatching, isInteractive || !sources.contains(where: { if case .file = $0 { true } else { false } }) {
      throw UsageError(message: "--watch wants files, and no prompt")
    }
    if action != .check, checkFormat != nil || allowsOldSpellings {
      throw UsageError(message: "--format, --sarif and --allow-old-spellings belong to --check")
    }
    if let first = sources.firstIndex(of: .standardInput), sources.lastIndex(of: .standardInput) != first {
      throw UsageError(message: "standard input can be read once only")
    }
    if isInteractive, sources.contains(.standardInput) {
      throw UsageError(message: "--interactive needs standard input for the prompt")
    }
  }
}

/// Iterates over arguments; `--name=value` counts as two.
struct ArgumentReader {
  private var rest: ArraySlice<String>
  private var attached: String?
  private(set) var isPastOptions = false

  static let options = OptionDescription.all.map(\.name)

  init(_ arguments: [String]) { rest = arguments[...] }

  mutating func next() -> String? {
    attached = nil
    guard let argument = rest.popFirst() else { return nil }
    if isPastOptions { return argument }
    if argument == "--" {
      isPastOptions = true
      return next()
    }
    if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
      attached = String(argument[argument.index(after: equals)...])
      return String(argument[..<equals])
    }
    return argument
  }

  /// Value attached to an option that needs none.
  var attachedValue: String? { attached }

  mutating func value(of option: String) throws(CommandLineOptions.UsageError) -> String {
    if let attached { return attached }
    guard let value = rest.popFirst() else {
      throw CommandLineOptions.UsageError(message: "\(option) wants a value behind it")
    }
    return value
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    of option: String, _ type: Choice.Type
  ) throws(CommandLineOptions.UsageError) -> Choice where Choice.RawValue == String {
    let text = try value(of: option)
    if let choice = Choice(rawValue: text) { return choice }
    let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw CommandLineOptions.UsageError(message: "\(option) wants one of \(all), not '\(DisplayText.line(text))'")
  }

  /// Options by the names that other interpreters give them.
  private static let elsewhere = ["-c": "-e"]

  static func suggestion(for option: String) -> String? {
    if let own = elsewhere[option] { return own }
    let matches = options.filter { $0.hasPrefix(option) }
    if option.count > 2, matches.count == 1 { return matches[0] }
    return DidYouMean.suggestion(for: option, among: options)
  }
}
