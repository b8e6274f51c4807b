import Interpreter

extension RxCatalog {
  /// Why a type of the library does not have a member, or not in this form, and what to write instead; nil where there is
  /// nothing to teach.
  package static func teach(_ member: String, _ type: Type) -> String? {
    guard case .nominal(let decl, let arguments) = type else { return nil }
    if decl.name == "SharedSequence", case .nominal(let strategy, _)? = arguments.first {
      return strategy.name == "SignalSharingStrategy" ? ofSignals[member] : ofDrivers[member]
    }
    return byType[decl.name]?[member] ?? ofStreams(decl, member)
  }

  /// How a value of one type of the library becomes one of another; nil where there is nothing to teach.
  package static func convert(_ type: Type, to wanted: Type) -> String? {
    guard case .nominal(let given, _) = type, case .nominal(let target, let arguments) = wanted else { return nil }
    let isStream = streams.contains(given.name) || given.name == "PrimitiveSequence" || given.name == "Infallible"
    switch target.name {
    case "SharedSequence" where isStream:
      let isSignal = arguments.first.map { "\($0)" } == "SignalSharingStrategy"
      return isSignal ? ofObservables["asSignal"] : ofObservables["asDriver"]
    case "Observable" where isStream || given.name == "SharedSequence": return "as an Observable it is .asObservable()"
    default: return nil
    }
  }

  /// What is lost where a value of such a type is dropped; nil where nothing is.
  package static func keep(_ type: Type) -> String? {
    switch type {
    case .existential(let protocols) where protocols.contains { $0.decl.name == "Disposable" }:
      return "keep the subscription: .disposed(by: bag); or say that it may run to its end: _ = …"
    case .nominal(let decl, _)
    where decl.name == "SharedSequence" || decl.name == "Infallible" || decl.name == "PrimitiveSequence"
      || streams.contains(decl.name):
      return "an operator makes a new sequence and does nothing until that is subscribed to"
    default: return nil
    }
  }

  private static let streams: Set<String> = [
    "Observable", "PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject", "PublishRelay",
    "BehaviorRelay", "ReplayRelay", "ConnectableObservable", "ControlEvent", "ControlProperty",
  ]

  /// Observables, subjects and relays share what they lack.
  private static func ofStreams(_ decl: NominalDecl, _ member: String) -> String? {
    return streams.contains(decl.name) ? ofObservables[member] : nil
  }

  private static let ofObservables: [String: String] = [
    "drive": """
    only a Driver can be driven: it cannot fail and stays on the main thread.
    Make one with .asDriver(onErrorJustReturn:)
    """,
    "emit": """
    only a Signal emits: it cannot fail and stays on the main thread.
    Make one with .asSignal(onErrorJustReturn:)
    """,
    "asDriver": """
    a Driver cannot fail, so say what stands in for an error:
    .asDriver(onErrorJustReturn:), .asDriver(onErrorDriveWith:) or .asDriver(onErrorRecover:)
    """,
    "asSignal": """
    a Signal cannot fail, so say what stands in for an error:
    .asSignal(onErrorJustReturn:), .asSignal(onErrorSignalWith:) or .asSignal(onErrorRecover:)
    """,
    "accept": "only relays accept elements; a subject is sent them with onNext(_:)",
    "andThen": "only a Completable is followed by andThen(_:); of observables use concat(_:)",
  ]

  private static let ofDrivers: [String: String] = [
    "bind":
      "a Driver is not bound but driven: use drive(_:), which keeps the main thread and the replay of the latest element",
    "subscribe": "a Driver is not subscribed to but driven: use drive(onNext:)",
    "emit": "a Driver is driven, a Signal emits: use drive(_:)",
    "retry": cannotFail("Driver"),
    "catch": cannotFail("Driver"),
    "catchAndReturn": cannotFail("Driver"),
    "observe": "a Driver is always on the main scheduler; move the work before .asDriver(…)",
    "share": "a Driver is shared already: it replays its latest element while anybody listens",
    "throttle": onMain("Driver"), "debounce": onMain("Driver"), "delay": onMain("Driver"),
  ]

  private static let ofSignals: [String: String] = [
    "bind": "a Signal is not bound but emitted: use emit(to:)",
    "subscribe": "a Signal is not subscribed to but emitted: use emit(onNext:)",
    "drive":
      "a Signal does not replay, so it cannot drive a state: use emit(to:), or .asDriver(onErrorJustReturn:) for one that does",
    "retry": cannotFail("Signal"),
    "catch": cannotFail("Signal"),
    "catchAndReturn": cannotFail("Signal"),
    "observe": "a Signal is always on the main scheduler; move the work before .asSignal(…)",
    "share": "a Signal is shared already, without replay",
    "throttle": onMain("Signal"), "debounce": onMain("Signal"), "delay": onMain("Signal"),
  ]

  private static let byType: [String: [String: String]] = [
    "PublishRelay": [
      "asDriver":
        "a Driver replays state, which a PublishRelay does not keep: use asSignal(), or .asDriver(onErrorJustReturn:)",
      "onNext": relays, "onError": relays, "onCompleted": relays,
      "value": "a PublishRelay keeps no value; a BehaviorRelay does",
    ],
    "BehaviorRelay": [
      "onNext": relays, "onError": relays, "onCompleted": relays,
      "asSignal": "a Signal does not replay, a BehaviorRelay does: use asDriver(), or .asSignal(onErrorJustReturn:)",
    ],
    "ReplayRelay": ["onNext": relays, "onError": relays, "onCompleted": relays],
    "PublishSubject": ["value": "a PublishSubject keeps no value; a BehaviorSubject does"],
    "Infallible": [
      "retry": cannotFail("Infallible"), "catch": cannotFail("Infallible"), "catchAndReturn": cannotFail("Infallible"),
    ],
  ]

  private static let relays = "a relay takes elements only and never ends: use accept(_:)"
  private static func onMain(_ trait: String) -> String {
    "a \(trait) is on the main thread already: leave the scheduler out"
  }
  private static func cannotFail(_ trait: String) -> String { "a \(trait) cannot fail, so there is no error to handle" }
}
