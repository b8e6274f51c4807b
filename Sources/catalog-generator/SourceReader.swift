import SwiftParser
import SwiftSyntax

/// Collects the public declarations of source files.
final class SourceReader {
  private(set) var declarations = Declarations()
  private var family = ""

  func read(_ source: String, family: String) {
    self.family = family
    for statement in Parser.parse(source: source).statements {
      if case .decl(let declaration) = statement.item { read(declaration) }
    }
  }

  private func read(_ declaration: DeclSyntax, outer: [String] = []) {
    if let node = declaration.as(ClassDeclSyntax.self) {
      read(type: node, "class", node.name, node.genericParameterClause, node.genericWhereClause, outer)
    } else if let node = declaration.as(StructDeclSyntax.self) {
      read(type: node, "struct", node.name, node.genericParameterClause, node.genericWhereClause, outer)
    } else if let node = declaration.as(EnumDeclSyntax.self) {
      read(type: node, "enum", node.name, node.genericParameterClause, node.genericWhereClause, outer)
    } else if let node = declaration.as(ProtocolDeclSyntax.self) {
      readProtocol(node)
    } else if let node = declaration.as(ExtensionDeclSyntax.self) {
      readExtension(node)
    } else if let node = declaration.as(TypeAliasDeclSyntax.self), node.modifiers.isPublic, outer.isEmpty {
      declarations.aliases.append(SignatureText.of(node))
      declarations.aliasNames.append(node.name.text)
    } else if let node = declaration.as(IfConfigDeclSyntax.self) {
      for case .decls(let items)? in activeClauses(node) { items.forEach { read($0.decl, outer: outer) } }
      for case .statements(let items)? in activeClauses(node) {
        for case .decl(let inner) in items.map(\.item) { read(inner, outer: outer) }
      }
    } else if outer.isEmpty {
      declarations.globals += members(of: declaration, in: nil, isPublic: false, condition: "")
    }
  }

  /// Returns the active clauses of an `#if`: the catalog is made for Linux, without Apple's frameworks.
  private func activeClauses(_ node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax.Elements?] {
    for clause in node.clauses {
      let condition = clause.condition?.trimmedDescription ?? ""
      let isApples = ["Darwin", "ObjectiveC", "UIKit", "os(macOS)", "os(iOS)"].contains { condition.contains($0) }
      if isApples && !condition.hasPrefix("!") { continue }
      return [clause.elements]
    }
    return []
  }

  private func read(
    type node: some DeclGroupSyntax, _ kind: String, _ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?,
    _ whereClause: GenericWhereClauseSyntax?, _ outer: [String]
  ) {
    guard node.modifiers.isPublic else { return }
    let path = outer + [name.text]
    let fullName = path.joined(separator: ".")
    var body: [String] = []
    for item in node.memberBlock.members {
      if let cases = item.decl.as(EnumCaseDeclSyntax.self) { body.append(SignatureText.of(cases)) }
      // A nested type is a name in the header of the type around it; its members are in an extension.
      if let nested = item.decl.as(StructDeclSyntax.self), nested.modifiers.isPublic {
        body.append("struct \(nested.name.text) {}")
      }
      if let nested = item.decl.as(EnumDeclSyntax.self), nested.modifiers.isPublic {
        body.append("enum \(nested.name.text) {}")
      }
      if let alias = item.decl.as(TypeAliasDeclSyntax.self), alias.modifiers.isPublic {
        body.append(SignatureText.of(alias))
      }
    }
    declarations.types.append(
      .init(
        family: family, name: fullName, attributes: SignatureText.attributes(node.attributes),
        head: "\(kind) \(fullName)\(generics.map(SignatureText.of) ?? "")",
        inherited: node.inheritanceClause.names, whereClause: whereClause.map { " " + SignatureText.of($0) } ?? "",
        body: body, documentation: .init(of: node.leadingTrivia)))
    readMembers(
      node.memberBlock, of: fullName, path: path, isPublic: false, inherited: [], whereClause: "")
  }

  private func readProtocol(_ node: ProtocolDeclSyntax) {
    guard node.modifiers.isPublic else { return }
    let associated = node.primaryAssociatedTypeClause.map { SignatureText.collapse($0.trimmedDescription) } ?? ""
    declarations.types.append(
      .init(
        family: family, name: node.name.text, attributes: SignatureText.attributes(node.attributes),
        head: "protocol \(node.name.text)\(associated)",
        inherited: node.inheritanceClause.names,
        whereClause: node.genericWhereClause.map { " " + SignatureText.of($0) } ?? "",
        body: node.memberBlock.members.flatMap { SignatureText.requirements($0.decl) },
        documentation: .init(of: node.leadingTrivia)))
  }

  private func readExtension(_ node: ExtensionDeclSyntax) {
    let type = node.extendedType.trimmedDescription
    readMembers(
      node.memberBlock, of: type, path: type.split(separator: ".").map(String.init),
      isPublic: node.modifiers.isPublic, inherited: node.inheritanceClause.names,
      whereClause: node.genericWhereClause.map { " " + SignatureText.of($0) } ?? "", isExtension: true)
  }

  private func readMembers(
    _ block: MemberBlockSyntax, of type: String, path: [String], isPublic: Bool, inherited: [String],
    whereClause: String, isExtension: Bool = false
  ) {
    var members: [Declarations.Member] = []
    var body: [String] = []
    func collect(_ item: DeclSyntax) {
      if let conditional = item.as(IfConfigDeclSyntax.self) {
        for case .decls(let items)? in activeClauses(conditional) { items.forEach { collect($0.decl) } }
      } else if let alias = item.as(TypeAliasDeclSyntax.self) {
        if isExtension, alias.modifiers.isPublic { body.append(SignatureText.of(alias)) }
      } else if item.isProtocol(DeclGroupSyntax.self) {
        read(item, outer: path)
      } else {
        members += self.members(of: item, in: type, isPublic: isPublic, condition: whereClause)
      }
    }
    block.members.forEach { collect($0.decl) }
    declarations.extensions.append(
      .init(
        family: family, type: type, inherited: inherited, whereClause: whereClause, body: body, members: members))
  }

  /// Returns the public members of a declaration: none, one, or one for each arity.
  private func members(
    of declaration: DeclSyntax, in type: String?, isPublic: Bool, condition: String
  ) -> [Declarations.Member] {
    guard let modifiers = declaration.asProtocol(WithModifiersSyntax.self)?.modifiers,
      modifiers.isPublic || (isPublic && !modifiers.isHidden),
      // An override is declared with its base; an initializer may override one that is not public.
      !modifiers.contains(.override) || declaration.is(InitializerDeclSyntax.self)
    else { return [] }
    let documentation = Declarations.DocComment(of: declaration.leadingTrivia)
    let owner = type.map { $0 + traitSuffix(condition) + "." } ?? ""
    let isStatic = modifiers.contains(.static) || modifiers.contains(.class)
    let declared = declarations.types.last { $0.name == type }
    func member(
      _ key: String, _ name: String, _ signature: String, _ result: String, _ parameterTypes: String,
      condition: String = "", binding: MechanicalBinding? = nil, uses: [MemberUse] = []
    ) -> Declarations.Member {
      let deprecation = declaration.asProtocol(WithAttributesSyntax.self)?.attributes.deprecation
      return .init(
        family: family, key: (isStatic ? "static " : "") + owner + key, parameterTypes: parameterTypes,
        condition: condition, name: name,
        signature: signature, result: result, deprecation: deprecation, documentation: documentation,
        binding: binding, uses: deprecation == nil ? uses : [])
    }

    if let function = declaration.as(FunctionDeclSyntax.self) {
      let expanded = PackExpansion.expand(function)
      let renamed = function.attributes.deprecation.flatMap { $0.isEmpty ? nil : $0 }
      let binding = type.flatMap {
        expanded.count > 1
          ? MechanicalBinding(pack: function, owner: $0, condition: condition)
          : MechanicalBinding(function, owner: $0, condition: condition, renamed: renamed)
      }
      return expanded.map { function in
        let name = function.name.text.replacing("`", with: "")
        return member(
          name + function.signature.parameterClause.parameters.labels, name,
          SignatureText.of(function), function.signature.returnClause.map { SignatureText.of($0.type) } ?? "Void",
          function.signature.parameterClause.parameters.types,
          condition: function.genericWhereClause.map { " " + SignatureText.of($0) } ?? "", binding: binding,
          uses: type.map {
            MemberUse.all(of: function, owner: $0, condition: condition, declaration: declared)
          } ?? [])
      }
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return [
        member(
          "init" + initializer.signature.parameterClause.parameters.labels, "init", SignatureText.of(initializer),
          type ?? "", initializer.signature.parameterClause.parameters.types,
          uses: condition.isEmpty ? MemberUse.of(initializer, declared) : [])
      ]
    }
    if let subscriptDecl = declaration.as(SubscriptDeclSyntax.self) {
      return [
        member(
          "subscript" + subscriptDecl.parameterClause.parameters.labels, "subscript", SignatureText.of(subscriptDecl),
          SignatureText.of(subscriptDecl.returnClause.type), subscriptDecl.parameterClause.parameters.types)
      ]
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap { binding in
        guard let (signature, result) = SignatureText.of(variable, binding) else { return nil }
        let name = binding.pattern.trimmedDescription
        return member(
          name, name, signature, result, "",
          uses: condition.isEmpty ? MemberUse.of(property: name, result, isStatic: isStatic, declared) : [])
      }
    }
    return []
  }

  /// `<SingleTrait>` of `where Trait == SingleTrait`, `<UILabel>` of `where Base: UILabel`: both have members of the same names.
  private func traitSuffix(_ whereClause: String) -> String {
    for name in ["Trait == ", "SharingStrategy == ", "Base: "] {
      guard let range = whereClause.firstRange(of: name) else { continue }
      let trait = whereClause[range.upperBound...].prefix { $0.isLetter }
      return "<\(trait)>"
    }
    return ""
  }
}

extension InheritanceClauseSyntax? {
  fileprivate var names: [String] { self?.inheritedTypes.map { SignatureText.of($0.type) } ?? [] }
}

extension DeclModifierListSyntax {
  func contains(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }

  /// True if it is declared public; the setter may be less accessible.
  var isPublic: Bool {
    contains { $0.detail == nil && [.keyword(.public), .keyword(.open)].contains($0.name.tokenKind) }
  }

  var isHidden: Bool {
    contains {
      $0.detail == nil
        && [.keyword(.package), .keyword(.internal), .keyword(.private), .keyword(.fileprivate)].contains(
          $0.name.tokenKind)
    }
  }
}

extension AttributeListSyntax {
  /// Replacement of a deprecated declaration, or its message.
  fileprivate var deprecation: String? {
    for case .attribute(let attribute) in self where attribute.attributeName.trimmedDescription == "available" {
      guard case .availability(let arguments)? = attribute.arguments,
        arguments.contains(where: { $0.trimmedDescription.hasPrefix("deprecated") })
      else { continue }
      for argument in arguments {
        if case .availabilityLabeledArgument(let labeled) = argument.argument,
          case .string(let text) = labeled.value
        {
          return text.segments.trimmedDescription
        }
      }
      return ""
    }
    return nil
  }
}

extension FunctionParameterListSyntax {
  /// `(_:scheduler:)`.
  fileprivate var labels: String { "(" + map { $0.firstName.text + ":" }.joined() + ")" }

  /// `(RxTimeInterval, any SchedulerType)`.
  fileprivate var types: String {
    "("
      + map { SignatureText.of($0.type).replacing("@escaping ", with: "") + ($0.ellipsis == nil ? "" : "...") }.joined(
        separator: ", ") + ")"
  }
}
