import Execution
import Rx
import Types

/// The operators of `SharedSequence` for one strategy.
enum SharedOperators<S: SharingStrategyProtocol & SendableMetatype> {
  typealias Shared = SharedSequence<S, Value>

  static var table: [String: Bindings.Body] {
    var bind = Bindings()
    creating(&bind)
    operators(&bind)
    flattening(&bind)
    combining(&bind)
    return bind.table.compactMapValues { binding in
      if case .general(let body) = binding.implementation { body } else { nil }
    }
  }

  private static func source(_ call: NativeCall, _ index: Int = 0) throws -> Shared { try call.shared(index) }
  private static func sources(_ call: NativeCall, _ index: Int = 0) throws -> [Shared] {
    try call.elements(index).map { try call.runtime.shared($0) }
  }

  private static func creating(_ bind: inout Bindings) {
    bind("static SharedSequence.empty()") { _ in .boxed(Shared.empty()) }
    bind("static SharedSequence.never()") { _ in .boxed(Shared.never()) }
    bind("static SharedSequence.just(_:)") { .boxed(Shared.just($0[0])) }
    bind("static SharedSequence.deferred(_:)") { call in
      let factory = call.function(0)
      return .boxed(
        Shared.deferred { [runtime = call.runtime] in (try? runtime.shared(factory.run())) ?? .empty() })
    }
    bind([
      "static SharedSequence.of(_:)", "static SharedSequence.from(_:) ([Element])",
      "static SharedSequence.from(_:) (Sequence)",
    ]) { .boxed(Shared.from(try $0.elements(0))) }
    bind("static SharedSequence.from(optional:)") { .boxed(Shared.from(optional: $0[0].asOptional)) }
    bind("static SharedSequence.interval(_:)") { call in
      .boxed(SharedSequence<S, Int>.interval(call.interval(0)).map { Value.int($0) })
    }
    bind("static SharedSequence.timer(_:period:)") { call in
      .boxed(SharedSequence<S, Int>.timer(call.interval(0), period: call.interval(1)).map { Value.int($0) })
    }
    bind("SharedSequence.asSharedSequence()") { $0[0] }
  }

  private static func operators(_ bind: inout Bindings) {
    let type = "SharedSequenceConvertibleType"
    bind("\(type).map(_:)") { .boxed(try source($0).map($0.plainTransform(1))) }
    bind("\(type).filter(_:)") { .boxed(try source($0).filter($0.plainPredicate(1))) }
    bind("\(type).compactMap(_:)") { call in
      let function = call.function(1)
      return .boxed(try source(call).compactMap { function.run($0).asOptional })
    }
    bind("\(type).do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)") { call in
      .boxed(
        try source(call).do(
          onNext: call.consumer(1), afterNext: call.consumer(2), onCompleted: call.action(3),
          afterCompleted: call.action(4), onSubscribe: call.action(5), onSubscribed: call.action(6),
          onDispose: call.action(7)))
    }
    bind("\(type).debug(_:trimOutput:file:line:function:)") { call in
      .boxed(
        try source(call).debug(
          call[1].asOptional?.asString, trimOutput: call.bool(2), file: call.string(3), line: call.unsigned(4),
          function: call.string(5)))
    }
    bind("\(type).scan(_:accumulator:)") { call in
      let function = call.function(2)
      return .boxed(try source(call).scan(call[1]) { function.run($0, $1) })
    }
    bind("\(type).skip(_:)") { .boxed(try source($0).skip($0.int(1))) }
    bind("\(type).startWith(_:)") { .boxed(try source($0).startWith($0[1])) }
    bind("\(type).distinctUntilChanged()") { .boxed(try source($0).distinctUntilChanged()) }
    bind("\(type).distinctUntilChanged(_:) ((Element) -> Key)") {
      .boxed(try source($0).distinctUntilChanged($0.plainTransform(1)))
    }
    bind("\(type).distinctUntilChanged(_:) ((Element, Element) -> Bool)") { call in
      let function = call.function(1)
      return .boxed(try source(call).distinctUntilChanged { (a: Value, b: Value) in function.run(a, b).asBool })
    }
    bind("\(type).distinctUntilChanged(_:comparer:)") { call in
      let function = call.function(2)
      return .boxed(
        try source(call).distinctUntilChanged(call.plainTransform(1)) { (a: Value, b: Value) in
          function.run(a, b).asBool
        })
    }
    bind("\(type).withUnretained(_:)") { call in
      .boxed(unretained(try source(call), try call.object(1)) { .pair($0, $1) })
    }
    bind("\(type).withUnretained(_:resultSelector:)") { call in
      let function = call.function(2)
      return .boxed(unretained(try source(call), try call.object(1)) { function.run($0, $1) })
    }
    bind("\(type).withLatestFrom(_:)") { call in
      // The other one may share in another way: a button's taps with the state of a form.
      if let signal: Signal<Value> = call[1].native() { return .boxed(try source(call).withLatestFrom(signal)) }
      if let other: SharedSequence<ProgramStrategy, Value> = call[1].native() {
        return .boxed(try source(call).withLatestFrom(other))
      }
      let driver: Driver<Value> = try call.shared(1)
      return .boxed(try source(call).withLatestFrom(driver))
    }
    bind("\(type).withLatestFrom(_:resultSelector:)") { call in
      let function = call.function(2)
      return .boxed(try source(call).withLatestFrom(source(call, 1)) { function.run($0, $1) })
    }
    bind("\(type).throttle(_:latest:)") { .boxed(try source($0).throttle($0.interval(1), latest: $0.bool(2))) }
    bind("\(type).debounce(_:)") { .boxed(try source($0).debounce($0.interval(1))) }
    bind("\(type).delay(_:)") { .boxed(try source($0).delay($0.interval(1))) }
  }

  /// Generic, because closures over `AnyObject` itself cannot be compiled.
  private static func unretained<Target: AnyObject>(
    _ source: Shared, _ target: Target, _ result: @escaping (Value, Value) -> Value
  ) -> Shared {
    source.withUnretained(target) { result(.object($0), $1) }
  }

  /// Calls `body` with what the inner sequences share with: it may be another strategy than that of the outer one.
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
    let type = "SharedSequenceConvertibleType"
    bind("\(type).flatMap(_:)") { call in
      func flattened<Inner: SharingStrategyProtocol & SendableMetatype>(_: Inner.Type) throws -> Value {
        .boxed(try source(call).flatMap(selector(call, Inner.self)))
      }
      return try withInner(call) { try flattened($0) }
    }
    bind("\(type).flatMapLatest(_:)") { call in
      func flattened<Inner: SharingStrategyProtocol & SendableMetatype>(_: Inner.Type) throws -> Value {
        .boxed(try source(call).flatMapLatest(selector(call, Inner.self)))
      }
      return try withInner(call) { try flattened($0) }
    }
    bind("\(type).flatMapFirst(_:)") { call in
      func flattened<Inner: SharingStrategyProtocol & SendableMetatype>(_: Inner.Type) throws -> Value {
        .boxed(try source(call).flatMapFirst(selector(call, Inner.self)))
      }
      return try withInner(call) { try flattened($0) }
    }
    bind("\(type).switchLatest()") { call in
      func flattened<Inner: SharingStrategyProtocol & SendableMetatype>(_: Inner.Type) throws -> Value {
        .boxed(try nested(call, Inner.self).switchLatest())
      }
      return try withInner(call) { try flattened($0) }
    }
    bind("\(type).merge()") { call in
      func flattened<Inner: SharingStrategyProtocol & SendableMetatype>(_: Inner.Type) throws -> Value {
        .boxed(try nested(call, Inner.self).merge())
      }
      return try withInner(call) { try flattened($0) }
    }
    bind("\(type).merge(maxConcurrent:)") { call in
      func flattened<Inner: SharingStrategyProtocol & SendableMetatype>(_: Inner.Type) throws -> Value {
        .boxed(try nested(call, Inner.self).merge(maxConcurrent: call.int(1)))
      }
      return try withInner(call) { try flattened($0) }
    }
  }

  private static func combining(_ bind: inout Bindings) {
    let type = "SharedSequenceConvertibleType"
    bind([
      "static \(type).merge(_:) (Collection)", "static \(type).merge(_:) ([SharedSequence<SharingStrategy, Element>])",
      "static \(type).merge(_:) (SharedSequence<SharingStrategy, Element>...)",
    ]) { .boxed(Shared.merge(try sources($0))) }
    bind(["static SharedSequence.concat(_:) (Sequence)", "static SharedSequence.concat(_:) (Collection)"]) {
      .boxed(Shared.concat(try sources($0)))
    }
    bind("static SharedSequence.zip(_:)") { .boxed(Shared.zip(try sources($0)) { Value.array($0) }) }
    bind("static SharedSequence.combineLatest(_:)") {
      .boxed(Shared.combineLatest(try sources($0)) { Value.array($0) })
    }
    bind("static SharedSequence.zip(_:resultSelector:)") { call in
      let function = call.function(1)
      return .boxed(Shared.zip(try sources(call)) { try function.call(.array($0)) })
    }
    bind("static SharedSequence.combineLatest(_:resultSelector:)") { call in
      let function = call.function(1)
      return .boxed(Shared.combineLatest(try sources(call)) { try function.call(.array($0)) })
    }
    for arity in 2...8 {
      let labels = String(repeating: "_:", count: arity)
      @Sendable func all(_ call: NativeCall) throws -> [Shared] {
        try call.arguments.prefix(arity).map { try call.runtime.shared($0) }
      }
      bind("static \(type).zip(\(labels))") { .boxed(Shared.zip(each: try all($0)) { Value.row($0) }) }
      bind("static \(type).combineLatest(\(labels))") {
        .boxed(Shared.combineLatest(each: try all($0)) { Value.row($0) })
      }
      bind("static SharedSequence.zip(\(labels)resultSelector:)") { call in
        let function = call.function(arity)
        return .boxed(Shared.zip(each: try all(call)) { try function.call($0) })
      }
      bind("static SharedSequence.combineLatest(\(labels)resultSelector:)") { call in
        let function = call.function(arity)
        return .boxed(Shared.combineLatest(each: try all(call)) { try function.call($0) })
      }
    }
  }
}
