@testable import SyntaxTree

/// Types and declarations.
extension TreeDescription {
  mutating func add(_ type: TypeSyntax) {
    text += "<"
    add(type.range)
    switch type.kind {
    case .named(let components):
      list(components) { text, component in
        text.quoted(component.name)
        text.add(component.range)
        text.list(component.arguments) { $0.add($1) }
      }
    case .optional(let inner): put("?"); add(inner)
    case .implicitlyUnwrapped(let inner): put("!"); add(inner)
    case .array(let inner): put("array"); add(inner)
    case .dictionary(let key, let value): put("dictionary"); add(key); add(value)
    case .tuple(let fields):
      put("tuple");
      list(fields) {
        $0.quoted($1.label); $0.add($1.type)
      }
    case .function(let parameters, let isAsync, let isThrowing, let thrown, let result):
      put("function")
      list(parameters) {
        $0.put($1.isVariadic); $0.add($1.type)
      }
      put(isAsync)
      put(isThrowing)
      optional(thrown) { $0.add($1) }
      add(result)
    case .some(let inner): put("some"); add(inner)
    case .any(let inner): put("any"); add(inner)
    case .composition(let parts): put("&"); list(parts) { $0.add($1) }
    case .metatype(let inner): put("metatype"); add(inner)
    case .inoutType(let inner): put("inout"); add(inner)
    case .attributed(let names, let inner): put("\(names)"); add(inner)
    case .placeholder: put("_")
    }
    text += ">"
  }

  mutating func add(_ generics: GenericsSyntax) {
    list(generics.parameters) { text, parameter in
      text.quoted(parameter.name)
      text.optional(parameter.inherited) { $0.add($1) }
      text.add(parameter.range)
    }
    add(generics.requirements)
  }

  mutating func add(_ requirements: [RequirementSyntax]) {
    list(requirements) { text, requirement in
      switch requirement {
      case .conformance(let left, let right): text.put(":"); text.add(left); text.add(right)
      case .sameType(let left, let right): text.put("=="); text.add(left); text.add(right)
      }
    }
  }

  // MARK: Declarations

  mutating func add(_ decl: Decl) {
    text += "(\n"
    add(decl.range)
    add(decl.nameRange)
    add(decl.modifiers)
    switch decl.kind {
    case .variable(let syntax):
      put(syntax.isLet ? "let" : "var")
      list(syntax.bindings) { text, binding in
        text.add(binding.range)
        text.add(binding.pattern)
        text.optional(binding.type) { $0.add($1) }
        text.optional(binding.initializer) { $0.add($1) }
        text.optional(binding.accessors) { $0.add($1) }
      }
    case .function(let syntax): put("func"); add(syntax)
    case .initializer(let syntax, let isFailable): put("init"); put(isFailable); add(syntax)
    case .deinitializer(let body): put("deinit"); add(body)
    case .subscriptDecl(let syntax):
      put("subscript")
      add(syntax.generics)
      list(syntax.parameters) { $0.add($1) }
      add(syntax.result)
      add(syntax.accessors)
    case .nominal(let syntax):
      put(syntax.kind.rawValue)
      put(syntax.isActor)
      quoted(syntax.name)
      add(syntax.generics)
      list(syntax.primaryAssociatedTypes) { $0.quoted($1) }
      list(syntax.inherited) { $0.add($1) }
      list(syntax.members) { $0.add($1) }
    case .extensionDecl(let syntax):
      put("extension")
      add(syntax.type)
      list(syntax.inherited) { $0.add($1) }
      add(syntax.requirements)
      list(syntax.members) { $0.add($1) }
      add(syntax.modifiers)
    case .enumCases(let cases):
      put("case")
      list(cases) { text, item in
        text.quoted(item.name)
        text.add(item.range)
        text.list(item.payload) { $0.add($1) }
        text.optional(item.rawValue) { $0.add($1) }
      }
    case .typeAlias(let name, let generics, let type): put("typealias"); quoted(name); add(generics); add(type)
    case .associatedType(let name, let inherited, let requirements, let standard):
      put("associatedtype")
      quoted(name)
      list(inherited) { $0.add($1) }
      add(requirements)
      optional(standard) { $0.add($1) }
    case .importModule(let path): put("import"); list(path) { $0.quoted($1) }
    case .operatorDecl: put("operator")
    }
    text += ")"
  }

  mutating func add(_ modifiers: Modifiers) {
    for flag in [
      modifiers.isStatic, modifiers.isClassMember, modifiers.isMutating, modifiers.isOverride, modifiers.isRequired,
      modifiers.isConvenience, modifiers.isLazy, modifiers.isWeak, modifiers.isUnowned, modifiers.isFinal,
      modifiers.isAsync, modifiers.isNonisolated, modifiers.isOpen, modifiers.isIndirect, modifiers.isOptional,
    ] { put(flag) }
    quoted(modifiers.access?.word)
    quoted(modifiers.setterAccess?.word)
    list(modifiers.attributes) { text, attribute in
      text.quoted(attribute.name)
      text.quoted(attribute.argument)
      text.optional(attribute.range) { $0.add($1) }
    }
    list(modifiers.written) {
      $0.quoted($1.name); $0.add($1.range)
    }
    list(modifiers.wrappers) { $0.add($1) }
    quoted(modifiers.documentation)
  }

  mutating func add(_ wrapper: WrapperSyntax) {
    add(wrapper.range)
    add(wrapper.type)
    optional(wrapper.arguments) { $0.add($1) }
  }

  mutating func add(_ accessors: AccessorsSyntax) {
    add(accessors.range)
    for accessor in [accessors.getter, accessors.setter, accessors.willSet, accessors.didSet] {
      optional(accessor) { text, accessor in
        text.optional(accessor.body) { $0.add($1) }
        text.quoted(accessor.parameter)
        for flag in [accessor.isThrowing, accessor.isAsync, accessor.isMutating, accessor.isNonmutating] {
          text.put(flag)
        }
        text.add(accessor.keyword)
      }
    }
  }

  mutating func add(_ parameter: ParameterSyntax) {
    quoted(parameter.label)
    quoted(parameter.name)
    add(parameter.type)
    put(parameter.isVariadic)
    optional(parameter.defaultValue) { $0.add($1) }
    add(parameter.range)
    optional(parameter.attribute) { $0.add($1) }
  }

  mutating func add(_ function: FunctionSyntax) {
    quoted(function.name)
    add(function.generics)
    list(function.parameters) { $0.add($1) }
    for flag in [
      function.isThrowing, function.isRethrowing, function.isAsync, function.isFurtherExpansion,
      function.lacksOperatorDeclaration,
    ] { put(flag) }
    optional(function.thrownType) { $0.add($1) }
    optional(function.result) { $0.add($1) }
    optional(function.body) { $0.add($1) }
  }
}
