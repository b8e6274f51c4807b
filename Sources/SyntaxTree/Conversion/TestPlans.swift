import SwiftSyntax

/// `@Test` and `@Suite`: the arguments of such an attribute become a static function beside the declaration that it marks. The
/// function calls `__TestPlan` with them, so that they are checked as they stand and evaluated when the tests run.
extension Converter {
  /// The plan of a declaration that a test attribute marks; nil for others.
  func testPlan(of node: DeclSyntax, isMember: Bool) -> Decl? {
    if file.isLibrary { return nil }
    guard let function = node.as(FunctionDeclSyntax.self), let attribute = testAttribute("Test", function.attributes)
    else { return nil }
    let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
    return plan(TestPlanName.test("\(name(function.name))(\(labels))"), attribute, isMember: isMember)
  }

  /// The plan of a suite, as one of its members.
  func suitePlan(_ attributes: AttributeListSyntax) -> Decl? {
    if file.isLibrary { return nil }
    return testAttribute("Suite", attributes).map { plan(TestPlanName.suite, $0, isMember: true) }
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

  /// The full name of the test that a plan belongs to; nil for other names.
  package static func test(planned name: String) -> String? {
    name.hasPrefix("__test ") ? String(name.dropFirst(7)) : nil
  }

  package static func isPlan(_ name: String) -> Bool { name == suite || test(planned: name) != nil }
}
