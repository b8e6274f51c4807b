import SwiftSyntax

/// Regular expression literals: calls of the initializer that a compiler calls for them, with the type of what they match.
extension Converter {
  func regexLiteral(_ node: RegexLiteralExprSyntax) -> Expr {
    let place = range(node)
    let text = node.regex.text
    let isExtended = node.openingPounds != nil && text.contains(where: \.isNewline)
    let pattern = Self.pattern(text, isMultiline: isExtended)
    do { _ = try Regex(pattern) } catch {
      let place = offset(of: error, in: pattern).map { offset in
        let start = range(node.regex).start + max(0, offset - (pattern.utf8.count - text.utf8.count))
        return SourceRange(file: file, start: start, end: start + 1)
      }
      // Appended without `report`, which keeps one error of a kind per line: each literal on a line is diagnosed.
      diagnostics.append(
        Diagnostic(SyntaxDiagnostic.invalidRegex(fault: String(describing: error)), at: place ?? range(node)))
    }
    return Self.regexLiteral(pattern, RegexCaptures(text, isExtended: isExtended), place)
  }

  /// Returns the pattern of a literal; white space means nothing in one of several lines.
  static func pattern(_ text: String, isMultiline: Bool) -> String { isMultiline ? "(?x)" + text : text }

  /// Returns the call that makes a regular expression of a pattern with those captures.
  static func regexLiteral(_ pattern: String, _ captures: RegexCaptures, _ place: SourceRange) -> Expr {
    let whole = TypeSyntax(.named([.init(name: "_RegexText", arguments: [], range: place)]), place)
    let captures = captures.all.map { capture in
      (label: capture.name, type: capture.isOptional ? TypeSyntax(.optional(whole), place) : whole)
    }
    let output = captures.isEmpty ? whole : TypeSyntax(.tuple([(nil, whole)] + captures), place)
    let callee = Expr(.identifier("_RegexLiteral", argumentLabels: nil, genericArguments: [output]), place)
    let argument = Expr.Argument(label: "_regexString", value: Expr(.stringLiteral([.text(pattern)]), place))
    return Expr(.call(callee: callee, arguments: [argument]), place)
  }

  /// Offset that an error of the pattern's parser, a type that the library keeps to itself, points at.
  private func offset(of error: any Error, in pattern: String) -> Int? {
    let found = Mirror(reflecting: error).descendant("location", "range") as? Range<String.Index>
    return found.map { pattern.utf8.distance(from: pattern.startIndex, to: $0.lowerBound) }
  }
}
