import Marbles
import TextWidth

/// Diagram in an operator's documentation: inputs, an expression, and its output.
struct OperatorDiagram {
  let inputs: [(name: String, diagram: String)]
  let expression: String
  /// The result as the documentation has it.
  let documented: String

  /// Reads the lines of a marble block.
  init?(_ text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    guard lines.count >= 2 else { return nil }
    inputs = lines.dropLast(2).map { line in
      let name = line.prefix { $0 != " " }
      return (String(name), String(line.dropFirst(name.count).drop { $0 == " " }))
    }
    expression = lines[lines.count - 2]
    documented = String(lines[lines.count - 1].drop { $0 == " " })
  }

  /// The expression that is observed, which may name an observer of the result.
  var observed: String {
    guard expression.contains(/\bout\b/.wordBoundaryKind(.simple)) else { return expression }
    let type = (try? MarbleDiagram(documented))?.isNumeric == true ? "Int" : "String"
    return "Observable<\(type)>.create { out in \(expression) }"
  }

  /// Runs the expression on the inputs and draws both, with the result of the run.
  func lines(on stage: DiagramStage) throws -> [String] {
    let diagrams = try inputs.map { try MarbleDiagram($0.diagram) }
    let length = max((try? MarbleDiagram(documented).length) ?? 0, diagrams.map(\.length).max() ?? 0)
    let chain = try stage.run(.init(inputs: inputs, expression: observed, length: length)).last
    guard let chain, let last = chain.rows.last else { throw DiagramStage.Failure(message: "nothing was recorded") }
    var result = last
    result.kind = .stream
    let row = ChainDiagram(title: "", rows: [result], now: chain.now).chart(
      frame: MarbleDiagram.defaultFrame, names: [:])
    var rows = zip(inputs, diagrams).map { MarbleChart.Row(name: $0.name, diagram: $1) }
    rows.append(MarbleChart.Row(name: "result", diagram: row.rows[0].diagram))
    var lines = MarbleChart(rows: rows).lines
    let width = max(inputs.map(\.name.displayWidth).max() ?? 0, 6) + 3
    let text = lines.removeLast().dropFirst(width)
    return lines + [expression, String(repeating: " ", count: width) + text]
  }
}

/// Duration of marble text, in milliseconds.
enum MarbleLength {
  static func of(_ text: String) throws -> Int { try MarbleDiagram(text).length }
}
