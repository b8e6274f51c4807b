/// Errors found while the parser's tree is converted: constructs that are no Swift here, and operators that do not fold.
package enum SyntaxDiagnostic: DiagnosticKind, Equatable {
  case invalidBuildCondition
  case unsupported(construct: String)
  case editorPlaceholder
  case functionWithoutBody
  case operatorNotDeclared
  case initializerWithoutBody
  case attributeForTypesOnly
  case anonymousArgumentOutsideClosure
  case directiveWithoutParentheses(directive: String)
  case directiveWithoutString(directive: String)
  case directiveWithInterpolation(directive: String)
  case directiveWithExtraTokens(directive: String)
  case operatorRedeclared
  case lowerThanGroupOfModule
  case unknownPrecedenceGroup(name: String)
  case ownPrecedenceCycle
  case precedenceCycle(chain: String)
  case nestedBinding(keyword: String)
  case bindingInConstantContext
  case unknownOperator(name: String)
  case notBinaryOperator
  case nonAssociativeOperators(group: String)
  case unorderedOperators(group: String, following: String)
  case castWithoutType(keyword: String)
  case wordRightOfOperator(word: String)
  case initializerOutsideType
  case deinitializerOutsideClass
  case subscriptOutsideType
  case caseOutsideEnum
  case optionalOfOpaque(keyword: String, constraint: String)
  case invalidRegex(fault: String)
  case closureSignatureWithoutIn

  package func notes(at place: SourceRange) -> [Diagnostic.Note] {
    switch self {
    case .anonymousArgumentOutsideClosure:
      // The corrected line is a better example.
      [
        ClosureBraces.edit(around: place).map { Diagnostic.Note("a closure is written in braces", fix: [$0]) }
          ?? Diagnostic.Note("a closure is written in braces: map { $0 * 2 }")
      ]
    case .unknownOperator(name: ".."):
      [
        Diagnostic.Note(
          "a range is written 1...5, or 1..<5 without its end",
          fix: place.text == ".." ? [.init(range: place, text: "...")] : [])
      ]
    default: []
    }
  }

  package var phase: DiagnosticPhase {
    switch self {
    case .unknownOperator, .notBinaryOperator: .names
    default: .types
    }
  }

  package var message: String {
    switch self {
    case .invalidBuildCondition: "invalid conditional compilation expression"
    case .unsupported(let construct): "not supported here: \(construct)"
    case .editorPlaceholder: "editor placeholder in source file"
    case .functionWithoutBody: "expected '{' in body of function declaration"
    case .operatorNotDeclared: "operator implementation without matching operator declaration"
    case .initializerWithoutBody: "initializer requires a body"
    case .attributeForTypesOnly: "attribute can only be applied to types, not declarations"
    case .anonymousArgumentOutsideClosure: "anonymous closure argument not contained in a closure"
    case .directiveWithoutParentheses(let directive): "#\(directive) directive requires parentheses"
    case .directiveWithoutString(let directive): "expected string literal in #\(directive) directive"
    case .directiveWithInterpolation(let directive): "string interpolation is not allowed in #\(directive) directives"
    case .directiveWithExtraTokens(let directive): "extra tokens following #\(directive) directive"
    case .operatorRedeclared: "operator redeclared"
    case .lowerThanGroupOfModule:
      "precedence group cannot be given lower precedence than group in same module; make the other precedence group higher than this one instead"
    case .unknownPrecedenceGroup(let name): "unknown precedence group '\(name)'"
    case .ownPrecedenceCycle: "cycle in 'higherThan' relation"
    case .precedenceCycle(let chain): "cycle in higherThan relation: \(chain)"
    case .nestedBinding(let keyword): "'\(keyword)' cannot appear nested inside another 'var' or 'let' pattern"
    case .bindingInConstantContext: "'let' pattern cannot appear nested in an already immutable context"
    case .notBinaryOperator: "operator is not a known binary operator"
    case .unknownOperator(let name): "cannot find operator '\(name)' in scope"
    case .nonAssociativeOperators(let group): "adjacent operators are in non-associative precedence group '\(group)'"
    case .unorderedOperators(let group, let following):
      "adjacent operators are in unordered precedence groups '\(group)' and '\(following)'"
    case .castWithoutType(let keyword): "expected type after '\(keyword)'"
    case .wordRightOfOperator(let word): "'\(word)' cannot appear to the right of a non-assignment operator"
    case .initializerOutsideType: "initializers may only be declared within a type"
    case .deinitializerOutsideClass: "deinitializers may only be declared within a class, actor, or noncopyable type"
    case .subscriptOutsideType: "'subscript' functions may only be declared within a type"
    case .caseOutsideEnum: "enum 'case' is not allowed outside of an enum"
    case .closureSignatureWithoutIn: "expected 'in' after the closure signature"
    case .invalidRegex(let fault): "cannot parse regular expression: \(fault)"
    case .optionalOfOpaque(let keyword, let constraint):
      "optional '\(keyword)' type must be written '(\(keyword) \(constraint))?'"
    }
  }
}
