// checked-types FILE…: prints the type checker's results for programs, one in each line: diagnostics with their places,
// and the static type of every expression. Nothing is run. Scripts/checkers compares the output of two builds.

import Execution
import Foundation
import FoundationLibrary
import Interpreter
import RxCatalog
import SyntaxTree

Heap.growInLargeSteps()

/// With `--fallbacks`, the reasons for which the constraint solver left expressions are printed, with their number.
let showsFallbacks = CommandLine.arguments.contains("--fallbacks")

for path in CommandLine.arguments.dropFirst() where path != "--fallbacks" {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    FileHandle.standardError.write(Data("checked-types: cannot read \(path)\n".utf8))
    exit(2)
  }
  print("== \(path)")
  let program = Program(modules: [standardModule] + RxCatalog.modules(), host: SilentHost())
  let file = SourceFile(name: path, text: text)
  let parsed = program.parse(file)
  guard !parsed.hasErrors else {
    parsed.diagnostics.forEach { print(line(of: $0)) }
    continue
  }
  let result = program.check(parsed.unit, mode: .file, isThorough: true)
  result.diagnostics.forEach { print(line(of: $0)) }
  if showsFallbacks {
    print("given \(result.tally.given)")
    print("applied \(result.tally.applied)")
    print("steps \(result.tally.steps)")
    print("visits \(result.tally.visits)")
    for (kind, count) in result.tally.bridged.sorted(by: { $0.key < $1.key }) { print("bridged \(count) \(kind)") }
    for (message, place) in result.tally.diagnosed {
      print("diagnosed \(place.line):\(place.column) \(message)")
    }
    for (reason, place) in result.tally.undiagnosed {
      print("undiagnosed \(place.line):\(place.column) \(reason)")
    }
    for (reason, place) in result.tally.left {
      print("left \(place.line):\(place.column) \(reason): \(place.text.prefix(100).replacing("\n", with: " "))")
    }
    continue
  }
  if let unit = result.unit {
    var types = ExpressionTypes(file: file)
    types.walk(unit)
    types.lines.forEach { print($0) }
  }
}

func line(of diagnostic: Diagnostic) -> String {
  "\(diagnostic.caret.line):\(diagnostic.caret.column) \(diagnostic.severity): \(diagnostic.message)"
}
