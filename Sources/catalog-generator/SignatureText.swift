import SwiftSyntax

/// Text of a declaration for the interpreter and `:help`: without access levels, bodies, and attributes for the
/// compiler's optimiser.
enum SignatureText {
  private static let keptAttributes: Set<String> = [
    "available", "discardableResult", "dynamicMemberLookup", "resultBuilder", "autoclosure", "escaping",
  ]
  private static let keptModifiers: Set<Keyword> = [.static, .class, .mutating, .open, .required]

  static func of(_ node: FunctionDeclSyntax) -> String {
    let name = node.name.text
    let isOperator = !(name.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? true)
    return prefix(node.attributes, node.modifiers) + "func " + name + (isOperator ? " " : "")
      + (node.genericParameterClause.map(of) ?? "") + signature(node.signature) + clause(node.genericWhereClause)
  }

  static func of(_ node: InitializerDeclSyntax) -> String {
    prefix(node.attributes, node.modifiers) + "init" + (node.optionalMark?.text ?? "")
      + (node.genericParameterClause.map(of) ?? "") + signature(node.signature) + clause(node.genericWhereClause)
  }

  static func of(_ node: SubscriptDeclSyntax) -> String {
    prefix(node.attributes, node.modifiers) + "subscript" + (node.genericParameterClause.map(of) ?? "")
      + text(node.parameterClause) + " -> " + of(node.returnClause.type) + clause(node.genericWhereClause)
      + accessors(node.accessorBlock, isLet: false, hasSetter: true)
  }

  /// Returns a property with its type, or nil where the type is neither written nor plain from the initial value.
  static func of(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> (signature: String, type: String)? {
    let type: String
    if let annotation = binding.typeAnnotation {
      type = of(annotation.type)
    } else if let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) {
      type = text(call.calledExpression)
    } else {
      return nil
    }
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    let hidesSetter = node.modifiers.contains { $0.detail?.detail.text == "set" }
    let signature =
      prefix(node.attributes, node.modifiers) + "var " + text(binding.pattern) + ": " + type
      + accessors(binding.accessorBlock, isLet: isLet, hasSetter: !hidesSetter)
    return (signature, type)
  }

  static func of(_ node: TypeAliasDeclSyntax) -> String {
    "typealias " + node.name.text + (node.genericParameterClause.map(of) ?? "") + " = " + of(node.initializer.value)
  }

  static func of(_ node: EnumCaseDeclSyntax) -> String { "case " + text(node.elements) }
  static func of(_ node: GenericParameterClauseSyntax) -> String { text(node) }
  static func of(_ node: GenericWhereClauseSyntax) -> String { text(node) }
  static func of(_ node: TypeSyntax) -> String { text(node) }

  /// Returns a protocol's requirement in the form used between the braces of its header.
  static func requirements(_ declaration: DeclSyntax) -> [String] {
    if let node = declaration.as(FunctionDeclSyntax.self) { return [of(node)] }
    if let node = declaration.as(InitializerDeclSyntax.self) { return [of(node)] }
    if let node = declaration.as(VariableDeclSyntax.self) {
      return node.bindings.compactMap { binding in
        guard let type = binding.typeAnnotation?.type else { return nil }
        let isSettable = binding.accessorBlock?.trimmedDescription.contains("set") ?? false
        return prefix(node.attributes, node.modifiers) + "var " + text(binding.pattern) + ": " + of(type)
          + (isSettable ? " { get set }" : " { get }")
      }
    }
    if let node = declaration.as(AssociatedTypeDeclSyntax.self) {
      return [collapse(node.with(\.attributes, []).with(\.modifiers, []).trimmedDescriptionWithoutComments)]
    }
    if let node = declaration.as(TypeAliasDeclSyntax.self) { return [of(node)] }
    return []
  }

  /// White space as one would write it on one line.
  static func collapse(_ text: String) -> String {
    let line = text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    return line.replacing("( ", with: "(").replacing(" )", with: ")").replacing(" ,", with: ",")
  }

  private static func signature(_ node: FunctionSignatureSyntax) -> String {
    let effects = node.effectSpecifiers.map { " " + text($0) } ?? ""
    let result = node.returnClause.map { " -> " + of($0.type) } ?? ""
    return text(node.parameterClause) + effects + result
  }

  private static func accessors(_ block: AccessorBlockSyntax?, isLet: Bool, hasSetter: Bool) -> String {
    guard let block else { return isLet || !hasSetter ? " { get }" : " { get set }" }
    guard case .accessors(let list) = block.accessors else { return " { get }" }
    var effects = ""
    if let getter = list.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) }) {
      effects = getter.effectSpecifiers.map { " " + text($0) } ?? ""
    }
    let kinds = list.map(\.accessorSpecifier.tokenKind)
    let isObserved = kinds.contains(.keyword(.didSet)) || kinds.contains(.keyword(.willSet))
    let isSettable = isObserved || kinds.contains(.keyword(.set)) || kinds.contains(.keyword(._modify))
    return isSettable && hasSetter ? " { get set }" : " { get\(effects) }"
  }

  /// Returns the attributes of a type by which the interpreter resolves its members, each with a space behind it.
  static func attributes(_ attributes: AttributeListSyntax) -> String {
    prefix(
      attributes.filter { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "dynamicMemberLookup" }, [])
  }

  private static func prefix(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
    var words: [String] = []
    for case .attribute(let attribute) in attributes
    where keptAttributes.contains(attribute.attributeName.trimmedDescription) {
      // `@available` matters here only for deprecations, not for platforms.
      if attribute.attributeName.trimmedDescription == "available",
        !attribute.trimmedDescription.contains("deprecated")
      {
        continue
      }
      words.append(text(attribute))
    }
    for modifier in modifiers {
      guard case .keyword(let keyword) = modifier.name.tokenKind, keptModifiers.contains(keyword) else { continue }
      words.append(modifier.name.text)
    }
    return words.map { $0 + " " }.joined()
  }

  private static func clause(_ node: GenericWhereClauseSyntax?) -> String { node.map { " " + of($0) } ?? "" }

  private static func text(_ node: some SyntaxProtocol) -> String {
    let line = collapse(AttributeFilter(kept: keptAttributes).rewrite(node).trimmedDescriptionWithoutComments)
    // A generic parameter may itself be called `Error`.
    return (line.contains("Error: Swift.Error") ? line : line.replacing("Swift.Error", with: "Error"))
      .replacing("Swift.Never", with: "Never")
      .replacing("Swift.Result", with: "Result")
  }
}

/// Drops `__owned` and its like: who releases an argument matters to the compiler alone.
class OwnershipFilter: SyntaxRewriter {
  override func visit(_ node: TypeSpecifierListSyntax) -> TypeSpecifierListSyntax {
    node.filter {
      guard case .simpleTypeSpecifier(let specifier) = $0 else { return true }
      return specifier.specifier.tokenKind == .keyword(.inout)
    }
  }
}

/// Drops attributes of types such as `@Sendable`, too.
private final class AttributeFilter: OwnershipFilter {
  private let kept: Set<String>

  init(kept: Set<String>) {
    self.kept = kept
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AttributeListSyntax) -> AttributeListSyntax {
    node.filter {
      if case .attribute(let attribute) = $0 {
        kept.contains(attribute.attributeName.trimmedDescription)
          || attribute.attributeName.trimmedDescription.hasSuffix("Builder")
      } else {
        false
      }
    }
  }
}

extension SyntaxProtocol {
  fileprivate var trimmedDescriptionWithoutComments: String {
    var result = ""
    for token in tokens(viewMode: .sourceAccurate) {
      for piece in token.leadingTrivia where !piece.isComment { piece.write(to: &result) }
      result += token.text
      for piece in token.trailingTrivia where !piece.isComment { piece.write(to: &result) }
    }
    return result
  }
}
