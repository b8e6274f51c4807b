import RxBindings
import Types
import Execution
import Rx

/// Deprecated spellings of RxSwift 2 to 5, for older tutorials: each runs as the current spelling does.
struct OldSpellings: Sendable {
  let module: NativeModule

  static func add(to module: NativeModule) {
    let spellings = OldSpellings(module: module)
    spellings.addSubscribing()
    spellings.addGlobals()
    spellings.addOperators()
    spellings.addSeconds()
    spellings.addTypes()
    spellings.addVariable()
    spellings.addTraits()
    spellings.addRecordedEvents()
    spellings.addSchedulers()
    spellings.addFoundation()
    for (old, today) in [("Next", "next"), ("Error", "error"), ("Completed", "completed")] {
      module.oldCase(old, of: "Event", today: today)
    }
    for (old, today) in [("Unknown", "unknown"), ("Timeout", "timeout"), ("NoElements", "noElements")] {
      module.oldCase(old, of: "RxError", today: today)
    }
    // Event of a Single before RxSwift 6; its enum is a Result today.
    module.oldCase("error", of: "Result", today: "failure")
  }

  /// Returns a declaration that takes times as numbers of seconds.
  func inSeconds(_ signature: String, _ implementation: NativeImplementation) -> NativeMember {
    NativeMember(
      """
      @available(*, deprecated, obsoleted: 6, message: "a number of seconds is an old spelling; today it is .seconds(1) or .milliseconds(300)") \(signature)
      """, implementation)
  }

  /// Returns a declaration with the implementation of the current one.
  func renamed(_ name: String, _ signature: String, as key: String) -> NativeMember {
    deprecated(name, signature, RxCatalog.implementation(key))
  }

  /// - Parameters:
  ///   - isReshaped: True if the current expression has another structure, so that renaming alone does not suffice.
  ///   - explanation: Text of the note, where today's name alone would mislead.
  func deprecated(
    _ name: String, _ signature: String, isReshaped: Bool = false, saying explanation: String? = nil,
    _ implementation: NativeImplementation
  ) -> NativeMember {
    let shape = isReshaped ? ", reshaped" : ""
    let message = explanation.map { ", message: \"\($0)\"" } ?? ""
    return NativeMember(
      "@available(*, deprecated, obsoleted: 6\(shape)\(message), renamed: \"\(name)\") \(signature)", implementation)
  }

  private func addSubscribing() {
    module.extend(
      "extension ObservableType",
      lazily: [
        deprecated(
          "subscribe(onNext:)", "func subscribeNext(_ onNext: @escaping (Element) -> Void) -> Disposable",
          .general { call in
            try call.subscription(
              .subscribe, to: call.observable(0), onNext: call.elementConsumer(1), onError: nil, onCompleted: nil,
              onDisposed: nil)
          }),
        deprecated(
          "subscribe(onError:)", "func subscribeError(_ onError: @escaping (Error) -> Void) -> Disposable",
          .general { call in
            try call.subscription(
              .subscribe, to: call.observable(0), onNext: FunctionConsumer(nil), onError: call.errorConsumer(1),
              onCompleted: nil,
              onDisposed: nil)
          }),
        deprecated(
          "subscribe(onCompleted:)", "func subscribeCompleted(_ onCompleted: @escaping () -> Void) -> Disposable",
          .general { call in
            try call.subscription(
              .subscribe, to: call.observable(0), onNext: FunctionConsumer(nil), onError: nil,
              onCompleted: call.action(1),
              onDisposed: nil)
          }),
        renamed(
          "bind(to:)",
          "func bindTo<Observer: ObserverType>(_ observers: Observer...) -> Disposable where Observer.Element == Element",
          as: "ObservableType.bind(to:) (Observer...) where Observer.Element == Element"),
        renamed(
          "bind(to:)",
          """
          func bindTo<Observer: ObserverType>(_ observers: Observer...) -> Disposable \
          where Observer.Element == Element?
          """, as: "ObservableType.bind(to:) (Observer...) where Observer.Element == Element?"),
        renamed(
          "bind(to:)", "func bindTo<Result>(_ binder: (Self) -> Result) -> Result",
          as: "ObservableType.bind(to:) ((Self) -> Result)"),
        renamed(
          "bind(to:curriedArgument:)",
          "func bindTo<R1, R2>(_ binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2",
          as: "ObservableType.bind(to:curriedArgument:)"),
        renamed(
          "bind(onNext:)", "func bindNext(_ onNext: @escaping (Element) -> Void) -> Disposable",
          as: "ObservableType.bind(onNext:)"),
      ])
    module.extend(
      "extension Disposable",
      lazily: [
        renamed(
          "disposed(by:)", "func addDisposableTo(_ bag: DisposeBag)", as: "Disposable.disposed(by:)")
      ])
    module.extend(
      "extension DisposeBag",
      lazily: [
        renamed(
          "insert(_:)", "func addDisposable(_ disposable: Disposable)", as: "DisposeBag.insert(_:) (Disposable)")
      ])
    module.extend(
      "extension CompositeDisposable",
      lazily: [
        renamed(
          "insert(_:)", "func addDisposable(_ disposable: Disposable) -> DisposeKey?",
          as: "CompositeDisposable.insert(_:)")
      ])
    module.extend(
      "extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy",
      lazily: [
        deprecated(
          "drive(onNext:)", "func driveNext(_ onNext: @escaping (Element) -> Void) -> Disposable",
          .general { call in
            try call.subscription(
              .drive, to: call.observable(0), onNext: call.elementConsumer(1), onError: nil, onCompleted: nil,
              onDisposed: nil)
          })
      ])
  }

  private func addGlobals() {
    module.global(
      named: [
        "create", "deferred", "empty", "failWith", "interval", "just", "never", "println", "sequenceOf", "timer",
      ],
      lazily: [
        renamed(
          "Observable.just(_:)", "func just<E>(_ element: E) -> Observable<E>", as: "static ObservableType.just(_:)"),
        deprecated(
          "Observable.of(_:)", "func sequenceOf<E>(_ elements: E...) -> Observable<E>",
          .general { .stream(.from($0[0].asArray)) }),
        renamed("Observable.empty()", "func empty<E>() -> Observable<E>", as: "static ObservableType.empty()"),
        renamed("Observable.never()", "func never<E>() -> Observable<E>", as: "static ObservableType.never()"),
        renamed(
          "Observable.error(_:)", "func failWith<E>(_ error: Error) -> Observable<E>",
          as: "static ObservableType.error(_:)"),
        renamed(
          "Observable.create(_:)",
          "func create<E>(_ subscribe: @escaping (AnyObserver<E>) -> Disposable) -> Observable<E>",
          as: "static ObservableType.create(_:)"),
        renamed(
          "Observable.deferred(_:)",
          "func deferred<E>(_ factory: @escaping () throws -> Observable<E>) -> Observable<E>",
          as: "static ObservableType.deferred(_:)"),
        // In their day the two counted in Int64.
        deprecated(
          "Observable.interval(_:scheduler:)",
          "func interval(_ period: Double, _ scheduler: SchedulerType) -> Observable<Int64>",
          .general { call in
            .stream(
              Observable<Int>.interval(call.seconds(0), scheduler: try call.scheduler(1)).map { .boxed(Int64($0)) })
          }),
        deprecated(
          "Observable.timer(_:scheduler:)",
          "func timer(_ dueTime: Double, _ scheduler: SchedulerType) -> Observable<Int64>",
          .general { call in
            .stream(Observable<Int>.timer(call.seconds(0), scheduler: try call.scheduler(1)).map { .boxed(Int64($0)) })
          }),
        NativeMember(
          """
          @available(*, deprecated, obsoleted: 6, renamed: "print(_:)") func println(_ item: Any = "")
          """,
          .general { call in
            call.runtime.host.write(call[0].description + "\n")
            return .void
          }),
      ])
    module.global(named: ["combineLatest", "zip"], lazily: (2...4).flatMap(combinations))
  }

  /// Returns the global functions that combine a number of sequences.
  private func combinations(arity: Int) -> [NativeMember] {
    let types = (1...arity).map { "O\($0): ObservableType" }.joined(separator: ", ")
    let sources = (1...arity).map { "_ source\($0): O\($0)" }.joined(separator: ", ")
    let elements = (1...arity).map { "O\($0).Element" }.joined(separator: ", ")
    let labels = String(repeating: "_:", count: arity)
    return ["combineLatest", "zip"].map { name in
      renamed(
        "Observable.\(name)(\(labels)resultSelector:)",
        """
        func \(name)<\(types), R>(\(sources), _ resultSelector: @escaping (\(elements)) throws -> R) -> Observable<R>
        """, as: "static ObservableType.\(name)(\(labels)resultSelector:)")
    }
  }
}

extension NativeCall {
  /// Returns a number of seconds, as intervals were written before `DispatchTimeInterval`.
  func seconds(_ index: Int) -> RxTimeInterval { .nanoseconds(self[index].asDouble.nanosecondsFromSeconds) }
}
