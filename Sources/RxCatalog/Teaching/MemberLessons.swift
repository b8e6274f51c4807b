import Types

extension RxCatalog {
  /// Returns the lesson for a missing member of a type of the library, with an alternative.
  static func memberLesson(_ member: String, _ receiver: Receiver) -> Lesson? {
    switch receiver.kind {
    case .driver: ofDrivers[member] ?? ofAllSequences(member, receiver)
    case .signal: ofSignals[member] ?? ofAllSequences(member, receiver)
    case .single, .maybe, .completable: ofPrimitives(member, receiver) ?? ofAllSequences(member, receiver)
    case .infallible: ofInfallible(member) ?? ofAllSequences(member, receiver)
    case .stream: byType(member, receiver) ?? ofObservables[member] ?? ofAllSequences(member, receiver)
    case .other: ofOthers(member, receiver)
    }
  }

  private static let ofObservables: [String: Lesson] = [
    "drive": Lesson(
      """
      only a Driver can be driven: it cannot fail and stays on the main thread.
      Make one with .asDriver(onErrorJustReturn:), or so that an error ends it:
      """, .convertBase(".asDriver(onErrorDriveWith: .empty())")),
    "emit": Lesson(
      """
      only a Signal emits: it cannot fail and stays on the main thread.
      Make one with .asSignal(onErrorJustReturn:)
      """, .convertBase(".asSignal(onErrorSignalWith: .empty())")),
    "asDriver": asDriver,
    "asSignal": asSignal,
    "accept": Lesson("only relays accept elements; onNext(_:) sends one to a subject"),
    "andThen": Lesson("only a Completable is followed by andThen(_:); of observables use concat(_:)"),
    "connect": Lesson("only what publish(), replay(_:) or multicast(_:) gives is connected: keep that in a constant"),
    "onSuccess": Lesson("an Observable has no single success: its elements come by onNext"),
    "combineLatest": joined("combineLatest"), "zip": joined("zip"),
  ]

  static let asDriver = Lesson(
    """
    a Driver cannot fail, so say what stands in for an error:
    .asDriver(onErrorJustReturn:), .asDriver(onErrorDriveWith:) or .asDriver(onErrorRecover:)
    """, .arguments("onErrorDriveWith: .empty()"))
  static let asSignal = Lesson(
    """
    a Signal cannot fail, so say what stands in for an error:
    .asSignal(onErrorJustReturn:), .asSignal(onErrorSignalWith:) or .asSignal(onErrorRecover:)
    """, .arguments("onErrorSignalWith: .empty()"))

  private static let ofDrivers: [String: Lesson] = [
    "bind": Lesson(
      "a Driver is not bound but driven: use drive(_:), which keeps the main thread and the replay of the latest element"
    ),
    "subscribe": Lesson("a Driver is not subscribed to but driven: use drive(onNext:)", .rename("drive")),
    "emit": Lesson("a Driver is driven, a Signal emits: use drive(_:)"),
    "retry": cannotFail("Driver"), "catch": cannotFail("Driver"), "catchAndReturn": cannotFail("Driver"),
    "observe": Lesson("a Driver is always on the main scheduler; move the work before .asDriver(…)"),
    "share": Lesson("a Driver is shared already: it replays its latest element while anybody listens"),
    "throttle": onMain("Driver"), "debounce": onMain("Driver"), "delay": onMain("Driver"),
    "asSignal": Lesson(
      "a Driver replays its latest element, a Signal does not: .asSignal(onErrorJustReturn:) makes one that forgets it",
      .arguments("onErrorSignalWith: .empty()")),
    "accept": Lesson("a Driver is only read; keep the BehaviorRelay that it comes from, and send elements to that"),
    "onNext": Lesson("a Driver is only read; keep the BehaviorRelay that it comes from, and send elements to that"),
    "value": Lesson("a Driver is a sequence, not a value; the BehaviorRelay that it comes from has one"),
  ]

  private static let ofSignals: [String: Lesson] = [
    "bind": Lesson("a Signal is not bound but emitted: use emit(to:)", .rename("emit")),
    "subscribe": Lesson("a Signal is not subscribed to but emitted: use emit(onNext:)", .rename("emit")),
    "drive": Lesson(
      "a Signal does not replay, so it cannot drive a state: use emit(to:), or .asDriver(onErrorJustReturn:) for one that does"
    ),
    "retry": cannotFail("Signal"), "catch": cannotFail("Signal"), "catchAndReturn": cannotFail("Signal"),
    "observe": Lesson("a Signal is always on the main scheduler; move the work before .asSignal(…)"),
    "share": Lesson("a Signal is shared already, without replay"),
    "throttle": onMain("Signal"), "debounce": onMain("Signal"), "delay": onMain("Signal"),
    "asDriver": Lesson(
      "a Driver replays its latest element, a Signal has none: .asDriver(onErrorJustReturn:) makes one that keeps it",
      .arguments("onErrorDriveWith: .empty()")),
    "accept": Lesson("a Signal is only read; keep the PublishRelay that it comes from, and send elements to that"),
    "onNext": Lesson("a Signal is only read; keep the PublishRelay that it comes from, and send elements to that"),
  ]

  private static func byType(_ member: String, _ receiver: Receiver) -> Lesson? {
    if receiver.isRelay {
      switch member {
      case "accept":
        guard let element = receiver.element else { return nil }
        return element.isVoid
          ? Lesson("the only value of Void is written ()", .call("accept(())"))
          : Lesson("accept(_:) takes the element to send, of type \(element)")
      case "onNext": return Lesson("a relay takes elements only and never ends: use accept(_:)", .rename("accept"))
      case "onError", "onCompleted", "on": return Lesson("a relay takes elements only and never ends: use accept(_:)")
      default: break
      }
    }
    switch (receiver.name, member) {
    case ("PublishRelay", "asDriver"):
      return Lesson(
        "a Driver replays state, which a PublishRelay does not keep: use asSignal(), or .asDriver(onErrorJustReturn:)",
        .arguments("onErrorDriveWith: .empty()"))
    case ("BehaviorRelay", "asSignal"):
      return Lesson(
        "a Signal does not replay, a BehaviorRelay does: use asDriver(), or .asSignal(onErrorJustReturn:)",
        .arguments("onErrorSignalWith: .empty()"))
    case ("BehaviorRelay", "drive"):
      return Lesson("a BehaviorRelay never fails: it drives as a Driver, by .asDriver()", .convertBase(".asDriver()"))
    case ("PublishRelay", "emit"):
      return Lesson("a PublishRelay never fails: it emits as a Signal, by .asSignal()", .convertBase(".asSignal()"))
    case ("ControlEvent", "drive"), ("ControlProperty", "drive"):
      return Lesson(
        "what a control sends never fails and comes on the main thread: it drives by .asDriver()",
        .convertBase(".asDriver()"))
    case ("ControlEvent", "emit"):
      return Lesson(
        "what a control sends never fails and comes on the main thread: it emits by .asSignal()",
        .convertBase(".asSignal()"))
    case ("PublishRelay", "value"): return Lesson("a PublishRelay keeps no value; a BehaviorRelay does")
    case ("ReplayRelay", "value"): return Lesson("a ReplayRelay has no value of its own; a BehaviorRelay does")
    case ("PublishSubject", "value"): return Lesson("a PublishSubject keeps no value; a BehaviorSubject does")
    case (_, "accept") where receiver.isSubject:
      return Lesson("only relays accept elements; onNext(_:) sends one to a subject", .rename("onNext"))
    case (_, "emit") where receiver.isSubject:
      return Lesson("only a Signal emits; onNext(_:) sends an element to a subject", .rename("onNext"))
    case (_, "value"):
      return Lesson("a sequence has no value of its own: its elements come later, to subscribe(onNext:)")
    case ("Observable", "onNext"), ("Observable", "onError"), ("Observable", "onCompleted"), ("Observable", "accept"),
      ("Observable", "asObserver"):
      return Lesson(
        "an Observable is only listened to; events are sent to a subject or a relay, or to the observer within Observable.create"
      )
    default: return nil
    }
  }

  private static func ofPrimitives(_ member: String, _ receiver: Receiver) -> Lesson? {
    let noun = receiver.noun
    switch (receiver.kind, member) {
    case (_, "drive"):
      return Lesson(
        "only a Driver can be driven: it cannot fail and stays on the main thread.\nMake one with .asDriver(onErrorJustReturn:), or so that an error ends it:",
        .convertBase(".asDriver(onErrorDriveWith: .empty())"))
    case (_, "emit"):
      return Lesson(
        "only a Signal emits: it cannot fail and stays on the main thread.\nMake one with .asSignal(onErrorJustReturn:), or so that an error ends it:",
        .convertBase(".asSignal(onErrorSignalWith: .empty())"))
    case (_, "asDriver"): return asDriver
    case (_, "asSignal"): return asSignal
    case (_, "bind"), (_, "share"), (_, "withLatestFrom"), (_, "scan"), (_, "startWith"),
      (_, "take"), (_, "skip"), (_, "distinctUntilChanged"), (_, "throttle"), (_, "debounce"),
      (_, "concat"), (_, "buffer"), (_, "window"), (_, "flatMapLatest"), (_, "toArray"), (_, "reduce"):
      return Lesson(
        "\(noun) has no \(member), since it sends one event only; .asObservable() has",
        .convertBase(".asObservable()"))
    case (_, "combineLatest"), (_, "merge"):
      return Lesson(
        "several sequences go into Observable.\(member)(first, second); \(noun) goes there as .asObservable()")
    case (_, "onNext"), (_, "onSuccess"), (_, "onError"), (_, "onCompleted"):
      return Lesson("\(noun) is only listened to; what it sends is said where it is made, to the closure of create")
    case (.completable, "complete"), (.completable, "completed"):
      return Lesson("a Completable that completes at once is Completable.empty()", .rename("empty"))
    case (.completable, "map"), (.completable, "flatMap"):
      return Lesson("a Completable sends no element that could be mapped; what follows it is said with andThen(_:)")
    case (.single, "andThen"), (.maybe, "andThen"):
      return Lesson("only a Completable is followed by andThen(_:); of \(noun) use flatMap, or .asCompletable() before")
    default: return nil
    }
  }

  private static func ofInfallible(_ member: String) -> Lesson? {
    switch member {
    case "retry", "catch", "catchAndReturn": cannotFail("Infallible")
    case "drive":
      Lesson(
        "only a Driver can be driven: it stays on the main thread.\nMake one with .asDriver(onErrorJustReturn:), or so that an error ends it:",
        .convertBase(".asDriver(onErrorDriveWith: .empty())"))
    default: nil
    }
  }

  private static func ofAllSequences(_ member: String, _ receiver: Receiver) -> Lesson? {
    switch member {
    case "dispose": ForeignName.lesson("unsubscribe", .member)
    case "disposed":
      Lesson(
        "nothing is subscribed yet: an operator makes a new sequence. Subscribe first",
        receiver.isShared
          ? .convertBase(receiver.kind == .driver ? ".drive()" : ".emit()") : .convertBase(".subscribe()"))
    default: nil
    }
  }

  private static func ofOthers(_ member: String, _ receiver: Receiver) -> Lesson? {
    if let function = receiver.type.functionType, ["onNext", "onSuccess", "onError", "onCompleted"].contains(member) {
      return ofPrimitiveObservers(function)
    }
    return ofNamedOthers(member, receiver)
  }

  /// Returns the lesson for an observer of a Single, a Maybe or a Completable, which is called once.
  private static func ofPrimitiveObservers(_ function: FunctionType) -> Lesson? {
    guard function.parameters.count == 1 else { return nil }
    switch Receiver(function.parameters[0].type).name {
    case "Result":
      return Lesson(
        "a Single's observer is a function, called once: observer(.success(…)) or observer(.failure(error))")
    case "MaybeEvent":
      return Lesson(
        "a Maybe's observer is a function, called once: observer(.success(…)), observer(.completed) or observer(.error(error))"
      )
    case "CompletableEvent":
      return Lesson(
        "a Completable's observer is a function, called once: observer(.completed) or observer(.error(error))")
    default: return nil
    }
  }

  private static func ofNamedOthers(_ member: String, _ receiver: Receiver) -> Lesson? {
    switch (receiver.name, member) {
    case ("SchedulerType", _), ("ImmediateSchedulerType", _):
      Lesson("schedulers are objects: MainScheduler.instance, ConcurrentDispatchQueueScheduler(qos: .background)")
    case ("UIButton", "onClick"), ("UIButton", "onTap"), ("UIButton", "tap"), ("UIButton", "addTarget"):
      Lesson("taps of a button are elements of its rx.tap", .call("rx.tap.subscribe(onNext: #)"))
    case ("DisposeBag", "dispose"):
      Lesson("a bag disposes what is in it when it goes away: replace it by a new one, bag = DisposeBag()")
    case ("CompositeDisposable", "add"): Lesson("disposables are put in with insert(_:)", .rename("insert"))
    case ("TestScheduler", "advance"): Lesson("virtual time goes to a moment: advanceTo(_:)")
    case ("AnyObserver", "onSuccess"):
      Lesson("an Observable sends elements with onNext(_:); onSuccess is of Single and Maybe")
    case ("AnyObserver", "accept"): Lesson("an observer is sent elements with onNext(_:)", .rename("onNext"))
    case ("Event", "value"):
      Lesson(
        "what an event brings is its element, an optional: there is none in an error or a completion",
        .rename("element"))
    case ("Result", "next"): Lesson("a Single says success or failure: write .success(…)", .rename("success"))
    case ("Result", "error"): Lesson("a Single says success or failure: write .failure(…)", .rename("failure"))
    case ("CompletableEvent", "success"), ("CompletableEvent", "next"):
      Lesson("a Completable has nothing to give: it says .completed or .error(…)")
    case ("Error", "message"): Lesson("what people read of an error is error.localizedDescription")
    default: nil
    }
  }

  /// Returns the lesson for a name from another library.
  static func otherLibraries(_ member: String, _ receiver: Receiver) -> Lesson? {
    if receiver.name == "Disposable" { return ForeignName.lesson(member, .subscription) }
    guard receiver.isSequence else { return ForeignName.lesson(member, .of(receiver.name)) }
    switch member {
    case "send" where receiver.isRelay: return Lesson("Combine's send is accept(_:) of a relay", .rename("accept"))
    case "next" where receiver.isRelay: return Lesson("RxJS's next is accept(_:) of a relay", .rename("accept"))
    case "insert", "add":
      return Lesson(
        "a sequence is not changed from outside: a subject is sent elements with onNext(_:), a relay with accept(_:)")
    default: break
    }
    if receiver.isSubject, let lesson = ForeignName.lesson(member, .subject) { return lesson }
    return ForeignName.lesson(member, .member)
  }

  private static func onMain(_ trait: String) -> Lesson {
    Lesson("a \(trait) is on the main thread already: leave the scheduler out")
  }
  private static func cannotFail(_ trait: String) -> Lesson {
    Lesson("\(trait == "Infallible" ? "an" : "a") \(trait) cannot fail, so there is no error to handle")
  }
}
