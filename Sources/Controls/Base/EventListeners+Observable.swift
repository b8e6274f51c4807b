import Rx

extension EventListeners {
  /// Returns the events of a kind as a sequence, which completes when their owner is deallocated. Other events, which may
  /// happen while one of the kind is being sent, do not enter the sequence.
  func observable<Element>(
    of owner: UIResponder, _ element: @escaping (Event) -> Element?
  ) -> Observable<Element> {
    let deallocation = owner.deallocation
    return Observable.create { [weak self] observer in
      guard let self else {
        observer.on(.completed)
        return Disposables.create()
      }
      return add { if let element = element($0) { observer.on(.next(element)) } }
    }.take(until: deallocation)
  }

  /// Returns all events as a sequence, which completes when their owner is deallocated.
  func observable(of owner: UIResponder) -> Observable<Event> { observable(of: owner) { $0 } }
}
