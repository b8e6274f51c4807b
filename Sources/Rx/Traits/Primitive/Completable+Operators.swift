extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// Runs another completable after this one.
  ///
  /// ```marble
  /// Completable.empty().concat(Completable.empty())
  ///          |
  /// ```
  public func concat(_ second: Completable) -> Completable {
    Completable.concat([primitiveSequence, second])
  }

  /// Runs completables side by side and completes when all have.
  ///
  /// ```marble
  /// Completable.zip([Completable.empty(), Completable.never()])
  ///          -
  /// ```
  public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
  where Collection.Element == Completable {
    let sources = sources.map { $0.asObservable() }
    return Completable(
      raw: ClosureObservable(producer: { observer in
        let sink = AllCompletedSink(observer, sources.count)
        sink.run(sources)
        return sink
      }))
  }

  /// Runs completables side by side and completes when all have.
  ///
  /// ```marble
  /// Completable.zip(Completable.empty(), Completable.never())
  ///          ---
  /// ```
  public static func zip(_ sources: Completable...) -> Completable {
    zip(sources)
  }

  /// Goes on with a single after completing.
  ///
  /// ```marble
  /// Completable.empty().andThen(Single.just(1))
  ///          (1|)
  /// ```
  public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
    Single<Element>(raw: then(second.asObservable()))
  }

  /// Goes on with a maybe after completing.
  ///
  /// ```marble
  /// Completable.empty().andThen(Maybe.just(1))
  ///          (1|)
  /// ```
  public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
    Maybe<Element>(raw: then(second.asObservable()))
  }

  /// Goes on with another completable after completing.
  ///
  /// ```marble
  /// Completable.empty().andThen(Completable.never())
  ///          ---
  /// ```
  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: then(second.asObservable()))
  }

  /// Goes on with an observable after completing.
  ///
  /// ```marble
  /// Completable.empty().andThen(Observable.of(1, 2))
  ///          (12|)
  /// ```
  public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
    then(second)
  }

  private func then<Other>(_ second: Observable<Other>) -> Observable<Other> {
    let first = observable
    return ClosureObservable<Other>(producer: { observer in
      let sink = AndThenSink(observer, second)
      sink.run(first)
      return sink
    })
  }
}
