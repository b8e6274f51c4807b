import SwiftSyntax

/// Properties with `@objc dynamic`: their key-value observers are notified after the property was set.
extension Converter {
  /// Returns the accessors of a property, with a call at the end of `didSet` where it can be observed.
  func accessorsOfObserved(
    _ written: AccessorsSyntax?, _ binding: PatternBindingSyntax, _ node: VariableDeclSyntax
  ) -> AccessorsSyntax? {
    guard let property = binding.pattern.as(IdentifierPatternSyntax.self), isObserved(node),
      written?.getter == nil, written?.setter == nil
    else { return written }
    let place = range(property)
    let result = written ?? AccessorsSyntax(place)
    let arguments = [
      Expr(.identifier("self", argumentLabels: nil, genericArguments: []), place),
      Expr(.stringLiteral([.text(name(property.identifier))]), place),
    ]
    let notice = Expr(
      .call(
        callee: Expr(.identifier("__propertyDidChange", argumentLabels: nil, genericArguments: []), place),
        arguments: arguments.map { Expr.Argument(label: nil, value: $0) }), place)
    let own = result.didSet
    result.didSet = AccessorsSyntax.Accessor(
      body: Block((own?.body?.statements ?? []) + [Stmt(.expression(notice), place)], own?.body?.range ?? place),
      parameter: own?.parameter ?? "oldValue", keyword: own?.keyword ?? place)
    return result
  }

  private func isObserved(_ node: VariableDeclSyntax) -> Bool {
    let modifiers = node.modifiers.map(\.name.text)
    guard modifiers.contains("dynamic"), modifiers.allSatisfy({ !["static", "class", "lazy"].contains($0) }) else {
      return false
    }
    return node.attributes.contains { element in
      if case .attribute(let attribute) = element {
        attribute.attributeName.trimmedDescription == "objc"
      } else {
        false
      }
    }
  }
}
