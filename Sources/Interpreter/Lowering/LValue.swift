/// Somewhere a value can be read from, written to, and changed in place.
struct LValue {
  /// Evaluates indices and the objects that the way leads through, once, before the new value is evaluated.
  var prepare: Run<Void>?
  /// Forgets what `prepare` kept.
  var finish: [Int] = []
  let load: Run<Value>
  let store: (Activation, Value) throws -> Void
  /// The value is out of its place while `body` changes it, so that nothing is copied.
  let modify: (Activation, (inout Value) throws -> Void) throws -> Void

  @inline(__always)
  func end(_ activation: Activation) { for slot in finish { activation.slots[slot] = .void } }
}

extension FrameLowering {
  func lvalue(of expression: CheckedExpr) throws -> LValue {
    switch expression.kind {
    case .variable(let variable):
      return observed(variable, lvalue(of: variable), range: expression.range)
    case .inoutArgument(let value), .convert(let value, .identity): return try lvalue(of: value)
    case .property(let base, let property): return try lvalue(property: property, of: base, range: expression.range)
    case .staticProperty(let property, _):
      let storage = lowering.staticStorage(property)
      let plain = LValue(
        load: { try storage.box($0.thread).value },
        store: {
          let box = try storage.box($0.thread)
          box.value = $1
        },
        modify: { try storage.box($0.thread).modify($1) })
      return staticObserved(property, plain, range: expression.range)
    case .computed(let base, _, let getter, let setter):
      return try lvalue(base: base, arguments: [], getter: getter, setter: setter, range: expression.range)
    case .subscriptCall(let base, let arguments, let getter, let setter):
      if let direct = try collectionElement(base, arguments, getter, range: expression.range) { return direct }
      return try lvalue(base: base, arguments: arguments, getter: getter, setter: setter, range: expression.range)
    case .tupleElement(let base, let index):
      let outer = try lvalue(of: base)
      return LValue(
        prepare: outer.prepare, finish: outer.finish, load: { Self.element(try outer.load($0), index) },
        store: { activation, value in
          try outer.modify(activation) { reference in Self.withElement(&reference, index) { $0 = value } }
        },
        modify: { activation, body in
          try outer.modify(activation) { reference in try Self.withElement(&reference, index, body) }
        })
    case .forceUnwrap(let base): return try unwrapped(base, range: expression.range, isChain: false)
    case .bindOptional(let base): return try unwrapped(base, range: expression.range, isChain: true)
    default:
      // A value without a place: what is written to it is lost, as in Swift where the base is a reference.
      let code = try lower(expression).value
      let slot = valueTemporary()
      return LValue(
        prepare: { $0.slots[slot] = try code($0) }, finish: [slot], load: { $0.slots[slot] },
        store: { $0.slots[slot] = $1 }, modify: { try $1(&$0.slots[slot]) })
    }
  }

  /// The bare variable, without its observers.
  func lvalue(of variable: VariableDecl) -> LValue {
    let raw: LValue
    switch place(of: variable) {
    case .slot(let slot):
      raw = LValue(load: { $0.slots[slot] }, store: { $0.slots[slot] = $1 }, modify: { try $1(&$0.slots[slot]) })
    case .capture(let index):
      raw = LValue(
        load: { $0.captures[index] }, store: { _, _ in },
        modify: { activation, body in
          var copy = activation.captures[index]
          try body(&copy)
        })
    case .boxedSlot(let slot):
      raw = LValue(
        load: { $0.box(slot).value }, store: { $0.box(slot).value = $1 }, modify: { try $0.box(slot).modify($1) })
    case .boxedCapture(let index):
      raw = LValue(
        load: { $0.capturedBox(index).value }, store: { $0.capturedBox(index).value = $1 },
        modify: { try $0.capturedBox(index).modify($1) })
    case .global(let box):
      raw = LValue(load: { _ in box.value }, store: { box.value = $1 }, modify: { try box.modify($1) })
    }
    if variable.ownership == .strong { return raw }
    return referencing(variable, raw)
  }

  /// Through the weak reference that is kept to the value outside.
  private func referencing(_ variable: VariableDecl, _ raw: LValue, range: SourceRange? = nil) -> LValue {
    let runtime = runtime
    let load: Run<Value> = { try runtime.dereference(try raw.load($0), variable, at: range) }
    let store: (Activation, Value) throws -> Void = { try raw.store($0, .object(WeakReference($1.referenced))) }
    return LValue(
      prepare: raw.prepare, finish: raw.finish, load: load, store: store,
      modify: { activation, body in
        var value = try load(activation)
        try body(&value)
        try store(activation, value)
      })
  }

  /// A local or global variable with `willSet` or `didSet`.
  private func observed(_ variable: VariableDecl, _ plain: LValue, range: SourceRange) -> LValue {
    guard variable.willSet != nil || variable.didSet != nil else { return plain }
    if let function, function === variable.willSet || function === variable.didSet { return plain }
    let willSet = variable.willSet.map { observer($0, range: range) }
    let didSet = variable.didSet.map { observer($0, range: range) }
    return setting(plain) { activation, value in
      let old = try plain.load(activation)
      var none = Value.void
      try willSet?(activation, &none, value)
      try plain.store(activation, value)
      try didSet?(activation, &none, old)
    }
  }

  private func staticObserved(_ variable: VariableDecl, _ plain: LValue, range: SourceRange) -> LValue {
    guard variable.willSet != nil || variable.didSet != nil else { return plain }
    let willSet = variable.willSet.map { observer($0, range: range) }
    let didSet = variable.didSet.map { observer($0, range: range) }
    let owner: Value = variable.owner.map { .metatype(TypeBox(.nominal($0, []))) } ?? .void
    return setting(plain) { activation, value in
      let old = try plain.load(activation)
      var own = owner
      try willSet?(activation, &own, value)
      try plain.store(activation, value)
      try didSet?(activation, &own, old)
    }
  }

  /// Changing in place what has observers is reading and setting.
  private func setting(_ plain: LValue, _ store: @escaping (Activation, Value) throws -> Void) -> LValue {
    LValue(
      prepare: plain.prepare, finish: plain.finish, load: plain.load, store: store,
      modify: { activation, body in
        var value = try plain.load(activation)
        try body(&value)
        try store(activation, value)
      })
  }

  typealias Observer = (Activation, inout Value, Value) throws -> Void

  func observer(_ function: FunctionDecl, range: SourceRange) -> Observer {
    let target = callTarget(function)
    let takesValue = !function.parameters.isEmpty
    let sources = captureSources(target.captures)
    let generics = function.owner?.allGenerics ?? []
    let types = generics.isEmpty ? nil : typeArgumentsCode(generics.map { .parameter($0) })
    return { activation, receiver, value in
      var arguments = takesValue ? [value] : []
      var captures = try sources.map { try $0(activation) }
      _ = try target.invoke(
        activation.thread, receiver: &receiver, arguments: &arguments,
        typeArguments: (try? types?(activation)) ?? TypeArguments.none, captures: &captures, site: range)
    }
  }

  private func unwrapped(_ base: CheckedExpr, range: SourceRange, isChain: Bool) throws -> LValue {
    let outer = try lvalue(of: base)
    let runtime = runtime
    func missing() -> any Error {
      if isChain { return ChainBreak.error }
      return runtime.fault("Unexpectedly found nil while unwrapping an Optional value", at: range)
    }
    let check: Run<Void> = { activation in
      try outer.prepare?(activation)
      if case .none = try outer.load(activation) { throw missing() }
    }
    return LValue(
      prepare: isChain ? check : outer.prepare, finish: outer.finish,
      load: { activation in
        guard let value = try outer.load(activation).asOptional else { throw missing() }
        return value
      },
      store: { activation, value in
        try outer.modify(activation) { reference in
          if case .none = reference { throw missing() }
          reference = .wrapped(value)
        }
      },
      modify: { activation, body in
        try outer.modify(activation) { reference in
          guard case .some(var box) = reference else {
            if case .none = reference { throw missing() }
            return try body(&reference)
          }
          reference = .void
          var value: Value
          if isKnownUniquelyReferenced(&box) {
            value = box.value
            box.value = .void
          } else {
            value = box.value
          }
          defer { reference = .wrapped(value) }
          try body(&value)
        }
      })
  }

  // MARK: Stored properties

  private func lvalue(property: VariableDecl, of base: CheckedExpr, range: SourceRange) throws -> LValue {
    let index = property.layoutIndex
    let plain = isOwnInitializer(of: property, base)
    let result: LValue
    if base.type.isReference {
      let (prepare, finish, object) = try objectOperand(base)
      let instance: (Activation) throws -> ClassInstance? = { try object($0).asObject as? ClassInstance }
      let fields = LValue(
        prepare: prepare, finish: finish, load: { try instance($0)?[index] ?? .void },
        store: { try instance($0)?.exchange(index, $1) },
        modify: { activation, body in try instance(activation)?.modify(index, body) })
      result = try completed(property, fields, receiver: { try object($0) }, nil, isPlain: plain, range: range)
    } else {
      let outer = try lvalue(of: base)
      let fields = LValue(
        prepare: outer.prepare, finish: outer.finish, load: { Self.field(try outer.load($0), index) },
        store: { activation, value in
          try outer.modify(activation) { reference in Self.setField(&reference, index, value) }
        },
        modify: { activation, body in
          try outer.modify(activation) { reference in try Self.withField(&reference, index, body) }
        })
      result = try completed(property, fields, receiver: nil, outer, isPlain: plain, range: range)
    }
    return result
  }

  /// Initializers write properties of their own type without observers.
  private func isOwnInitializer(of property: VariableDecl, _ base: CheckedExpr) -> Bool {
    guard let function, let own = function.selfVariable, case .variable(let variable) = base.kind, variable === own
    else { return false }
    if function === property.willSet || function === property.didSet { return true }
    return function.kind == .initializer && function.owner === property.owner
  }

  /// Adds what ownership, laziness and observers mean to a field.
  private func completed(
    _ property: VariableDecl, _ field: LValue, receiver: Run<Value>?, _ outer: LValue?, isPlain: Bool,
    range: SourceRange
  ) throws -> LValue {
    let runtime = runtime
    if property.isLazy {
      let make = try lazyValue(property, range: range)
      let ensure: Run<Void> = { activation in
        guard case .void = try field.load(activation) else { return }
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
    if property.ownership != .strong { return referencing(property, field, range: range) }
    if isPlain {
      return LValue(
        prepare: field.prepare, finish: field.finish, load: field.load,
        store: {
          runtime.bound($1, to: property)
          try field.store($0, $1)
        }, modify: field.modify)
    }
    guard property.willSet != nil || property.didSet != nil else { return field }
    let willSet = property.willSet.map { observer($0, range: range) }
    let didSet = property.didSet.map { observer($0, range: range) }
    if let receiver {
      return setting(field) { activation, value in
        let old = try field.load(activation)
        var own = try receiver(activation)
        try willSet?(activation, &own, value)
        try field.store(activation, value)
        try didSet?(activation, &own, old)
      }
    }
    let index = property.layoutIndex
    return setting(field) { activation, value in
      try outer?.modify(activation) { reference in
        let old = Self.field(reference, index)
        try willSet?(activation, &reference, value)
        Self.setField(&reference, index, value)
        try didSet?(activation, &reference, old)
      }
    }
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

  /// An object that the way leads through: a name is read when needed, anything else is evaluated once, into a temporary.
  private func objectOperand(_ base: CheckedExpr) throws -> (prepare: Run<Void>?, finish: [Int], object: Run<Value>) {
    let code = try lower(base).value
    if case .variable(let variable) = base.kind, variable.isLet || variable === function?.selfVariable,
      variable.ownership == .strong
    {
      return (nil, [], code)
    }
    let slot = valueTemporary()
    return ({ $0.slots[slot] = try code($0) }, [slot], { $0.slots[slot] })
  }

  // MARK: Computed properties and subscripts

  private func lvalue(
    base: CheckedExpr?, arguments: [CheckedExpr], getter: Callee, setter: Callee?, range: SourceRange
  ) throws -> LValue {
    var slots: [Int] = []
    var evaluate: [Run<Void>] = []
    for argument in arguments {
      let code = try lower(argument).value
      let slot = valueTemporary()
      slots.append(slot)
      evaluate.append { $0.slots[slot] = try code($0) }
    }
    let get = try invoker(getter, range: range)
    let set = try setter.map { try invoker($0, range: range) }
    let operands: (Activation) -> [Value] = { activation in slots.map { activation.slots[$0] } }
    guard let base, !base.type.isReference, !base.isMetatypeExpression else {
      var object: Run<Value> = { _ in .void }
      var prepareObject: Run<Void>?
      var finish = slots
      if let base {
        let operand = try objectOperand(base)
        object = operand.object
        prepareObject = operand.prepare
        finish += operand.finish
      } else {
        object = staticReceiver(getter)
      }
      let load: Run<Value> = { activation in
        var receiver = try object(activation)
        var values = operands(activation)
        return try get(activation, &receiver, &values)
      }
      let store: (Activation, Value) throws -> Void = { activation, value in
        var receiver = try object(activation)
        var values = operands(activation) + [value]
        _ = try set?(activation, &receiver, &values)
      }
      return LValue(
        prepare: { activation in
          try prepareObject?(activation)
          for step in evaluate { try step(activation) }
        }, finish: finish, load: load, store: store,
        modify: { activation, body in
          var value = try load(activation)
          try body(&value)
          try store(activation, value)
        })
    }
    let outer = try lvalue(of: base)
    return LValue(
      prepare: { activation in
        try outer.prepare?(activation)
        for step in evaluate { try step(activation) }
      }, finish: outer.finish + slots,
      load: { activation in
        var receiver = try outer.load(activation)
        var values = operands(activation)
        return try get(activation, &receiver, &values)
      },
      store: { activation, value in
        var values = operands(activation) + [value]
        try outer.modify(activation) { reference in _ = try set?(activation, &reference, &values) }
      },
      modify: { activation, body in
        var values = operands(activation)
        try outer.modify(activation) { reference in
          var value = try get(activation, &reference, &values)
          try body(&value)
          values.append(value)
          _ = try set?(activation, &reference, &values)
        }
      })
  }

  /// `array[i]` and `dictionary[key]`, changed without copying the collection.
  private func collectionElement(
    _ base: CheckedExpr, _ arguments: [CheckedExpr], _ getter: Callee, range: SourceRange
  ) throws -> LValue? {
    guard getter.function.native != nil, let name = base.type.nativeName else { return nil }
    let runtime = runtime
    if name == "Array", arguments.count == 1, arguments[0].type.machineType == .int {
      let outer = try lvalue(of: base)
      let index = try lower(arguments[0]).int
      let slot = temporary()
      func checked(_ activation: Activation, _ count: Int) throws -> Int {
        let index = activation.int(slot)
        if index < 0 || index >= count { throw runtime.fault("Index out of range", at: range) }
        return index
      }
      return LValue(
        prepare: { activation in
          try outer.prepare?(activation)
          activation.slots[slot] = .int(try index(activation))
        }, finish: outer.finish,
        load: { activation in
          guard case .array(let elements) = try outer.load(activation) else { return .void }
          return elements[try checked(activation, elements.count)]
        },
        store: { activation, value in
          try outer.modify(activation) { reference in
            guard case .array(var elements) = reference else { return }
            reference = .void
            defer { reference = .array(elements) }
            elements[try checked(activation, elements.count)] = value
          }
        },
        modify: { activation, body in
          try outer.modify(activation) { reference in
            guard case .array(var elements) = reference else { return }
            reference = .void
            defer { reference = .array(elements) }
            try body(&elements[try checked(activation, elements.count)])
          }
        })
    }
    guard name == "Dictionary", arguments.count == 1 || getter.function.parameters.last?.label == "default" else {
      return nil
    }
    let outer = try lvalue(of: base)
    let key = try lower(arguments[0]).value
    let fallback = arguments.count > 1 ? try lower(arguments[1]).value : nil
    let slot = valueTemporary()
    let defaultValue: Run<Value> = { activation in
      guard let value = try fallback?(activation) else { return .none }
      if case .function(let function) = value { return try function.call() }
      return value
    }
    return LValue(
      prepare: { activation in
        try outer.prepare?(activation)
        activation.slots[slot] = try key(activation)
      }, finish: outer.finish + [slot],
      load: { activation in
        let found = try outer.load(activation).asDictionary[activation.slots[slot]]
        if fallback != nil { return try found ?? defaultValue(activation) }
        return .optional(found)
      },
      store: { activation, value in
        try outer.modify(activation) { reference in
          guard case .dictionary(var elements) = reference else { return }
          reference = .void
          defer { reference = .dictionary(elements) }
          elements[activation.slots[slot]] = fallback != nil ? value : value.asOptional
        }
      },
      modify: { activation, body in
        try outer.modify(activation) { reference in
          guard case .dictionary(var elements) = reference else { return }
          reference = .void
          defer { reference = .dictionary(elements) }
          let key = activation.slots[slot]
          guard let position = elements.index(forKey: key) else {
            var value = try defaultValue(activation)
            try body(&value)
            elements[key] = fallback != nil ? value : value.asOptional
            return
          }
          var value = Value.void
          swap(&value, &elements.values[position])
          if fallback == nil { value = .wrapped(value) }
          do { try body(&value) } catch {
            elements.values[position] = fallback == nil ? value.asOptional ?? .none : value
            throw error
          }
          if fallback != nil {
            elements.values[position] = value
          } else if case .some(let box) = value {
            elements.values[position] = box.value
          } else {
            elements.remove(at: position)
          }
        }
      })
  }
}

extension CheckedExpr {
  var isMetatypeExpression: Bool { if case .metatype = type.resolvedHead { true } else { false } }
}

extension Type {
  /// Whether its values are objects.
  var isReference: Bool {
    switch resolvedHead {
    case .nominal(let decl, _): decl.kind == .classType
    default: false
    }
  }
}

extension VariableDecl {
  /// The place of a stored property in its instances.
  var layoutIndex: Int { owner?.storedProperties.firstIndex { $0 === self } ?? 0 }
}

extension Runtime {
  /// The value behind a weak or unowned variable.
  func dereference(_ stored: Value, _ variable: VariableDecl, at range: SourceRange?) throws -> Value {
    guard case .object(let object) = stored, let reference = object as? WeakReference else {
      return variable.ownership == .weak ? .none : stored
    }
    if variable.ownership == .weak { return reference.value }
    guard let target = reference.target else {
      throw fault("Attempted to read an unowned reference but the object was already deallocated", at: range)
    }
    return .object(target)
  }
}
