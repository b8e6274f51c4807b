import Types

extension FrameLowering {
  /// Lowers a function's body, with everything inside of it.
  static func body(of function: LoweredFunction, _ lowering: Lowering) throws -> LoweredBody {
    let decl = function.decl
    guard let statements = decl.body else {
      throw lowering.runtime.fault("'\(decl.fullName)' has no body", at: decl.declaredAt)
    }
    let analysis = CaptureAnalysis(hiddenParameters: decl.hiddenParameters)
    analysis.declareParameters(of: decl)
    analysis.walk(statements)
    if decl.kind == .initializer { analysis.walkInitialValues(of: decl.owner) }
    analysis.finish()
    let frame = FrameLowering(
      lowering, analysis: analysis, info: analysis.root, parent: nil, function: decl,
      isolation: FrameIsolation(of: decl), isAsync: decl.isAsync)
    return try frame.functionBody(decl, statements)
  }

  /// Lowers a local function into the object that its callers share.
  func lowerLocalFunction(_ decl: FunctionDecl) throws {
    let function = localFunction(decl)
    let frame = FrameLowering(
      lowering, analysis: analysis, info: analysis.frame(of: decl), parent: self, function: decl,
      isolation: decl.isMainActor ? .fixed(.main) : Self.isolation(isolation, capturedBy: analysis.frame(of: decl)),
      isAsync: decl.isAsync)
    function.store(try frame.functionBody(decl, decl.body ?? []))
  }

  func functionBody(_ decl: FunctionDecl, _ statements: [CheckedStmt]) throws -> LoweredBody {
    var inputs = decl.parameters.map(\.variable)
    if let own = decl.selfVariable { inputs.insert(own, at: 0) }
    var inouts = Set(decl.parameters.filter(\.isInout).map { ObjectIdentifier($0.variable) })
    if let own = decl.selfVariable, decl.isMutating, decl.kind != .initializer { inouts.insert(ObjectIdentifier(own)) }
    if decl.kind == .initializer { return try initializerBody(decl, statements, inputs: inputs, inouts: inouts) }
    return try body(inputs: inputs, inouts: inouts, statements: statements, result: decl.result, opening: decl)
  }

  /// Returns code that runs a body in a frame whose inputs are stored.
  func body(
    inputs: [VariableDecl], inouts: Set<ObjectIdentifier> = [], statements: [CheckedStmt], result: Type,
    prologue: Run<Void>? = nil, finish: Run<Value>? = nil, abandon: Run<Void>? = nil, opening decl: FunctionDecl? = nil
  ) throws -> LoweredBody {
    for variable in inputs { _ = slot(for: variable) }
    let typeArgumentsSlot = slot(for: info.typeArguments)
    let opening = decl.flatMap { openedExistentials(of: $0, typeArgumentsSlot) }
    var code: Code
    if prologue == nil, finish == nil, let tail = try tail(statements, result: result) {
      code = tail
    } else {
      let step = try scoped { try block(statements) }
      code = Self.returning(step, result: result, prologue: prologue, finish: finish, abandon: abandon)
    }
    if let opening { code = code.preceded(by: opening, type: result) }
    let arrives =
      decl?.isolation == .instance ? decl?.kind != .initializer : isAsync && (parent != nil || function != nil)
    let whole = arrives ? arriving(code) : code
    return LoweredBody(
      frameSize: slotCount, code: whole,
      upkeep: upkeep(inputs: inputs, inouts: inouts, typeArgumentsSlot: typeArgumentsSlot),
      usesTypeArguments: info.usesTypeArguments, runtime: runtime)
  }

  /// Returns code that replaces the type argument of an `any P` by the type of its content, for generic code.
  private func openedExistentials(of decl: FunctionDecl, _ typeArgumentsSlot: Int) -> Run<Void>? {
    guard info.usesTypeArguments else { return nil }
    var sources: [(index: Int, load: Run<Value>)] = []
    for (index, parameter) in decl.hiddenParameters.enumerated() {
      if parameter.isSelf {
        // `self` of an initializer is not initialized yet.
        if let own = decl.selfVariable, !decl.isStatic, decl.kind != .initializer {
          sources.append((index, lvalue(of: own).load))
        }
      } else if decl.requirements.contains(where: { $0.asksConformance(of: parameter) }),
        let given = decl.parameters.first(where: { !$0.isVariadic && $0.type.isParameterOrMetatype(of: parameter) })
      {
        sources.append((index, lvalue(of: given.variable).load))
      }
    }
    if sources.isEmpty { return nil }
    let runtime = runtime
    return { activation in
      guard case .object(let object) = activation.slots[typeArgumentsSlot] else { return }
      let given = unsafeDowncast(object, to: TypeArguments.self)
      var types: [Type]?
      for (index, load) in sources where index < given.types.count {
        guard case .existential(let protocols) = given.types[index].resolvedHead, !protocols.isEmpty else { continue }
        var all = types ?? given.types
        let value = try load(activation)
        if case .metatype(let box) = value { all[index] = box.type } else { all[index] = runtime.type(of: value) }
        types = all
      }
      if let types { activation.slots[typeArgumentsSlot] = .object(TypeArguments(types)) }
    }
  }

  private static func returning(
    _ step: @escaping Step, result: Type, prologue: Run<Void>?, finish: Run<Value>?, abandon: Run<Void>?
  ) -> Code {
    if let finish, let abandon {
      return .value { activation in
        do {
          try prologue?(activation)
          _ = try step(activation)
        } catch {
          try abandon(activation)
          throw error
        }
        return try finish(activation)
      }
    }
    if let finish {
      return .value { activation in
        try prologue?(activation)
        _ = try step(activation)
        return try finish(activation)
      }
    }
    switch result.machineType {
    case .void: return .void { _ = try step($0) }
    case .int:
      return Code(
        .int {
          _ = try step($0)
          return $0.int(0)
        })
    case .double:
      return Code(
        .double {
          _ = try step($0)
          return $0.double(0)
        })
    case .bool:
      return Code(
        .bool {
          _ = try step($0)
          return $0.bool(0)
        })
    case nil:
      return .value {
        _ = try step($0)
        return $0.take(0)
      }
    }
  }

  /// Captured inputs go into boxes, and nothing may be left in the frame.
  private func upkeep(
    inputs: [VariableDecl], inouts: Set<ObjectIdentifier>, typeArgumentsSlot: Int
  ) -> LoweredBody.Upkeep {
    var upkeep = LoweredBody.Upkeep(cleared: loose)
    // Compiled callers destroy arguments in this order: the last one first.
    for variable in inputs.reversed() {
      let slot = slot(for: variable)
      let isBoxed = analysis.isBoxed(variable)
      if isBoxed { upkeep.boxed.append(slot) }
      if inouts.contains(ObjectIdentifier(variable)) {
        if isBoxed { upkeep.unboxed.append(slot) }
      } else if isBoxed || variable.type.machineType == nil {
        upkeep.cleared.append(slot)
      }
    }
    if info.usesTypeArguments { upkeep.cleared.append(typeArgumentsSlot) }
    return upkeep
  }

  /// Returns a body that is a single statement, or only chooses its result, as one expression; nil for any other.
  private func tail(_ statements: [CheckedStmt], result: Type) throws -> Code? {
    if case .void? = result.machineType {
      guard statements.count == 1, case .expression(let value) = statements[0].kind else { return nil }
      return .void(try scopedCode { try lower(value) }.void)
    }
    // An expression that is the whole body is its result; in a branch it is a statement like any other.
    if statements.count == 1, case .expression(let value) = statements[0].kind { return try lower(value) }
    guard Self.isTail(statements) else { return nil }
    return try tailCode(statements[...], result: result)
  }

  private static func isTail(_ statements: [CheckedStmt]) -> Bool {
    guard let first = statements.first else { return false }
    switch first.kind {
    case .returnStatement(let value): return value != nil
    case .ifStatement(let node):
      guard node.values == nil, isPlain(node.conditions), isTail(node.then) else { return false }
      if let otherwise = node.otherwise { return isTail(otherwise) }
      return isTail(Array(statements.dropFirst()))
    case .guardStatement(let conditions, let otherwise):
      return isPlain(conditions) && isTail(otherwise) && isTail(Array(statements.dropFirst()))
    default: return false
    }
  }

  private static func isPlain(_ conditions: [CheckedCondition]) -> Bool {
    conditions.allSatisfy { if case .expression = $0 { true } else { false } }
  }

  private func tailCode(_ statements: ArraySlice<CheckedStmt>, result: Type) throws -> Code {
    let first = statements[statements.startIndex]
    let rest = statements.dropFirst()
    switch first.kind {
    case .returnStatement(let value?): return try lower(value)
    case .ifStatement(let node):
      let condition = try conditions(node.conditions)
      let then = try tailCode(node.then[...], result: result)
      let otherwise = try tailCode(node.otherwise.map { $0[...] } ?? rest, result: result)
      return Code.choose(condition, then, otherwise, type: result)
    case .guardStatement(let list, let otherwise):
      let condition = try conditions(list)
      let failed = try tailCode(otherwise[...], result: result)
      return Code.choose(condition, try tailCode(rest, result: result), failed, type: result)
    default: throw runtime.fault("not a tail", at: first.range)
    }
  }
}

extension Code {
  func preceded(by first: @escaping Run<Void>, type: Type) -> Code {
    func after<Result>(_ run: @escaping Run<Result>) -> Run<Result> {
      { activation in
        try first(activation)
        return try run(activation)
      }
    }
    switch type.machineType {
    case .int: return Code(.int(after(int)))
    case .double: return Code(.double(after(double)))
    case .bool: return Code(.bool(after(bool)))
    case .void: return Code(.void(after(void)))
    case nil: return Code(.value(after(value)))
    }
  }

  static func choose(_ test: Code, _ then: Code, _ otherwise: Code, type: Type) -> Code {
    if case .comparison(let place) = test.shape {
      switch type.machineType {
      case .int: return Code(.int(place.operation.choose(place, then.int, otherwise.int)))
      case nil: return .value(place.operation.choose(place, then.value, otherwise.value))
      default: break
      }
    }
    let condition = test.bool
    switch type.machineType {
    case .int:
      let (a, b) = (then.int, otherwise.int)
      return Code(.int { try condition($0) ? try a($0) : try b($0) })
    case .double:
      let (a, b) = (then.double, otherwise.double)
      return Code(.double { try condition($0) ? try a($0) : try b($0) })
    case .bool:
      let (a, b) = (then.bool, otherwise.bool)
      return Code(.bool { try condition($0) ? try a($0) : try b($0) })
    case .void:
      let (a, b) = (then.void, otherwise.void)
      return Code(.void { try condition($0) ? try a($0) : try b($0) })
    case nil:
      let (a, b) = (then.value, otherwise.value)
      return Code(.value { try condition($0) ? try a($0) : try b($0) })
    }
  }
}

extension Requirement {
  /// `T: P`, where an `any P` is no P itself.
  fileprivate func asksConformance(of parameter: GenericParameter) -> Bool {
    guard case .conformance(let type, let proto) = self else { return false }
    return type.isParameterOrMetatype(of: parameter) && !proto.decl.conformsToItself
  }
}

extension Type {
  fileprivate func isParameterOrMetatype(of parameter: GenericParameter) -> Bool {
    switch resolvedHead {
    case .parameter(let own): own === parameter
    case .metatype(let instance):
      if case .parameter(let own) = instance.resolvedHead { own === parameter } else { false }
    default: false
    }
  }
}
