import Locks

extension ObservableType {
  /// Combines each element with the latest one of another sequence.
  ///
  /// ```marble
  /// source   -a---b-c-|
  /// other    ---1---2-|
  /// source.withLatestFrom(other) { "\($0)\($1)" }
  ///          -----'b1'-'c2'-|
  /// ```
  ///
  /// - Elements that come before the other sequence has sent one are dropped.
  /// - The other is subscribed first. Its error ends the result, its completion does not.
  /// - An error thrown by `resultSelector` ends the result.
  /// - Traits: Infallible(throws same), SharedSequence(strategy)
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    let source = asObservable()
    let second = second.asObservable()
    return ClosureObservable<ResultType>(producer: { observer in
      let sink = LatestSink(observer, resultSelector)
      sink.run(source, second)
      return sink
    })
  }

  /// Sends the latest element of another sequence for each element.
  ///
  /// ```marble
  /// source   -a---b-c-|
  /// other    ---1---2-|
  /// source.withLatestFrom(other)
  ///          -----1-2-|
  /// ```
  ///
  /// - Traits: Infallible(same), SharedSequence(same)
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}

/// One subscription to `withLatestFrom`.
private final class LatestSink<Element, Other, Result>: SerialSink<Result>, @unchecked Sendable {
  // Unchecked because its superclass is and `Locked` guards the latest element.
  private let resultSelector: (Element, Other) throws -> Result
  private let latest = Locked(Other?.none)

  init(_ observer: AnyObserver<Result>, _ resultSelector: @escaping (Element, Other) throws -> Result) {
    self.resultSelector = resultSelector
    super.init(observer)
  }

  func run(_ source: Observable<Element>, _ other: Observable<Other>) {
    let sourceLink = UpstreamLink()
    let otherLink = UpstreamLink()
    other.attach(to: otherLink) { self.keep($0) }
    source.attach(to: sourceLink) { self.combine($0) }
    setUpstream(PairDisposable(sourceLink, otherLink))
  }

  private func keep(_ event: Event<Other>) {
    switch event {
    case .next(let element):
      latest.publish()
      _ = latest.withLock { latest in
        let old = latest
        latest = element
        return old
      }
    case .error(let error): close(.error(error))
    case .completed: break
    }
  }

  private func combine(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      guard !isStopped, let other = latest.withLock({ $0 }) else { return }
      latest.receive()
      do {
        send(try resultSelector(element, other))
      } catch {
        close(.error(error))
      }
    case .error(let error): close(.error(error))
    case .completed: close(.completed)
    }
  }
}
