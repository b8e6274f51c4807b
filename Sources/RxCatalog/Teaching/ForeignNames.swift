import Types

/// A name from RxJS, RxPY, RxJava or Combine, with its counterpart here.
package struct ForeignName: Sendable {
  /// The kind of thing that has the name there.
  enum Place: Sendable, Equatable {
    /// An operator, a member of a sequence.
    case member
    /// A function that makes a sequence: free there, a static member of Observable here.
    case factory
    /// A member of a subject.
    case subject
    /// A member of a subscription.
    case subscription
    /// A type.
    case type
    /// A member of another type, such as an array.
    case of(String)
  }

  let name: String
  let place: Place
  /// Name that `:help` explains in its stead.
  package let counterpart: String?
  package let lesson: Lesson

  package var isType: Bool { place == .type }

  /// The rows of a name, which can be that of an operator and of a function.
  package static func named(_ name: String) -> [ForeignName] { byName[name] ?? [] }

  static func lesson(_ name: String, _ place: Place) -> Lesson? {
    byName[name]?.first { $0.place == place }?.lesson
  }

  package static var names: [String] { byName.keys.sorted() }

  private static let byName = Dictionary(grouping: all, by: \.name)

  /// A name with a call of another name instead; `#` stands for the arguments as they were written.
  private static func row(
    _ library: String, _ name: String, _ place: Place, _ counterpart: String?, _ spelling: String,
    _ remedy: Lesson.Remedy? = nil
  ) -> ForeignName {
    ForeignName(
      name: name, place: place, counterpart: counterpart,
      lesson: Lesson("\(library)'s \(name) is \(spelling) here", remedy))
  }

  private static func text(_ name: String, _ place: Place, _ counterpart: String?, _ text: String) -> ForeignName {
    ForeignName(name: name, place: place, counterpart: counterpart, lesson: Lesson(text))
  }

  /// Operators that have another name here and the same arguments.
  private static let renamed: [(library: String, name: String, here: String)] = [
    ("RxJS", "switchMap", "flatMapLatest"), ("RxJS", "mergeMap", "flatMap"), ("RxJS", "exhaustMap", "flatMapFirst"),
    ("RxJS", "switchAll", "switchLatest"), ("RxJS", "mergeAll", "merge"), ("RxJS", "concatAll", "concat"),
    ("RxJS", "concatWith", "concat"), ("RxJS", "raceWith", "amb"),
    ("RxJava", "onErrorReturnItem", "catchAndReturn"), ("RxJava", "toList", "toArray"),
    ("RxPY", "flat_map", "flatMap"), ("RxPY", "flat_map_latest", "flatMapLatest"),
  ]

  /// Operators that are another call here.
  private static let rewritten: [(library: String, name: String, here: String, call: String)] = [
    ("RxJS", "tap", "do", "do(onNext: #)"), ("RxJS", "finalize", "do", "do(onDispose: #)"),
    ("RxJS", "last", "takeLast", "takeLast(1)"), ("RxJS", "mapTo", "map", "map { _ in # }"),
    ("RxJS", "defaultIfEmpty", "ifEmpty", "ifEmpty(default: #)"),
    ("RxJS", "endWith", "concat", "concat(Observable.just(#))"),
    ("RxJS", "debounceTime", "debounce", "debounce(.milliseconds(#), scheduler: MainScheduler.instance)"),
    ("RxJS", "throttleTime", "throttle", "throttle(.milliseconds(#), scheduler: MainScheduler.instance)"),
    (
      "RxJS", "sampleTime", "sample",
      "sample(Observable<Int>.interval(.milliseconds(#), scheduler: MainScheduler.instance))"
    ),
    ("RxJS", "bufferCount", "buffer", "buffer(timeSpan: .never, count: #, scheduler: MainScheduler.instance)"),
    (
      "RxJS", "bufferTime", "buffer",
      "buffer(timeSpan: .milliseconds(#), count: .max, scheduler: MainScheduler.instance)"
    ),
    ("RxJS", "every", "reduce", "map #.reduce(true) { $0 && $1 }"),
    ("RxJava", "doOnNext", "do", "do(onNext: #)"), ("RxJava", "doOnError", "do", "do(onError: #)"),
    ("RxJava", "doOnComplete", "do", "do(onCompleted: #)"), ("RxJava", "doOnSubscribe", "do", "do(onSubscribe: #)"),
    ("RxJava", "doFinally", "do", "do(onDispose: #)"),
    ("RxPY", "do_action", "do", "do(onNext: #)"),
  ]

  private static let explained: [ForeignName] = [
    text(
      "pipe", .member, "operators", "operators are members here and chain with dots: source.map { … }.filter { … }"),
    text("forEach", .member, "subscribe", "elements come later, not in a loop: subscribe(onNext:)"),
    text("sum", .member, "reduce", "elements are added when the sequence is over: .reduce(0, accumulator: +)"),
    text(
      "count", .member, "reduce", "a sequence is counted when it is over: .reduce(0) { count, _ in count + 1 }"),
    text(
      "pairwise", .member, "zip", "each element with the one before: Observable.zip(source, source.skip(1))"),
    text(
      "distinct", .member, "distinctUntilChanged",
      "distinctUntilChanged() leaves out an element that equals the one before; none here remembers all of them"),
    text(
      "auditTime", .member, "throttle",
      "the nearest is throttle(.milliseconds(300), scheduler: MainScheduler.instance), which sends the first element too"
    ),
    text(
      "combineLatestWith", .member, "combineLatest", "several sequences go into Observable.combineLatest(first, second)"
    ),
    text("mergeWith", .member, "merge", "several sequences go into Observable.merge(first, second)"),
    text("zipWith", .member, "zip", "several sequences go into Observable.zip(first, second)"),
    text(
      "toPromise", .member, "values",
      "one element is awaited by try await source.asSingle().value; all of them come in: for try await x in source.values"
    ),
    text("then", .member, "subscribe", "what comes later comes to subscribe(onNext: { … })"),
    text(
      "unsubscribe", .member, "dispose",
      "a subscription ends, not the sequence: let subscription = source.subscribe(…), later subscription.dispose()"),
    text(
      "cancel", .member, "dispose",
      "a subscription ends, not the sequence: let subscription = source.subscribe(…), later subscription.dispose()"),
    text(
      "stop", .member, "dispose",
      "a subscription ends, not the sequence: let subscription = source.subscribe(…), later subscription.dispose()"),
    row("RxJS", "next", .subject, "onNext", "onNext(_:)", .rename("onNext")),
    row("RxJS", "complete", .subject, "onCompleted", "onCompleted()", .rename("onCompleted")),
    row("RxJS", "error", .subject, "onError", "onError(_:), which takes an Error", .rename("onError")),
    row("RxPY", "on_next", .subject, "onNext", "onNext(_:)", .rename("onNext")),
    row("RxPY", "on_completed", .subject, "onCompleted", "onCompleted()", .rename("onCompleted")),
    row("RxPY", "on_error", .subject, "onError", "onError(_:), which takes an Error", .rename("onError")),
    text("addDisposableTo", .subscription, "disposed", "write .disposed(by: bag)"),
    text("disposedBy", .subscription, "disposed", "write .disposed(by: bag)"),
  ]

  private static let subscriptions = ["unsubscribe", "cancel", "stop", "close", "end"].map { name in
    ForeignName(
      name: name, place: .subscription, counterpart: "dispose",
      lesson: Lesson("a subscription is ended by dispose()", .rename("dispose")))
  }

  /// Functions that make sequences; those without a call here have the same name.
  private static let factories: [(name: String, here: String, call: String)] = [
    ("of", "of", "Observable.of(#)"), ("just", "just", "Observable.just(#)"), ("from", "from", "Observable.from(#)"),
    ("interval", "interval", "Observable<Int>.interval(.milliseconds(#), scheduler: MainScheduler.instance)"),
    ("timer", "timer", "Observable<Int>.timer(.milliseconds(#), scheduler: MainScheduler.instance)"),
    ("merge", "merge", "Observable.merge(#)"), ("concat", "concat", "Observable.concat(#)"),
    ("zip", "zip", "Observable.zip(#)"), ("combineLatest", "combineLatest", "Observable.combineLatest(#)"),
    ("forkJoin", "zip", "Observable.zip(#)"), ("race", "amb", "Observable.amb([#])"),
    ("empty", "empty", "Observable<Int>.empty()"), ("never", "never", "Observable<Int>.never()"),
    ("throwError", "error", "Observable<Int>.error(#)"),
    ("deferred", "deferred", "Observable.deferred #"), ("fromArray", "from", "Observable.from(#)"),
    ("fromIterable", "from", "Observable.from(#)"), ("from_iterable", "from", "Observable.from(#)"),
  ]

  /// Functions that make sequences under another name, as static members of Observable.
  private static let renamedFactories: [(name: String, here: String)] = [
    ("defer", "deferred"), ("throwError", "error"), ("fromArray", "from"), ("fromIterable", "from"), ("throw", "error"),
    ("return", "just"), ("race", "amb"), ("forkJoin", "zip"), ("using", "using"),
  ]

  private static let types: [ForeignName] =
    [
      ("Subject", "subjects", "PublishSubject"), ("Flowable", "Observable", "Observable"),
      ("Stream", "Observable", "Observable"), ("Promise", "create", "Single"),
      ("BehaviourSubject", "BehaviorSubject", "BehaviorSubject"),
      ("Variable", "BehaviorRelay", "BehaviorRelay"), ("UIBindingObserver", "Binder", "Binder"),
    ].map { name, here, spelling in
      ForeignName(
        name: name, place: .type, counterpart: here,
        lesson: name == "Subject" ? Lesson(kinds, .type(spelling)) : Lesson("it is \(spelling) here", .type(spelling)))
    } + [
      ForeignName(
        name: "Subject", place: .factory, counterpart: "subjects",
        lesson: Lesson(kinds, .rename("PublishSubject<Int>")))
    ]

  private static let kinds =
    "there are several kinds of subjects: PublishSubject<Int>() is the plain one; :help subjects lists them"

  static let all: [ForeignName] =
    CombineName.all.map(\.foreign)
    + renamed.map { row($0.library, $0.name, .member, $0.here, $0.here, .rename($0.here)) }
    + rewritten.map { row($0.library, $0.name, .member, $0.here, shown($0.call), .call($0.call)) }
    + explained + subscriptions + types
    + factories.map { name, here, call in
      ForeignName(
        name: name, place: .factory, counterpart: here,
        lesson: Lesson("it is a member of Observable here: \(shown(call))", .call(call)))
    }
    + renamedFactories.map { name, here in
      ForeignName(
        name: name, place: .member, counterpart: here,
        lesson: Lesson("Observable's function for that is \(here)", .rename(here)))
    }
    + [
      text(
        "fromEvent", .factory, "ControlEvent",
        "events of a control are members of its rx: button.rx.tap, textField.rx.text, control.rx.controlEvent(.touchUpInside)"
      ),
      text(
        "fromPromise", .factory, "create",
        "an asynchronous answer is a Single: Single.create { … }, or an async function"),
    ]

  /// A call as it is shown where the arguments are not known.
  private static func shown(_ call: String) -> String {
    call.replacing(".milliseconds(#)", with: ".milliseconds(300)").replacing(": #", with: ": …").replacing(
      " #", with: " { … }"
    ).replacing("#", with: "…")
  }
}
