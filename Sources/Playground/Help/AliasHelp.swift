import RxCatalog

/// Explanations of type aliases, which the catalog has no entries for.
enum AliasHelp {
  /// Sentences by name; other aliases show their declaration and the help of their type.
  private static let sentences: [String: String] = [
    "Driver": """
    A sequence for state: it never fails, delivers on the main thread, shares its subscription and replays the latest \
    element to a new observer.
    Made by asDriver(onErrorJustReturn:), asDriver(onErrorDriveWith:), asDriver() of a BehaviorRelay, or Driver.just(_:).
    Used by drive(_:), drive(onNext:).
    """,
    "Signal": """
    A sequence for events: it never fails, delivers on the main thread and shares its subscription; a new observer \
    receives nothing that came before.
    Made by asSignal(onErrorJustReturn:), asSignal(onErrorSignalWith:), asSignal() of a PublishRelay, or Signal.just(_:).
    Used by emit(to:), emit(onNext:).
    """,
    "Single": """
    A sequence of exactly one element, or an error: the answer to a request.
    Made by Single.create, Single.just(_:), asSingle(), first().
    Used by subscribe(onSuccess:onFailure:), flatMap(_:), asObservable().
    """,
    "Maybe": """
    A sequence of one element, of none, or an error: a look-up that may find nothing.
    Made by Maybe.create, Maybe.just(_:), Maybe.empty(), asMaybe().
    Used by subscribe(onSuccess:onError:onCompleted:), ifEmpty(default:), asObservable().
    """,
    "Completable": """
    A sequence without elements: it completes, or fails. It stands for work whose only result is its end.
    Made by Completable.create, Completable.empty(), ignoreElements().
    Used by subscribe(onCompleted:onError:), andThen(_:), asObservable().
    """,
    "RxTimeInterval": """
    A length of time: .milliseconds(300), .seconds(1).
    """,
  ]

  private static let examples: [String: String] = [
    "Driver": """
    let text = BehaviorRelay(value: "")
    let length: Driver<Int> = text.map { $0.count }.asDriver(onErrorJustReturn: 0)
    _ = length.drive(onNext: { print($0) })
    text.accept("rx")
    """,
    "Signal": """
    let taps = PublishRelay<String>()
    let signal: Signal<String> = taps.asSignal()
    taps.accept("early")
    _ = signal.emit(onNext: { print($0) })
    taps.accept("late")
    """,
    "Single": """
    let answer = Single<Int>.create { single in
      single(.success(42))
      return Disposables.create()
    }
    _ = answer.subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
    """,
    "Maybe": """
    let nothing = Maybe<String>.empty()
    _ = nothing.subscribe(onSuccess: { print($0) }, onError: { print($0) }, onCompleted: { print("nothing") })
    """,
    "Completable": """
    let work = Completable.create { completable in
      completable(.completed)
      return Disposables.create()
    }
    _ = work.subscribe(onCompleted: { print("done") }, onError: { print($0) })
    """,
  ]

  /// Returns the declaration of an alias; nil where there is none of that name.
  static func declaration(of name: String) -> String? {
    RxCatalog.aliases.first { Self.name(of: $0) == name }
  }

  static var names: [String] { RxCatalog.aliases.map(name(of:)) }
  static func sentence(on name: String) -> String? { sentences[name] }
  static func example(of name: String) -> String? { examples[name] }

  /// Returns the target of an alias, without arguments.
  static func target(of declaration: String) -> String {
    let right = declaration.split(separator: "=").last.map { $0.drop { $0 == " " } } ?? ""
    return String(right.prefix { $0.isLetter || $0.isNumber })
  }

  private static func name(of declaration: String) -> String {
    String(declaration.dropFirst("typealias ".count).prefix { $0.isLetter || $0.isNumber })
  }
}
