import CSyntaxFault

/// Replacement of swift-syntax's messages by those of swiftc, which people search for.
enum FaultWording {
  static func kind(_ fault: ParserFault) -> ParsingDiagnostic {
    let text = swiftc(fault.message)
    if fault.kind == .missingRightBrace { return .missingEnd(text) }
    return special[text] ?? .other(text)
  }

  /// Errors with a case, by their wording.
  private static let special = Dictionary(
    uniqueKeysWithValues: [
      ParsingDiagnostic.statementsOnOneLine, .unfinishedTernary, .missingParameterList, .conditionWithoutValue,
      .missingComma, .unclosedList,
      .singleQuoted, .strayStatement("expected 'var' keyword in property declaration"),
    ].map {
      ($0.message, $0)
    })

  private static func swiftc(_ message: String) -> String {
    if let exact = exact[message] { return exact }
    for (start, wording) in beginnings where message.hasPrefix(start) { return wording }
    for kind in ["struct", "class", "enum", "protocol"] where message.hasPrefix("expected identifier in \(kind)") {
      return "expected identifier in \(kind) declaration"
    }
    if message.hasPrefix("expected '{' in '"), let word = quoted(message, after: "expected '{' in ") {
      return word == "do" || word == "repeat" || word == "defer"
        ? "expected '{' after '\(word)'" : "expected '{' after '\(word)' condition"
    }
    let lists = ["function call", "array", "dictionary", "tuple"]
    if message.hasPrefix("unexpected code '"), lists.contains(where: { message.hasSuffix("' in " + $0) }) {
      return "expected ',' separator"
    }
    if message.hasPrefix("unexpected code 'to "), message.hasSuffix("in 'for' statement") {
      return "expected '{' to start the body of for-each loop"
    }
    if message.hasPrefix("unexpected '"), message.contains("keyword in") {
      for (end, wording) in unexpected where message.hasSuffix("' keyword in " + end) { return wording }
    }
    if message.hasPrefix("found an unexpected second identifier in "), message.contains("; is there"),
      !message.contains(" declaration;")
    {
      return message.replacing("; is there", with: " declaration; is there")
    }
    if message.hasPrefix("unexpected code '") {
      for (end, wording) in unexpected where message.hasSuffix("' in " + end) { return wording }
    }
    if message == "unexpected code ')' in source file" { return "extraneous ')' at top level" }
    if message == "unexpected code ']' in source file" { return "extraneous ']' at top level" }
    return message
  }

  /// Messages for an unexpected token, by the syntax that contains it.
  private static let unexpected = [
    ("function", "expected '->' after function parameter tuple"),
    ("array type", "expected ']' in array type"),
    ("'if' statement", "expected '{' after 'if' condition"),
    ("'while' statement", "expected '{' after 'while' condition"),
    ("'guard' statement", "expected 'else' after 'guard' condition"),
    ("'for' statement", "expected 'in' after for-each pattern"),
  ]

  private static func quoted(_ message: String, after prefix: String) -> String? {
    message.dropFirst(prefix.count).split(separator: "'").first.map(String.init)
  }

  private static let exact = [
    "expected value in function call": "unexpected ',' separator",
    "expected ')' in string literal": "cannot find ')' to match opening '(' in string interpolation",
    "expected pattern in variable": "expected pattern",
    "expected 'var' in variable": "expected 'var' keyword in property declaration",
    "expected 'func' in function": "expected 'func' keyword in instance method declaration",
    "expected parameter clause in function signature": "expected '(' in argument list of function declaration",
    "expected ':' in dictionary element": "expected ':' in dictionary literal",
    "expected '>' to end generic argument clause": "expected '>' to complete generic argument list",
    "expected value in tuple": "expected expression in list of expressions",
    "expected pattern in value binding pattern": "expected pattern",
    "expected type in type annotation": "expected type",
    "expected ':' in switch case": "expected ':' after 'case'",
    "expected 'else' in 'guard' statement": "expected 'else' after 'guard' condition",
    "expected ',' in array element": "expected ',' separator",
    "expected ',' in dictionary element": "expected ',' separator",
    "expected identifier in enum case": "expected identifier in enum 'case' declaration",
    "expected name in import": "expected identifier in import declaration",
    "expected code block in 'catch' clause": "expected '{' after 'catch' pattern",
    "expected ':' and expression after '? ...' in ternary expression":
      "expected ':' after '? ...' in ternary expression",
    "Single-quoted string literal found, use '\"'": "single-quoted string literal found, use '\"'",
    "expected ':' and type in parameter": "unnamed parameters must be written with the empty name '_'",
    "expected type in parameter": "expected parameter type following ':'",
    "expected type in extension": "expected type name in extension declaration",
    "expected return type in function signature": "expected type for function result",
    "expected name in attribute": "expected an attribute name",
    "expected identifier in macro expansion": "expected a macro identifier for a pound literal expression",
    "expected 'in' in closure signature": "expected 'in' after the closure signature",
    "deinitializers cannot have parameters": "no parameter clause allowed on deinitializer",
    "found an unexpected second identifier in function; is there an accidental break?":
      "found an unexpected second identifier in function declaration; is there an accidental break?",
    "expected '=' and expression in pattern matching": "variable binding in a condition requires an initializer",
    "expected '=' and type in typealias declaration": "expected '=' in type alias declaration",
    "expected 'while' and condition in 'repeat' statement": "expected 'while' after body of 'repeat' statement",
    "expected name in member access": "expected member name following '.'",
    "expected identifier and function signature in function": "expected identifier in function declaration",
    "expected 'in' and expression in 'for' statement": "expected 'in' after for-each pattern",
    "'case' can only appear inside a 'switch' statement or 'enum' declaration":
      "'case' label can only appear inside a 'switch' statement",
    "all statements inside a switch must be covered by a 'case' or 'default' label":
      "all statements inside a switch must be covered by a 'case' or 'default'",
    "unicode curly quote found; use '\"' instead": "unicode curly quote found, replace with '\"'",
    "unexpected ';' separator": "';' statements are not allowed",
    "'async' must precede '->'": "'async' may only occur before '->'",
    "'throws' must precede '->'": "'throws' may only occur before '->'",
    "expected 'in' in 'for' statement": "expected 'in' after for-each pattern",
    "C-style for statement has been removed in Swift 3": "C-style for statement was removed in Swift 3",
    "extraneous brace at top level": "extraneous '}' at top level",
    "unexpected brace in source file": "extraneous '}' at top level",
  ]

  /// Returns the distance of swiftc's caret from the place that swift-syntax reports.
  static func shift(of kind: FaultKind) -> Int {
    switch kind {
    case .missingMemberName: -1
    case .escapeSequence: 1
    default: 0
    }
  }

  private static let beginnings = [
    ("unexpected code 'else ", "expected expression"),
    ("expected '\"' to end string literal", "unterminated string literal"),
    ("expected '\"\"\"' to end string literal", "unterminated string literal"),
    (
      "consecutive statements on a line must be separated by",
      "consecutive statements on a line must be separated by ';'"
    ),
    (
      "consecutive declarations on a line must be separated by",
      "consecutive declarations on a line must be separated by ';'"
    ),
    ("expected expression in variable", "expected initial value after '='"),
    ("expected expression after 'try'", "expected expression"),
    ("expected expression after 'await'", "expected expression"),
    ("expected value and ')' to end function call", "expected expression in list of expressions"),
    ("expected ')' to end function call", "expected ')' in expression list"),
    ("expected ')' to end tuple", "expected ')' in expression list"),
    ("expected ']' to end array", "expected ']' in container literal expression"),
    ("expected ']' to end dictionary", "expected ']' in container literal expression"),
    ("expected '}' to end closure", "expected '}' at end of closure"),
    ("expected '}' to end struct", "expected '}' in struct"),
    ("expected '}' to end class", "expected '}' in class"),
    ("expected '}' to end enum", "expected '}' in enum"),
    ("expected '}' to end protocol", "expected '}' in protocol"),
    ("expected '}' to end extension", "expected '}' in extension"),
    ("expected '}' to end", "expected '}' at end of brace statement"),
  ]
}
