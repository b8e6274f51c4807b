/// Types in expression position: `[Int]()` is read as a call of an array literal.
extension SourceReader {
  /// Converts a type in expression position: a plain name becomes an identifier, every other type a type expression.
  func typeExpression(_ type: TypeSyntax) -> Expr { Converter.typeExpression(type) }

  /// Returns the type that a literal or a `?` denotes as a callee or before a member.
  func typeLiteral(_ expr: Expr, isCallee: Bool) -> Expr? {
    switch expr.kind {
    case .arrayLiteral, .dictionaryLiteral: break
    case .bindOptional: if isCallee, !namesType(expr) { return nil }
    default: return nil
    }
    guard isCallee || namesType(expr) else { return nil }
    return typeFromExpression(expr).map { Expr(.type($0), $0.range) }
  }

  private func namesType(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .arrayLiteral(let elements): elements.count == 1 && namesType(elements[0])
    case .dictionaryLiteral(let elements):
      elements.count == 1 && namesType(elements[0].key) && namesType(elements[0].value)
    case .optionalChain(let inner):
      if case .bindOptional(let wrapped) = inner.kind { namesType(wrapped) } else { false }
    case .bindOptional(let inner): namesType(inner)
    case .identifier(let name, let labels, _): labels == nil && name.first?.isUppercase == true
    case .member(let base?, let name, _, _, _): namesType(base) && name.first?.isUppercase == true
    case .type: true
    case .parenthesized(let inner): namesType(inner)
    case .tuple(let elements): !elements.isEmpty && elements.allSatisfy { namesType($0.value) }
    default: false
    }
  }

  /// Reads an expression as a type; nil where it cannot be one.
  func typeFromExpression(_ expr: Expr) -> TypeSyntax? {
    let place = expr.range
    switch expr.kind {
    case .identifier(let name, let labels, let arguments):
      let isQuoted = bytes[place.start] == UInt8(ascii: "`")
      // `copy a` begins with another word.
      guard labels == nil, name != "super", isQuoted || bytes[place.start] == name.utf8.first,
        place.end == place.start + name.utf8.count || isQuoted || !arguments.isEmpty
      else { return nil }
      let end = place.start + name.utf8.count + (isQuoted ? 2 : 0)
      let component = TypeSyntax.Component(
        name: name, arguments: arguments, range: SourceRange(file: file, start: place.start, end: end))
      return TypeSyntax(.named([component]), place)
    case .member(let base?, let name, let nameRange, _, let arguments):
      guard base.range.start == place.start, let base = typeFromExpression(base),
        case .named(let components) = base.kind
      else { return nil }
      let component = TypeSyntax.Component(name: name, arguments: arguments, range: nameRange)
      return TypeSyntax(.named(components + [component]), place)
    case .arrayLiteral(let elements):
      guard elements.count == 1, let element = typeFromExpression(elements[0]) else { return nil }
      return TypeSyntax(.array(element), place)
    case .dictionaryLiteral(let elements):
      guard elements.count == 1, let key = typeFromExpression(elements[0].key),
        let value = typeFromExpression(elements[0].value)
      else { return nil }
      return TypeSyntax(.dictionary(key, value), place)
    case .optionalChain(let inner):
      guard case .bindOptional = inner.kind else { return nil }
      return typeFromExpression(inner)
    case .bindOptional(let inner): return typeFromExpression(inner).map { TypeSyntax(.optional($0), place) }
    case .parenthesized(let inner): return typeFromExpression(inner)
    case .tuple(let elements):
      var parts: [(label: String?, type: TypeSyntax)] = []
      for element in elements {
        guard let type = typeFromExpression(element.value) else { return nil }
        parts.append((element.label, type))
      }
      return TypeSyntax(.tuple(parts), place)
    case .type(let type): return type
    case .discard: return standIns[ObjectIdentifier(expr)] == nil ? TypeSyntax(.placeholder, place) : nil
    default: return nil
    }
  }

  /// `(Int) -> (String) -> Void`, which arrives as operands with arrows between them.
  func functionType(_ operands: ArraySlice<Expr>) -> TypeSyntax? {
    guard let first = operands.first else { return nil }
    let parameters: [Expr]
    switch first.kind {
    case .parenthesized(let only): parameters = [only]
    case .tuple(let elements): parameters = elements.map(\.value)
    default: return nil
    }
    var list: [TypeSyntax.Parameter] = []
    for parameter in parameters {
      guard let type = typeFromExpression(parameter) else { return nil }
      list.append(TypeSyntax.Parameter(type: type, isVariadic: false))
    }
    let rest = operands.dropFirst()
    guard let result = rest.count == 1 ? rest.first.flatMap(typeFromExpression) : functionType(rest) else { return nil }
    return TypeSyntax(
      .function(parameters: list, isAsync: false, isThrowing: false, thrown: nil, result: result),
      first.range.through(result.range))
  }
}
