/// Reader of Swift programs that makes our tree directly from their bytes, in one pass.
///
/// Parsing with swift-syntax and converting its tree takes many times as long. This reader knows the part of the grammar
/// that ordinary programs use and reads it exactly as the parser and the converter do, which tests compare. All else, and
/// every text with an error, is left to them: whenever a text might be read otherwise, or refused, the reader gives up.
package struct SourceReader {
  /// Error for text beyond the supported grammar.
  struct Beyond: Error {}

  /// Meaning of a name where a pattern is expected.
  enum PatternMode { case none, matching, binding }

  enum StandIn {
    case pattern(Pattern)
    /// A name that an outer `let` or `var` binds.
    case name(String)
  }

  let file: SourceFile
  let bytes: UnsafeBufferPointer<UInt8>
  let operators: Operators
  let words = WordTable.shared
  var token = SourceToken(kind: .end, start: 0, end: 0, isAtLineStart: true)
  /// End of the last token.
  var end = 0
  /// The last token, if it was a word.
  var lastWord = Word.none
  /// Depth of statements, expressions, patterns and types within each other.
  var depth = 0
  /// True before the `{` of a statement, where no trailing closure may begin.
  var isCondition = false
  var patternMode = PatternMode.none
  /// Patterns within expressions, until the expressions become patterns themselves.
  var standIns: [ObjectIdentifier: (expr: Expr, meaning: StandIn)] = [:]
  var declaredOperators: [DeclaredOperator] = []
  var declaredGroups: [DeclaredGroup] = []
  /// True if operators in a row do not go together, unless declarations are still to come.
  var isMisfolded = false
  /// Number of `$n` used so far, for each closure that is being read.
  var shorthandCounts: [Int] = []
  /// True between the braces of a protocol, where functions have no body.
  var allowsMissingBodies: Bool

  /// The parser has a limit of its own that counts otherwise; deeper texts are rare.
  private static let deepest = 120

  /// Returns the result of parsing a text; nil where that takes the parser.
  package static func read(_ file: SourceFile, operators: Operators) -> ParseResult? {
    var text = file.text
    return text.withUTF8 { bytes in
      var reader = SourceReader(file: file, bytes: bytes, operators: operators)
      guard let (statements, known) = try? reader.program() else { return nil }
      return ParseResult(unit: SourceUnit(file: file, statements: statements), diagnostics: [], operators: known)
    }
  }

  /// Returns the declarations of a text that comes with the interpreter, members of types among them; nil where that takes
  /// the parser.
  ///
  /// They are many and short, and most of them are read between two lines at the prompt.
  package static func declarations(in file: SourceFile) -> [Decl]? {
    var text = file.text
    return text.withUTF8 { bytes in
      var reader = SourceReader(file: file, bytes: bytes, operators: .standard)
      reader.token = reader.lexed(from: 0)
      guard let found = try? reader.members(), reader.token.kind == .end, reader.standIns.isEmpty,
        !reader.isMisfolded
      else { return nil }
      return found
    }
  }

  init(file: SourceFile, bytes: UnsafeBufferPointer<UInt8>, operators: Operators) {
    self.file = file
    self.bytes = bytes
    self.operators = operators
    allowsMissingBodies = file.isLibrary
  }

  private mutating func program() throws(Beyond) -> ([Stmt], Operators) {
    let first = try whole()
    if declaredOperators.isEmpty, declaredGroups.isEmpty {
      if isMisfolded { throw Beyond() }
      return (first, operators)
    }
    // Operators may be used above their declarations.
    let known = try operatorsOfText()
    var again = SourceReader(file: file, bytes: bytes, operators: known)
    let statements = try again.whole()
    if again.isMisfolded { throw Beyond() }
    return (statements, known)
  }

  private mutating func whole() throws(Beyond) -> [Stmt] {
    token = lexed(from: 0)
    let statements = try statements()
    guard token.kind == .end, standIns.isEmpty else { throw Beyond() }
    return statements
  }

  // MARK: Places and names

  func range(from start: Int) -> SourceRange { SourceRange(file: file, start: start, end: end) }

  func range(of token: SourceToken) -> SourceRange { SourceRange(file: file, start: token.start, end: token.end) }

  /// Returns the text of a name, without its backticks.
  func text(of token: SourceToken) -> String {
    token.isQuoted ? text(token.start + 1, token.end - 1) : text(token.start, token.end)
  }

  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  /// True for `_`.
  func isWildcard(_ token: SourceToken) -> Bool {
    token.kind == .name && token.end == token.start + 1 && bytes[token.start] == UInt8(ascii: "_")
  }

  /// Consumes a name that may be declared or referred to.
  mutating func name() throws(Beyond) -> (text: String, range: SourceRange) {
    if isWildcard(token) { throw Beyond() }
    return try nameOrWildcard()
  }

  mutating func nameOrWildcard() throws(Beyond) -> (text: String, range: SourceRange) {
    guard token.isPlainName, token.word != .await else { throw Beyond() }
    let found = token
    advance()
    return (text(of: found), range(of: found))
  }

  /// Returns the label of a name: nil for `_`.
  static func label(_ name: String) -> String? { name == "_" ? nil : name }

  // MARK: Tokens

  mutating func advance() {
    end = token.end
    lastWord = token.word
    token = lexed(from: end)
  }

  /// Returns the token behind the present one.
  var next: SourceToken { lexed(from: token.end) }

  mutating func take(_ kind: SourceToken.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  mutating func take(_ word: Word) -> Bool {
    guard token.word == word else { return false }
    advance()
    return true
  }

  mutating func expect(_ kind: SourceToken.Kind) throws(Beyond) {
    guard take(kind) else { throw Beyond() }
  }

  mutating func expect(_ word: Word) throws(Beyond) {
    guard take(word) else { throw Beyond() }
  }

  /// True at an operator of one character.
  func isOperator(_ symbol: Unicode.Scalar) -> Bool {
    token.isOperator && token.end == token.start + 1 && bytes[token.start] == UInt8(ascii: symbol)
  }

  /// True at `...` behind a type.
  var isAtEllipsis: Bool { token.isOperator && token.end == token.start + 3 && matches("...", at: token.start) }

  /// Consumes the first character of an operator and reads the rest again.
  mutating func takePrefix(_ symbol: Unicode.Scalar) -> Bool {
    guard token.start < bytes.count, token.isOperator || token.kind == .invalid,
      bytes[token.start] == UInt8(ascii: symbol)
    else { return false }
    end = token.start + 1
    token = lexed(from: end)
    return true
  }

  func matches(_ text: StaticString, at start: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard start + count <= bytes.count else { return false }
    for index in 0..<count where bytes[start + index] != text.utf8Start[index] { return false }
    return true
  }

  func byte(at index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

  /// True if a `:` follows the present token on its line.
  var isBeforeColon: Bool {
    var ahead = token.end
    while byte(at: ahead) == 32 { ahead += 1 }
    return byte(at: ahead) == UInt8(ascii: ":")
  }

  // MARK: State

  struct State {
    let token: SourceToken
    let end: Int
    let depth: Int
    let isCondition: Bool
    let patternMode: PatternMode
    let shorthandCounts: [Int]
  }

  var state: State {
    State(
      token: token, end: end, depth: depth, isCondition: isCondition, patternMode: patternMode,
      shorthandCounts: shorthandCounts)
  }

  mutating func restore(_ state: State) {
    token = state.token
    end = state.end
    depth = state.depth
    isCondition = state.isCondition
    patternMode = state.patternMode
    shorthandCounts = state.shorthandCounts
  }

  mutating func descend() throws(Beyond) {
    depth += 1
    if depth > Self.deepest { throw Beyond() }
  }

  mutating func ascend() { depth -= 1 }
}
