import Rx

extension Reactive where Base: UIControl {
  /// Sends each time that one of the events happens.
  public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
    ControlEvent(
      events: Observable.create { [weak control = base] observer in
        MainScheduler.ensureRunningOnMainThread()
        guard let control else {
          observer.on(.completed)
          return Disposables.create()
        }
        return control.listen(to: controlEvents) { observer.on(.next(())) }
      }.take(until: deallocated))
  }

  /// Returns a property that sends its value on subscription and with each of the events, and that is writable.
  public func controlProperty<T>(
    editingEvents: UIControl.Event, getter: @escaping (Base) -> T, setter: @escaping (Base, T) -> Void
  ) -> ControlProperty<T> {
    ControlProperty(
      values: Observable.create { [weak control = base] observer in
        guard let control else {
          observer.on(.completed)
          return Disposables.create()
        }
        observer.on(.next(getter(control)))
        return control.listen(to: editingEvents) { [weak control] in
          if let control { observer.on(.next(getter(control))) }
        }
      }.take(until: deallocated), valueSink: Binder(base, binding: setter))
  }

  /// Returns a `ControlProperty` for the events by which people change values.
  func changingProperty<T>(
    getter: @escaping (Base) -> T, setter: @escaping (Base, T) -> Void
  ) -> ControlProperty<T> {
    controlProperty(editingEvents: [.allEditingEvents, .valueChanged], getter: getter, setter: setter)
  }
}
