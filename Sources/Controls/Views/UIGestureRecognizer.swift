import Rx

/// Recognizer of a gesture on a view.
open class UIGestureRecognizer: UIResponder {
  @Displayed("UIGestureRecognizer.isEnabled") public var isEnabled: Bool = true
  /// View that the recognizer is attached to.
  public internal(set) weak var view: UIView?
  let recognized = EventListeners<Void>()

  /// Performs the gesture.
  package func recognize() { if isEnabled { recognized.send(()) } }
}

/// A recognizer of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  @Displayed("UITapGestureRecognizer.numberOfTapsRequired") public var numberOfTapsRequired: Int = 1
}

extension Reactive where Base: UIGestureRecognizer {
  /// Sends the recognizer each time that it recognizes its gesture.
  public var event: ControlEvent<Base> {
    ControlEvent(
      events: Observable.create { [weak recognizer = base] observer in
        MainScheduler.ensureRunningOnMainThread()
        guard let recognizer else {
          observer.on(.completed)
          return Disposables.create()
        }
        return recognizer.recognized.add { [weak recognizer] in
          if let recognizer { observer.on(.next(recognizer)) }
        }
      }.take(until: deallocated))
  }
}
