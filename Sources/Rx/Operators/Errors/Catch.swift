extension ObservableType {
  /// Goes on with the sequence that `handler` returns for the error.
  ///
  /// ```marble
  /// source   -a-#
  /// other    -x|
  /// source.catch { _ in other }
  ///          -a--x|
  /// ```
  ///
  /// - An error thrown by `handler` ends the result.
  @inlinable
  public func `catch`(_ handler: @escaping (Swift.Error) throws -> Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(producer: { observer in
      let sourceLink = UpstreamLink()
      let otherLink = UpstreamLink()
      source.attach(to: sourceLink) { event in
        guard case .error(let error) = event else { return observer.on(event) }
        do {
          // The source is disposed when this has returned: what goes on is subscribed before, as in RxSwift.
          let other = try handler(error)
          other.connect(to: otherLink, observer.on)
        } catch {
          observer.on(.error(error))
        }
      }
      return Disposables.create(sourceLink, otherLink)
    })
  }

  /// Sends an element instead of the error and completes.
  ///
  /// ```marble
  /// source   -a-#
  /// source.catchAndReturn("x")
  ///          -a-(x|)
  /// ```
  @inlinable
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in Observable.just(element) }
  }

  /// Goes on with the next of several sequences whenever one fails.
  ///
  /// ```marble
  /// first    -a-#
  /// second   -b-|
  /// Observable.catch(sequence: [first, second])
  ///          -a--b-|
  /// ```
  ///
  /// - The error of the last one ends the result.
  public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    SuccessionObservable(.failure) { SuccessionIterator(sequence) }
  }
}
