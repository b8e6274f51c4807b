import Synchronization

/// One subscription to `combineLatest` or `zip`: what both share.
///
/// Several sources send into one gate; `active` counts those that have not completed. All sources are subscribed before any is
/// disposed, also where one has ended the whole meanwhile.
@usableFromInline
class CombiningSink<Element>: SerialSink<Element>, @unchecked Sendable {
  // Unchecked because the gate guards what changes once sources are attached.
  @usableFromInline final let combine: () throws -> Element
  /// True if the sources are a collection: a source that fails or that completes last is then disposed together with the others,
  /// and otherwise before the event is sent.
  @usableFromInline final let isCollection: Bool
  @usableFromInline @exclusivity(unchecked) final var links = ContiguousArray<UpstreamLink>()
  @usableFromInline @exclusivity(unchecked) final var active = 0
  /// True once all sources have been subscribed.
  @usableFromInline final let isComplete = StopMark()

  @inlinable
  init(_ observer: AnyObserver<Element>, isCollection: Bool, _ combine: @escaping () throws -> Element) {
    self.combine = combine
    self.isCollection = isCollection
    super.init(observer)
    state.store(UpstreamLink.reportsDisposalBit, ordering: .relaxed)
  }

  /// Takes note of a source before any is attached.
  @usableFromInline
  final func add(_ link: UpstreamLink) {
    links.append(link)
    active += 1
  }

  /// All sources have been subscribed: disposes them if the end has come meanwhile.
  @usableFromInline
  final func complete() {
    isComplete.set()
    if isDisposed { disposeSources() }
  }

  @usableFromInline
  override func didDispose() {
    if isComplete.isSet { disposeSources() }
  }

  /// The sources in their order.
  private func disposeSources() {
    for link in links { link.dispose() }
  }

  /// Sends a combination, or returns what the closure threw; called within the gate.
  @inlinable
  final func sendCombination() -> (any Error)? {
    if isStopped { return nil }
    do {
      send(try combine())
      return nil
    } catch {
      return error
    }
  }

  @inlinable
  final func failed(_ link: UpstreamLink, _ error: any Error) {
    if !isCollection { link.finish() }
    close(.error(error))
  }

  @inlinable
  final func completed(_ link: UpstreamLink) {
    gate.lock()
    active -= 1
    let isLast = active == 0
    gate.unlock()
    if !isLast || !isCollection { link.finish() }
    if isLast { close(.completed) }
  }
}
