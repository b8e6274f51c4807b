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
  /// - Traits: Infallible(throws same)
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    let source = asObservable()
    let second = second.asObservable()
    return Observable<ResultType>(producer: { observer in
      let sink = LatestSink(observer, resultSelector)
      let sourceLink = UpstreamLink()
      let secondLink = UpstreamLink()
      let latest = Locked(Source.Element?.none)
      second.attach(to: secondLink) { event in
        switch event {
        case .next(let element):
          latest.publish()
          _ = latest.withLock { latest in
            let old = latest
            latest = element
            return old
          }
        case .error(let error): sink.close(.error(error))
        case .completed: break
        }
      }
      source.attach(to: sourceLink) { event in
        switch event {
        case .next(let element):
          guard !sink.isStopped, let other = latest.withLock({ $0 }) else { return }
          latest.receive()
          do {
            sink.send(try sink.resultSelector(element, other))
          } catch {
            sink.close(.error(error))
          }
        case .error(let error): sink.close(.error(error))
        case .completed: sink.close(.completed)
        }
      }
      sink.setUpstream(PairDisposable(sourceLink, secondLink))
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
  /// - Traits: Infallible(same)
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}

/// One subscription to `withLatestFrom`.
private final class LatestSink<Element, Latest, Result>: SerialSink<Result>, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  let resultSelector: (Element, Latest) throws -> Result

  init(_ observer: AnyObserver<Result>, _ resultSelector: @escaping (Element, Latest) throws -> Result) {
    self.resultSelector = resultSelector
    super.init(observer)
  }
}
