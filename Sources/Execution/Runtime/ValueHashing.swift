import Types

/// Equality and hashing as the program defines them (`==`, `hash(into:)`), or as Swift synthesises them.
extension Value: Hashable {
  /// Integers are most frequent, and look-ups compare them without a call.
  @inline(__always)
  package static func == (lhs: Value, rhs: Value) -> Bool {
    if case .int(let a) = lhs, case .int(let b) = rhs { return a == b }
    return areEqual(lhs, rhs)
  }

  @inline(never)
  private static func areEqual(_ lhs: Value, _ rhs: Value) -> Bool {
    switch (lhs, rhs) {
    case (.string(let a), .string(let b)): return a == b
    case (.double(let a), .double(let b)): return a == b
    case (.bool(let a), .bool(let b)): return a == b
    case (.character(let a), .character(let b)): return a == b
    case (.void, .void), (.none, .none): return true
    case (.native(let a), .native(let b)): return a.isEqual(to: b)
    case (.metatype(let a), .metatype(let b)): return a.type.isSame(as: b.type)
    default: return EvaluationThread.hasRoom() && haveSameParts(lhs, rhs)
    }
  }

  private static func haveSameParts(_ lhs: Value, _ rhs: Value) -> Bool {
    switch (lhs, rhs) {
    case (.some(let a), .some(let b)): return a.value == b.value
    case (.tuple(let a), .tuple(let b)): return a.elements == b.elements
    case (.array(let a), .array(let b)): return areEqual(a, b)
    case (.dictionary(let a), .dictionary(let b)): return areEqual(a, b)
    case (.set(let a), .set(let b)): return areEqual(a, b)
    case (.structure(let a), .structure(let b)):
      guard a.decl === b.decl else { return false }
      if let result = a.decl.info?.call(.equals, [lhs, rhs], typeArguments: a.typeArguments) { return result.asBool }
      return a === b || a.fields == b.fields
    case (.enumeration(let a), .enumeration(let b)):
      guard a.decl === b.decl else { return false }
      if let result = a.decl.info?.call(.equals, [lhs, rhs], typeArguments: a.typeArguments) { return result.asBool }
      return a.enumCase === b.enumCase && a.payload == b.payload
    case (.object(let a), .object(let b)):
      if let own = ClassInstance.of(a), ClassInstance.of(b) != nil,
        let result = own.decl.info?.call(.equals, [lhs, rhs], typeArguments: own.typeArguments)
      {
        return result.asBool
      }
      if a !== b, let a = a as? any Equatable {
        func equals<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
        return equals(a)
      }
      return a === b
    default: return false
    }
  }

  /// Hash for a look-up: an integer's own, in one step. It is the hash that the default implementation finds in three.
  package func _rawHashValue(seed: Int) -> Int {
    if case .int(let number) = self { return number._rawHashValue(seed: seed) }
    return HashedParts(value: self)._rawHashValue(seed: seed)
  }

  /// Hash in a table of that number.
  func tableHash(_ multiplier: Int) -> Int {
    switch self {
    case .int(let number): number.tableHash(multiplier)
    case .string(let text) where text.utf8.count <= Self.longestHashedText: text._rawHashValue(seed: multiplier)
    default: HashedParts(value: self)._rawHashValue(seed: multiplier)
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(value)
    case .double(let value): hasher.combine(value)
    case .string(let value): hash(value, into: &hasher)
    case .character(let value): hasher.combine(value)
    case .native(let box): box.hash(into: &hasher)
    case .metatype(let box): hasher.combine(box.type.runtimeName(qualified: true))
    case .void, .none, .function: break
    default: if EvaluationThread.hasRoom() { hashParts(into: &hasher) }
    }
  }

  private func hashParts(into hasher: inout Hasher) {
    switch self {
    case .some(let box): box.value.hash(into: &hasher)
    case .tuple(let tuple): hasher.combine(tuple.elements)
    case .array(let elements): hash(elements, into: &hasher)
    case .dictionary(let elements): hash(elements, into: &hasher)
    case .set(let elements): hash(elements, into: &hasher)
    case .structure(let instance):
      if instance.decl.info?.hash(self, typeArguments: instance.typeArguments, into: &hasher) == true { return }
      for field in instance.fields { field.hash(into: &hasher) }
    case .enumeration(let instance):
      if instance.decl.info?.hash(self, typeArguments: instance.typeArguments, into: &hasher) == true { return }
      hasher.combine(instance.enumCase.index)
      for value in instance.payload { value.hash(into: &hasher) }
    case .object(let object):
      if let instance = ClassInstance.of(object),
        instance.decl.info?.hash(self, typeArguments: instance.typeArguments, into: &hasher) == true
      {
        return
      }
      if let object = object as? any Hashable {
        return object.hash(into: &hasher)
      }
      hasher.combine(ObjectIdentifier(object))
    default: break
    }
  }

  /// `<` of any Comparable: the program's own, the native one, or the one Swift synthesises for enums.
  package func isLess(than other: Value) -> Bool {
    switch (self, other) {
    case (.int(let a), .int(let b)): return a < b
    case (.double(let a), .double(let b)): return a < b
    case (.string(let a), .string(let b)): return a < b
    case (.character(let a), .character(let b)): return a < b
    case (.native(let a), .native(let b)): return a.isLess(than: b)
    case _ where !EvaluationThread.hasRoom(): return false
    case (.tuple(let a), .tuple(let b)): return a.elements.lexicographicallyPrecedes(b.elements) { $0.isLess(than: $1) }
    case (.structure(let a), .structure):
      return a.decl.info?.call(.less, [self, other], typeArguments: a.typeArguments)?.asBool ?? false
    case (.enumeration(let a), .enumeration(let b)):
      if let result = a.decl.info?.call(.less, [self, other], typeArguments: a.typeArguments) { return result.asBool }
      if a.enumCase !== b.enumCase { return a.enumCase.index < b.enumCase.index }
      let info = a.decl.info
      return a.payload.lexicographicallyPrecedes(b.payload) { info?.isLess($0, $1) ?? $0.isLess(than: $1) }
    case (.object(let a), .object):
      if let a = ClassInstance.of(a) {
        return a.decl.info?.call(.less, [self, other], typeArguments: a.typeArguments)?.asBool ?? false
      }
      return false
    default: return false
    }
  }
}

/// A value that is hashed by `hash(into:)`.
private struct HashedParts: Hashable {
  let value: Value
  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
