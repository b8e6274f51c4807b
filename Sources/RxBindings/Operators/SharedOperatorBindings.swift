import Execution
import Rx
import Types

/// The operators of `SharedSequence` for one strategy.
enum SharedOperators<S: SharingStrategyProtocol & SendableMetatype> {
  typealias Shared = SharedSequence<S, Value>

  static var table: [String: Bindings.Body] {
    var bind = Bindings()
    bindGenerated(&bind)
    creating(&bind)
    operators(&bind)
    flattening(&bind)
    return bind.table.compactMapValues { binding in
      if case .general(let body) = binding.implementation { body } else { nil }
    }
  }

  static func source(_ call: NativeCall, _ index: Int = 0) throws -> Shared { try call.shared(index) }
  static func sources(_ call: NativeCall, _ index: Int = 0) throws -> [Shared] {
    try call.elements(index).map { try call.runtime.shared($0) }
  }
  static func sources(_ call: NativeCall, first count: Int) throws -> [Shared] {
    try call.arguments.prefix(count).map { try call.runtime.shared($0) }
  }

  private static func creating(_ bind: inout Bindings) {
    bind("static SharedSequenceConvertibleType.deferred(_:)") { call in
      let factory = call.function(0)
      return .boxed(
        Shared.deferred { [runtime = call.runtime] in (try? runtime.shared(factory.run())) ?? .empty() })
    }
    bind([
      "static SharedSequence.of(_:)", "static SharedSequenceConvertibleType.from(_:) ([Element])",
      "static SharedSequenceConvertibleType.from(_:) (Sequence)",
    ]) { .boxed(Shared.from(try $0.elements(0))) }
  }

  private static func operators(_ bind: inout Bindings) {
    bind("SharedSequenceConvertibleType.withUnretained(_:)") { call in
      .boxed(unretained(try source(call), try call.object(1)) { .pair($0, $1) })
    }
    bind("SharedSequenceConvertibleType.withUnretained(_:resultSelector:)") { call in
      let function = call.function(2)
      return .boxed(unretained(try source(call), try call.object(1)) { function.run($0, $1) })
    }
    bind("SharedSequenceConvertibleType.withLatestFrom(_:)") { call in
      // The other one may share in another way: a button's taps with the state of a form.
      if let signal: Signal<Value> = call[1].native() { return .boxed(try source(call).withLatestFrom(signal)) }
      if let other: SharedSequence<ProgramStrategy, Value> = call[1].native() {
        return .boxed(try source(call).withLatestFrom(other))
      }
      let driver: Driver<Value> = try call.shared(1)
      return .boxed(try source(call).withLatestFrom(driver))
    }
    bind("SharedSequenceConvertibleType.withLatestFrom(_:resultSelector:)") { call in
      let function = call.function(2)
      return .boxed(try source(call).withLatestFrom(source(call, 1)) { function.run($0, $1) })
    }
  }

  /// Generic, because closures over `AnyObject` itself cannot be compiled.
  private static func unretained<Target: AnyObject>(
    _ source: Shared, _ target: Target, _ result: @escaping (Value, Value) -> Value
  ) -> Shared {
    source.withUnretained(target) { result(.object($0), $1) }
  }

  /// Calls `body` with the sharing strategy of the inner sequences, which may differ from that of the outer one.
  private static func withInner(
    _ call: NativeCall, _ body: (any (SharingStrategyProtocol & SendableMetatype).Type) throws -> Value
  ) throws -> Value {
    // `flatMap<Sharing, Result>` says it itself; for `merge()` the receiver's element does.
    var type: Type?
    if call.typeArguments.count > 1 {
      type = call.typeArguments[1]
    } else if case .nominal(_, let arguments)? = call.typeArguments.first, arguments.count > 1 {
      type = arguments[1]
    }
    switch type.flatMap({ Sharing($0, in: call.runtime) }) {
    case .driver: return try body(DriverSharingStrategy.self)
    case .signal: return try body(SignalSharingStrategy.self)
    case .program(let sharing): return try sharing.making { try body(ProgramStrategy.self) }
    case nil: return try body(S.self)
    }
  }

  private static func selector<Inner: SharingStrategyProtocol & SendableMetatype>(
    _ call: NativeCall, _: Inner.Type
  ) -> (Value) -> SharedSequence<Inner, Value> {
    let function = call.function(1)
    return { [runtime = call.runtime] value in (try? runtime.shared(function.run(value))) ?? .empty() }
  }

  private static func nested<Inner: SharingStrategyProtocol & SendableMetatype>(
    _ call: NativeCall, _: Inner.Type
  ) throws -> SharedSequence<S, SharedSequence<Inner, Value>> {
    try source(call).map { [runtime = call.runtime] value in (try? runtime.shared(value)) ?? .empty() }
  }

  private static func flattening(_ bind: inout Bindings) {
    bind("SharedSequenceConvertibleType.flatMap(_:)") { call in
      func flattened<Inner: SharingStrategyProtocol & SendableMetatype>(_: Inner.Type) throws -> Value {
        .boxed(try source(call).flatMap(selector(call, Inner.self)))
      }
      return try withInner(call) { try flattened($0) }
    }
    bind("SharedSequenceConvertibleType.flatMapLatest(_:)") { call in
      func flattened<Inner: SharingStrategyProtocol & SendableMetatype>(_: Inner.Type) throws -> Value {
        .boxed(try source(call).flatMapLatest(selector(call, Inner.self)))
      }
      return try withInner(call) { try flattened($0) }
    }
    bind("SharedSequenceConvertibleType.flatMapFirst(_:)") { call in
      func flattened<Inner: SharingStrategyProtocol & SendableMetatype>(_: Inner.Type) throws -> Value {
        .boxed(try source(call).flatMapFirst(selector(call, Inner.self)))
      }
      return try withInner(call) { try flattened($0) }
    }
    bind("SharedSequenceConvertibleType.switchLatest()") { call in
      func flattened<Inner: SharingStrategyProtocol & SendableMetatype>(_: Inner.Type) throws -> Value {
        .boxed(try nested(call, Inner.self).switchLatest())
      }
      return try withInner(call) { try flattened($0) }
    }
    bind("SharedSequenceConvertibleType.merge()") { call in
      func flattened<Inner: SharingStrategyProtocol & SendableMetatype>(_: Inner.Type) throws -> Value {
        .boxed(try nested(call, Inner.self).merge())
      }
      return try withInner(call) { try flattened($0) }
    }
    bind("SharedSequenceConvertibleType.merge(maxConcurrent:)") { call in
      func flattened<Inner: SharingStrategyProtocol & SendableMetatype>(_: Inner.Type) throws -> Value {
        .boxed(try nested(call, Inner.self).merge(maxConcurrent: call.int(1)))
      }
      return try withInner(call) { try flattened($0) }
    }
  }
}
