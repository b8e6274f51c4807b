import SyntaxTree
import Types

/// The cursor of a completion: a name in the text that nothing declares.
package struct CompletionMark {
  package let name: String
  package let file: SourceFile
  package let offset: Int

  package init(name: String, file: SourceFile, offset: Int) {
    self.name = name
    self.file = file
    self.offset = offset
  }

  package func holds(_ range: SourceRange) -> Bool {
    range.file === file && range.start <= offset && offset < range.end
  }

  /// Returns whether an expression is the completion mark, as a value.
  func isValue(_ expr: Expr) -> Bool { if case .identifier(name, _, _) = expr.kind { true } else { false } }

  /// Returns whether an expression is the completion mark, as a value or as an implicit member.
  func isWhole(_ expr: Expr) -> Bool {
    if case .member(nil, name, _, _, _) = expr.kind { true } else { isValue(expr) }
  }
}

/// The hole that the cursor makes in the system of an expression.
package struct CompletionSite {
  package enum Kind {
    /// A value, of the type of this variable where the context decides it.
    case value(Expr, Type)
    /// A member of a value of this type, or of a type, whose metatype it is.
    case member(of: Expr, base: Type, result: Type)
    /// `.name`: a member of the type of the whole chain.
    case implicitMember(Type)
    /// Somewhere in the body of a closure of several statements, which is checked with this type.
    case body(Expr, FunctionType, builder: Type?)
  }
  package let kind: Kind
  /// The scope of the mark, or of the closure that it is in.
  package let scope: Scope

  /// The variable that no binding may fill.
  var hole: Type? {
    switch kind {
    case .value(_, let type), .member(_, _, let type): type
    case .implicitMember, .body: nil
    }
  }
}

/// The call whose last argument is completed, in one solution.
package struct CompletedCall {
  /// The whole call.
  package let expr: Expr
  package let choice: OverloadChoice
  package let parameters: [CallParameter]
  package let arguments: [Expr.Argument]
  /// Number of parameters without arguments and of generic ones: the likeliest overload has the fewest.
  package let rank: Int
  /// True if a parameter takes the argument under the label that is written.
  package let takesArgument: Bool
}
