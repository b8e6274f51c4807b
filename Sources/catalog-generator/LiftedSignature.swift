import SwiftSyntax

/// The parameters, results and arguments of an operator on another trait.
struct LiftedSignature {
  /// The declaration with the other sequences that its lifting asks for.
  let function: FunctionDeclSyntax
  let lifting: Lifting

  init(function: FunctionDeclSyntax, lifting: Lifting) {
    self.function = OtherSequences.declaration(function, lifting)
    self.lifting = lifting
  }

  private var trait: Trait { lifting.trait }

  /// Traits that cannot fail take closures that cannot throw, unless their authors asked for it.
  private var dropsThrows: Bool {
    [.infallible, .sharedSequence].contains(trait) && !lifting.options.contains(.throws)
  }

  /// A scheduler of the strategy takes the place of a parameter.
  private func isImplied(_ parameter: FunctionParameterSyntax) -> Bool {
    trait == .sharedSequence && ["SchedulerType", "ImmediateSchedulerType"].contains(parameter.type.trimmedDescription)
  }

  /// The label of a parameter on the trait, or nil where the parameter is about an event that the trait has not.
  private func label(_ parameter: FunctionParameterSyntax) -> String? {
    let name = parameter.firstName.text
    return function.name.text == "`do`" ? trait.handler(name) : name
  }

  private func lifted(_ type: TypeSyntax, in trait: Trait) -> String {
    SignatureText.collapse(
      TraitTypes(trait: trait, dropsThrows: dropsThrows).rewrite(type).trimmedDescription)
  }

  var result: String {
    let trait =
      lifting.options.contains(.maybe) ? Trait.maybe : lifting.options.contains(.single) ? .single : self.trait
    return function.signature.returnClause.map { lifted($0.type, in: trait) } ?? "Void"
  }

  var parameters: String {
    function.signature.parameterClause.parameters.filter { !isImplied($0) }.compactMap { parameter -> String? in
      guard var text = label(parameter) else { return nil }
      if let second = parameter.secondName { text += " " + second.text }
      text += ": " + lifted(parameter.type, in: trait) + (parameter.ellipsis?.text ?? "")
      if let value = parameter.defaultValue { text += " = " + value.value.trimmedDescription }
      return text
    }.joined(separator: ", ")
  }

  var genericParameters: String { function.genericParameterClause?.trimmedDescription ?? "" }

  var whereClause: String {
    guard let clause = function.genericWhereClause else { return "" }
    let text = TraitTypes(trait: trait, dropsThrows: false).rewrite(clause).trimmedDescription
    return " " + SignatureText.collapse(text)
  }

  /// Arguments of the call to the observable's operator.
  var arguments: String {
    function.signature.parameterClause.parameters.compactMap { parameter -> String? in
      guard label(parameter) != nil else { return nil }
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      return label + (isImplied(parameter) ? "SharingStrategy.scheduler" : argument(parameter))
    }.joined(separator: ", ")
  }

  private func argument(_ parameter: FunctionParameterSyntax) -> String {
    var name = parameter.secondName?.text ?? label(parameter) ?? ""
    if name == "default" { name = "`default`" }
    if let closure = parameter.type.closure, closure.returnClause.type.isObservable {
      let values = closure.parameters.indices.enumerated().map { "$\($0.offset)" }.joined(separator: ", ")
      let effect = closure.effectSpecifiers?.throwsClause == nil || dropsThrows ? "" : "try "
      return "{ \(effect)\(name)(\(values)).asObservable() }"
    }
    if parameter.ellipsis != nil || parameter.type.as(ArrayTypeSyntax.self)?.element.isObservable == true {
      return parameter.type.trimmedDescription.contains("Observable<") ? "\(name).map { $0.asObservable() }" : name
    }
    if parameter.type.is(PackExpansionTypeSyntax.self) { return "repeat (each \(name)).asObservable()" }
    let isLifted = genericParameters.contains("\(parameter.type.trimmedDescription): \(trait.extended)")
    if parameter.type.isObservable || isLifted { return "\(name).asObservable()" }
    let element = parameter.type.trimmedDescription + ".Element"
    guard
      let clause = function.genericWhereClause?.trimmedDescription,
      clause.contains("\(element) == Observable<") || clause.contains("\(element): ")
    else { return name }
    let isSequence =
      function.genericParameterClause?.trimmedDescription.contains(
        "\(parameter.type.trimmedDescription): Swift.Sequence") == true
    return "\(name)\(isSequence ? ".lazy" : "").map { $0.asObservable() }"
  }
}

/// Replaces `Observable<Element>` by the type of a trait, but in what closures are called with, and drops `throws`.
private final class TraitTypes: SyntaxRewriter {
  private let trait: Trait
  private let dropsThrows: Bool

  init(trait: Trait, dropsThrows: Bool) {
    self.trait = trait
    self.dropsThrows = dropsThrows
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionTypeSyntax) -> TypeSyntax {
    var node = node.with(\.returnClause.type, visit(node.returnClause.type))
    if dropsThrows { node = node.with(\.effectSpecifiers, nil) }
    return TypeSyntax(node)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    guard node.name.text == "Observable", let element = node.genericArgumentClause?.arguments.first else {
      return super.visit(node)
    }
    let type = TypeSyntax(IdentifierTypeSyntax(name: .identifier(trait.sequence(of: element.trimmedDescription))))
    return type.with(\.trailingTrivia, node.trailingTrivia)
  }
}

extension TypeSyntax {
  fileprivate var isObservable: Bool { self.as(IdentifierTypeSyntax.self)?.name.text == "Observable" }

  /// The function type of `@escaping (Element) -> Result`.
  fileprivate var closure: FunctionTypeSyntax? {
    self.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self) ?? self.as(FunctionTypeSyntax.self)
  }
}
