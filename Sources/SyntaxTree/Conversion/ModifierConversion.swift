import SwiftSyntax

extension Converter {
  /// Attributes that change the meaning of a program and are not supported.
  private static let refusedAttributes: Set<String> = [
    "globalActor", "main", "attached", "freestanding",
    "differentiable", "derivative", "transpose",
  ]
  /// Capitalised attributes that are not property wrappers.
  private static let plainAttributes: Set<String> = [
    "MainActor", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable",
    "NSManaged", "NSCopying", "NSApplicationMain", "UIApplicationMain", "Sendable", "Test", "Suite",
  ]

  func modifiers(
    _ attributes: AttributeListSyntax, _ list: DeclModifierListSyntax, _ node: some SyntaxProtocol
  ) -> Modifiers {
    modifiers(attributes, list, of: Syntax(node))
  }

  /// Takes one type of node: as a generic function it was compiled once more for each kind of declaration.
  private func modifiers(
    _ attributes: AttributeListSyntax, _ list: DeclModifierListSyntax, of node: Syntax
  ) -> Modifiers {
    var result = Modifiers()
    let takesOwn =
      node.is(VariableDeclSyntax.self) || node.is(FunctionDeclSyntax.self) || node.is(SubscriptDeclSyntax.self)
    appendAttributes(attributes, to: &result, takesOwn: takesOwn, isTag: isTag(node))
    for modifier in list {
      if !file.isLibrary { result.written.append((modifier.name.text, range(modifier))) }
      switch modifier.name.text {
      case "static": result.isStatic = true
      case "class": result.isClassMember = true
      case "mutating": result.isMutating = true
      case "override": result.isOverride = true
      case "required": result.isRequired = true
      case "convenience": result.isConvenience = true
      case "lazy": result.isLazy = true
      case "weak": result.isWeak = true
      case "unowned": result.isUnowned = true
      case "final": result.isFinal = true
      case "indirect": result.isIndirect = true
      case "optional": result.isOptional = true
      case "private", "fileprivate", "internal", "package", "public", "open":
        if modifier.name.text == "open" { result.isOpen = true }
        if file.isLibrary { break }
        if modifier.detail?.detail.text == "set" {
          result.setterAccess = AccessLevel(modifier.name.text)
        } else {
          result.access = AccessLevel(modifier.name.text)
        }
      // The fixity of an operator's function distinguishes `prefix -` from `-`.
      case "prefix", "postfix", "infix": result.attributes.append((modifier.name.text, nil, nil))
      case "nonmutating", "dynamic", "__consuming", "consuming", "borrowing": break
      case "async": result.isAsync = true
      case "nonisolated": result.isNonisolated = true
      case let other: refuse("'\(other)' declarations", modifier)
      }
    }
    result.documentation = documentation(node.leadingTrivia)
    return result
  }

  /// `takesOwn`: the program's own attributes mean something here, property wrappers and result builders.
  private func appendAttributes(
    _ list: AttributeListSyntax, to result: inout Modifiers, takesOwn: Bool, isTag: Bool
  ) {
    for element in list {
      switch element {
      case .ifConfigDecl(let config):
        if case .attributes(let active) = activeElements(config) {
          appendAttributes(active, to: &result, takesOwn: takesOwn, isTag: isTag)
        }
      case .attribute(let attribute):
        let text = attribute.attributeName.trimmedDescription
        if Self.refusedAttributes.contains(text) {
          refuse("'@\(text)'", attribute)
        } else if text.first?.isUppercase == true, !Self.plainAttributes.contains(text), !(isTag && text == "Tag") {
          guard takesOwn else {
            refuse("'@\(text)', a macro or global actor", attribute)
            continue
          }
          result.wrappers.append(wrapper(attribute))
          continue
        }
        result.attributes.append(
          (text, attribute.arguments?.trimmedDescription, file.isLibrary ? nil : range(attribute.attributeName)))
      @unknown default: refuse("this attribute", element)
      }
    }
  }

  func wrapper(_ attribute: AttributeSyntax) -> WrapperSyntax {
    var given: [Expr.Argument]?
    switch attribute.arguments {
    case .argumentList(let list)?: given = arguments(list)
    case nil: given = attribute.leftParen == nil ? nil : []
    default: refuse("the arguments of this attribute", attribute)
    }
    return WrapperSyntax(type: type(attribute.attributeName), arguments: given, range: range(attribute))
  }

  /// Returns the documentation comment directly above, without its slashes.
  private func documentation(_ trivia: Trivia) -> String? {
    var lines = DocumentationLines()
    for piece in trivia {
      switch piece {
      case .docLineComment(let text): lines.append(line: text[...])
      case .docBlockComment(let text): lines.append(block: text[...])
      case .newlines(let count) where count > 1: lines.removeAll()
      default: break
      }
    }
    return lines.text
  }
}
