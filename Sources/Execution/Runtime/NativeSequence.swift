import Types

/// A native value or object that a `for` loop and the library's sequence algorithms can walk: ranges, `zip`, `stride`, …
/// Boxed payloads and objects adopt it.
package protocol NativeSequence {
  /// Begins a new iteration; each call of the result returns the next element.
  func makeNext() -> () throws -> Value?
  /// A number of elements that it has at least, found without a look at each.
  var leastCount: Int { get }
}

extension NativeSequence {
  package var leastCount: Int { 0 }
}

extension Value {
  /// Begins an iteration of any sequence, native or of the program; nil for other values.
  package func makeNext(in runtime: Runtime) throws -> (() throws -> Value?)? {
    switch self {
    case .array(let elements):
      var index = 0
      return {
        guard index < elements.count else { return nil }
        defer { index += 1 }
        return elements[index]
      }
    case .string(let text):
      var iterator = text.makeIterator()
      return { iterator.next().map { .character($0) } }
    case .dictionary(let elements):
      var iterator = elements.makeIterator()
      return { iterator.next().map { .tuple($0.key, $0.value, labels: ["key", "value"]) } }
    case .set(let elements):
      var iterator = elements.makeIterator()
      return { iterator.next() }
    case .native(let box): return (box.payload as? any NativeSequence)?.makeNext()
    case .object(let object):
      if let native = object as? any NativeSequence { return native.makeNext() }
      return try runtime.makeNext(ofProgram: self)
    case .structure, .enumeration: return try runtime.makeNext(ofProgram: self)
    default: return nil
    }
  }
}

extension Runtime {
  /// `makeIterator()` and `next()` of a sequence that the program declares.
  fileprivate func makeNext(ofProgram sequence: Value) throws -> (() throws -> Value?)? {
    guard let decl = nominal(of: sequence), let makeIterator = requirement("Sequence", "makeIterator"),
      let next = requirement("IteratorProtocol", "next")
    else { return nil }
    var iterator = sequence
    if let witness = universe.witness(for: makeIterator, in: decl), !witness.isRequirement, witness.native == nil {
      iterator = try lowering.call(
        witness, typeArguments: hiddenTypes(of: witness, for: sequence), arguments: [sequence])
    } else if let collection = ProgramCollection(sequence, self) {
      return collection.makeNext()
    }
    guard let iteratorDecl = nominal(of: iterator) else { return try iterator.makeNext(in: self) }
    if iteratorDecl.isNative { return try iterator.makeNext(in: self) }
    guard let witness = universe.witness(for: next, in: iteratorDecl) else { return nil }
    let arguments = typeArguments(of: iterator)
    return { [self] in
      try check()
      return try lowering.call(witness, typeArguments: arguments, arguments: [], mutating: &iterator).asOptional
    }
  }
}
