import Execution
import Rx
import Types

extension PrimitiveSequence: ValueStream where Element == Value {
  package var stream: Observable<Value> { asObservable() }
}

extension Runtime {
  func single(_ value: Value) throws -> Single<Value> { try value.unboxed() }
  func maybe(_ value: Value) throws -> Maybe<Value> { try value.unboxed() }
  func completable(_ value: Value) throws -> Completable { try value.unboxed() }

  /// Returns the event of a Single as the program's `Result`.
  func result(_ event: SingleEvent<Value>) throws -> Value {
    let cases = try ScriptEnum(named: "Result", in: self)
    return switch event {
    case .success(let value): cases.value(0, value)
    case .failure(let error): cases.value(1, self.value(of: error))
    }
  }

  func singleEvent(_ value: Value) -> SingleEvent<Value> {
    let payload = value.enumCase?.payload.first ?? .void
    return value.enumCase?.index == 0 ? .success(payload) : .failure(error(payload))
  }
}

extension NativeCall {
  package func single(_ index: Int) throws -> Single<Value> { try runtime.single(self[index]) }
  func singles(_ index: Int) throws -> [Single<Value>] { try elements(index).map { try runtime.single($0) } }
  func maybe(_ index: Int) throws -> Maybe<Value> { try runtime.maybe(self[index]) }
  func completable(_ index: Int) throws -> Completable { try runtime.completable(self[index]) }
  func completables(_ index: Int) throws -> [Completable] { try elements(index).map { try runtime.completable($0) } }
}

extension Bindings {
  /// `Single`, `Maybe` and `Completable`.
  package mutating func bindPrimitive() {
    self("ObservableType.asSingle()") { .boxed(try $0.observable(0).asSingle()) }
    self("ObservableType.asMaybe()") { .boxed(try $0.observable(0).asMaybe()) }
    self("ObservableType.asCompletable()") { .boxed(try $0.observable(0).ignoreElements().asCompletable()) }
    self("ObservableType.first()") { .boxed(try $0.observable(0).first().map { Value.optional($0) }) }
    bindPrimitiveOperators()
    bindSingle()
    bindMaybe()
    bindCompletable()
  }

  /// Operators that all three have: one table a trait, chosen by the value.
  private mutating func bindPrimitiveOperators() {
    let single = PrimitiveOperators<SingleTrait, Value>.table
    let maybe = PrimitiveOperators<MaybeTrait, Value>.table
    let completable = PrimitiveOperators<CompletableTrait, Never>.table
    for (key, body) in single {
      guard let ofMaybe = maybe[key], let ofCompletable = completable[key] else { continue }
      self(key) { call in
        switch call.trait {
        case .single: try body(call)
        case .maybe: try ofMaybe(call)
        case .completable: try ofCompletable(call)
        }
      }
    }
  }
}

/// Trait that a call concerns: that of its receiver or, for static members, of its type.
enum PrimitiveTrait { case single, maybe, completable }

extension NativeCall {
  var trait: PrimitiveTrait {
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

/// The operators of `PrimitiveSequence` for one trait.
enum PrimitiveOperators<Trait, Element> {
  typealias Primitive = PrimitiveSequence<Trait, Element>

  static func source(_ call: NativeCall, _ index: Int = 0) throws -> Primitive { try call.native(index) }

  static var table: [String: Bindings.Body] {
    var bind = Bindings()
    bindGenerated(&bind)
    var table = bind.table.compactMapValues { binding in
      if case .general(let body) = binding.implementation { body } else { nil }
    }
    table["PrimitiveSequence.primitiveSequence"] = { $0[0] }
    table["PrimitiveSequence.asObservable()"] = { .stream(try $0.observable(0)) }
    table["PrimitiveSequence.catch(_:)"] = { call in
      let handler = call.function(1)
      return .boxed(
        try source(call).catch { [runtime = call.runtime] in
          try handler.call(runtime.value(of: $0)).unboxed(as: Primitive.self)
        })
    }
    table["PrimitiveSequence.retry(when:) ((Observable<Error>) -> TriggerObservable)"] = { call in
      let trigger = call.retryTrigger(1)
      return .boxed(try source(call).retry { (errors: Observable<any Error>) in trigger(errors) })
    }
    table["static PrimitiveSequence.deferred(_:)"] = { call in
      let factory = call.function(0)
      return .boxed(Primitive.deferred { try factory.call().unboxed(as: Primitive.self) })
    }
    table["static PrimitiveSequence.using(_:primitiveSequenceFactory:)"] = { call in
      let make = call.function(0)
      let factory = call.function(1)
      return .boxed(
        Primitive.using(
          { [runtime = call.runtime] in
            let value = try make.call()
            return ResourceValue(value: value, disposable: runtime.disposable(value))
          }, primitiveSequenceFactory: { try factory.call($0.value).unboxed(as: Primitive.self) }))
    }
    let newNames = [
      "PrimitiveSequence.catchError(_:)": "PrimitiveSequence.catch(_:)",
      "PrimitiveSequence.retryWhen(_:) ((Observable<Error>) -> TriggerObservable)":
        "PrimitiveSequence.retry(when:) ((Observable<Error>) -> TriggerObservable)",
    ]
    for (old, new) in newNames { table[old] = table[new] }
    return table
  }
}
