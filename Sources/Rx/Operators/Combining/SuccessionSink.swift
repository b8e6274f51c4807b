/// Subscribes to one sequence after the other: the next when one completes (`concat`), or when one fails (`retry`,
/// `catch(sequence:)`).
///
/// The stack stays flat for any number of sequences: a sequence that ends while it is being subscribed is followed up by
/// the loop that subscribed it, and a succession within a succession is taken apart instead of being subscribed.
@usableFromInline
final class SuccessionSink<Element>: Sink<Element>, @unchecked Sendable {
  // Unchecked because only the thread that takes turns touches the iterators and the error.

  /// Kind of terminal event that moves on to the next sequence.
  @usableFromInline
  enum Trigger: Equatable {
    case completion
    case failure
  }

  private let trigger: Trigger
  /// The type of the list of sequences: a list of another type within it is not taken apart.
  private let list: Any.Type
  private var iterators: [SuccessionIterator<Element>]
  private var lastError: (any Error)?
  private let turns = Turns()
  private let current = SerialDisposable()

  @usableFromInline
  init(_ observer: AnyObserver<Element>, _ trigger: Trigger, _ list: Any.Type, _ sources: SuccessionIterator<Element>) {
    self.trigger = trigger
    self.list = list
    iterators = [sources]
    super.init(observer)
  }

  func run() -> Attachment? {
    advance()
    setUpstream(disposing: current)
    return self
  }

  /// Goes on to the next sequence, and further as long as they end at once.
  private func advance() {
    turns.run { subscribeNext() }
  }

  private func subscribeNext() {
    if isSilent { return }
    do {
      guard let next = try nextSource() else {
        return conclude(lastError.map { .error($0) } ?? .completed)
      }
      let link = UpstreamLink()
      current.disposable = link
      let guarded = AnyObserver<Element> { event in
        switch event {
        case .next(let element):
          if !link.isStopped { self.forward(element) }
        case .error(let error):
          if link.stop() { self.ended(event, error) }
        case .completed:
          if link.stop() { self.ended(event, nil) }
        }
      }
      next.connect(guarded, to: link)
    } catch {
      conclude(.error(error))
    }
  }

  private func ended(_ event: Event<Element>, _ error: (any Error)?) {
    if (trigger == .failure) == (error != nil) {
      lastError = error
      advance()
    } else {
      conclude(event)
    }
  }

  /// The sequence before it is disposed at once, even if it is still being subscribed.
  private func conclude(_ event: Event<Element>) {
    end(event)
    current.dispose()
  }

  /// The next sequence that is not itself a succession.
  private func nextSource() throws -> Observable<Element>? {
    while let top = iterators.indices.last {
      guard var source = iterators[top].next() else {
        iterators.removeLast()
        continue
      }
      if iterators[top].remaining == 0 { iterators.removeLast() }
      // The next sequence is known: the one before it is disposed, and only then does a deferred one call its factory.
      while let deferred = source as? DeferredObservable<Element>, trigger == .completion {
        current.disposable = Disposables.create()
        source = try deferred.factory()
      }
      guard let nested = source as? SuccessionObservable<Element>, nested.trigger == trigger, nested.list == list
      else { return source }
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

/// The sequences of a succession that are still to come.
@usableFromInline
struct SuccessionIterator<Element> {
  private let step: () -> Observable<Element>?

  /// Number of sequences that are left, if known; the last one frees its place before it is taken apart.
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
  /// The type of the list of sequences.
  let list: Any.Type
  let sources: () -> SuccessionIterator<Element>

  @usableFromInline
  init(
    _ trigger: SuccessionSink<Element>.Trigger, of list: Any.Type,
    _ sources: @escaping () -> SuccessionIterator<Element>
  ) {
    self.trigger = trigger
    self.list = list
    self.sources = sources
    super.init(isProducer: true)
  }

  @usableFromInline
  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    SuccessionSink(observer, trigger, list, sources()).run()
  }
}
