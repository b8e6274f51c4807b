import SyntaxTree

/// Rules of accessors and property observers.
extension Checker {
  func checkAccessors(
    _ binding: VariableSyntax.Binding, _ syntax: VariableSyntax, _ decl: Decl, in owner: NominalSyntax.Kind?
  ) {
    func refuse(_ kind: DeclarationDiagnostic, at range: SourceRange) { report(kind, at: range) }
    if decl.modifiers.isLazy, owner != nil, binding.accessors?.getter != nil {
      refuse(DeclarationDiagnostic.lazyComputed, at: decl.modifierRange("lazy"))
    } else if decl.modifiers.isLazy, owner != nil, binding.initializer == nil, !syntax.isLet {
      refuse(DeclarationDiagnostic.lazyWithoutValue, at: decl.modifierRange("lazy"))
    }
    guard let accessors = binding.accessors else {
      if owner == .protocolType { checkRequirement(binding, syntax) }
      return
    }
    let observer = accessors.didSet.map { ("didSet", $0) } ?? accessors.willSet.map { ("willSet", $0) }
    let brace = accessors.range.openingBrace
    if owner == .protocolType {
      checkRequirement(binding, syntax)
      if let observer { refuse(DeclarationDiagnostic.observerInProtocol, at: observer.1.keyword) }
      return
    }
    if let getter = accessors.getter, getter.body == nil {
      refuse(
        DeclarationDiagnostic.getterWithoutBody, at: SourceRange(accessors.range.file, at: getter.keyword.end + 1))
    } else if let setter = accessors.setter, setter.body == nil {
      refuse(
        DeclarationDiagnostic.setterWithoutBody, at: SourceRange(accessors.range.file, at: setter.keyword.end + 1))
    }
    if accessors.getter != nil || accessors.setter != nil {
      if let observer {
        refuse(DeclarationDiagnostic.observerWithGetter(observer: observer.0), at: observer.1.keyword)
      } else if let getter = accessors.getter, getter.isThrowing || getter.isAsync, let setter = accessors.setter {
        refuse(
          DeclarationDiagnostic.setterWithEffectfulGetter,
          at: setter.keyword)
      } else if accessors.getter == nil, let setter = accessors.setter {
        refuse(DeclarationDiagnostic.setterWithoutGetter, at: setter.keyword)
      } else if let value = binding.initializer {
        refuse(DeclarationDiagnostic.computedWithValue, at: value.range)
      } else if syntax.isLet {
        refuse(DeclarationDiagnostic.computedConstant, at: brace)
      } else if binding.type == nil {
        refuse(DeclarationDiagnostic.computedWithoutType, at: binding.pattern.range)
      }
    } else if observer != nil, syntax.isLet {
      refuse(DeclarationDiagnostic.observedConstant, at: brace)
    }
  }

  /// Checks that a protocol's property only declares its accessors.
  private func checkRequirement(_ binding: VariableSyntax.Binding, _ syntax: VariableSyntax) {
    if let value = binding.initializer {
      let sign = binding.pattern.range.after("=", from: (binding.type?.range ?? binding.pattern.range).end)
      report(failure(DeclarationDiagnostic.valueInProtocol, at: sign.start < value.range.start ? sign : value.range))
    }
    if binding.accessors == nil, syntax.isLet {
      report(
        failure(
          DeclarationDiagnostic.constantInProtocol,
          at: binding.pattern.range))
    } else if binding.accessors == nil {
      report(
        failure(
          DeclarationDiagnostic.requirementWithoutAccessors, at: binding.pattern.range))
    } else if syntax.isLet, let accessors = binding.accessors {
      report(failure(DeclarationDiagnostic.computedConstant, at: accessors.range.openingBrace))
    }
  }

  /// Requirements have no bodies.
  func checkProtocolMember(_ decl: Decl, of name: String) {
    switch decl.kind {
    case .function(let syntax):
      if let body = syntax.body {
        report(failure(DeclarationDiagnostic.methodBodyInProtocol, at: body.range.openingBrace))
      }
      if syntax.parameters.contains(where: { $0.defaultValue != nil }) {
        report(failure(DeclarationDiagnostic.defaultArgumentInProtocol, at: decl.keywordRange("func")))
      }
    case .initializer(let syntax, _):
      if let body = syntax.body {
        report(failure(DeclarationDiagnostic.initializerBodyInProtocol, at: body.range.openingBrace))
      }
    case .nominal(let syntax) where syntax.kind != .protocolType:
      report(failure(DeclarationDiagnostic.nestedInProtocol(name: syntax.name, proto: name), at: decl.nameRange))
    default: break
    }
  }
}
