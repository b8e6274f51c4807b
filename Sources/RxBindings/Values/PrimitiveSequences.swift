import Execution
import Rx
import Types

extension PrimitiveSequence: ValueStream where Element == Value {
  package var stream: Observable<Value> { asObservable() }
}

extension Runtime {
  package func single(_ value: Value) throws -> Single<Value> { try value.unboxed() }
  package func maybe(_ value: Value) throws -> Maybe<Value> { try value.unboxed() }
  package func completable(_ value: Value) throws -> Completable { try value.unboxed() }

  /// Returns the event of a Single as the program's `Result`.
  package func result(_ event: SingleEvent<Value>) throws -> Value {
    let cases = try ScriptEnum(named: "Result", in: self)
    return switch event {
    case .success(let value): cases.value(0, value)
    case .failure(let error): cases.value(1, self.value(of: error))
    }
  }

  package func singleEvent(_ value: Value) -> SingleEvent<Value> {
    let payload = value.enumCase?.payload.first ?? .void
    return value.enumCase?.index == 0 ? .success(payload) : .failure(error(payload))
  }
}

extension NativeCall {
  package func single(_ index: Int) throws -> Single<Value> { try runtime.single(self[index]) }
  package func singles(_ index: Int) throws -> [Single<Value>] { try elements(index).map { try runtime.single($0) } }
  package func maybe(_ index: Int) throws -> Maybe<Value> { try runtime.maybe(self[index]) }
  package func completable(_ index: Int) throws -> Completable { try runtime.completable(self[index]) }
  package func completables(_ index: Int) throws -> [Completable] {
    try elements(index).map { try runtime.completable($0) }
  }
}

/// Trait that a call concerns: that of its receiver or, for static members, of its type.
package enum PrimitiveTrait { case single, maybe, completable }

extension NativeCall {
  package var trait: PrimitiveTrait {
    if case .native(let box)? = arguments.first {
      if box is Boxed<Maybe<Value>> { return .maybe }
      if box is Boxed<Completable> { return .completable }
      if box is Boxed<Single<Value>> { return .single }
    }
    return typeArguments.lazy.compactMap { PrimitiveTrait(of: $0) }.first ?? .single
  }
}

extension PrimitiveTrait {
  /// The trait that a type is, or that a primitive sequence has.
  fileprivate init?(of type: Type) {
    switch type.nominalDecl?.name {
    case "SingleTrait": self = .single
    case "MaybeTrait": self = .maybe
    case "CompletableTrait": self = .completable
    case "PrimitiveSequence":
      guard let trait = type.arguments.first.flatMap({ PrimitiveTrait(of: $0) }) else { return nil }
      self = trait
    default: return nil
    }
  }
}
