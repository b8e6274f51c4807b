import SyntaxTree
import Types

/// Stored properties of classes: a subclass may override them, even one that is declared after the code that reads them ran.
extension FrameLowering {
  /// Returns true inside the property's own accessors, which access the storage without looking for overrides.
  func isStoredAccessor(_ property: VariableDecl) -> Bool {
    guard let function else { return false }
    return function === property.storedGetter || function === property.storedSetter
  }

  func loadField(_ index: Int, of property: VariableDecl, in base: @escaping Run<Value>, _ range: SourceRange) -> Code {
    // Only objects with a native part are of another Swift class than `ClassInstance`.
    let isNative = property.owner?.nativeAncestor != nil
    if property.isFinal || property.isLet || property.owner?.isFinal == true || isStoredAccessor(property), !isNative {
      return Code.typed(property.type) { activation in
        guard case .object(let object) = try base(activation) else { return .void }
        return unsafeDowncast(object, to: ClassInstance.self)[index]
      }
    }
    let isPlain = isStoredAccessor(property)
    let load = overridingLoad(property, range)
    return Code.typed(property.type) { activation in
      guard case .object(let object) = try base(activation) else { return .void }
      if !isPlain, property.isOverridden.load(ordering: .relaxed) { return try load(activation, .object(object)) }
      if isNative { return ClassInstance.of(object)?[index] ?? .void }
      return unsafeDowncast(object, to: ClassInstance.self)[index]
    }
  }

  private func overridingLoad(
    _ property: VariableDecl, _ range: SourceRange
  ) -> (Activation, Value) throws -> Value {
    let lowering = lowering
    let cache = DispatchCache()
    return { activation, object in
      guard let getter = property.storedGetter else { return .void }
      var receiver = object
      var none: [Value] = []
      return try lowering.dispatch(
        getter, .dynamic, cache, typeArguments: .none, activation.thread, &receiver, &none, site: range)
    }
  }

  /// Returns the place of a property in an object, with a lookup of its override if a class has one.
  func overridable(_ property: VariableDecl, _ field: LValue, _ object: @escaping Run<Value>, _ range: SourceRange)
    -> LValue
  {
    if property.isFinal || property.isLet || isStoredAccessor(property) { return field }
    let lowering = lowering
    let cache = DispatchCache()
    let dispatched = overridingLoad(property, range)
    let isOverridden = { property.isOverridden.load(ordering: .relaxed) }
    let store: (Activation, Value) throws -> Void = { activation, value in
      guard let setter = property.storedSetter else { return }
      var receiver = try object(activation)
      var arguments = [value]
      _ = try lowering.dispatch(
        setter, .dynamic, cache, typeArguments: .none, activation.thread, &receiver, &arguments, site: range)
    }
    return LValue(
      prepare: field.prepare, finish: field.finish,
      load: { isOverridden() ? try dispatched($0, try object($0)) : try field.load($0) },
      store: { isOverridden() ? try store($0, $1) : try field.store($0, $1) },
      modify: { activation, body in
        guard isOverridden() else { return try field.modify(activation, body) }
        var value = try dispatched(activation, try object(activation))
        try body(&value)
        try store(activation, value)
      })
  }
}
