import SwiftSyntax

/// `@Test` and `@Suite`: the arguments of such an attribute become a static function beside the declaration. The
/// function calls `__TestPlan` with them, so that they are checked unchanged and evaluated when the tests run.
extension Converter {
  /// Returns the plan of a declaration that a test attribute marks; nil for others.
  func testPlan(of node: DeclSyntax, isMember: Bool) -> Decl? {
    if file.isLibrary { return nil }
    guard let function = node.as(FunctionDeclSyntax.self), let attribute = testAttribute("Test", function.attributes)
    else { return nil }
    let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
    return plan(TestPlanName.test("\(name(function.name))(\(labels))"), attribute, isMember: isMember)
  }

  /// Returns the plan of a suite, as one of its members.
  func suitePlan(_ attributes: AttributeListSyntax) -> Decl? {
    if file.isLibrary { return nil }
    return testAttribute("Suite", attributes).map { plan(TestPlanName.suite, $0, isMember: true) }
  }

  /// Returns true for a tag of Swift Testing: `@Tag static var slow: Self`. A property wrapper of that name has other types.
  func isTag(_ node: Syntax) -> Bool {
    guard let variable = node.as(VariableDeclSyntax.self), let binding = variable.bindings.first else { return false }
    let type = binding.typeAnnotation?.type.trimmedDescription
    return testAttribute("Tag", variable.attributes) != nil && ["Self", "Tag", "Testing.Tag"].contains(type)
      && binding.initializer == nil && binding.accessorBlock == nil
  }

  /// The value of a tag, which `@Tag` makes of the variable's name; nil for other variables.
  func tag(_ binding: PatternBindingSyntax, _ node: VariableDeclSyntax) -> Expr? {
    guard !file.isLibrary, isTag(Syntax(node)), let attribute = testAttribute("Tag", node.attributes),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return nil }
    let place = range(attribute)
    let callee = Expr(.identifier("__tag", argumentLabels: nil, genericArguments: []), place)
    let text = Expr(.stringLiteral([.text(self.name(name))]), place)
    return Expr(.call(callee: callee, arguments: [Expr.Argument(label: nil, value: text)]), place)
  }

  private func testAttribute(_ name: String, _ attributes: AttributeListSyntax) -> AttributeSyntax? {
    for case .attribute(let attribute) in attributes {
      let written = attribute.attributeName.trimmedDescription
      if written == name || written == "Testing." + name { return attribute }
    }
    return nil
  }

  private func plan(_ name: String, _ attribute: AttributeSyntax, isMember: Bool) -> Decl {
    let place = range(attribute)
    var given: [Expr.Argument] = []
    if case .argumentList(let list)? = attribute.arguments { given = arguments(list) }
    let callee = Expr(.identifier("__TestPlan", argumentLabels: nil, genericArguments: []), place)
    let call = Expr(.call(callee: callee, arguments: given), place)
    let type = TypeSyntax(.named([.init(name: "__TestPlan", arguments: [], range: place)]), place)
    var modifiers = Modifiers()
    modifiers.isStatic = isMember
    return Decl(
      .function(
        FunctionSyntax(
          name: name, generics: GenericsSyntax(), parameters: [], isThrowing: true, isRethrowing: false,
          thrownType: nil, isAsync: false, result: type,
          body: Block([Stmt(.returnStatement(call), place)], place))),
      modifiers: modifiers, range: place, nameRange: place)
  }
}

/// Names of the functions that test attributes become. No program can write them.
package enum TestPlanName {
  package static let suite = "__suite "
  package static func test(_ fullName: String) -> String { "__test " + fullName }

  /// Returns the full name of the test that a plan belongs to; nil for other names.
  package static func test(planned name: String) -> String? {
    name.hasPrefix("__test ") ? String(name.dropFirst(7)) : nil
  }

  package static func isPlan(_ name: String) -> Bool { name == suite || test(planned: name) != nil }
}
