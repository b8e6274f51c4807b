import Testing

@testable import Playground

@Suite("The manual page and the completions")
struct GeneratedTextTests {
  @Test("name every option and every command", arguments: GeneratedText.allCases)
  func complete(kind: GeneratedText) {
    let text = kind.text.replacing("\\-", with: "-")
    for option in OptionDescription.all {
      let name = kind == .fish ? "-l \(option.name.dropFirst(2))" : option.name
      #expect(text.contains(name))
    }
    for command in CommandDescription.all { #expect(text.contains(command.name)) }
  }

  @Test("describe options that are understood", arguments: OptionDescription.all.filter { $0.group != .rewriting })
  func understood(option: OptionDescription) throws {
    let value: [String] =
      switch option.value {
      case .none, .list: []
      case .choice(_, let choices): [choices[0]]
      case .text("TIME"): ["30ms"]
      case .text("DATE"): ["2024-02-29"]
      case .text, .file: ["1"]
      }
    // Some belong to others.
    let companions: [String: [String]] = [
      "--format": ["--check"], "--sarif": ["--check"], "--allow-old-spellings": ["--check"], "--watch": ["a.swift"],
      "--stream": ["-"],
      "--speed": ["play", "a.md"], "--html": ["lesson", "export", "a"],
    ]
    for name in [option.short, option.name].compactMap({ $0 }) {
      _ = try CommandLineOptions([name] + value + companions[option.name, default: []])
    }
  }

  @Test("describe commands that are no sources", arguments: CommandDescription.all)
  func commands(command: CommandDescription) throws {
    let words = command.arguments.split(separator: " ").filter { !$0.hasPrefix("[") }
    let options = try CommandLineOptions(
      [command.name] + words.map { ["FILE", "FILE...", "DIR"].contains($0) ? "a" : String($0) })
    #expect(!options.sources.contains(.file(command.name)))
  }
}
