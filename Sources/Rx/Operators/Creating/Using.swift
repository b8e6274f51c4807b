extension ObservableType {
  /// Makes a resource for every subscription, and a sequence that uses it; disposes the resource when that ends.
  ///
  /// ```marble
  /// source   -a-b-|
  /// Observable.using({ BooleanDisposable() }) { _ in source }
  ///          -a-b-|
  /// ```
  ///
  /// - An error thrown by either closure is sent as an error event.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    ClosureObservable(producer: { observer in
      let sink = Sink(observer)
      var resource: any Disposable = Disposables.create()
      do {
        let made = try resourceFactory()
        resource = made
        let source = try observableFactory(made)
        let upstream = source.attach(AnyObserver(receive: { sink.receive(any: $0) }))
        sink.setUpstream(PairDisposable(upstream, resource))
      } catch {
        sink.end(.error(error))
        sink.setUpstream(disposing: resource)
      }
      return sink
    })
  }
}
