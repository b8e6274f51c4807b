/// A step that passes its source on as it is.
@usableFromInline
final class SharedSource<Element>: SharedNode<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline let source: Observable<Element>

  /// - Parameter isRoot: True if its events come from outside the domain.
  @inlinable
  init(_ source: Observable<Element>, _ domain: SharingDomain, isRoot: Bool, replaysLatest: Bool) {
    self.source = source
    super.init(
      domain, replaysLatest: replaysLatest,
      start: isRoot
        ? { (this: SharedNode<Element>, connection: SharedLink<Element>) in
          unsafeDowncast(this, to: SharedSource.self).source
            .connectLast(AnyObserver(receive: { connection.receiveAtRoot($0) }), to: connection)
        }
        : { (this: SharedNode<Element>, connection: SharedLink<Element>) in
          unsafeDowncast(this, to: SharedSource.self).source
            .connectLast(AnyObserver(receive: { connection.receive($0) }), to: connection)
        })
  }
}
