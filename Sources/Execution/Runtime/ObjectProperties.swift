import Types

/// The stored properties of an object of the program, for native code that gives it what a storyboard would, or shows it.
extension Runtime {
  /// The stored properties, a superclass's first, with what they hold at the moment; nil of what holds nothing yet.
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

  /// Puts an object into a stored property, without its observers.
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
