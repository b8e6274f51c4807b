/// A sequence of events for what people see: it never fails, delivers on the main scheduler, and shares its
/// subscription without replaying anything.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// Delivers on the main scheduler without replay: `share(replay: 0, scope: .whileConnected)`.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// The scheduler of `SharingScheduler`.
  public static var scheduler: SchedulerType { SharingScheduler.make() }

  /// Shares without replay while anybody listens.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 0, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The sequence as a signal.
  @inlinable
  public func asSignal() -> Signal<Element> {
    asSharedSequence()
  }
}
