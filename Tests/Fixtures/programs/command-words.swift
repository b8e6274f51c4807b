// A command interpreter: tokens with quotes, options, help text, history.
import Foundation
struct Command {
  let name: String
  let summary: String
  let run: (inout Context, Arguments) throws -> String?
}
struct Context { var variables: [String: String] = [:]; var history: [String] = [] }
enum UsageError: Error, Equatable { case unknownCommand(String, suggestion: String?), missingArgument(String), badOption(String), unterminatedQuote }
struct Arguments {
  private(set) var positional: [String] = []
  private(set) var options: [String: String?] = [:]
  init(_ words: some Sequence<String>) throws {
    var onlyPositional = false
    for word in words {
      if word == "--" { onlyPositional = true; continue }
      if !onlyPositional, let match = word.wholeMatch(of: /--(?<key>[a-z][a-z-]*)(?:=(?<value>.*))?/) {
        options[String(match.key)] = .some(match.value.map(String.init))
      } else if !onlyPositional, word.starts(with: /-[^0-9]/) {
        throw UsageError.badOption(word)
      } else { positional.append(word) }
    }
  }
  func require(_ index: Int, _ name: String) throws -> String {
    guard positional.indices ~= index else { throw UsageError.missingArgument(name) }
    return positional[index]
  }
  func flag(_ name: String) -> Bool { options.keys.contains(name) }
}
func tokenize(_ line: String, _ context: Context) throws -> [String] {
  var words: [String] = [], word = "", quote: Character?, started = false
  var rest = line[...]
  while let c = rest.popFirst() {
    switch c {
    case "\\" where !rest.isEmpty: word.append(rest.removeFirst()); started = true
    case quote where quote != nil: quote = nil
    case "\"", "'": if quote == nil { quote = c; started = true } else { word.append(c) }
    case "$" where quote != "'":
      let name = rest.prefix { $0.isLetter || $0 == "_" }
      rest = rest.dropFirst(name.count)
      word += context.variables[String(name)] ?? ""
      started = true
    case _ where c.isWhitespace && quote == nil:
      if started || !word.isEmpty { words.append(word); word = ""; started = false }
    default: word.append(c)
    }
  }
  guard quote == nil else { throw UsageError.unterminatedQuote }
  if started || !word.isEmpty { words.append(word) }
  return words
}
final class Interpreter {
  private var context = Context()
  private let commands: [String: Command]
  init(_ list: [Command]) { commands = .init(uniqueKeysWithValues: list.map { ($0.name, $0) }) }
  func execute(_ line: String) {
    do {
      context.history += [line]
      let words = try tokenize(line, context)
      guard let name = words.first else { return }
      guard let command = commands[name] else {
        let near = commands.keys.sorted().first { $0.hasPrefix(name.prefix(1)) && abs($0.count - name.count) <= 1 }
        throw UsageError.unknownCommand(name, suggestion: near)
      }
      if let output = try command.run(&context, try Arguments(words.dropFirst())) { print(output) }
    } catch UsageError.unknownCommand(let name, let near?) { print("no command '\(name)'; did you mean '\(near)'?")
    } catch let error as UsageError { print("usage:", error)
    } catch { print("failed:", error) }
  }
}
let interpreter = Interpreter([
  Command(name: "set", summary: "set NAME VALUE") { context, arguments in
    context.variables[try arguments.require(0, "name")] = try arguments.require(1, "value")
    return nil
  },
  Command(name: "echo", summary: "echo WORDS") { _, arguments in
    let text = arguments.positional.joined(separator: arguments.options["separator"].flatMap { $0 } ?? " ")
    return arguments.flag("upper") ? text.uppercased() : text
  },
  Command(name: "sum", summary: "sum NUMBERS") { _, arguments in
    let numbers = try arguments.positional.map { word -> Double in
      guard let n = Double(word) else { throw NSError(domain: "sum", code: 1, userInfo: [NSLocalizedDescriptionKey: "\(word)?"]) }
      return n
    }
    return numbers.isEmpty ? nil : String(format: "%g", numbers.reduce(0, +))
  },
  Command(name: "history", summary: "history") { context, _ in context.history.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: "; ") },
])
for line in ["set who 'big world'", "echo hello $who", "echo --upper \"a  b\" 'c $who' d\\ e", "echo --separator=, 1 2 -- --x", "sum 1 2.5 -3", "sum", "ecko 1", "quit", "echo 'open", "set x", "echo -z", "", "echo ''|", "history"] {
  interpreter.execute(line)
}
do { _ = try Arguments(["--Bad"]) } catch { print(error) }
