import SwiftParser
import SwiftSyntax

/// Result of parsing a text: its statements, its diagnostics, and the operators known after it.
package struct ParseResult {
  /// Statements of the text; if `hasErrors` is true, only those that could be recovered.
  package let unit: SourceUnit
  package let diagnostics: [Diagnostic]
  package let operators: Operators

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// True if the statements match the source text: at most closing delimiters of lists and blocks, or separators of statements, are
  /// missing.
  package var isComplete: Bool {
    let errors = diagnostics.filter { $0.severity == .error }
    // Behind that many errors there may be others.
    return errors.count < SyntaxFaults.most && errors.allSatisfy(\.keepsStatements)
  }
}

extension Diagnostic {
  /// True for a syntax error in spite of which the statements match the source text.
  var keepsStatements: Bool {
    if case .unknownOperator? = kind as? SyntaxDiagnostic { return true }
    return (kind as? ParsingDiagnostic)?.keepsStatements ?? false
  }
}

/// Turns text into our own tree; swift-syntax's tree lives no longer than one call.
package struct Parser {
  /// Parses a whole file or one input.
  ///
  /// Most texts are read by `SourceReader`, all others parsed by swift-syntax. A text is scanned before either sees it, because
  /// swift-syntax's time and stack grow without bound on hostile nesting, and deep texts run on threads with large stacks.
  package static func parse(
    _ file: SourceFile, operators: Operators = .standard, conditions: BuildConditions = BuildConditions()
  ) -> ParseResult {
    // Declarations that come with the interpreter are trusted, small, and few: most are read without the parser.
    if file.isLibrary { return parseBounded(file, operators: operators, conditions: conditions) }
    let (fault, isShallow) = NestingLimits.survey(file)
    if let fault {
      return ParseResult(
        unit: SourceUnit(file: file, statements: []), diagnostics: [fault], operators: operators)
    }
    func read() -> ParseResult? { SourceReader.read(file, operators: operators) }
    // A stack of common size is sufficient for most texts.
    if let result = isShallow ? read() : LargeStack.run(read) { return result }
    return LargeStack.run { parseBounded(file, operators: operators, conditions: conditions) }
  }

  /// Parses a text that `NestingLimits` allows with swift-syntax alone.
  package static func parseBounded(
    _ file: SourceFile, operators: Operators, conditions: BuildConditions
  ) -> ParseResult {
    var text = OperatorDeclarationEnds.separated(file.text)
    var tree = text.withUTF8 { SwiftParser.Parser.parse(source: $0, maximumNestingLevel: NestingLimits.parserLevels) }
    if tree.hasError { tree = StatementsInParentheses.restored(tree) }
    let faults = tree.hasError ? SyntaxFaults.diagnostics(of: tree, parsedFrom: text, in: file) : []
    let converter = Converter(file: file, operators: operators, conditions: conditions)
    converter.registerOperators(in: tree.statements)
    let statements = converter.statements(tree.statements)
    return ParseResult(
      unit: SourceUnit(file: file, statements: statements),
      // Errors of the converter may be consequences of syntax errors, unless the statements match the source text.
      diagnostics: faults.isEmpty ? converter.diagnostics : faults + converter.diagnostics.filter(\.keepsStatements),
      operators: faults.isEmpty ? converter.operators : operators)
  }
}
