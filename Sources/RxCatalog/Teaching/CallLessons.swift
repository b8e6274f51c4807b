import Types

extension RxCatalog {
  /// Returns the lesson for a call that does not fit any form of a member.
  static func callLesson(_ member: String, _ receiver: Receiver) -> Lesson? {
    switch (receiver.kind, member) {
    case (.single, "subscribe"):
      Lesson(
        "a Single succeeds or fails, once: subscribe(onSuccess:onFailure:)",
        .labels(["onNext": "onSuccess", "next": "onSuccess", "onError": "onFailure", "error": "onFailure"]))
    case (.maybe, "subscribe"):
      Lesson(
        "a Maybe succeeds, completes without an element, or fails: subscribe(onSuccess:onError:onCompleted:)",
        .labels(["onNext": "onSuccess", "next": "onSuccess", "onComplete": "onCompleted"]))
    case (.completable, "subscribe"):
      Lesson(
        "a Completable completes or fails and sends no element: subscribe(onCompleted:onError:)",
        .labels(["onComplete": "onCompleted", "complete": "onCompleted", "onFailure": "onError"]))
    case (.stream, "subscribe"):
      Lesson(
        "the closures are subscribe(onNext:onError:onCompleted:onDisposed:), each of which may be left out",
        .labels([
          "next": "onNext", "onSuccess": "onNext", "receiveValue": "onNext", "error": "onError", "onFailure": "onError",
          "complete": "onCompleted", "completed": "onCompleted", "onComplete": "onCompleted", "onDone": "onCompleted",
          "receiveCompletion": "onCompleted", "onDispose": "onDisposed",
        ]))
    case (.stream, "merge"), (.stream, "combineLatest"), (.stream, "zip"):
      joined(member)
    case (.stream, "concat"): joined(member)
    case (.stream, "do"):
      Lesson(
        "the closures are do(onNext:onError:onCompleted:onSubscribe:onDispose:), each of which may be left out",
        .labels([
          "next": "onNext", "error": "onError", "complete": "onCompleted", "completed": "onCompleted",
          "onComplete": "onCompleted", "subscribe": "onSubscribe", "dispose": "onDispose",
        ]))
    case (.stream, "on"): Lesson("on(_:) sends an event: .next(…), .error(…) or .completed", .call("on(.next(#))"))
    case (.stream, "first"), (.single, "first"):
      Lesson("first() takes no condition: filter the elements before", .call("filter #.first()"))
    case (.stream, "interval"):
      Lesson("\(timed): Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)")
    case (.stream, "timer"):
      Lesson("\(timed): Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance)")
    case (.stream, "throttle"), (.stream, "debounce"), (.stream, "delay"), (.stream, "timeout"):
      Lesson(
        "\(timed): \(member)(…, scheduler: MainScheduler.instance)",
        .relabelled(
          .init(
            member, ["": "", "for": "", "latest": "latest", "other": "other", "scheduler": "scheduler"],
            values: CombineName.schedulers, required: ("scheduler", "MainScheduler.instance"))))
    case (.stream, "buffer"), (.stream, "window"):
      Lesson("\(timed): \(member)(…, scheduler: MainScheduler.instance)")
    case (.stream, "from"): Lesson("several elements go into of(1, 2, 3), one array into from([1, 2, 3])")
    case (.stream, "just"): Lesson("just sends one element; several go into of(1, 2, 3)", .rename("of"))
    case (.stream, "init") where receiver.name == "Observable":
      Lesson(
        "an Observable is made by just(…), of(…), from([…]) or create { … }; what is sent elements by hand is a subject or a relay"
      )
    case (.stream, "init") where ["BehaviorSubject", "BehaviorRelay"].contains(receiver.name):
      Lesson("\(receiver.noun) always has a value, so it begins with one: \(receiver.name)(value: …)")
    case (.stream, "init") where ["PublishSubject", "PublishRelay"].contains(receiver.name):
      Lesson(
        "\(receiver.noun) keeps no value: begin with \(receiver.name)<…>(), or with a Behavior\(receiver.isRelay ? "Relay" : "Subject")(value:)"
      )
    case (.stream, "init") where ["ReplaySubject", "ReplayRelay"].contains(receiver.name):
      Lesson(
        "\(receiver.noun) is made by create(bufferSize:), which says how many elements a late subscriber gets",
        .call("\(receiver.type).create(bufferSize: #=1)"))
    case (.stream, "create") where receiver.name.hasPrefix("Replay"):
      Lesson("say how many elements a late subscriber gets: create(bufferSize: 1), or createUnbounded()")
    case (.stream, "retry"): Lesson("retry(3) subscribes three times at most; retry(when:) decides for each error")
    case (.stream, "share"):
      Lesson("share(replay: 1, scope: .whileConnected) is the usual form; both arguments may be left out")
    case (.stream, "scan"), (.stream, "reduce"):
      Lesson("say what it begins with: \(member)(0) { sum, element in sum + element }")
    default:
      switch (receiver.name, member) {
      case ("Disposable", "dispose"), ("Disposable", "disposed"):
        Lesson("dispose() ends it now; .disposed(by: bag) when the bag goes away")
      case ("Substring", "subscript"):
        Lesson("the characters are counted one by one: Array(text)[0], or text.first")
      default: nil
      }
    }
  }

  /// A combination of several sequences, which is a function of Observable.
  static func joined(_ member: String) -> Lesson {
    Lesson(
      "several sequences go into Observable.\(member)(first, second)", .function("Observable.\(member)"))
  }

  private static let timed = "time passes on a scheduler"

  /// Returns the lesson for a closure with a wrong number of parameters.
  static func closureLesson(_ member: String, _ receiver: Receiver, wanted: Int, given: Int) -> Lesson? {
    switch member {
    case "withLatestFrom" where wanted == 2:
      Lesson("the closure gets both: { element, latest in … }; without a closure the latest comes alone")
    case "combineLatest", "zip":
      Lesson("the closure gets an element of each sequence, so it takes \(wanted)")
    case "scan", "reduce": Lesson("the closure gets what was made so far and the next element: { sum, element in … }")
    case "map", "filter", "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "compactMap", "do":
      given > wanted && wanted == 1
        ? Lesson("\(member) gives the closure one element at a time; .enumerated() or scan bring a second value") : nil
    case "subscribe", "drive", "emit", "bind":
      wanted == 0 ? Lesson("a completion brings nothing: { print(\"done\") }") : nil
    default: nil
    }
  }

  /// Returns the lesson for an argument of a wrong type.
  static func argumentLesson(_ member: String, _ receiver: Receiver, given: Receiver, wanted: Receiver) -> Lesson? {
    switch member {
    case "on": return callLesson(member, receiver)
    case "bind", "drive", "emit", "subscribe":
      if let lesson = targetLesson(receiver, given) { return lesson }
    case "disposed":
      if given.name != "DisposeBag" {
        return Lesson("subscriptions are kept in an object: let bag = DisposeBag(), then .disposed(by: bag)")
      }
    default: break
    }
    if wanted.name.hasSuffix("SchedulerType") {
      return Lesson(
        "schedulers are objects: MainScheduler.instance, ConcurrentDispatchQueueScheduler(qos: .background)")
    }
    if let lesson = elementLesson(member, receiver, given: given, wanted: wanted) { return lesson }
    // A call in place of a closure that makes it: `onCompleted: print("done")`.
    if given.type.isVoid, let function = (wanted.type.optionalPayload ?? wanted.type).functionType {
      return Lesson(
        function.parameters.isEmpty
          ? "a closure runs later: { … }; without the braces the call is made at once"
          : "a closure runs for each element, which is $0 in it: { print($0) }; without the braces the call is made at once",
        function.parameters.isEmpty ? .braces : nil)
    }
    // A function that is passed for what it does: `subscribe(onNext: print)`.
    if given.type.functionType?.result.isVoid == true,
      (wanted.type.optionalPayload ?? wanted.type).functionType != nil
    {
      return Lesson("a closure passes the element on: { print($0) }", .call("\(member)(#{})"))
    }
    if wanted.name == "Disposable", given.isSequence {
      return Lesson("a sequence is no subscription: .subscribe() makes one")
    }
    if wanted.name == "DispatchTimeInterval" {
      return Lesson("spans of time are written .seconds(1) or .milliseconds(300)")
    }
    if wanted.name == "Error" {
      return Lesson("an error is of a type that conforms to Error: enum Problem: Error { case bad }, then Problem.bad")
    }
    return conversionLesson(given, to: wanted)
  }

  /// Returns the lesson for an argument that has to be of the sequence's element type.
  private static func elementLesson(
    _ member: String, _ receiver: Receiver, given: Receiver, wanted: Receiver
  ) -> Lesson? {
    switch member {
    case "catchAndReturn", "catchErrorJustReturn":
      return Lesson("what stands in for an error is an element as the others: \(wanted.type)")
    case "asDriver", "asSignal":
      return wanted.isSequence
        ? nil
        : Lesson(
          "what stands in for an error is an element as the others: \(wanted.type); .map { … } changes them before")
    case "startWith", "ifEmpty": return Lesson("what is put in is an element as the others: \(wanted.type)")
    case "of", "merge", "concat", "amb", "from":
      if !given.isSequence || given.kind == wanted.kind {
        return Lesson("elements of one sequence are of one type: make them so first, .map { … }")
      }
    default: break
    }
    return nil
  }

  /// Returns the lesson for a target of `bind` that takes other elements or none.
  private static func targetLesson(_ source: Receiver, _ target: Receiver) -> Lesson? {
    guard let sent = source.element else { return nil }
    if let taken = target.element,
      [
        "Binder", "BehaviorRelay", "PublishRelay", "ReplayRelay", "PublishSubject", "BehaviorSubject", "AnyObserver",
        "ControlProperty",
      ].contains(target.name)
    {
      if "\(sent)?" == "\(taken)" || "\(sent)" == "\(taken)" { return nil }
      let text = "the elements are \(sent), and what they go to takes \(taken): "
      if "\(sent)" == "\(taken)?" { return Lesson(text + "unwrap them first, .compactMap { $0 }") }
      if ["String", "String?"].contains("\(taken)") { return Lesson(text + "make text of them, .map { \"\\($0)\" }") }
      return Lesson(text + "map them first, .map { … }")
    }
    if target.name.hasPrefix("UI") {
      return Lesson("elements are bound to a property of it, through rx: label.rx.text, button.rx.isEnabled")
    }
    if ["String", "Bool", "Optional", "Int"].contains(target.name) {
      return Lesson(
        "that is the value of this moment; elements are bound to the property itself, through rx: label.rx.text")
    }
    if target.isSequence {
      return Lesson("\(target.noun) is only listened to: elements go to a relay, a subject or a Binder")
    }
    return nil
  }

  /// Returns the lesson for a closure's result or an argument that does not meet a requirement.
  static func requirementLesson(_ member: String, _ receiver: Receiver, _ given: Receiver) -> Lesson? {
    switch member {
    case "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "flatMapWithIndex":
      if given.name == "Optional" {
        return Lesson(
          "\(member) wants a sequence in every case: unwrap it, or give .empty() where there is none, … ?? .empty()")
      }
      if given.name == "Array" {
        return Lesson("\(member) wants a sequence for each element: Observable.from(array)")
      }
      if given.type.isVoid {
        return Lesson("\(member) wants a sequence for each element, and this closure gives nothing back")
      }
      return Lesson("\(member) wants a sequence for each element: Observable.just(…); for a plain value use map")
    case "interval", "timer":
      return Lesson(
        "say what it counts in: Observable<Int>.\(member)(.seconds(1), scheduler: MainScheduler.instance)")
    case "switchLatest", "merge", "concat":
      if member == "switchLatest" || member == "merge" {
        return Lesson(
          """
          \(member)() is for a sequence of sequences, as map { … } to an Observable gives; the elements here are \(given.type)\
          \(member == "merge" ? ". Several sequences go into Observable.merge(first, second)" : "")
          """, member == "merge" ? .function("Observable.merge") : nil)
      }
      return Lesson("both sequences send elements of one type: map one of them first")
    case "distinctUntilChanged":
      return Lesson(
        "it has to know when two elements are equal: make \(given.type) Equatable, or say by what, distinctUntilChanged(\\.id)"
      )
    case "dematerialize":
      return Lesson("dematerialize() takes back what materialize() did: it wants a sequence of events")
    case "asCompletable":
      return Lesson("elements would be lost: leave them out first", .convertBase(".ignoreElements()"))
    case "withLatestFrom", "sample", "take", "skip", "amb", "startWith", "retry":
      return given.isSequence ? nil : Lesson("\(member) wants another sequence here, and \(given.type) is none")
    case "subscribe" where receiver.isPrimitive: return callLesson(member, receiver)
    case "drive", "emit", "asDriver", "asSignal": return memberLesson(member, receiver)
    default: return nil
    }
  }

  /// Returns the lesson for converting a value of one type of the library to another.
  static func conversionLesson(_ given: Receiver, to wanted: Receiver) -> Lesson? {
    switch wanted.kind {
    case .driver where given.name == "BehaviorRelay":
      return Lesson("a BehaviorRelay is a Driver by .asDriver()", .append(".asDriver()"))
    case .signal where given.name == "PublishRelay":
      return Lesson("a PublishRelay is a Signal by .asSignal()", .append(".asSignal()"))
    case .driver where given.isSequence && given.kind != .driver:
      return Lesson(asDriver.text, .append(".asDriver(onErrorDriveWith: .empty())"))
    case .signal where given.isSequence && given.kind != .signal:
      return Lesson(asSignal.text, .append(".asSignal(onErrorSignalWith: .empty())"))
    case .single where given.kind == .stream || given.isShared:
      return Lesson(
        "a Single sends one element: .asSingle() fails where there are more or none", .append(".asSingle()"))
    case .maybe where given.kind == .stream || given.isShared:
      return Lesson("a Maybe sends one element at most: .asMaybe() fails where there are more", .append(".asMaybe()"))
    case .completable where given.kind == .stream:
      return Lesson(
        "a Completable sends no elements: .ignoreElements().asCompletable()",
        .append(".ignoreElements().asCompletable()"))
    case .stream where wanted.name == "Observable" && given.isSequence && given.name != "Observable":
      if let sent = given.element, let taken = wanted.element, !taken.hasVariables, "\(sent)" != "\(taken)" {
        return Lesson("it sends \(sent), and what takes it \(taken): .map { … } changes the elements first")
      }
      return Lesson("as an Observable it is .asObservable()", .append(".asObservable()"))
    case .stream where wanted.name == "Observable" && wanted.element.map { "\($0)" } == "\(given.type)":
      return Lesson("a sequence is wanted here: Observable.just(…) makes one of a value")
    default: break
    }
    switch wanted.name {
    case "Disposable" where given.type.isVoid:
      return Lesson("create gives back what ends the work: return Disposables.create()")
    case "Disposable" where given.isSequence:
      return Lesson("a sequence is no subscription: .subscribe() makes one", .append(".subscribe()"))
    default: return nil
    }
  }

  /// Returns the lesson for a closure that uses an optional element as if it were none.
  static func optionalLesson(_ receiver: Receiver, _ given: Type) -> Lesson? {
    guard receiver.isSequence, let element = receiver.element, "\(element)" == "\(given)",
      let payload = element.optionalPayload
    else { return nil }
    if receiver.name == "ControlProperty", "\(payload)" == "String" {
      return Lesson("the text of a control is optional; orEmpty sends \"\" for nil", .convertBase(".orEmpty"))
    }
    return Lesson(
      "the elements are optional; compactMap { $0 } passes on those that are not nil",
      .convertBase(".compactMap { $0 }"))
  }

  /// Returns the lesson for a closure that got a whole sequence and gave nothing back.
  static func emptyResultLesson(_ member: String, _ receiver: Receiver) -> Lesson? {
    switch (receiver.kind, member) {
    case (.driver, "drive"), (.signal, "emit"):
      Lesson(
        "\(member) { … } is given the whole sequence; its elements come to \(member)(onNext:)",
        .call("\(member)(onNext: #)"))
    case (.stream, "bind"):
      Lesson(
        "bind { … } is given the whole sequence here; its elements come to bind(onNext:)", .call("bind(onNext: #)"))
    default: nil
    }
  }

  /// Returns the lesson for a dropped value.
  static func droppedLesson(_ type: Receiver) -> Lesson? {
    if type.name == "Disposable" {
      return Lesson("keep the subscription: .disposed(by: bag); or say that it may run to its end: _ = …")
    }
    return type.isSequence
      ? Lesson("an operator makes a new sequence and does nothing until that is subscribed to") : nil
  }
}
