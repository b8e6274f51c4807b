extension ObservableType {
  /// Sends the only element; fails with `RxError.noElements` or `RxError.moreThanOneElement` where it is not the only.
  ///
  /// ```marble
  /// source   -1-|
  /// source.asSingle()
  ///          ---(1|)
  /// ```
  public func asSingle() -> PrimitiveSequence<SingleTrait, Element> {
    PrimitiveSequence(raw: onlyElement(isRequired: true))
  }

  /// Sends the only element, if there is one; fails with `RxError.moreThanOneElement` where there are more.
  ///
  /// ```marble
  /// source   -1-|
  /// source.asMaybe()
  ///          ---(1|)
  /// ```
  public func asMaybe() -> PrimitiveSequence<MaybeTrait, Element> {
    PrimitiveSequence(raw: onlyElement(isRequired: false))
  }

  /// Sends the first element, or nil when the sequence is empty.
  ///
  /// ```marble
  /// source   -1-2-|
  /// source.first().map { $0 ?? 0 }
  ///          -(1|)
  /// ```
  public func first() -> Single<Element?> {
    let source = asObservable()
    return PrimitiveSequence(raw: source.take(1).map(Optional.some).ifEmpty(default: nil))
  }

  /// Sends all elements as one array when the sequence completes.
  ///
  /// ```marble
  /// source   -1-2-|
  /// source.toArray()
  ///          -----('[1, 2]' |)
  /// ```
  public func toArray() -> Single<[Element]> {
    let source = asObservable()
    return PrimitiveSequence(
      raw: Observable<[Element]>.create { observer in
        var elements: [Element] = []
        return source.subscribe { event in
          switch event {
          case .next(let element): elements.append(element)
          case .error(let error): observer.on(.error(error))
          case .completed:
            observer.on(.next(elements))
            observer.on(.completed)
          }
        }
      })
  }

  /// Holds an element back until it is known to be the only one.
  private func onlyElement(isRequired: Bool) -> Observable<Element> {
    let source = asObservable()
    return Observable.create { observer in
      var element: Element?
      return source.subscribe { event in
        switch event {
        case .next(let next):
          if element != nil {
            observer.on(.error(RxError.moreThanOneElement))
          } else {
            element = next
          }
        case .error: observer.on(event)
        case .completed:
          if let element {
            observer.on(.next(element))
          } else if isRequired {
            observer.on(.error(RxError.noElements))
            return
          }
          observer.on(.completed)
        }
      }
    }
  }
}

extension ObservableType where Element == Never {
  /// Makes a sequence without elements a completable.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.ignoreElements().asCompletable()
  ///          -------|
  /// ```
  public func asCompletable() -> PrimitiveSequence<CompletableTrait, Never> {
    PrimitiveSequence(raw: asObservable())
  }
}
