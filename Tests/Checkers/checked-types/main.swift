// checked-types FILE…: prints the type checker's results for programs, one in each line: diagnostics with their places,
// and the static type of every expression. Nothing is run. Scripts/checkers compares the output of two builds.

import Execution
import Foundation
import FoundationLibrary
import Interpreter
import RxCatalog
import SyntaxTree

Heap.growInLargeSteps()

/// With `--work`, the work of the constraint solver is printed in their place, and the expressions that it refused without an error.
let showsWork = CommandLine.arguments.contains("--work")

for path in CommandLine.arguments.dropFirst() where path != "--work" {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    FileHandle.standardError.write(Data("checked-types: cannot read \(path)\n".utf8))
    exit(2)
  }
  print("== \(path)")
  let program = Program(modules: [standardModule] + RxCatalog.modules(), host: SilentHost())
  program.universe.teachers.append(RxCatalog.teach)
  let file = SourceFile(name: path, text: text)
  let parsed = program.parse(file)
  guard !parsed.hasErrors else {
    parsed.diagnostics.forEach { print(line(of: $0)) }
    continue
  }
  let result = program.check(parsed.unit, mode: .file, isThorough: true)
  result.diagnostics.forEach { print(line(of: $0)) }
  if showsWork {
    print("given \(result.tally.given)")
    print("applied \(result.tally.applied)")
    print("steps \(result.tally.steps)")
    print("visits \(result.tally.visits)")
    for (reason, place) in result.tally.undiagnosed {
      print("undiagnosed \(place.line):\(place.column) \(reason)")
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
