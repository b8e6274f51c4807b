import SyntaxTree

/// What may stand in the braces behind a property.
extension Checker {
  func checkAccessors(
    _ binding: VariableSyntax.Binding, _ syntax: VariableSyntax, _ decl: Decl, in owner: NominalSyntax.Kind?
  ) {
    func refuse(_ message: String, at range: SourceRange) { report(failure(message, at: range)) }
    if decl.modifiers.isLazy, owner != nil, binding.accessors?.getter != nil {
      refuse("'lazy' cannot be used on a computed property", at: decl.modifierRange("lazy"))
    } else if decl.modifiers.isLazy, owner != nil, binding.initializer == nil, !syntax.isLet {
      refuse("lazy properties must have an initializer", at: decl.modifierRange("lazy"))
    }
    guard let accessors = binding.accessors else {
      if owner == .protocolType { checkRequirement(binding, syntax) }
      return
    }
    let observer = accessors.didSet.map { ("didSet", $0) } ?? accessors.willSet.map { ("willSet", $0) }
    let brace = accessors.range.openingBrace
    if owner == .protocolType {
      checkRequirement(binding, syntax)
      if let observer { refuse("'\(observer.0)' cannot be provided in a protocol", at: observer.1.keyword) }
      return
    }
    if let getter = accessors.getter, getter.body == nil {
      refuse(
        "expected '{' to start getter definition", at: SourceRange(accessors.range.file, at: getter.keyword.end + 1))
    } else if let setter = accessors.setter, setter.body == nil {
      refuse(
        "expected '{' to start setter definition", at: SourceRange(accessors.range.file, at: setter.keyword.end + 1))
    }
    if accessors.getter != nil || accessors.setter != nil {
      if let observer {
        refuse("'\(observer.0)' cannot be provided together with a getter", at: observer.1.keyword)
      } else if let getter = accessors.getter, getter.isThrowing || getter.isAsync, let setter = accessors.setter {
        refuse(
          "'set' accessor is not allowed on property with 'get' accessor that is 'async' or 'throws'",
          at: setter.keyword)
      } else if accessors.getter == nil, let setter = accessors.setter {
        refuse("variable with a setter must also have a getter", at: setter.keyword)
      } else if let value = binding.initializer {
        refuse("variable with getter/setter cannot have an initial value", at: value.range)
      } else if syntax.isLet {
        refuse("'let' declarations cannot be computed properties", at: brace)
      } else if binding.type == nil {
        refuse("computed property must have an explicit type", at: binding.pattern.range)
      }
    } else if observer != nil, syntax.isLet {
      refuse("'let' declarations cannot be observing properties", at: brace)
    }
  }

  /// A protocol says of a property whether it can be set, and nothing else.
  private func checkRequirement(_ binding: VariableSyntax.Binding, _ syntax: VariableSyntax) {
    if let value = binding.initializer {
      let sign = binding.pattern.range.after("=", from: (binding.type?.range ?? binding.pattern.range).end)
      report(failure("initial value is not allowed here", at: sign.start < value.range.start ? sign : value.range))
    } else if binding.accessors == nil, syntax.isLet {
      report(
        failure(
          "protocols cannot require properties to be immutable; declare read-only properties by using 'var' with a '{ get }' specifier",
          at: binding.pattern.range))
    } else if binding.accessors == nil {
      report(
        failure(
          "property in protocol must have explicit { get } or { get set } specifier", at: binding.pattern.range))
    } else if syntax.isLet, let accessors = binding.accessors {
      report(failure("'let' declarations cannot be computed properties", at: accessors.range.openingBrace))
    }
  }

  /// Requirements have no bodies.
  func checkProtocolMember(_ decl: Decl, of name: String) {
    switch decl.kind {
    case .function(let syntax):
      if let body = syntax.body {
        report(failure("protocol methods must not have bodies", at: body.range.openingBrace))
      }
      if syntax.parameters.contains(where: { $0.defaultValue != nil }) {
        report(failure("default argument not permitted in a protocol method", at: decl.keywordRange("func")))
      }
    case .initializer(let syntax, _):
      if let body = syntax.body {
        report(failure("protocol initializers must not have bodies", at: body.range.openingBrace))
      }
    case .nominal(let syntax) where syntax.kind != .protocolType:
      report(failure("type '\(syntax.name)' cannot be nested in protocol '\(name)'", at: decl.nameRange))
    default: break
    }
  }
}
