import Sema
import SyntaxTree
import Types

/// Application of literals.
extension Checker {
  func writtenLiteral(_ expr: Expr, _ type: Type) throws -> CheckedExpr? {
    switch expr.kind {
    case .integerLiteral(let digits):
      guard let value = IntegerLiteral.value(digits) else { return nil }
      return make(.integer(value), type, expr.range)
    case .booleanLiteral(let value): return make(.boolean(value), type, expr.range)
    case .nilLiteral: return make(.nilLiteral, type, expr.range)
    case .stringLiteral(let segments):
      var text = ""
      for segment in segments {
        guard case .text(let part) = segment else { return try checkInterpolated(segments, expr, expecting: type) }
        text += part
      }
      if type.isNominal("Character"), let only = text.first, text.count == 1 {
        return make(.character(only), type, expr.range)
      }
      return make(.string(text), type, expr.range)
    default: return try checkLiteral(expr, expecting: type)
    }
  }

  /// A number with a sign is one literal; nil for other operands.
  func writtenSignedLiteral(_ name: String, _ operand: Expr) throws -> CheckedExpr? {
    guard name == "-" || name == "+" else { return nil }
    switch operand.kind {
    case .integerLiteral, .floatLiteral: break
    default: return nil
    }
    let value = try check(operand)
    if name == "+" { return value }
    switch value.kind {
    case .integer(let number): value.kind = .integer(-number)
    case .double(let number): value.kind = .double(-number)
    default: break
    }
    return value
  }

  /// Remembers a literal whose elements have no common type: as the value of a declaration it needs the type written.
  func noteMixed(_ expr: Expr, _ type: Type, _ solution: AppliedSolution) {
    if solution.isMixed(expr) {
      mixedLiterals[ObjectIdentifier(expr)] = type.description
    } else if !mixedLiterals.isEmpty {
      mixedLiterals[ObjectIdentifier(expr)] = nil
    }
  }

  func writtenArray(_ elements: [Expr], _ expr: Expr, _ type: Type) throws -> CheckedExpr? {
    guard case .nominal(let decl, let arguments) = type.head else {
      // `[Int]` names a type.
      if case .metatype(let named) = type.head { return bareType(named, expr) }
      return nil
    }
    let isNative = decl.isNative && ["Array", "Set", "ArraySlice"].contains(decl.name)
    guard
      let element = isNative
        ? arguments.first : universe.memberType("ArrayLiteralElement", of: type, assuming: requirements)
    else { return nil }
    let values = try elements.map { try coerced(check($0, expecting: element), to: element) }
    if decl.isNative {
      if decl.name == "Array" { return make(.array(values), type, expr.range) }
      if decl.name == "Set" { return make(.set(values), type, expr.range) }
    }
    return try literalInitializer(type, universe.array(element), .array(values), "arrayLiteral", expr)
  }

  func writtenDictionary(_ pairs: [(key: Expr, value: Expr)], _ expr: Expr, _ type: Type) throws -> CheckedExpr? {
    guard case .nominal(let decl, let arguments) = type.head else {
      if case .metatype(let named) = type.head { return bareType(named, expr) }
      return nil
    }
    if decl.isNative, decl.name == "Dictionary", arguments.count == 2 {
      let entries = try pairs.map { pair in
        (
          key: try coerced(check(pair.key, expecting: arguments[0]), to: arguments[0]),
          value: try coerced(check(pair.value, expecting: arguments[1]), to: arguments[1])
        )
      }
      return make(.dictionary(entries), type, expr.range)
    }
    guard let key = universe.memberType("Key", of: type, assuming: requirements),
      let value = universe.memberType("Value", of: type, assuming: requirements)
    else { return nil }
    let field = Type.tuple([TupleField(key), TupleField(value)])
    let entries = try pairs.map { pair in
      let parts = [
        try coerced(check(pair.key, expecting: key), to: key),
        try coerced(check(pair.value, expecting: value), to: value),
      ]
      return make(.tuple(parts), field, pair.key.range)
    }
    return try literalInitializer(type, universe.array(field), .array(entries), "dictionaryLiteral", expr)
  }
}
