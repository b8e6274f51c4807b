import SwiftSyntax

extension Converter {
  func type(_ node: ParsedType) -> TypeSyntax {
    let place = range(node)
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      if node.name.tokenKind == .wildcard { return TypeSyntax(.placeholder, place) }
      let component = TypeSyntax.Component(
        name: name(node.name), arguments: node.genericArgumentClause.map(genericArguments) ?? [],
        range: range(node.name))
      return TypeSyntax(.named([component]), place)
    case .memberType(let node):
      let base = type(node.baseType)
      let component = TypeSyntax.Component(
        name: name(node.name), arguments: node.genericArgumentClause.map(genericArguments) ?? [],
        range: range(node.name))
      guard case .named(let components) = base.kind else {
        refuse("members of this type", node)
        return base
      }
      return TypeSyntax(.named(components + [component]), place)
    case .optionalType(let node): return TypeSyntax(.optional(type(node.wrappedType)), place)
    case .implicitlyUnwrappedOptionalType(let node):
      return TypeSyntax(.implicitlyUnwrapped(type(node.wrappedType)), place)
    case .arrayType(let node): return TypeSyntax(.array(type(node.element)), place)
    case .dictionaryType(let node): return TypeSyntax(.dictionary(type(node.key), type(node.value)), place)
    case .tupleType(let node):
      let fields = node.elements.flatMap { field in types(field.type).map { (label(field.firstName), $0) } }
      if fields.count == 1, fields[0].0 == nil { return fields[0].1 }
      return TypeSyntax(.tuple(fields), place)
    case .functionType(let node):
      let parameters = node.parameters.flatMap { parameter in
        types(parameter.type).map { TypeSyntax.Parameter(type: $0, isVariadic: parameter.ellipsis != nil) }
      }
      return TypeSyntax(
        .function(
          parameters: parameters, isAsync: node.effectSpecifiers?.asyncSpecifier != nil,
          isThrowing: throwing(node.effectSpecifiers?.throwsClause),
          thrown: thrownType(node.effectSpecifiers?.throwsClause), result: type(node.returnClause.type)), place)
    case .someOrAnyType(let node):
      let constraint = type(node.constraint)
      if case .optional(let wrapped) = constraint.kind, !file.isLibrary {
        let word = node.someOrAnySpecifier.text
        report(.optionalOfOpaque(keyword: word, constraint: String(wrapped.range.text)), at: place)
      }
      return TypeSyntax(node.someOrAnySpecifier.text == "some" ? .some(constraint) : .any(constraint), place)
    case .compositionType(let node): return TypeSyntax(.composition(node.elements.map { type($0.type) }), place)
    case .metatypeType(let node): return TypeSyntax(.metatype(type(node.baseType)), place)
    case .attributedType(let node): return attributed(node)
    case .classRestrictionType:
      return TypeSyntax(.named([TypeSyntax.Component(name: "AnyObject", arguments: [], range: place)]), place)
    case .missingType: return TypeSyntax(.placeholder, place)
    case .packElementType(let node): return packElement(node)
    case .packExpansionType: refuse("parameter packs", node)
    case .suppressedType: refuse("'~' types", node)
    case .namedOpaqueReturnType: refuse("named opaque types", node)
    case .inlineArrayType: refuse("inline array types", node)
    default: refuse("this type", node)
    }
    return TypeSyntax(.tuple([]), place)
  }

  private func attributed(_ node: AttributedTypeSyntax) -> TypeSyntax {
    var result = type(node.baseType)
    let names = node.attributes.compactMap { element -> String? in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute.attributeName.trimmedDescription
    }
    if !names.isEmpty { result = TypeSyntax(.attributed(names, result), range(node)) }
    for specifier in Array(node.specifiers) + Array(node.lateSpecifiers) {
      guard case .simpleTypeSpecifier(let simple) = specifier else { continue }
      switch simple.specifier.text {
      case "inout": result = TypeSyntax(.inoutType(result), range(node))
      // Ownership conventions concern only the compiler.
      case "sending", "nonisolated", "consuming", "borrowing", "__owned", "__shared": break
      case let other: refuse("'\(other)' parameters", simple)
      }
    }
    return result
  }

  func genericArguments(_ clause: GenericArgumentClauseSyntax) -> [TypeSyntax] {
    clause.arguments.flatMap { argument in
      if case .type(let written) = argument.argument { return types(written) }
      refuse("values as type arguments", argument)
      return [TypeSyntax(.placeholder, range(argument))]
    }
  }

  func throwing(_ clause: ThrowsClauseSyntax?) -> Bool { clause != nil }
  func thrownType(_ clause: ThrowsClauseSyntax?) -> TypeSyntax? { clause?.type.map { type($0) } }

  func generics(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> GenericsSyntax {
    let parameters = (clause?.parameters).map { list in
      list.flatMap { parameter in
        let written = name(parameter.name)
        let inherited = parameter.inheritedType.map { type($0) }
        if let specifier = parameter.specifier {
          if specifier.text == "each", let count = packs?.counts[written] {
            return (0..<count).map {
              GenericsSyntax.Parameter(
                name: PackScope.name(written, $0), inherited: inherited, range: range(parameter.name))
            }
          }
          refuse(specifier.text == "each" ? "parameter packs" : "values as type parameters", parameter)
        }
        return [GenericsSyntax.Parameter(name: written, inherited: inherited, range: range(parameter.name))]
      }
    }
    return GenericsSyntax(
      parameters: parameters ?? [],
      requirements: self.requirements(clause?.genericWhereClause) + self.requirements(requirements))
  }

  func requirements(_ clause: GenericWhereClauseSyntax?) -> [RequirementSyntax] {
    guard let clause else { return [] }
    return clause.requirements.flatMap { requirement -> [RequirementSyntax] in
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        return types(node.leftType).map { .conformance($0, type(node.rightType)) }
      case .sameTypeRequirement(let node):
        if case .type(let left) = node.leftType, case .type(let right) = node.rightType {
          return repeated(left, right)
        }
        refuse("values as type arguments", node)
      case .layoutRequirement(let node): refuse("layout requirements", node)
      default: refuse("this requirement", requirement)
      }
      return []
    }
  }

  func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeSyntax] {
    (clause?.inheritedTypes).map { list in
      list.map { element in
        let converted = type(element.type)
        // `@unchecked Sendable`, `@retroactive P`: the promise is the compiler's business.
        if case .attributed(_, let base) = converted.kind { return base }
        return converted
      }
    } ?? []
  }
}
