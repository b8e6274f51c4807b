/// Errors of text that is no Swift, and of text beyond the limits of the parser.
package enum ParsingDiagnostic: DiagnosticKind, Equatable {
  case invalidCharacter
  case nulCharacter
  case nestedTooDeeply
  case inputTooLarge(bytes: Int, limit: Int)
  case lineTooLong(bytes: Int, limit: Int)
  case statementsOnOneLine
  case conditionWithoutValue
  case doWhile
  case missingTypeAnnotation
  case nameWithoutDeclaration(name: String)
  case parameterWithoutColon
  case catchWithoutDo
  case missingComma
  case unclosedList
  case singleQuoted
  case missingExpression
  /// Two names where a pattern has one: a constant or a variable of a loop.
  case secondIdentifier(String)
  /// A statement among the members of a type, with the message for the declaration that is expected there.
  case strayStatement(String)
  case unclosedInterpolation
  case unterminatedText
  case unfinishedTernary
  case missingParameterList
  /// A list or a block without its closing delimiter before the start of another construct; the tree is as intended.
  case missingEnd(String)
  /// An error that only swift-syntax knows, in the words of swiftc.
  case other(String)
  /// An error that only swift-syntax knows, where the library that finds it is missing.
  case unexplained(library: String)

  package var message: String {
    switch self {
    case .invalidCharacter: "invalid character in source file"
    case .nulCharacter: "nul character embedded in middle of file"
    case .nestedTooDeeply: "nested too deeply"
    case .inputTooLarge(let bytes, let limit):
      "this input is too large: \(bytes) bytes; at most \(limit) are read at once"
    case .lineTooLong(let bytes, let limit): "this line is too long: \(bytes) bytes; at most \(limit) are read"
    case .statementsOnOneLine: "consecutive statements on a line must be separated by ';'"
    case .conditionWithoutValue: "variable binding in a condition requires an initializer"
    case .doWhile: "'do-while' statement is not allowed"
    case .missingTypeAnnotation: "type annotation missing in pattern"
    case .nameWithoutDeclaration(let name): "cannot find '\(name)' in scope"
    case .parameterWithoutColon: "expected ':' following argument label and parameter name"
    case .catchWithoutDo: "the 'do' keyword is used to specify a 'catch' region"
    case .missingComma: "expected ',' separator"
    case .unclosedList: "expected ')' in expression list"
    case .singleQuoted: "single-quoted string literal found, use '\"'"
    case .missingExpression: "expected expression"
    case .secondIdentifier(let kind):
      "found an unexpected second identifier in \(kind) declaration; is there an accidental break?"
    case .unclosedInterpolation: "cannot find ')' to match opening '(' in string interpolation"
    case .unterminatedText: "unterminated string literal"
    case .missingParameterList: "expected '(' in argument list of function declaration"
    case .unfinishedTernary: "expected ':' after '? ...' in ternary expression"
    case .missingEnd(let text), .strayStatement(let text), .other(let text): text
    case .unexplained(let library): "this is no Swift, and without \(library) there is no telling why"
    }
  }

  /// Indicates whether the parser recovers as swiftc does, so that the statements match the source text.
  var keepsStatements: Bool {
    switch self {
    case .missingEnd, .statementsOnOneLine, .singleQuoted, .missingExpression, .secondIdentifier, .strayStatement: true
    default: false
    }
  }

  /// Indicates whether every error of this kind on a line is reported. Other errors on the same line result from the parser's recovery.
  var isOfEachPlace: Bool {
    switch self {
    case .statementsOnOneLine, .singleQuoted, .missingExpression: true
    default: false
    }
  }
}
