import SwiftParser
import SwiftSyntax

/// Parser of the pieces of a text, which runs in parallel and joins the results.
///
/// A piece that begins or ends among the members of a type is given braces for it.
struct PieceParsing {
  let file: SourceFile
  let operators: Operators
  let conditions: BuildConditions
  /// True if a stack of common size is sufficient for them.
  let isShallow: Bool

  /// Returns the result of parsing all pieces; nil if one is malformed, since its diagnostics depend on the whole text.
  func parse(_ pieces: [SourcePieces.Piece], declaringOperators: Bool, aside: LargeStack.Aside) -> ParseResult? {
    declaringOperators ? parseFirst(pieces, aside) : parseAndConvert(pieces, aside)
  }

  private typealias Converted = (statements: [Stmt], diagnostics: [Diagnostic])

  private func parseAndConvert(_ pieces: [SourcePieces.Piece], _ aside: LargeStack.Aside) -> ParseResult? {
    let converted = each(of: pieces, aside) { piece -> Converted? in
      let text = file.text
      guard let tree = tree(of: piece, in: text) else { return nil }
      return convert(tree, of: piece, operators)
    }
    return joined(converted, of: pieces, operators)
  }

  /// Operators of all pieces are known before one is converted.
  private func parseFirst(_ pieces: [SourcePieces.Piece], _ aside: LargeStack.Aside) -> ParseResult? {
    let text = OperatorDeclarationEnds.separated(file.text)
    let trees = each(of: pieces, aside) { tree(of: $0, in: text) }.compactMap { $0 }
    guard trees.count == pieces.count else { return nil }
    let registering = Converter(file: file, operators: operators, conditions: conditions)
    registering.registerOperators(in: trees.flatMap(\.statements))
    guard registering.diagnostics.isEmpty else { return nil }
    let known = registering.operators
    let converted = LargeStack.run(Array(zip(trees, pieces))) { convert($0, of: $1, known) as Converted? }
    return joined(converted, of: pieces, known)
  }

  /// Returns the result of `work` for each piece. The longest go first, so that the rest is short when most is done.
  private func each<Value>(
    of pieces: [SourcePieces.Piece], _ aside: LargeStack.Aside, _ work: (SourcePieces.Piece) -> Value
  ) -> [Value] {
    let order = pieces.indices.sorted { pieces[$0].range.count > pieces[$1].range.count }
    let values = LargeStack.run(order, isShallow: isShallow, aside: aside) { work(pieces[$0]) }
    return zip(order, values).sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func tree(of piece: SourcePieces.Piece, in text: String) -> SourceFileSyntax? {
    var text = text
    let tree = text.withUTF8 { bytes in
      let part = UnsafeBufferPointer(rebasing: bytes[piece.range])
      if piece.opening == nil, !piece.isOpen { return parse(part) }
      let whole = Array(head(of: piece).utf8) + part + (piece.isOpen ? [UInt8(ascii: "}")] : [])
      return whole.withUnsafeBufferPointer(parse)
    }
    return tree.hasError ? nil : tree
  }

  private func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax {
    SwiftParser.Parser.parse(source: bytes, maximumNestingLevel: NestingLimits.parserLevels)
  }

  private func head(of piece: SourcePieces.Piece) -> String { piece.opening.map { "\($0) Opened {\n" } ?? "" }

  private func convert(_ tree: SourceFileSyntax, of piece: SourcePieces.Piece, _ operators: Operators) -> Converted {
    let converter = Converter(
      file: file, offset: piece.range.lowerBound - head(of: piece).utf8.count, operators: operators,
      conditions: conditions)
    return (converter.statements(tree.statements), converter.diagnostics)
  }

  private func joined(
    _ converted: [Converted?], of pieces: [SourcePieces.Piece], _ operators: Operators
  ) -> ParseResult? {
    var statements: [Stmt] = []
    var diagnostics: [Diagnostic] = []
    for (converted, piece) in zip(converted, pieces) {
      guard let converted else { return nil }
      diagnostics += converted.diagnostics
      guard piece.opening != nil else {
        statements += converted.statements
        continue
      }
      guard let opened = statements.popLast(), let more = converted.statements.first,
        let whole = opened.continued(by: more)
      else { return nil }
      statements.append(whole)
      statements += converted.statements.dropFirst()
    }
    return ParseResult(
      unit: SourceUnit(file: file, statements: statements), diagnostics: diagnostics, operators: operators)
  }
}

extension Stmt {
  /// Returns the declaration of a type with the members of another one added; nil if one of them is no such
  /// declaration.
  fileprivate func continued(by other: Stmt) -> Stmt? {
    guard case .declaration(let decl) = kind, case .declaration(let more) = other.kind else { return nil }
    let continued: Decl.Kind
    switch (decl.kind, more.kind) {
    case (.nominal(let head), .nominal(let tail)):
      continued = .nominal(
        NominalSyntax(
          kind: head.kind, name: head.name, generics: head.generics,
          primaryAssociatedTypes: head.primaryAssociatedTypes, inherited: head.inherited,
          members: head.members + tail.members))
    case (.extensionDecl(let head), .extensionDecl(let tail)):
      continued = .extensionDecl(
        ExtensionSyntax(
          type: head.type, inherited: head.inherited, requirements: head.requirements,
          members: head.members + tail.members, modifiers: head.modifiers))
    default: return nil
    }
    return Stmt(
      .declaration(
        Decl(
          continued, modifiers: decl.modifiers, range: decl.range.through(more.range), nameRange: decl.nameRange)),
      range.through(other.range), label: label)
  }
}
