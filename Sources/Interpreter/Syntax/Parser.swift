import SwiftParser
import SwiftSyntax

/// What became of one text: its statements, what is wrong with it, and the operators known after it.
package struct ParseResult {
  /// Meant to be read only where `hasErrors` is false; otherwise it holds what could be recovered.
  package let unit: SourceUnit
  package let diagnostics: [Diagnostic]
  package let operators: Operators

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Turns text into our own tree; swift-syntax's tree lives no longer than one call.
package struct Parser {
  /// Parses a whole file or one input.
  ///
  /// The text is scanned before swift-syntax sees it, because its time and stack grow without bound on hostile
  /// nesting, and the parse runs on a thread with a large stack of its own.
  package static func parse(
    _ file: SourceFile, operators: Operators = .standard, conditions: BuildConditions = BuildConditions()
  ) -> ParseResult {
    // Declarations that come with the interpreter are trusted, small, and few: most are read without the parser.
    if file.isLibrary { return parseBounded(file, operators: operators, conditions: conditions) }
    let (fault, pieces) = NestingLimits.survey(file)
    if let fault {
      return ParseResult(
        unit: SourceUnit(file: file, statements: []), diagnostics: [fault], operators: operators)
    }
    let ranges = pieces.ranges(atMost: SourcePieces.processors)
    if ranges.count > 1, let result = parse(file, in: ranges, operators: operators, conditions: conditions) {
      return result
    }
    return LargeStack.run { parseBounded(file, operators: operators, conditions: conditions) }
  }

  /// Parses the pieces of a text at the same time; nil where one of them is faulty, since only the whole tells what to say.
  private static func parse(
    _ file: SourceFile, in ranges: [Range<Int>], operators: Operators, conditions: BuildConditions
  ) -> ParseResult? {
    let pieces = LargeStack.run(ranges) { range -> (statements: [Stmt], diagnostics: [Diagnostic])? in
      // No operators are declared here, so nothing of them ends early.
      var text = file.text
      let tree = text.withUTF8 {
        SwiftParser.Parser.parse(
          source: UnsafeBufferPointer(rebasing: $0[range]), maximumNestingLevel: NestingLimits.parserLevels)
      }
      if tree.hasError { return nil }
      let converter = Converter(
        file: file, offset: range.lowerBound, operators: operators, conditions: conditions)
      return (converter.statements(tree.statements), converter.diagnostics)
    }
    var statements: [Stmt] = []
    var diagnostics: [Diagnostic] = []
    for piece in pieces {
      guard let piece else { return nil }
      statements += piece.statements
      diagnostics += piece.diagnostics
    }
    return ParseResult(
      unit: SourceUnit(file: file, statements: statements), diagnostics: diagnostics, operators: operators)
  }

  static func parseBounded(
    _ file: SourceFile, operators: Operators, conditions: BuildConditions
  ) -> ParseResult {
    var text = OperatorDeclarationEnds.separated(file.text)
    let tree = text.withUTF8 { SwiftParser.Parser.parse(source: $0, maximumNestingLevel: NestingLimits.parserLevels) }
    let faults = tree.hasError ? SyntaxFaults.diagnostics(of: tree, in: file) : []
    let converter = Converter(file: file, operators: operators, conditions: conditions)
    converter.registerOperators(in: tree.statements)
    let statements = converter.statements(tree.statements)
    return ParseResult(
      unit: SourceUnit(file: file, statements: statements),
      diagnostics: faults.isEmpty ? converter.diagnostics : faults,
      operators: faults.isEmpty ? converter.operators : operators)
  }
}
