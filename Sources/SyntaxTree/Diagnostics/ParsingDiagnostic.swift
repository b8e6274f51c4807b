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
  /// A list or a block whose end is missing before what begins something else: the tree is what was meant.
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
    case .missingEnd(let text), .other(let text): text
    case .unexplained(let library): "this is no Swift, and without \(library) there is no telling why"
    }
  }
}
