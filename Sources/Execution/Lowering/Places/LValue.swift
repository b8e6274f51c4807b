import SyntaxTree
import Types

/// Somewhere a value can be read from, written to, and changed in place.
struct LValue {
  /// Evaluates indices and the objects that the way leads through, once, before the new value is evaluated.
  var prepare: Run<Void>?
  /// Slots of values that `prepare` stored, to be cleared.
  var finish: [Int] = []
  let load: Run<Value>
  let store: (Activation, Value) throws -> Void
  /// The value is out of its place while `body` changes it, so that nothing is copied.
  let modify: (Activation, (inout Value) throws -> Void) throws -> Void
  /// True if closures called while a part of the value changes may use its other parts; only the changing part is moved out of its place
  /// then.
  var sharesParts = false

  @inline(__always)
  func end(_ activation: Activation) { for slot in finish { activation.slots[slot] = .unset } }
}

extension FrameLowering {
  func lvalue(of expression: CheckedExpr) throws -> LValue {
    switch expression.kind {
    case .variable(let variable):
      let plain = lvalue(of: variable).watched(watch(variable, expression.range))
      return observed(variable, plain, range: expression.range)
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
        modify: { try storage.box($0.thread).modify($1) }
      ).watched(watch(static: property, expression.range))
      if property.ownership != .strong {
        return staticObserved(property, referencing(property, plain, range: expression.range), range: expression.range)
      }
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
      // A value without a place: writes to it are lost, as in Swift through a reference.
      let code = try lower(expression).value
      let slot = valueTemporary()
      return LValue(
        prepare: { $0.slots[slot] = try code($0) }, finish: [slot], load: { $0.slots[slot] },
        store: { $0.slots[slot] = $1 }, modify: { try $1(&$0.slots[slot]) })
    }
  }

  /// Returns the place of the variable without its observers.
  func lvalue(of variable: VariableDecl) -> LValue {
    var raw: LValue
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
      raw.sharesParts = analysis.sharesParts(variable)
    case .boxedCapture(let index):
      raw = LValue(
        load: { $0.capturedBox(index).value }, store: { $0.capturedBox(index).value = $1 },
        modify: { try $0.capturedBox(index).modify($1) })
      raw.sharesParts = analysis.sharesParts(variable)
    case .global(let box):
      let unset = unset(variable, nil)
      raw = LValue(
        load: { _ in
          let value = box.value
          return value.isUnset ? try unset() : value
        }, store: { box.value = $1 },
        modify: { _, body in
          try box.modify { value in
            if value.isUnset { value = try unset() }
            try body(&value)
          }
        })
    }
    if variable.ownership == .strong { return raw }
    return referencing(variable, raw)
  }

  /// Through the weak reference that is kept to the value outside.
  func referencing(_ variable: VariableDecl, _ raw: LValue, range: SourceRange? = nil) -> LValue {
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

  /// Returns the place of a local or global variable with `willSet` or `didSet`.
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

  /// Returns a place whose in-place changes read and then set it, because it has observers.
  func setting(_ plain: LValue, _ store: @escaping (Activation, Value) throws -> Void) -> LValue {
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
    if isChain, base.isComputedPlace { return readOnce(outer) }
    let runtime = runtime
    func missing() -> any Error {
      if isChain { return ChainBreak.error }
      return runtime.nilFault(at: range)
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
          reference = .unset
          var value: Value
          if isKnownUniquelyReferenced(&box) {
            value = box.value
            box.value = .unset
          } else {
            value = box.value
          }
          defer { reference = .wrapped(value) }
          try body(&value)
        }
      })
  }
}

extension FrameLowering {
  /// Returns the place of the value in a computed optional, as in `cache["a"]? += 1`: the getter runs once, and the setter
  /// runs at the end, also where the optional is nil.
  private func readOnce(_ outer: LValue) -> LValue {
    let slot = valueTemporary()
    let replace: (Activation, Value) throws -> Void = { activation, value in
      activation.slots[slot] = value
      try outer.store(activation, .wrapped(value))
    }
    return LValue(
      prepare: { activation in
        try outer.prepare?(activation)
        let optional = try outer.load(activation)
        guard let value = optional.asOptional else {
          try outer.store(activation, optional)
          throw ChainBreak.error
        }
        activation.slots[slot] = value
      }, finish: outer.finish + [slot], load: { $0.slots[slot] }, store: replace,
      modify: { activation, body in
        var value = activation.slots[slot]
        activation.slots[slot] = .unset
        try body(&value)
        try replace(activation, value)
      })
  }
}

extension CheckedExpr {
  /// True for a property or element that accessors of the program compute.
  fileprivate var isComputedPlace: Bool {
    switch kind {
    case .computed(_, _, let getter, _?), .subscriptCall(_, _, let getter, _?): getter.function.native == nil
    default: false
    }
  }

  var isMetatypeExpression: Bool { if case .metatype = type.resolvedHead { true } else { false } }
}

extension Type {
  /// True if its values are objects.
  var isReference: Bool {
    switch resolvedHead {
    case .nominal(let decl, _): decl.kind == .classType
    default: false
    }
  }
}

extension VariableDecl {
  /// The place of a stored property in its instances.
  package var layoutIndex: Int { owner?.storedProperties.firstIndex { $0 === self } ?? 0 }
  /// True if it is stored in objects; the static type of its base may be a type parameter bounded by their class.
  var isOfObjects: Bool { owner?.kind == .classType }
}

extension Runtime {
  /// Returns the value behind a weak or unowned variable.
  func dereference(_ stored: Value, _ variable: VariableDecl, at range: SourceRange?) throws -> Value {
    guard case .object(let object) = stored, let reference = object as? WeakReference else {
      return variable.ownership == .weak ? .none : stored
    }
    let isOptional = variable.type.isOptionalType
    if variable.ownership == .weak || isOptional && reference.isEmpty { return reference.value }
    guard let target = reference.target else {
      throw fault("Attempted to read an unowned reference but the object was already deallocated", at: range)
    }
    return isOptional ? .wrapped(.object(target)) : .object(target)
  }
}
