/// A sequence that shares its subscription, delivers on one scheduler and never fails: what `Driver` and `Signal` are.
///
/// `SharingStrategy` determines how it shares and where it delivers. Every operator on it gives such a sequence again.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType,
  ObservableConvertibleType, CustomReflectable
{
  @usableFromInline
  let source: Observable<Element>

  /// The domain in which `source` delivers, when it is a step of a chain.
  @usableFromInline
  let domain: SharingDomain?

  /// Shares `source`, which must not fail and must deliver on the strategy's scheduler.
  ///
  /// - Parameter domain: The domain to which the deliveries of `source` are confined, if any: that of the sequence from which it was
  ///   made by an operator that sends no events by itself.
  @inlinable
  init(_ source: Observable<Element>, in domain: SharingDomain? = nil) {
    let replaysLatest = SharedSequence.replaysLatest
    if replaysLatest || SharingStrategy.self == SignalSharingStrategy.self {
      let chain = domain ?? SharingDomain()
      self.domain = chain
      self.source = SharedSource(source, chain, isRoot: domain == nil, replaysLatest: replaysLatest)
    } else {
      self.domain = nil
      self.source = SharingStrategy.share(source)
    }
  }

  /// Takes a step of a chain.
  @inlinable
  init(step: SharedNode<Element>) {
    source = step
    domain = step.domain
  }

  @inlinable
  static var replaysLatest: Bool { SharingStrategy.self == DriverSharingStrategy.self }

  /// Takes `source` as it is: for sources that have nothing to share.
  @inlinable
  init(raw source: Observable<Element>) {
    self.source = source
    domain = nil
  }

  /// The sequence as an observable, which may be combined with ones that fail.
  @inlinable
  public func asObservable() -> Observable<Element> {
    source
  }

  /// It shows what it shares, and not how.
  public var customMirror: Mirror { Mirror(self, children: ["source": source], displayStyle: .struct) }

  /// The sequence itself.
  @inlinable
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
    self
  }
}

extension SharedSequence: Sendable {}

/// Says how a `SharedSequence` shares its subscription and where it delivers.
public protocol SharingStrategyProtocol {
  /// The scheduler on which elements are delivered.
  static var scheduler: SchedulerType { get }

  /// Shares the subscription to `source` among all observers.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// Something that can be read as a `SharedSequence`.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// This as a shared sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// The sequence as an observable, which may be combined with ones that fail.
  @inlinable
  public func asObservable() -> Observable<Element> {
    asSharedSequence().asObservable()
  }
}
