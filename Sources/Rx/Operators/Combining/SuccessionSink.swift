/// Subscribes to one sequence after the other: the next when one completes (`concat`), or when one fails (`retry`,
/// `catch(sequence:)`).
///
/// The stack stays flat for any number of sequences: a sequence that ends while it is being subscribed is followed up by
/// the loop that subscribed it, and a succession within a succession is taken apart instead of being subscribed.
@usableFromInline
final class SuccessionSink<Element>: @unchecked Sendable {
  // Unchecked because `Locked` guards the state and only the thread that pumps touches the iterators.

  /// What moves on to the next sequence.
  @usableFromInline
  enum Trigger: Equatable {
    case completion
    case failure
  }

  private struct State {
    var current: UpstreamLink?
    var isPumping = false
    var wasAdvanced = false
    var isDisposed = false
  }

  private let observer: AnyObserver<Element>
  private let trigger: Trigger
  private var iterators: [SuccessionIterator<Element>]
  private var lastError: (any Error)?
  private let state = Locked(State())

  @usableFromInline
  init(_ observer: AnyObserver<Element>, _ trigger: Trigger, _ sources: SuccessionIterator<Element>) {
    self.observer = observer
    self.trigger = trigger
    iterators = [sources]
  }

  /// Goes on to the next sequence, and further as long as they end at once.
  @usableFromInline
  func advance() {
    let mayPump = state.withLock { state in
      state.wasAdvanced = true
      if state.isPumping || state.isDisposed { return false }
      state.isPumping = true
      return true
    }
    guard mayPump else { return }
    let environment = Environments.current
    while true {
      let goesOn = state.withLock { state in
        if state.wasAdvanced && !state.isDisposed {
          state.wasAdvanced = false
          return true
        }
        state.isPumping = false
        return false
      }
      if !goesOn || environment.shouldStop { return }
      subscribeNext()
    }
  }

  private func subscribeNext() {
    let next: Observable<Element>?
    do {
      next = try nextSource()
    } catch {
      observer.on(.error(error))
      return
    }
    guard let next else {
      if let lastError { observer.on(.error(lastError)) } else { observer.on(.completed) }
      return
    }
    let link = UpstreamLink()
    let (previous, isDisposed) = state.withLock { state in
      defer { state.current = link }
      return (state.current, state.isDisposed)
    }
    previous?.dispose()
    if isDisposed { return }
    let guarded = AnyObserver<Element> { event in
      switch event {
      case .next:
        if !link.isStopped { self.observer.on(event) }
      case .error(let error):
        if link.stop() { self.ended(link, event, error) }
      case .completed:
        if link.stop() { self.ended(link, event, nil) }
      }
    }
    next.connect(guarded, to: link)
  }

  private func ended(_ link: UpstreamLink, _ event: Event<Element>, _ error: (any Error)?) {
    if (trigger == .failure) == (error != nil) {
      // Disposed before the next one is subscribed; where there is none, after the end was sent.
      lastError = error
      advance()
    } else {
      observer.on(event)
      link.finish()
    }
  }

  /// The next sequence that is not itself a succession.
  private func nextSource() throws -> Observable<Element>? {
    while let top = iterators.indices.last {
      guard var source = iterators[top].next() else {
        iterators.removeLast()
        continue
      }
      if iterators[top].remaining == 0 { iterators.removeLast() }
      while let deferred = source as? DeferredObservable<Element>, trigger == .completion {
        source = try deferred.factory()
      }
      guard let nested = source as? SuccessionObservable<Element>, nested.trigger == trigger else { return source }
      iterators.append(nested.sources())
      let depth = iterators.count
      let values = Environments.current.values
      if depth > values.deepestSuccession.load(ordering: .relaxed) {
        values.deepestSuccession.store(depth, ordering: .relaxed)
      }
    }
    return nil
  }
}

extension SuccessionSink: Disposable {
  @usableFromInline
  func dispose() {
    let current = state.withLock { state in
      state.isDisposed = true
      defer { state.current = nil }
      return state.current
    }
    current?.dispose()
  }
}

/// The sequences of a succession that are still to come.
@usableFromInline
struct SuccessionIterator<Element> {
  private let step: () -> Observable<Element>?

  /// How many are left, if that is known; the last one frees its place before it is taken apart.
  var remaining: Int?

  @usableFromInline
  init(remaining: Int? = nil, _ step: @escaping () -> Observable<Element>?) {
    self.step = step
    self.remaining = remaining
  }

  /// The elements of a sequence.
  init<Sources: Sequence>(_ sources: Sources, remaining: Int? = nil)
  where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    var iterator = sources.makeIterator()
    self.init(remaining: remaining) { iterator.next()?.asObservable() }
  }

  mutating func next() -> Observable<Element>? {
    if let remaining { self.remaining = max(0, remaining - 1) }
    return step()
  }
}

/// A succession, recognisable so that one within another can be taken apart.
@usableFromInline
final class SuccessionObservable<Element>: Observable<Element>, PlainlyNamed, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  let trigger: SuccessionSink<Element>.Trigger
  let sources: () -> SuccessionIterator<Element>

  @usableFromInline
  init(_ trigger: SuccessionSink<Element>.Trigger, _ sources: @escaping () -> SuccessionIterator<Element>) {
    self.trigger = trigger
    self.sources = sources
    super.init(isProducer: true)
  }

  @usableFromInline
  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> any Disposable {
    let sink = SuccessionSink(observer, trigger, sources())
    sink.advance()
    return sink
  }
}
