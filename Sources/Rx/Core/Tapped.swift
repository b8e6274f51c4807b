extension Observable {
  /// This sequence for tools that look on: each time an observer attaches, `begin` may give something that sees every
  /// event before the observer does. Without it attaching costs one call more, and an event nothing.
  package func tapped(_ begin: @escaping () -> ((Event<Element>) -> Void)?) -> Observable<Element> {
    let attachTapped = { [self] (observer: AnyObserver<Element>) -> any Disposable in
      guard let see = begin() else { return attach(observer) }
      return attach(
        AnyObserver(receive: { event in
          see(event.pointee)
          observer.receive(event)
        }))
    }
    return isProducer ? Observable(producer: attachTapped) : Observable(direct: attachTapped)
  }
}
