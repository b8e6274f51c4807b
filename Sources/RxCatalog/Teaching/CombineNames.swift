import Types

/// A name of Combine or SwiftUI with its counterpart here: the one table that notes of errors, `:help NAME` and `:help Combine` read.
package struct CombineName: Sendable {
  /// The name as it is written there, with the labels of a call: `receive(on:)`.
  package let written: String
  /// The counterpart as it is written here.
  package let spelling: String
  /// The row of the table of foreign names.
  let foreign: ForeignName

  /// - Parameters:
  ///   - counterpart: The name that `:help` explains in its stead.
  ///   - text: The note, where a spelling alone does not explain.
  private init(
    _ written: String, _ place: ForeignName.Place, _ counterpart: String?, _ spelling: String,
    _ remedy: Lesson.Remedy? = nil, text: String? = nil
  ) {
    (self.written, self.spelling) = (written, spelling)
    foreign = ForeignName(
      name: String(written.prefix { $0 != "(" }), place: place, counterpart: counterpart,
      lesson: Lesson(text ?? "Combine's \(written) is \(spelling) here", remedy))
  }

  /// A type with a counterpart.
  private static func type(_ name: String, _ here: String, spelling: String? = nil) -> CombineName {
    CombineName(name, .type, here, spelling ?? here, .type(here))
  }

  /// An operator that has another name here and the same arguments.
  private static func renamed(_ written: String, _ here: String, _ spelling: String? = nil) -> CombineName {
    CombineName(written, .member, here, spelling ?? here, .rename(here))
  }

  /// An operator whose arguments have other labels here.
  private static func relabelled(_ written: String, _ spelling: String, _ call: RelabelledCall) -> CombineName {
    CombineName(written, .member, String(spelling.prefix { $0 != "(" }), spelling, .relabelled(call))
  }

  /// The schedulers of Combine, which are queues and run loops.
  static let schedulers = [
    "DispatchQueue.main": "MainScheduler.instance", "RunLoop.main": "MainScheduler.instance",
    "DispatchQueue.global()": "ConcurrentDispatchQueueScheduler(qos: .default)",
    "ImmediateScheduler.shared": "CurrentThreadScheduler.instance",
  ]

  /// The names by kind, those with one counterpart together, for a list that fits a window.
  package static let groups: [(title: String, names: [String])] = [
    ("types", factories + types), ("members", subscribing + renamedOperators + operators), ("values", values),
  ].map { title, rows in
    var seen: Set<String> = []
    var lines: [(here: String, names: [String])] = []
    for case let (name, here?) in rows.map({ ($0.foreign.name, $0.foreign.counterpart) })
    where seen.insert(name).inserted {
      if name.hasPrefix("try"), name != "tryMap" { continue }
      if let index = lines.firstIndex(where: { $0.here == here }) {
        lines[index].names.append(name)
      } else {
        lines.append((here, [name]))
      }
    }
    return (title, lines.map { "\($0.names.joined(separator: ", ")) → \($0.here)" })
  }

  package static let all: [CombineName] = factories + types + subscribing + renamedOperators + operators + values

  private static let types: [CombineName] =
    [
      type("AnyPublisher", "Observable"), type("Publisher", "Observable"),
      type("ConnectablePublisher", "ConnectableObservable"),
      type("PassthroughSubject", "PublishSubject"), type("CurrentValueSubject", "BehaviorSubject"),
      type("Just", "Observable"), type("Empty", "Observable"), type("Fail", "Observable"),
      type("Deferred", "Observable"),
      CombineName("Future", .type, "create", "Single", .type("Single")),
      type("AnySubscriber", "AnyObserver"), type("Subscriber", "AnyObserver"),
      CombineName(
        "AnyCancellable", .type, "Disposable", "Disposable", .rename("Disposable"),
        text: "Combine's AnyCancellable is Disposable here, and a set of them is a DisposeBag: let bag = DisposeBag()"),
      type("Cancellable", "Disposable"),
      CombineName(
        "AnyCancellable", .factory, "Disposables", "Disposables.create { … }", .call("Disposables.create #")),
      CombineName("Subscribers", .type, "Event", "Event"),
      CombineName(
        "Publishers", .type, "Observable", "Observable",
        text: "Combine's Publishers are made by functions and operators: Observable.merge(a, b), Observable.zip(a, b)"),
    ]
    + [
      ("ObservableObject", "a class with relays"), ("Published", "BehaviorRelay"), ("State", "BehaviorRelay"),
      ("StateObject", "BehaviorRelay"), ("ObservedObject", "BehaviorRelay"), ("EnvironmentObject", "BehaviorRelay"),
    ].map { name, spelling in
      CombineName(
        name, .type, "BehaviorRelay", spelling,
        text: "there is no SwiftUI here: state is a BehaviorRelay(value:), which changes by accept(_:)")
    }

  private static let factories: [CombineName] = [
    CombineName("Just", .factory, "just", "Observable.just(…)", .call("Observable.just(#)")),
    CombineName("Empty", .factory, "empty", "Observable<Int>.empty()", .call("Observable#<>.empty()")),
    CombineName("Fail(error:)", .factory, "error", "Observable<Int>.error(…)", .call("Observable#<>.error(#=1)")),
    CombineName("Deferred", .factory, "deferred", "Observable.deferred { … }", .call("Observable.deferred #")),
    CombineName(
      "Future", .factory, "create",
      "Single.create { single in …; return Disposables.create() }",
      text: """
        Combine's Future is a Single here, which begins anew for each subscriber: \
        Single<Int>.create { single in single(.success(1)); return Disposables.create() }
        """),
    CombineName("PassthroughSubject", .factory, "PublishSubject", "PublishSubject", .type("PublishSubject")),
    CombineName(
      "CurrentValueSubject", .factory, "BehaviorSubject", "BehaviorSubject(value: …)",
      .call("BehaviorSubject#<>(value: #)")),
  ]

  private static let subscribing: [CombineName] = [
    relabelled(
      "sink", "subscribe(onNext: …)", .init("subscribe", ["": "onNext", "receiveValue": "onNext"])),
    CombineName("assign(to:on:)", .member, "bind", "bind(to:) or subscribe(onNext:)"),
    CombineName(
      "store(in:)", .subscription, "disposed", "disposed(by: bag)",
      .relabelled(.init("disposed", ["in": "by"]))),
    CombineName(
      "store(in:)", .member, "disposed", "disposed(by: bag)",
      .relabelled(.init("subscribe().disposed", ["in": "by"])),
      text:
        "Combine's store(in:) is disposed(by: bag) here, of a subscription. Nothing is subscribed yet: subscribe first"),
    CombineName(
      "send", .subject, "onNext", "onNext(_:)", .relabelled(.init("onNext")),
      text: "Combine's send(_:) is onNext(_:) here, and send(completion:) is onCompleted() or onError(_:)"),
  ]

  private static let renamedOperators: [CombineName] =
    [
      ("removeDuplicates", "distinctUntilChanged"), ("switchToLatest", "switchLatest"), ("dropFirst", "skip"),
      ("prepend", "startWith"), ("eraseToAnyPublisher", "asObservable"), ("ignoreOutput", "ignoreElements"),
      ("print", "debug"), ("makeConnectable", "publish"), ("autoconnect", "refCount"),
    ].map { renamed($0, $1) }
    + [
      ("tryMap", "map"), ("tryFilter", "filter"), ("tryCompactMap", "compactMap"), ("tryScan", "scan"),
      ("tryReduce", "reduce"), ("tryCatch", "catch"), ("tryRemoveDuplicates", "distinctUntilChanged"),
    ].map { name, here in
      CombineName(
        name, .member, here, here, .rename(here), text: "Combine's \(name) is \(here) here, whose closure may throw")
    }

  private static let operators: [CombineName] = [
    relabelled("receive(on:)", "observe(on:)", .init("observe", ["on": "on"], values: schedulers)),
    relabelled("prefix", "take", .init("take", ["": "", "while": "while", "untilOutputFrom": "until"])),
    relabelled("drop", "skip", .init("skip", ["while": "while", "untilOutputFrom": "until"])),
    relabelled("output(at:)", "element(at:)", .init("element", ["at": "at"])),
    relabelled("replaceError(with:)", "catchAndReturn(_:)", .init("catchAndReturn", ["with": ""])),
    relabelled("replaceEmpty(with:)", "ifEmpty(default:)", .init("ifEmpty", ["with": "default"])),
    relabelled(
      "handleEvents", "do(onNext:)",
      .init("do", ["receiveOutput": "onNext", "receiveCancel": "onDispose"])),
    CombineName("replaceNil(with:)", .member, "map", "map { $0 ?? … }", .call("map { $0 ?? #=1 }")),
    CombineName(
      "append", .member, "concat", "concat(Observable.just(…))",
      text: """
        a sequence is not changed from outside: a subject is sent elements with onNext(_:), a relay with accept(_:). \
        Combine's append is concat(Observable.just(…)) here
        """),
    CombineName("collect", .member, "toArray", "toArray()", .relabelled(.init("toArray", [:]))),
    CombineName(
      "mapError", .member, "catch", "catch { … }",
      text: "errors have no type here, so none is converted for it; catch { .error(Other()) } sends another one"),
    CombineName(
      "setFailureType(to:)", .member, nil, "nothing",
      text: "errors have no type here: leave it out"),
    CombineName(
      "assertNoFailure", .member, "catch", "asDriver(onErrorDriveWith:) or asInfallible(onErrorFallbackTo:)",
      text: "a sequence without errors is another type: .asInfallible(onErrorFallbackTo: .empty()), or a Driver"),
    CombineName("min", .member, "reduce", "reduce"), CombineName("max", .member, "reduce", "reduce"),
    CombineName(
      "contains", .member, "filter", "filter { … }.take(1)",
      text:
        "whether one fits is known when it comes: .filter { $0 == 3 }.take(1).map { _ in true }.ifEmpty(default: false)"
    ),
    CombineName(
      "allSatisfy", .member, "reduce", "reduce(true) { $0 && … }",
      text: "whether all fit is known when the sequence is over: .reduce(true) { $0 && $1 > 0 }"),
    CombineName("measureInterval(using:)", .member, "scan", "scan with Date()"),
    CombineName("encode(encoder:)", .member, "map", "map { try encoder.encode($0) }"),
  ]

  private static let values: [CombineName] =
    ["Array", "Set", "Range", "ClosedRange", "ArraySlice"].map {
      CombineName("publisher", .of($0), "from", "Observable.from(…)", .functionOfBase("Observable.from"))
    } + [
      CombineName(
        "publisher(for:)", .of("NotificationCenter"), "notification", "rx.notification(_:)",
        .relabelled(.init("rx.notification", ["for": "", "object": "object"]))),
      CombineName(
        "dataTaskPublisher(for:)", .of("URLSession"), "response",
        "rx.response(request:) or rx.data(request:)",
        text:
          "Combine's dataTaskPublisher(for:) is rx.response(request: URLRequest(url: url)) here; rx.data and rx.json fail by status"
      ),
      CombineName(
        "publish", .of("Timer"), "interval", "Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)"),
    ]
}
