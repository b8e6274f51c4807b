extension PrimitiveSequence {
  /// Makes a resource for each subscription, and disposes it when the sequence made with it ends.
  ///
  /// ```marble
  /// Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in Single.just(1) })
  ///          (1|)
  /// ```
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: Observable.using(
        resourceFactory, observableFactory: { try primitiveSequenceFactory($0).asObservable() }))
  }

  /// Goes on with another sequence when nothing comes for a time.
  ///
  /// ```marble
  /// Single<Int>.never().timeout(.milliseconds(300), other: Single.just(7), scheduler: scheduler)
  ///          ---(7|)
  /// ```
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
  }
}

extension PrimitiveSequenceType where Element: RxAbstractInteger {
  /// Sends zero after a time and completes.
  ///
  /// ```marble
  /// Single<Int>.timer(.milliseconds(300), scheduler: scheduler)
  ///          ---(0|)
  /// ```
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: Observable<Element>.timer(dueTime, scheduler: scheduler))
  }
}
