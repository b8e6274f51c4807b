import SyntaxTree
import Types

extension FrameLowering {
  /// Lowers the body of an initializer, which gets a new instance as `self` and returns it; a failable one returns an
  /// optional.
  func initializerBody(
    _ decl: FunctionDecl, _ statements: [CheckedStmt], inputs: [VariableDecl], inouts: Set<ObjectIdentifier>
  ) throws -> LoweredBody {
    guard let own = decl.selfVariable, let owner = decl.owner else {
      throw Diagnostic(
        .error, "not supported here: an initializer without a type", at: decl.declaredAt ?? Lowering.nowhere)
    }
    for variable in inputs { _ = slot(for: variable) }
    _ = slot(for: info.typeArguments)
    let self_ = lvalue(of: own)
    var prologue: Run<Void>?
    let delegates = decl.isConvenience && owner.kind == .classType || Self.delegates(statements, within: owner)
    if !delegates, owner.kind != .enumeration {
      prologue = try initialValues(of: owner, into: self_)
    }
    let load = self_.load
    let inherited = Self.initializedHere(owner)
    if !inherited.isEmpty, !delegates {
      let own = prologue
      let lowering = lowering
      prologue = { activation in
        try own?(activation)
        let instance = try load(activation)
        for ancestor in inherited { try lowering.initialize(instance, with: ancestor, thread: activation.thread) }
      }
    }
    let isFailable = decl.isFailable
    if isFailable {
      // A result of another call in the place of this one's is no failure of this one.
      let own = prologue
      prologue = { activation in
        activation.slots[0] = .unset
        try own?(activation)
      }
    }
    let abandon: Run<Void> = { activation in
      if let instance = try load(activation).classInstance, !instance.isWhole { instance.complete(nil) }
    }
    return try body(
      inputs: inputs, inouts: inouts, statements: statements, result: .any, prologue: prologue,
      finish: { activation in
        if isFailable, activation.slots[0].isFailedInitializer {
          activation.slots[0] = .unset
          try abandon(activation)
          return .none
        }
        activation.slots[0] = .unset
        let value = try load(activation)
        return isFailable ? .wrapped(value) : value
      }, abandon: owner.kind == .classType && (decl.isThrowing || isFailable) ? abandon : nil,
      opening: decl)
  }

  /// Returns the superclasses without an initializer of the program to call, of which only the properties' initial
  /// values are set.
  private static func initializedHere(_ owner: NominalDecl) -> [NominalDecl] {
    var chain: [NominalDecl] = []
    var current = owner.kind == .classType ? owner.superclass?.nominal : nil
    while let here = current, !here.isNative {
      if !here.ownInitializers.allSatisfy(\.isWrittenBySwift) { return [] }
      chain.append(here)
      current = here.superclass?.nominal
    }
    return chain
  }

  /// Returns true if an initializer delegates to another one of the same type.
  private static func delegates(_ statements: [CheckedStmt], within owner: NominalDecl) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .delegateInitializer(let callee, _): callee.function.owner === owner
      case .ifStatement(let node):
        delegates(node.then, within: owner) || delegates(node.otherwise ?? [], within: owner)
      case .guardStatement(_, let body), .deferStatement(let body): delegates(body, within: owner)
      case .doStatement(let body, let catches, _):
        delegates(body, within: owner) || catches.contains { delegates($0.body, within: owner) }
      case .switchStatement(let node): node.cases.contains { delegates($0.body, within: owner) }
      case .whileStatement(_, let body, _), .repeatStatement(let body, _, _): delegates(body, within: owner)
      case .forStatement(let node): delegates(node.body, within: owner)
      default: false
      }
    }
  }

  /// Returns code that initializes a type's own stored properties with their declared values.
  private func initialValues(of owner: NominalDecl, into target: LValue) throws -> Run<Void>? {
    var writes: [(index: Int, value: Run<Value>, variable: VariableDecl)] = []
    for (index, property) in owner.storedProperties.enumerated() where property.owner === owner || property.owner == nil
    {
      if property.isLazy { continue }
      if let value = property.initialValue {
        writes.append((index, stored(property, try lower(value).value), property))
      } else if property.ownership == .weak || (!property.isLet && property.type.isOptionalType) {
        writes.append((index, { _ in property.ownership == .weak ? .object(WeakReference(nil)) : .none }, property))
      }
    }
    if writes.isEmpty { return nil }
    let runtime = runtime
    return { activation in
      for (index, value, variable) in writes {
        let value = try value(activation)
        runtime.bound(value, to: variable)
        try target.modify(activation) { reference in Self.setField(&reference, index, value) }
      }
    }
  }

  /// `super.init(…)` and `self.init(…)`.
  func delegateInitializer(_ callee: Callee, _ arguments: [CheckedExpr], _ range: SourceRange) throws -> Step {
    guard let function, let own = function.selfVariable, let owner = function.owner else {
      throw Diagnostic(.error, "initializer delegation outside of an initializer", at: range)
    }
    let target = lvalue(of: own)
    let inputs = try arguments.map { try lower($0).operand }
    let load = target.load
    let store = target.store
    let site = range
    let isFailable = function.isFailable
    let calleeFailable = callee.function.isFailable
    // Properties of the classes between the inherited initializer's owner and this one.
    var between: [NominalDecl] = []
    if owner.kind == .classType, callee.function.owner !== owner {
      var current = owner.superclass?.nominal
      while let here = current, here !== callee.function.owner {
        between.append(here)
        current = here.superclass?.nominal
      }
    }
    let lowering = lowering
    let invoke: Invoke
    if owner.kind == .classType, function.isConvenience {
      between = []
      let initializer = callee.function
      invoke = { activation, receiver, arguments in
        try lowering.delegate(to: initializer, receiver, arguments, thread: activation.thread, site: site)
      }
    } else if callee.function.native != nil, owner.kind == .classType {
      let initializer = callee.function
      let types = typeArgumentsCode(callee.typeArguments)
      invoke = { activation, receiver, arguments in
        try lowering.derive(
          initializer, receiver, arguments: arguments, typeArguments: try types?(activation).types ?? [], site: site)
      }
    } else {
      invoke = try invoker(callee, range: site)
    }
    let becomesNative = owner.isNative || owner.nativeAncestor != nil
    return { activation in
      var arguments: [Value] = []
      for input in inputs { arguments.append(try input(activation)) }
      var receiver = try load(activation)
      for decl in between { try lowering.initialize(receiver, with: decl, thread: activation.thread) }
      if owner.kind != .classType { try store(activation, .unset) }
      let result = try invoke(activation, &receiver, &arguments)
      if calleeFailable {
        guard case .some(let box) = result else {
          activation.slots[0] = .failedInitializer
          if isFailable { return .returned }
          throw lowering.runtime.fault("Unexpectedly found nil while unwrapping an Optional value", at: site)
        }
        if owner.kind != .classType || becomesNative { try store(activation, box.value) }
      } else if owner.kind != .classType || becomesNative {
        try store(activation, result)
      }
      return .normal
    }
  }

  /// `Type(…)`.
  func construct(_ callee: Callee, _ arguments: [CheckedExpr], type: Type, range: SourceRange) throws -> Code {
    let code = try plainConstruct(callee, arguments, type: type, range: range)
    return isolated(callee.function, nil, code, type)
  }

  private func plainConstruct(
    _ callee: Callee, _ arguments: [CheckedExpr], type: Type, range: SourceRange
  ) throws -> Code {
    let function = callee.function
    var instanceType = type.resolvedHead
    if function.isFailable, instanceType.nativeName == "Optional", let inner = instanceType.nominalArguments.first {
      instanceType = inner.resolvedHead
    }
    if case .nominal(let decl, let typeArguments) = instanceType, callee.dispatch != .witness, function.native == nil,
      !function.isUnimplemented
    {
      NominalInfo.attach(to: decl, in: runtime)
      let make = try maker(of: decl, typeArguments, initializer: function)
      let target = lowering.lowered(function)
      var inputs = try arguments.map { try argument($0) }
      inputs.insert(.value(make), at: 0)
      if arguments.contains(where: \.isInout) {
        let invoke = try invoker(Callee(function, .direct, typeArguments: callee.typeArguments), range: range)
        return try callWithInouts(
          invoke, receiver: nil, makeReceiver: make, arguments: arguments, type: type, range: range)
      }
      return directCall(
        target, inputs: inputs, captures: [], typeArguments: typeArgumentsCode(callee.typeArguments), type: type, range)
    }
    if case .nominal(let decl, let typeArguments) = instanceType, callee.dispatch != .witness, function.native != nil,
      decl !== function.owner, decl.nativeAncestor === function.owner
    {
      return try construct(decl, typeArguments, inheriting: callee, arguments, range)
    }
    if function.native != nil, callee.dispatch != .witness, !function.isUnimplemented {
      return try call(callee, receiver: nil, arguments: arguments, type: type, range: range)
    }
    return try construct(
      callee, ofArgument: callee.typeArguments.first ?? instanceType, arguments, type: type, range: range)
  }

  /// Returns code that makes an instance without values; for a class with the initial values of properties that an
  /// inherited initializer does not set.
  private func maker(of decl: NominalDecl, _ typeArguments: [Type], initializer: FunctionDecl) throws -> Run<Value> {
    let arguments = typeArgumentsCode(typeArguments)
    let count = decl.storedProperties.count
    switch decl.kind {
    case .classType:
      var between: [NominalDecl] = []
      var current: NominalDecl? = decl
      while let here = current, here !== initializer.owner, !initializer.isConvenience {
        between.append(here)
        current = here.superclass?.nominal
      }
      let lowering = lowering
      return { activation in
        let types = try arguments?(activation).types ?? []
        let value = Value.object(lowering.newInstance(of: decl, types))
        for decl in between { try lowering.initialize(value, with: decl, thread: activation.thread) }
        return value
      }
    case .structure:
      let empty = Array(repeating: Value.unset, count: count)
      return { activation in
        .structure(
          StructInstance(decl: decl, typeArguments: try arguments?(activation).types ?? [], fields: empty))
      }
    default: return { _ in .void }
    }
  }

  /// Returns the places of the stored properties in the order of their initialization: those of a class before those of its superclass.
  private static func initializationOrder(of decl: NominalDecl) -> [Int] {
    var order: [Int] = []
    var current: NominalDecl? = decl
    while let here = current {
      order += decl.storedProperties.indices.filter {
        decl.storedProperties[$0].owner === here && !decl.storedProperties[$0].isExecutor
      }
      current = here.superclass?.nominal
    }
    return order
  }

  /// Lowers the memberwise initializer: one value for each stored property.
  func memberwise(_ decl: NominalDecl, _ values: [CheckedExpr?], type: Type, range: SourceRange) throws -> Code {
    NominalInfo.attach(to: decl, in: runtime)
    let typeArguments = typeArgumentsCode(type.nominalArguments)
    let runtime = runtime
    var fields: [Operand] = []
    // Arguments are evaluated before the initial values of other properties.
    let early = decl.storedProperties.indices.filter { $0 < values.count && values[$0] != nil }
    let order =
      early
      + decl.storedProperties.indices.filter {
        ($0 >= values.count || values[$0] == nil) && !decl.storedProperties[$0].isExecutor
      }
    for (index, property) in decl.storedProperties.enumerated() {
      if index < values.count, let value = values[index] {
        fields.append(Operand(stored(property, try lower(value).value)))
      } else if property.isLazy {
        fields.append(Operand { _ in .void })
      } else if property.initialValue != nil {
        fields.append(Operand(try initialValue(of: property, in: decl, typeArguments)))
      } else {
        let value: Value = property.ownership == .weak ? .object(WeakReference(nil)) : .none
        fields.append(Operand { _ in value })
      }
    }
    let properties = decl.storedProperties
    let isInOrder = order == Array(properties.indices)
    if decl.kind == .classType {
      let order = Self.initializationOrder(of: decl)
      let destroy = lowering.destroyer(of: decl)
      return .value { activation in
        let types = try typeArguments?(activation).types ?? []
        let instance = ClassInstance(decl: decl, typeArguments: types, destroy: destroy)
        for index in order {
          let value = try fields[index](activation)
          runtime.bound(value, to: properties[index])
          instance[index] = value
        }
        return .object(instance)
      }
    }
    return .value { activation in
      let types = try typeArguments?(activation).types ?? []
      var values: [Value]
      if isInOrder {
        values = []
        values.reserveCapacity(fields.count)
        for field in fields { values.append(try field(activation)) }
      } else {
        values = Array(repeating: .unset, count: fields.count)
        for index in order { values[index] = try fields[index](activation) }
      }
      return .structure(StructInstance(decl: decl, typeArguments: types, fields: values))
    }
  }

  /// Returns code for a property's own initial value, made by a function in terms of the type's generic parameters.
  private func initialValue(
    of property: VariableDecl, in decl: NominalDecl, _ typeArguments: Run<TypeArguments>?
  ) throws -> Run<Value> {
    let function = lowering.initialValueFunction(property, of: decl)
    return stored(property) { activation in
      try function.invoke(
        activation.thread, typeArguments: try typeArguments?(activation) ?? .none, site: Lowering.nowhere)
    }
  }

  /// Returns code for the stored form of a variable's value: a weak or unowned one stores a weak reference.
  func stored(_ variable: VariableDecl, _ run: @escaping Run<Value>) -> Run<Value> {
    if variable.ownership == .strong { return run }
    return { .object(WeakReference(try run($0).referenced)) }
  }
}

extension CaptureAnalysis {
  /// Initializers evaluate the initial values of the properties.
  func walkInitialValues(of owner: NominalDecl?) {
    for property in owner?.storedProperties ?? [] where !property.isLazy {
      if let value = property.initialValue { walk(value) }
    }
  }
}

extension CheckedExpr {
  var isInout: Bool { if case .inoutArgument = kind { true } else { false } }
}

extension Type {
  package var isOptionalType: Bool { nativeName == "Optional" }
}

extension Value {
  /// The object that a strong or optional reference refers to.
  package var referenced: AnyObject? {
    switch self {
    case .object(let object): object
    case .some(let box): box.value.referenced
    default: nil
    }
  }
}

extension Runtime {
  /// Notifies the host of a native object or value that it is the first value of a variable.
  @inline(__always)
  func bound(_ value: Value, to variable: VariableDecl) {
    switch value {
    case .object(let object): if !(object is ClassInstance) { host.didBind(value, to: variable) }
    case .native: host.didBind(value, to: variable)
    default: break
    }
  }
}
