/// Attributes and modifiers of declarations, and their documentation.
extension SourceReader {
  /// Attributes of declarations that are read, without arguments unless said otherwise.
  private static let attributes: Set<String> = [
    "discardableResult", "objc", "objcMembers", "nonobjc", "inlinable", "usableFromInline", "frozen", "testable",
    "propertyWrapper", "resultBuilder", "dynamicMemberLookup", "dynamicCallable", "preconcurrency", "MainActor",
    "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "available", "inline", "warn_unqualified_access",
    "Sendable",
  ]

  mutating func modifiers() throws(Beyond) -> Modifiers {
    var found = Modifiers()
    while token.kind == .at { try attribute(&found) }
    while token.kind == .name {
      let word = token.word
      let written = token
      switch word {
      case .static: found.isStatic = true
      case .class:
        // `class func`.
        var behind = self
        behind.token = next
        guard behind.token.kind == .name, behind.token.word != .class, try behind.isAtDeclaration() else {
          return found
        }
        found.isClassMember = true
      case .mutating: found.isMutating = true
      case .override: found.isOverride = true
      case .required: found.isRequired = true
      case .convenience: found.isConvenience = true
      case .lazy: found.isLazy = true
      case .weak: found.isWeak = true
      case .unowned: found.isUnowned = true
      case .final: found.isFinal = true
      case .indirect: found.isIndirect = true
      case .optional: found.isOptional = true
      case .private, .fileprivate, .internal, .package, .public, .open: if word == .open { found.isOpen = true }
      case .prefix, .postfix, .infix: found.attributes.append((text(of: token), nil, nil))
      case .nonmutating, .dynamic, .consuming, .borrowing: break
      case .async: found.isAsync = true
      case .nonisolated: found.isNonisolated = true
      default: return found
      }
      advance()
      let detail = try detail(of: word)
      if token.kind == .at || token.isAtLineStart && word.isContextualModifier { throw Beyond() }
      if file.isLibrary { continue }
      found.written.append((text(of: written), range(from: written.start)))
      if let level = AccessLevel(text(of: written)) {
        if detail == "set" { found.setterAccess = level } else { found.access = level }
      }
    }
    return found
  }

  /// Reads `(set)` and the like behind a modifier.
  private mutating func detail(of word: Word) throws(Beyond) -> String? {
    guard token.kind == .leftParen else { return nil }
    let argument = next
    guard argument.kind == .name, lexed(from: argument.end).kind == .rightParen else { throw Beyond() }
    let text = text(of: argument)
    switch word {
    case .private, .fileprivate, .internal, .package, .public, .open: if text != "set" { throw Beyond() }
    case .unowned: if text != "safe", text != "unsafe" { throw Beyond() }
    case .nonisolated: if text != "unsafe" { throw Beyond() }
    default: throw Beyond()
    }
    advance()
    advance()
    advance()
    return text
  }

  // MARK: Attributes

  private mutating func attribute(_ modifiers: inout Modifiers) throws(Beyond) {
    let start = token.start
    advance()
    let name = token
    guard name.kind == .name, name.start == end, !name.isQuoted else { throw Beyond() }
    let text = text(of: name)
    // The library has attributes of its own.
    if Self.attributes.contains(text) || file.isLibrary && !(65...90).contains(bytes[name.start]) {
      advance()
      if token.kind == .period { throw Beyond() }
      let argument = try attributeArgument(text)
      modifiers.attributes.append((text, argument, file.isLibrary ? nil : range(of: name)))
      return
    }
    guard (65...90).contains(bytes[name.start]), !["Test", "Suite", "Tag", "Testing"].contains(text),
      !text.hasPrefix("IB"), !text.hasPrefix("NS"), !text.hasPrefix("UI"), !text.hasPrefix("GK")
    else { throw Beyond() }
    let type = try attributeName()
    var arguments: [Expr.Argument]?
    if token.kind == .leftParen {
      if token.start != end { throw Beyond() }
      arguments = try callArguments(.rightParen)
    }
    modifiers.wrappers.append(WrapperSyntax(type: type, arguments: arguments, range: range(from: start)))
  }

  /// Reads the type that an attribute names.
  mutating func attributeName() throws(Beyond) -> TypeSyntax {
    let start = token.start
    var components: [TypeSyntax.Component] = []
    repeat {
      let name = try name()
      let arguments = isOperator("<") ? try genericArguments() : []
      components.append(TypeSyntax.Component(name: name.text, arguments: arguments, range: name.range))
    } while token.kind == .period && token.start == end && take(.period)
    return TypeSyntax(.named(components), range(from: start))
  }

  private mutating func attributeArgument(_ name: String) throws(Beyond) -> String? {
    guard token.kind == .leftParen else {
      if name == "available" || name == "inline" { throw Beyond() }
      return nil
    }
    guard token.start == end else { throw Beyond() }
    advance()
    let start = token.start
    switch name {
    case _ where file.isLibrary: try skipArguments()
    case "available":
      if isOperator("*") || token.isPlainName, next.kind == .comma {
        advance()
        while take(.comma) { try availabilityArgument() }
      } else {
        try availabilityList()
      }
    case "inline":
      guard ["__always", "never"].contains(text(of: token)) else { throw Beyond() }
      advance()
    case "objc":
      _ = try self.name()
    default: throw Beyond()
    }
    let argument = text(start, end)
    try expect(.rightParen)
    return argument
  }

  /// Consumes arguments of the library's own attributes, whose text is read elsewhere, up to the `)`.
  private mutating func skipArguments() throws(Beyond) {
    while token.kind != .rightParen {
      if token.kind == .quote {
        _ = try string()
      } else if token.kind == .end || token.kind == .invalid || token.kind == .leftParen {
        throw Beyond()
      } else {
        advance()
      }
    }
  }

  /// `deprecated`, `renamed: "…"`.
  private mutating func availabilityArgument() throws(Beyond) {
    guard token.isPlainName else { throw Beyond() }
    let word = text(of: token)
    advance()
    switch word {
    case "unavailable", "noasync": if token.kind == .colon { throw Beyond() }
    case "deprecated", "introduced", "obsoleted":
      if token.kind != .colon, word == "deprecated" { return }
      try expect(.colon)
      guard isVersion else { throw Beyond() }
      advance()
      if token.kind == .period { throw Beyond() }
    case "message", "renamed":
      try expect(.colon)
      guard token.kind == .quote, case .stringLiteral(let segments) = try string().kind, segments.count == 1,
        case .text = segments[0]
      else { throw Beyond() }
    default: throw Beyond()
    }
  }

  // MARK: Documentation

  /// Returns the documentation comment directly above, between two places.
  func documentation(from last: Int, to start: Int) throws(Beyond) -> String? {
    guard bytes[last..<start].contains(UInt8(ascii: "/")) else { return nil }
    var position = last
    // A comment on the line of the token before belongs to that.
    while last > 0, position < start, bytes[position] != 10, bytes[position] != 13 {
      if matches("/*", at: position) {
        position = try endOfComment(at: position)
        if bytes[last..<position].contains(10) { throw Beyond() }
      } else if matches("//", at: position) {
        while position < start, bytes[position] != 10, bytes[position] != 13 { position += 1 }
      } else {
        position += 1
      }
    }
    var lines = DocumentationLines()
    while position < start {
      let piece = position
      switch bytes[position] {
      case 10:
        while bytes[position] == 10 { position += 1 }
        if position > piece + 1 { lines.removeAll() }
      case UInt8(ascii: "/"):
        if bytes[position + 1] == UInt8(ascii: "*") {
          position = try endOfComment(at: position)
          if bytes[piece + 2] == UInt8(ascii: "*"), position > piece + 4 {
            lines.append(block: text(piece, position)[...])
          }
        } else {
          while position < start, bytes[position] != 10, bytes[position] != 13 { position += 1 }
          if bytes[piece + 2] == UInt8(ascii: "/") { lines.append(line: text(piece, position)[...]) }
        }
      default: position += 1
      }
    }
    return lines.text
  }

  private func endOfComment(at start: Int) throws(Beyond) -> Int {
    guard let found = endOfComment(at: start) as (end: Int, hasBreak: Bool)? else { throw Beyond() }
    return found.end
  }
}
