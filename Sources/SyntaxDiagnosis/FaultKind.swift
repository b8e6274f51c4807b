import CSyntaxFault
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

extension DiagnosticMessage {
  /// Kind of the error by the type of its message.
  var kind: FaultKind {
    switch self {
    case let error as StaticTokenError:
      error == .invalidEscapeSequenceInStringLiteral ? .escapeSequence : .token
    case is any TokenError, is InvalidFloatLiteralMissingLeadingZero: .token
    case is SpaceSeparatedIdentifiersError: .secondIdentifier
    case is UnexpectedNodesError: .unexpected
    case let error as MissingNodesError: error.kindOfMissing
    case let error as StaticParserError
    where error.diagnosticID == StaticParserError.singleQuoteStringLiteral.diagnosticID:
      .singleQuotes
    default: .other
    }
  }

  /// Syntax that the grammar asks for the missing tokens, or does not allow the unexpected ones in.
  var place: Syntax? {
    switch self {
    case let error as UnexpectedNodesError: error.unexpectedNodes.parent
    case let error as MissingNodesError: error.missingNodes.first?.parent
    case let error as SpaceSeparatedIdentifiersError: error.firstToken.parent
    default: nil
    }
  }
}

extension MissingNodesError {
  fileprivate var kindOfMissing: FaultKind {
    guard let first = missingNodes.first else { return .other }
    if first.is(MissingExprSyntax.self),
      case .binaryOperator? = first.previousToken(viewMode: .sourceAccurate)?.tokenKind
    {
      return .missingOperand
    }
    guard let token = first.as(TokenSyntax.self) else { return .other }
    let isAlone = missingNodes.count == 1
    return switch token.tokenKind {
    case .rightBrace where isAlone: .missingRightBrace
    case .colon: isAlone ? .missingColon : .missingColonAndType
    case .keyword(.in) where isAlone: .missingIn
    case .identifier where first.parent?.parent?.is(MemberAccessExprSyntax.self) == true: .missingMemberName
    case .identifier where isAlone: .missingName
    default: .other
    }
  }
}

/// Returns the innermost syntax around a place that is more than a list or a block.
func innermostContext(of place: Syntax) -> FaultContext {
  for node in sequence(first: place, next: \.parent) where !node.kind.isSyntaxCollection {
    switch node.kind {
    case .codeBlock, .codeBlockItem, .memberBlock, .memberBlockItem, .conditionElement, .expressionStmt, .sequenceExpr,
      .unexpectedCodeDecl:
      continue
    case .sourceFile: return .sourceFile
    case .structDecl, .classDecl, .enumDecl, .extensionDecl, .actorDecl: return .typeDeclaration
    case .functionDecl: return .function
    case .closureExpr: return .closure
    case .closureSignature: return .closureSignature
    case .ifExpr, .switchExpr, .guardStmt, .forStmt, .whileStmt, .repeatStmt, .doStmt, .deferStmt, .returnStmt,
      .throwStmt:
      return .statement
    case .functionParameter, .enumCaseParameter: return .parameter
    case .typeAnnotation: return .typeAnnotation
    case .identifierPattern: return .pattern
    case .arrayType: return .arrayType
    case .importDecl, .importPathComponent: return .importDeclaration
    default: return .other
    }
  }
  return .other
}
