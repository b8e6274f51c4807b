import SwiftSyntax

/// Closures as other languages write them, `x => x * 2` and `x -> x * 2`, and as the closures that they are in Swift.
extension Converter {
  /// The note that shows the closure; `arrow` is the operator's place among the elements.
  func arrowFunction(_ elements: [ExprSyntax], arrow: Int) -> Diagnostic.Note {
    let sample = "a closure has its parameters in braces, and 'in' behind them: { x in x * 2 }"
    guard arrow > 0, arrow + 1 < elements.count else { return Diagnostic.Note(sample) }
    let file = range(elements[arrow]).file
    let start = range(elements[0]).start
    let end = range(elements[elements.count - 1]).end
    var parameters = SourceRange(file: file, start: start, end: range(elements[arrow]).start).text.trimmingBlanks
    var body = SourceRange(file: file, start: range(elements[arrow]).end, end: end).text.trimmingBlanks
    if parameters.hasPrefix("("), parameters.hasSuffix(")"), !parameters.contains(":") {
      parameters = parameters.dropFirst().dropLast().trimmingBlanks
    }
    if body.hasSuffix("}"), let brace = body.firstIndex(of: "{") {
      // A block as the body, maybe behind the type of its result.
      let result = body[..<brace].trimmingBlanks
      if !result.isEmpty {
        guard result.allSatisfy({ $0.isLetter || $0.isNumber || "<>[]?.".contains($0) }) else {
          return Diagnostic.Note(sample)
        }
        parameters += " -> \(result)"
      }
      body = body[body.index(after: brace)...].dropLast().trimmingBlanks
    }
    let bytes = Array(file.text.utf8)
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    // The braces are there, only the word is another one.
    if !parameters.isEmpty, bytes[..<start].last(where: { !isBlank($0) }) == UInt8(ascii: "{"),
      bytes[end...].first(where: { !isBlank($0) }) == UInt8(ascii: "}")
    {
      return Diagnostic.Note(
        "the parameters of a closure end with 'in': { x in x * 2 }",
        fix: [.init(range: SourceRange(file: file, start: start, end: end), text: "\(parameters) in \(body)")])
    }
    let closure = parameters.isEmpty ? "{ \(body) }" : "{ \(parameters) in \(body) }"
    let isOnlyArgument =
      start > 1 && bytes[start - 1] == UInt8(ascii: "(") && bytes[start - 2] != UInt8(ascii: " ")
      && end < bytes.count && bytes[end] == UInt8(ascii: ")")
    return Diagnostic.Note(
      sample,
      fix: [
        isOnlyArgument
          ? .init(range: SourceRange(file: file, start: start - 1, end: end + 1), text: " " + closure)
          : .init(range: SourceRange(file: file, start: start, end: end), text: closure)
      ])
  }
}
