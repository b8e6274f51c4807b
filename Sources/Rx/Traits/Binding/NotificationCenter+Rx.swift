import Foundation

#if !canImport(ObjectiveC)
  // Without Objective-C it is no `NSObject`, which has `rx` already.
  extension NotificationCenter: ReactiveCompatible {}
#endif

extension Reactive where Base: NotificationCenter {
  /// Sends the notifications of a name, and of an object if one is given, while it is subscribed to.
  public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
    Observable.create { [weak object] observer in
      let observer = Transferred(observer)
      let token = base.addObserver(forName: name, object: object, queue: nil) { observer.value.on(.next($0)) }
      return Disposables.create { base.removeObserver(token) }
    }
  }
}
