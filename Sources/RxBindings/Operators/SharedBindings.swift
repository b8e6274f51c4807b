import Execution
import Rx
import Types

extension SharedSequence: ValueStream where Element == Value {
  package var stream: Observable<Value> { asObservable() }
}

extension Bindings {
  /// Binds the operators on `Driver`, `Signal` and shared sequences of the program's strategies: one table each, chosen
  /// by the values of the call.
  package mutating func bindShared() {
    let driver = SharedOperators<DriverSharingStrategy>.table
    let signal = SharedOperators<SignalSharingStrategy>.table
    let program = SharedOperators<ProgramStrategy>.table
    for (key, body) in driver {
      guard let ofSignal = signal[key], let ofProgram = program[key] else { continue }
      self(key) { call in
        switch call.sharing {
        case .driver: try body(call)
        case .signal: try ofSignal(call)
        case .program(let sharing): try sharing.making { try ofProgram(call) }
        }
      }
    }
    bindSharing(
      of: "asDriver", DriverSharingStrategy.self, fallback: "onErrorDriveWith",
      types: [
        "BehaviorRelay", "InfallibleType", "ControlEvent", "ControlProperty",
        "SharedSequenceConvertibleType<DriverSharingStrategy>",
      ])
    bindSharing(
      of: "asSignal", SignalSharingStrategy.self, fallback: "onErrorSignalWith",
      types: [
        "PublishRelay", "InfallibleType", "ControlEvent", "SharedSequenceConvertibleType<SignalSharingStrategy>",
      ])
    self("static SharingScheduler.mock(scheduler:action:)") { call in
      try SharingScheduler.mock(scheduler: call.scheduler(0)) { _ = try call.function(1).call() }
      return .void
    }
    self("static SharingScheduler.mock(makeScheduler:action:)") { call in
      let make = call.function(0)
      let fallback: any SchedulerType = MainScheduler.instance
      try SharingScheduler.mock(makeScheduler: { make.run().native() ?? fallback }) { _ = try call.function(1).call() }
      return .void
    }
    property(
      "static SharingScheduler.make",
      get: { _ in
        nonisolated(unsafe) let make = SharingScheduler.make
        return .function(Function(arity: 0) { _ in .scheduler(make()) })
      },
      set: { _, call in
        let make = call.function(0)
        let fallback: any SchedulerType = MainScheduler.instance
        SharingScheduler.make = { make.run().native() ?? fallback }
      })
    bindStrategy("DriverSharingStrategy", DriverSharingStrategy.self)
    bindStrategy("SignalSharingStrategy", SignalSharingStrategy.self)
    bindStrategies()
    self("SharedSequence.asObservable()") { .stream(try $0.observable(0)) }
    self("SharedSequenceConvertibleType.asObservable()") { .stream(try $0.observable(0)) }
    bindDriving()
  }

  private mutating func bindStrategy<S: SharingStrategyProtocol & SendableMetatype>(_ name: String, _: S.Type) {
    self("static \(name).scheduler") { _ in .scheduler(S.scheduler) }
    self("static \(name).share(_:)") { .stream(S.share(try $0.observable(0))) }
  }

  /// Binds `asSharedSequence`, which has a strategy as an argument.
  private mutating func bindStrategies() {
    let convertible = "ObservableConvertibleType.asSharedSequence"
    self("\(convertible)(sharingStrategy:onErrorJustReturn:)") { call in
      func shared<S: SharingStrategyProtocol & SendableMetatype>(_: S.Type) throws -> Value {
        .boxed(try call.observable(0).asSharedSequence(sharingStrategy: S.self, onErrorJustReturn: call[2]))
      }
      return try call.withStrategy { try shared($0) }
    }
    self("\(convertible)(sharingStrategy:onErrorDriveWith:)") { call in
      func shared<S: SharingStrategyProtocol & SendableMetatype>(_: S.Type) throws -> Value {
        .boxed(try call.observable(0).asSharedSequence(sharingStrategy: S.self, onErrorDriveWith: call.shared(2)))
      }
      return try call.withStrategy { try shared($0) }
    }
    self("\(convertible)(sharingStrategy:onErrorRecover:)") { call in
      func shared<S: SharingStrategyProtocol & SendableMetatype>(_: S.Type) throws -> Value {
        .boxed(try call.observable(0).asSharedSequence(sharingStrategy: S.self, onErrorRecover: call.recovering(2)))
      }
      return try call.withStrategy { try shared($0) }
    }
  }

  /// `asDriver`, `asSignal`: where a stream that may fail becomes one that does not.
  private mutating func bindSharing<S: SharingStrategyProtocol & SendableMetatype>(
    of name: String, _: S.Type, fallback: String, types: [String]
  ) {
    let convertible = "ObservableConvertibleType.\(name)"
    self("\(convertible)(onErrorJustReturn:)") {
      .boxed(try $0.observable(0).asSharedSequence(sharingStrategy: S.self, onErrorJustReturn: $0[1]))
    }
    self("\(convertible)(\(fallback):)") {
      .boxed(try $0.observable(0).asSharedSequence(sharingStrategy: S.self, onErrorDriveWith: $0.shared(1)))
    }
    self("\(convertible)(onErrorRecover:)") { call in
      .boxed(try call.observable(0).asSharedSequence(sharingStrategy: S.self, onErrorRecover: call.recovering(1)))
    }
    // For sequences that cannot fail; a `Never` in place of an error is never evaluated.
    let infallible: Body = { call in
      if let same: SharedSequence<S, Value> = call[0].native() { return .boxed(same) }
      if call.runtime.conforms(call[0], to: "SharedSequenceConvertibleType") {
        return .boxed(try call.runtime.shared(call[0]) as SharedSequence<S, Value>)
      }
      return .boxed(try call.observable(0).asSharedSequence(sharingStrategy: S.self, onErrorDriveWith: .never()))
    }
    for type in types { self("\(type).\(name)()", infallible) }
  }
}

extension Runtime {
  func shared<S: SharingStrategyProtocol & SendableMetatype>(_ value: Value) throws -> SharedSequence<S, Value> {
    if let shared: SharedSequence<S, Value> = value.native() { return shared }
    // A type of the program provides its sequence.
    guard conforms(value, to: "SharedSequenceConvertibleType") else { return try value.unboxed() }
    return try callWitness(value, "SharedSequenceConvertibleType", "asSharedSequence", []).unboxed()
  }
}

extension NativeCall {
  func shared<S: SharingStrategyProtocol & SendableMetatype>(_ index: Int) throws -> SharedSequence<S, Value> {
    try runtime.shared(self[index])
  }

  /// Returns a closure that gives a shared sequence for an error.
  fileprivate func recovering<S: SharingStrategyProtocol & SendableMetatype>(
    _ index: Int
  ) -> (any Error) -> SharedSequence<S, Value> {
    let recover = function(index)
    return { [runtime] error in (try? runtime.shared(recover.run(runtime.value(of: error)))) ?? .empty() }
  }

  /// Calls `body` with the strategy that a call of `asSharedSequence` names or is typed with.
  fileprivate func withStrategy(
    _ body: (any (SharingStrategyProtocol & SendableMetatype).Type) throws -> Value
  ) throws -> Value {
    switch Sharing(typeArguments.last ?? .any, in: runtime) {
    case .driver: return try body(DriverSharingStrategy.self)
    case .signal: return try body(SignalSharingStrategy.self)
    case .program(let sharing): return try sharing.making { try body(ProgramStrategy.self) }
    case nil: throw Trap.fault("expected a sharing strategy, found '\(typeArguments.last ?? .any)'")
    }
  }

  /// Sharing strategy of a call, found by its receiver, an argument, or the type whose static member it is.
  fileprivate var sharing: Sharing {
    for argument in arguments {
      switch argument {
      case .native(let box):
        if let sharing = sharing(box) { return sharing }
      case .array(let elements):
        if case .native(let box)? = elements.first, let sharing = sharing(box) { return sharing }
      default: break
      }
    }
    return typeArguments.first.flatMap { Sharing($0, in: runtime) } ?? .driver
  }

  private func sharing(_ box: AnyObject) -> Sharing? {
    if box is Boxed<Driver<Value>> { return .driver }
    if box is Boxed<Signal<Value>> { return .signal }
    guard box is Boxed<SharedSequence<ProgramStrategy, Value>> else { return nil }
    return typeArguments.lazy.compactMap { Sharing($0, in: runtime) }.first
  }
}
