import Sema
import SyntaxTree
import Types

/// Application of literals.
extension Checker {
  func writtenLiteral(_ expr: Expr, _ type: Type) throws -> CheckedExpr? {
    switch expr.kind {
    case .integerLiteral(let digits):
      guard let value = IntegerLiteral.value(digits) else {
        throw failure(ExpressionDiagnostic.integerOverflow(value: digits, type: "Int"), at: expr.range)
      }
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
    case .floatLiteral(let digits):
      guard let value = Double(IntegerLiteral.withoutSeparators(digits)) else {
        fatalError("the parser admits literals that Double reads")
      }
      if isThorough, value.isSubnormal { warn(WarningDiagnostic.floatUnderflow(value: digits), at: expr.range) }
      return make(.double(value), type, expr.range)
    case .magicLiteral(let name): return try writtenMagic(name, type, expr)
    default: return nil
    }
  }

  /// `#line`, `#function` and their like.
  private func writtenMagic(_ name: String, _ type: Type, _ expr: Expr) throws -> CheckedExpr {
    let site = callSite?.argumentsStart() ?? expr.range
    switch name {
    case "line": return make(.integer(Int128(site.line)), type, expr.range)
    case "column": return make(.integer(Int128(site.column)), type, expr.range)
    case "function": return make(.string(functionName), type, expr.range)
    case "file", "fileID", "filePath":
      let file = site.fileName
      let text = name == "filePath" ? file : "main/" + (file.split(separator: "/").last.map(String.init) ?? file)
      return make(.string(text), type, expr.range)
    default: throw failure(SyntaxDiagnostic.unsupported(construct: "'#\(name)'"), at: expr.range)
    }
  }

  /// The value of `#function` here.
  private var functionName: String {
    var here: FunctionContext? = context
    while let current = here {
      if let function = current.function {
        switch function.kind {
        case .initializer: return "init(\(function.parameters.map { ($0.label ?? "_") + ":" }.joined()))"
        case .deinitializer: return "deinit"
        case .getter, .setter, .observer:
          guard function.name == "subscript" else { return function.name }
          let parameters = function.kind == .setter ? function.parameters.dropLast() : function.parameters[...]
          return "subscript(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
        default: return function.fullName
        }
      }
      if let property = current.lazyProperty { return property.name }
      if current.parent == nil, let owner = current.owner { return owner.name }
      here = current.parent
    }
    return "main"
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

  /// A user's own type from a collection literal: its `init(arrayLiteral:)`.
  func literalInitializer(
    _ type: Type, _ argument: Type, _ kind: CheckedExpr.Kind, _ label: String, _ expr: Expr
  ) throws -> CheckedExpr {
    for member in members(named: "init", of: type) {
      guard case .function(let found) = member.decl, found.parameters.map(\.label) == [label] else { continue }
      // The witness of a protocol's requirement is in the type, or in an extension of another protocol that it conforms to.
      guard
        let function = found.isRequirement ? type.nominalDecl.flatMap({ universe.witness(for: found, in: $0) }) : found
      else { continue }
      let literal = make(kind, argument, expr.range)
      let owner = function.owner?.selfParameter == nil ? type.arguments : [type]
      return make(.construct(Callee(function, typeArguments: owner), arguments: [literal]), type, expr.range)
    }
    throw failure(ExpressionDiagnostic.collectionLiteralOfOtherType(type: type), at: expr.range)
  }

  /// A collection literal that is all there is to say what type a value has may not mix types, nor be empty.
  func requireUniform(_ expr: Expr) throws {
    if case .parenthesized(let inner) = expr.kind { return try requireUniform(inner) }
    switch expr.kind {
    case .arrayLiteral(let elements) where elements.isEmpty: throw emptyLiteral(expr)
    case .dictionaryLiteral(let pairs) where pairs.isEmpty: throw emptyLiteral(expr)
    default: break
    }
    guard let type = mixedLiterals[ObjectIdentifier(expr)] else { return }
    throw failure(
      InferenceDiagnostic.mixedLiteral(type: type),
      at: expr.range)
  }

  private func emptyLiteral(_ expr: Expr) -> Failure {
    failure(ExpressionDiagnostic.emptyLiteral, at: expr.range)
  }
}
