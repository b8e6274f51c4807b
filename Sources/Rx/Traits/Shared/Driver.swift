/// A sequence for driving what people see: it never fails, delivers on the main scheduler, and replays its latest
/// element to a new observer while anybody listens.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// Delivers on the main scheduler and replays the latest element: `share(replay: 1, scope: .whileConnected)`.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// The scheduler of `SharingScheduler`.
  public static var scheduler: SchedulerType { SharingScheduler.make() }

  /// Shares with a replay of one element while anybody listens.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The sequence as a driver.
  @inlinable
  public func asDriver() -> Driver<Element> {
    asSharedSequence()
  }
}
