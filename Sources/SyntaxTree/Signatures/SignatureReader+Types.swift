extension SignatureReader {
  mutating func type() throws(Beyond) -> TypeSyntax {
    skipSpace()
    let start = position
    var attributes: [String] = []
    while takeHere("@") {
      attributes.append(try name().text)
      // Arguments of an attribute, unless a space parts it from the type.
      guard current == 32 else { throw Beyond() }
      skipSpace()
    }
    let isInout = takeWord("inout")
    var type = try functionOrComposition()
    if !attributes.isEmpty { type = TypeSyntax(.attributed(attributes, type), range(from: start)) }
    if isInout { type = TypeSyntax(.inoutType(type), range(from: start)) }
    return type
  }

  private mutating func functionOrComposition() throws(Beyond) -> TypeSyntax {
    skipSpace()
    let start = position
    if current == UInt8(ascii: "(") {
      let fields = try fields()
      let afterFields = (position, end)
      let effects = try effects()
      if take("-", ">") {
        let result = try type()
        return TypeSyntax(
          .function(
            parameters: fields.map { TypeSyntax.Parameter(type: $0.type, isVariadic: $0.isVariadic) },
            isAsync: effects.isAsync, isThrowing: effects.isThrowing, thrown: effects.thrownType, result: result),
          range(from: start))
      }
      (position, end) = afterFields
      if fields.contains(where: \.isVariadic) { throw Beyond() }
      let base =
        fields.count == 1 && !fields[0].isLabelled
        ? fields[0].type : TypeSyntax(.tuple(fields.map { ($0.label, $0.type) }), range(from: start))
      return try composition(of: try suffixed(base, start), start)
    }
    if takeWord("some") { return TypeSyntax(.some(try composition()), range(from: start)) }
    if takeWord("any") { return TypeSyntax(.any(try composition()), range(from: start)) }
    return try composition()
  }

  private mutating func composition() throws(Beyond) -> TypeSyntax {
    skipSpace()
    let start = position
    return try composition(of: try simple(), start)
  }

  private mutating func composition(of first: TypeSyntax, _ start: Int) throws(Beyond) -> TypeSyntax {
    guard take("&") else { return first }
    var parts = [first]
    repeat { parts.append(try simple()) } while take("&")
    return TypeSyntax(.composition(parts), range(from: start))
  }

  private mutating func simple() throws(Beyond) -> TypeSyntax {
    skipSpace()
    let start = position
    if takeHere("[") {
      let first = try type()
      if take(":") {
        let value = try type()
        try expect("]")
        return try suffixed(TypeSyntax(.dictionary(first, value), range(from: start)), start)
      }
      try expect("]")
      return try suffixed(TypeSyntax(.array(first), range(from: start)), start)
    }
    if current == UInt8(ascii: "(") {
      let fields = try fields()
      guard fields.count == 1, !fields[0].isLabelled, !fields[0].isVariadic else { throw Beyond() }
      return try suffixed(fields[0].type, start)
    }
    let name = try name()
    if name.text == "_" { return TypeSyntax(.placeholder, name.range) }
    if Self.reserved.contains(name.text) { throw Beyond() }
    let component = TypeSyntax.Component(name: name.text, arguments: try arguments(), range: name.range)
    return try suffixed(TypeSyntax(.named([component]), range(from: start)), start)
  }

  private static let reserved = [
    "some", "any", "each", "repeat", "inout", "borrowing", "consuming", "sending", "class",
  ]

  /// `.Type`, `.Member<…>`, `?` and `!`, as many as there are.
  private mutating func suffixed(_ base: TypeSyntax, _ start: Int) throws(Beyond) -> TypeSyntax {
    var type = base
    while let byte = current {
      switch byte {
      case UInt8(ascii: "?"):
        position += 1
        end = position
        type = TypeSyntax(.optional(type), range(from: start))
      case UInt8(ascii: "!"):
        position += 1
        end = position
        type = TypeSyntax(.implicitlyUnwrapped(type), range(from: start))
      case UInt8(ascii: "."):
        // `T...` is the parameter's business.
        if position + 1 < bytes.count, bytes[position + 1] == byte { return type }
        position += 1
        let name = try name()
        if name.text == "Type" || name.text == "Protocol" {
          type = TypeSyntax(.metatype(type), range(from: start))
          continue
        }
        guard case .named(let components) = type.kind else { throw Beyond() }
        let component = TypeSyntax.Component(name: name.text, arguments: try arguments(), range: name.range)
        type = TypeSyntax(.named(components + [component]), range(from: start))
      default: return type
      }
    }
    return type
  }

  private struct Field {
    let label: String?
    /// True if a label precedes the type, including `_`.
    let isLabelled: Bool
    let type: TypeSyntax
    let isVariadic: Bool
  }

  /// Reads the fields of a tuple type or the parameters of a function type.
  private mutating func fields() throws(Beyond) -> [Field] {
    try expect("(")
    var found: [Field] = []
    while !take(")") {
      let label = try labelAhead()
      let type = try type()
      found.append(
        Field(
          label: label.flatMap(Self.label), isLabelled: label != nil, type: type, isVariadic: try takeDots()))
      if !take(",") {
        try expect(")")
        break
      }
    }
    return found
  }

  /// Consumes `name:`, or `name other:`, if that is next; returns the first name.
  mutating func labelAhead() throws(Beyond) -> String? {
    skipSpace()
    let before = (position, end)
    guard let byte = current, Self.isNameByte(byte) || byte == UInt8(ascii: "`") else { return nil }
    let first = try name().text
    skipSpace()
    if let byte = current, Self.isNameByte(byte) { _ = try name() }
    if take(":") { return first }
    (position, end) = before
    return nil
  }

  /// `<A, B>` behind a type's name.
  private mutating func arguments() throws(Beyond) -> [TypeSyntax] {
    guard takeHere("<") else { return [] }
    var found: [TypeSyntax] = []
    repeat { found.append(try type()) } while take(",")
    try expect(">")
    return found
  }

  // MARK: Generics

  mutating func genericParameters() throws(Beyond) -> [GenericsSyntax.Parameter] {
    guard take("<") else { return [] }
    var found: [GenericsSyntax.Parameter] = []
    repeat {
      let name = try name()
      if name.text == "each" || name.text == "let" { throw Beyond() }
      let bound = take(":") ? try type() : nil
      found.append(GenericsSyntax.Parameter(name: name.text, inherited: bound, range: name.range))
    } while take(",")
    try expect(">")
    return found
  }

  mutating func whereClause() throws(Beyond) -> [RequirementSyntax] {
    guard takeWord("where") else { return [] }
    var found: [RequirementSyntax] = []
    repeat {
      let left = try type()
      if take("=", "=") {
        found.append(.sameType(left, try type()))
      } else {
        try expect(":")
        found.append(.conformance(left, try type()))
      }
    } while take(",")
    return found
  }
}
