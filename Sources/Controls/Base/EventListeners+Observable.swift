import Rx

extension EventListeners {
  /// Returns the events as a sequence, which completes when their owner is deallocated.
  func observable(of owner: UIResponder) -> Observable<Event> {
    let deallocation = owner.deallocation
    return Observable.create { [weak self] observer in
      guard let self else {
        observer.on(.completed)
        return Disposables.create()
      }
      return add { observer.on(.next($0)) }
    }.take(until: deallocation)
  }
}
