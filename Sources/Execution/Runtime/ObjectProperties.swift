import Types

/// Access to the stored properties of an object of the program, for native code that sets outlets or shows them.
extension Runtime {
  /// Returns the stored properties, a superclass's first, with their current values; nil for uninitialized ones.
  package func storedProperties(of object: AnyObject) -> [(variable: VariableDecl, value: Value?)] {
    guard let instance = ClassInstance.of(object) else { return [] }
    return instance.decl.storedProperties.enumerated().map { index, variable in
      let held = instance[index]
      if case .object(let object) = held, let reference = object as? WeakReference {
        return (variable, reference.value.asOptional)
      }
      return (variable, held.asOptional)
    }
  }

  /// Sets a stored property to an object, without its observers.
  package func set(_ variable: VariableDecl, of object: AnyObject, to value: AnyObject) {
    guard let instance = ClassInstance.of(object),
      let index = instance.decl.storedProperties.firstIndex(where: { $0 === variable })
    else { return }
    if variable.ownership == .strong {
      instance[index] = variable.type.optionalPayload == nil ? .object(value) : .wrapped(.object(value))
    } else {
      instance[index] = .object(WeakReference(value))
    }
  }
}
