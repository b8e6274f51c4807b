import SyntaxTree
import Types

/// Stored properties as places that can be written to: ownership, laziness and observers included.
extension FrameLowering {
  func lvalue(property: VariableDecl, of base: CheckedExpr, range: SourceRange) throws -> LValue {
    let index = property.layoutIndex
    let plain = isOwnInitializer(of: property, base)
    let result: LValue
    if property.isOfObjects {
      let (prepare, finish, object) = try objectOperand(base)
      let instance: (Activation) throws -> ClassInstance? = { try object($0).classInstance }
      let fields = LValue(
        prepare: prepare, finish: finish, load: { try instance($0)?[index] ?? .void },
        store: { try instance($0)?.exchange(index, $1) },
        modify: { activation, body in try instance(activation)?.modify(index, body) }
      ).watched(plain ? nil : watch(property: property, range, in: instance))
      let own = try completed(property, fields, receiver: { try object($0) }, nil, isPlain: plain, range: range)
      result = plain ? own : overridable(property, own, object, range)
    } else {
      let outer = try lvalue(of: base)
      let fields = LValue(
        prepare: outer.prepare, finish: outer.finish, load: { Self.field(try outer.load($0), index) },
        store: { activation, value in
          try outer.modify(activation) { reference in Self.setField(&reference, index, value) }
        },
        modify: outer.sharesParts
          ? Self.changingAlone(index, of: outer)
          : { activation, body in
            try outer.modify(activation) { reference in try Self.withField(&reference, index, body) }
          }, sharesParts: outer.sharesParts)
      result = try completed(property, fields, receiver: nil, outer, isPlain: plain, range: range)
    }
    return result
  }

  /// Changes a field while the rest of the struct is in its place.
  private static func changingAlone(
    _ index: Int, of outer: LValue
  ) -> (Activation, (inout Value) throws -> Void) throws -> Void {
    { activation, body in
      var part = Value.unset
      func exchange() throws {
        try outer.modify(activation) { reference in withField(&reference, index) { swap(&$0, &part) } }
      }
      try exchange()
      do { try body(&part) } catch {
        try exchange()
        throw error
      }
      try exchange()
    }
  }

  /// Initializers write properties of their own type without observers.
  private func isOwnInitializer(of property: VariableDecl, _ base: CheckedExpr) -> Bool {
    guard let function, let own = function.selfVariable, case .variable(let variable) = base.kind, variable === own
    else { return false }
    if function === property.willSet || function === property.didSet { return true }
    if isStoredAccessor(property) { return false }
    return function.kind == .initializer && function.owner === property.owner
  }

  /// Adds ownership, laziness and observers to a field.
  private func completed(
    _ property: VariableDecl, _ field: LValue, receiver: Run<Value>?, _ outer: LValue?, isPlain: Bool,
    range: SourceRange
  ) throws -> LValue {
    let runtime = runtime
    let isKept = !property.isLazy && property.ownership == .strong
    var place = field
    if property.isLazy {
      place = try making(property, field, receiver: receiver, outer, range: range)
    } else if !isKept {
      place = referencing(property, field, range: range)
    }
    if isPlain, isKept {
      return LValue(
        prepare: field.prepare, finish: field.finish, load: field.load,
        store: {
          runtime.bound($1, to: property)
          try field.store($0, $1)
        }, modify: field.modify, sharesParts: field.sharesParts)
    }
    guard !isPlain, property.willSet != nil || property.didSet != nil else { return place }
    let willSet = property.willSet.map { observer($0, range: range) }
    let didSet = property.didSet.map { observer($0, range: range) }
    // To ask a lazy property for its old value makes that.
    let asksOld = !property.isLazy || property.didSet?.usesParameter == true
    if let receiver {
      return setting(place) { activation, value in
        let old = asksOld ? try place.load(activation) : .void
        var own = try receiver(activation)
        try willSet?(activation, &own, value)
        try place.store(activation, value)
        try didSet?(activation, &own, old)
      }
    }
    let index = property.layoutIndex
    let isReference = property.ownership != .strong
    return setting(place) { activation, value in
      let known = isKept ? nil : asksOld ? try place.load(activation) : .void
      try outer?.modify(activation) { reference in
        let old = known ?? Self.field(reference, index)
        try willSet?(activation, &reference, value)
        Self.setField(&reference, index, isReference ? .object(WeakReference(value.referenced)) : value)
        try didSet?(activation, &reference, old)
      }
    }
  }

  /// Returns the place of a lazy property, which is initialized on its first read.
  private func making(
    _ property: VariableDecl, _ field: LValue, receiver: Run<Value>?, _ outer: LValue?, range: SourceRange
  ) throws -> LValue {
    let make = try lazyValue(property, range: range)
    let ensure: Run<Void> = { activation in
      guard try field.load(activation).isUnset else { return }
      try field.store(activation, try make(activation, try receiver?(activation) ?? outer?.load(activation) ?? .void))
    }
    return LValue(
      prepare: field.prepare, finish: field.finish,
      load: {
        try ensure($0)
        return try field.load($0)
      }, store: field.store,
      modify: { activation, body in
        try ensure(activation)
        try field.modify(activation, body)
      })
  }

  /// Makes the value of a lazy property, given `self`.
  func lazyValue(_ property: VariableDecl, range: SourceRange) throws -> (Activation, Value) throws -> Value {
    guard let owner = property.owner else {
      throw Diagnostic(.error, "not supported here: a lazy local variable", at: range)
    }
    let function = lowering.initialValueFunction(property, of: owner)
    return { activation, receiver in
      let runtime = function.lowering.runtime
      var own = receiver
      var arguments: [Value] = []
      let value = try function.invoke(
        activation.thread, receiver: &own, arguments: &arguments,
        typeArguments: TypeArguments(runtime.typeArguments(of: receiver)), site: range)
      runtime.bound(value, to: property)
      return value
    }
  }

  /// Lowers the object of a place: a name is read when needed, any other expression is evaluated once, into a
  /// temporary.
  func objectOperand(_ base: CheckedExpr) throws -> (prepare: Run<Void>?, finish: [Int], object: Run<Value>) {
    let code = try lower(base).value
    if case .variable(let variable) = base.kind, variable.isLet || variable === function?.selfVariable,
      variable.ownership == .strong
    {
      return (nil, [], code)
    }
    let slot = valueTemporary()
    return ({ $0.slots[slot] = try code($0) }, [slot], { $0.slots[slot] })
  }
}

extension FunctionDecl {
  /// True if an observer's body uses its parameter.
  fileprivate var usesParameter: Bool {
    guard let value = parameters.first?.variable else { return false }
    return (body ?? []).contains { statement in
      statement.anywhere { if case .variable(let named) = $0.kind { named === value } else { false } }
    }
  }
}
