import SwiftSyntax

/// Types in expression position. swift-syntax reads `[Int]()` as a call of an array literal.
extension Converter {
  /// Converts a type in expression position: a plain name becomes an identifier, every other type a type expression.
  func typeExpression(_ type: TypeSyntax) -> Expr { Self.typeExpression(type) }

  static func typeExpression(_ type: TypeSyntax) -> Expr {
    if case .named(let components) = type.kind, let first = components.first, first.name != "Any" {
      var result = Expr(
        .identifier(first.name, argumentLabels: nil, genericArguments: first.arguments), first.range)
      for component in components.dropFirst() {
        result = Expr(
          .member(
            base: result, name: component.name, nameRange: component.range, argumentLabels: nil,
            genericArguments: component.arguments), result.range.through(component.range))
      }
      return result
    }
    return Expr(.type(type), type.range)
  }

  /// Returns the type that a literal or a `?` denotes as a callee (`[Int]()`) or before a member (`[Int].self`).
  ///
  /// An array value cannot be called, so a callee is always a type. Before a member the names decide: types begin with
  /// a capital letter.
  func typeLiteral(_ node: ExprSyntax, isCallee: Bool) -> Expr? {
    guard
      node.is(ArrayExprSyntax.self) || node.is(DictionaryExprSyntax.self) || node.is(OptionalChainingExprSyntax.self)
    else { return nil }
    if isCallee, node.is(OptionalChainingExprSyntax.self), !namesType(node) { return nil }
    guard isCallee || namesType(node) else { return nil }
    return typeFromExpression(node).map { Expr(.type($0), $0.range) }
  }

  private func namesType(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let array):
      return array.elements.count == 1 && array.elements.allSatisfy { namesType($0.expression) }
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content, elements.count == 1 else { return false }
      return elements.allSatisfy { namesType($0.key) && namesType($0.value) }
    case .optionalChainingExpr(let optional): return namesType(optional.expression)
    case .declReferenceExpr(let name):
      return name.argumentNames == nil && name.baseName.text.first?.isUppercase == true
    case .memberAccessExpr(let member):
      return member.base.map(namesType) == true && member.declName.baseName.text.first?.isUppercase == true
    case .genericSpecializationExpr(let special): return namesType(special.expression)
    case .typeExpr: return true
    case .tupleExpr(let tuple): return !tuple.elements.isEmpty && tuple.elements.allSatisfy { namesType($0.expression) }
    case .sequenceExpr(let sequence): return sequence.elements.contains { $0.is(ArrowExprSyntax.self) }
    default: return false
    }
  }

  /// Reads an expression as a type; nil where it cannot be one.
  func typeFromExpression(_ node: ExprSyntax) -> TypeSyntax? {
    let place = range(node)
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      guard reference.argumentNames == nil else { return nil }
      return TypeSyntax(
        .named([TypeSyntax.Component(name: name(reference.baseName), arguments: [], range: place)]), place)
    case .genericSpecializationExpr(let special):
      guard let base = typeFromExpression(special.expression), case .named(var components) = base.kind,
        let last = components.popLast()
      else { return nil }
      let arguments = genericArguments(special.genericArgumentClause)
      components.append(TypeSyntax.Component(name: last.name, arguments: arguments, range: last.range))
      return TypeSyntax(.named(components), place)
    case .memberAccessExpr(let member):
      guard let base = member.base.flatMap(typeFromExpression), case .named(let components) = base.kind else {
        return nil
      }
      let last = TypeSyntax.Component(
        name: name(member.declName.baseName), arguments: [], range: range(member.declName.baseName))
      return TypeSyntax(.named(components + [last]), place)
    case .arrayExpr(let array):
      guard array.elements.count == 1, let element = array.elements.first.flatMap({ typeFromExpression($0.expression) })
      else { return nil }
      return TypeSyntax(.array(element), place)
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content, elements.count == 1, let pair = elements.first,
        let key = typeFromExpression(pair.key), let value = typeFromExpression(pair.value)
      else { return nil }
      return TypeSyntax(.dictionary(key, value), place)
    case .optionalChainingExpr(let optional):
      return typeFromExpression(optional.expression).map { TypeSyntax(.optional($0), place) }
    case .tupleExpr(let tuple):
      var parts: [(label: String?, type: TypeSyntax)] = []
      for element in tuple.elements {
        guard let type = typeFromExpression(element.expression) else { return nil }
        parts.append((label(element.label), type))
      }
      if parts.count == 1, parts[0].label == nil { return parts[0].type }
      return TypeSyntax(.tuple(parts), place)
    case .typeExpr(let written): return type(written.type)
    case .packElementExpr(let element):
      guard case .identifier(let name, _, _) = packElement(element).kind else { return nil }
      return TypeSyntax(.named([TypeSyntax.Component(name: name, arguments: [], range: place)]), place)
    case .discardAssignmentExpr: return TypeSyntax(.placeholder, place)
    case .sequenceExpr(let sequence):
      let elements = Array(sequence.elements)
      guard let arrow = elements.firstIndex(where: { $0.is(ArrowExprSyntax.self) }) else { return nil }
      return functionType(elements[...], arrow: arrow)
    default: return nil
    }
  }

  /// `(Int) -> (String) -> Void`, which arrives as operands and arrows in a row.
  func functionType(_ elements: ArraySlice<ExprSyntax>, arrow: Int) -> TypeSyntax? {
    guard arrow == elements.startIndex + 1, let parameters = elements.first?.as(TupleExprSyntax.self),
      let arrowNode = elements[arrow].as(ArrowExprSyntax.self)
    else { return nil }
    var list: [TypeSyntax.Parameter] = []
    for element in parameters.elements {
      guard let type = typeFromExpression(element.expression) else { return nil }
      list.append(TypeSyntax.Parameter(type: type, isVariadic: false))
    }
    let rest = elements[(arrow + 1)...]
    let result: TypeSyntax?
    if rest.count == 1, let only = rest.first {
      result = typeFromExpression(only)
    } else if let second = rest.firstIndex(where: { $0.is(ArrowExprSyntax.self) }) {
      result = functionType(rest, arrow: second)
    } else {
      result = nil
    }
    guard let result else { return nil }
    return TypeSyntax(
      .function(
        parameters: list, isAsync: arrowNode.effectSpecifiers?.asyncSpecifier != nil,
        isThrowing: arrowNode.effectSpecifiers?.throwsClause != nil,
        thrown: thrownType(arrowNode.effectSpecifiers?.throwsClause), result: result),
      range(parameters).through(result.range))
  }
}
