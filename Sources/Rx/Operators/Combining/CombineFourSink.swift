/// `combineLatest` of up to four sequences, with a place for each in the object itself.
///
/// Code over packs is never specialized: each source then costs a lookup of every type that depends on its element, and an additional
/// object. Most uses have two to four sources; those with fewer are filled up with empty sequences.
@usableFromInline
final class CombinedObservable<First, Second, Third, Fourth, Element, Combiner: ElementCombiner>:
  Observable<Element>, @unchecked Sendable
where
  Combiner.First == First, Combiner.Second == Second, Combiner.Third == Third, Combiner.Fourth == Fourth,
  Combiner.Result == Element
{
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline typealias Attach = (
    CombinedObservable<First, Second, Third, Fourth, Element, Combiner>, __owned AnyObserver<Element>
  ) -> Attachment?

  @usableFromInline let first: Observable<First>
  @usableFromInline let second: Observable<Second>
  @usableFromInline let third: Observable<Third>
  @usableFromInline let fourth: Observable<Fourth>
  /// Number of actual sources; the others only fill up the places.
  @usableFromInline let count: Int
  @usableFromInline let combine: Combiner
  /// Captures nothing and is specialised by the client's compiler, which a method of this class would not be.
  @usableFromInline let attachment: Attach

  @inlinable
  init(
    _ first: Observable<First>, _ second: Observable<Second>, _ third: Observable<Third>, _ fourth: Observable<Fourth>,
    count: Int, _ combine: Combiner
  ) {
    self.count = count
    self.first = first
    self.second = second
    self.third = third
    self.fourth = fourth
    self.combine = combine
    attachment = { this, observer in
      let sink = CombineFourSink(consume observer, this.combine)
      sink.run(this)
      return sink
    }
    super.init(isProducer: true)
  }

  @usableFromInline
  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    attachment(self, observer)
  }
}

/// One subscription to such a combination. As a link it is the one to the first source that needs one.
@usableFromInline
final class CombineFourSink<First, Second, Third, Fourth, Element, Combiner: ElementCombiner>:
  UpstreamLink, @unchecked Sendable
where
  Combiner.First == First, Combiner.Second == Second, Combiner.Third == Third, Combiner.Fourth == Fourth,
  Combiner.Result == Element
{
  // Unchecked because the gate guards what changes once sources are attached.
  @usableFromInline typealias Sources = CombinedObservable<First, Second, Third, Fourth, Element, Combiner>

  @usableFromInline let observer: AnyObserver<Element>
  @usableFromInline let combine: Combiner
  @usableFromInline let gate = SerialGate()
  @usableFromInline let ended = StopMark()
  /// True once all sources have been subscribed; they are disposed together, and not before that.
  @usableFromInline let isComplete = StopMark()
  /// The latest elements, at their places. As properties they would be optionals, and to release those the runtime would
  /// have to be asked for their types, each time and for each.
  @usableFromInline let latest: UnsafeMutableRawPointer
  /// The bits of the sources that have not sent yet.
  @usableFromInline @exclusivity(unchecked) var missing: UInt8 = 0b1111
  @usableFromInline @exclusivity(unchecked) var active = 4
  /// The place of the source that has this object as its link.
  @usableFromInline @exclusivity(unchecked) var place: CombinePlace?
  /// The links to the other sources, as far as they need one; set before this object is handed out.
  @usableFromInline @exclusivity(unchecked) var secondLink: UpstreamLink?
  @usableFromInline @exclusivity(unchecked) var thirdLink: UpstreamLink?
  @usableFromInline @exclusivity(unchecked) var fourthLink: UpstreamLink?

  @inlinable static var firstPlace: CombinePlace { CombinePlace(bit: 1, offset: 0) }
  @inlinable static var secondPlace: CombinePlace { place(2, for: Second.self, after: firstPlace, of: First.self) }
  @inlinable static var thirdPlace: CombinePlace { place(4, for: Third.self, after: secondPlace, of: Second.self) }
  @inlinable static var fourthPlace: CombinePlace { place(8, for: Fourth.self, after: thirdPlace, of: Third.self) }

  @inlinable
  static func place<Value, Previous>(
    _ bit: UInt8, for _: Value.Type, after previous: CombinePlace, of _: Previous.Type
  ) -> CombinePlace {
    let mask = MemoryLayout<Value>.alignment - 1
    return CombinePlace(bit: bit, offset: (previous.offset + MemoryLayout<Previous>.size + mask) & ~mask)
  }

  @inlinable
  init(_ observer: AnyObserver<Element>, _ combine: Combiner) {
    self.observer = observer
    self.combine = combine
    latest = .allocate(
      byteCount: CombineFourSink.fourthPlace.offset + MemoryLayout<Fourth>.size,
      alignment: max(
        MemoryLayout<First>.alignment, MemoryLayout<Second>.alignment, MemoryLayout<Third>.alignment,
        MemoryLayout<Fourth>.alignment))
    super.init()
  }

  deinit {
    release(First.self, CombineFourSink.firstPlace)
    release(Second.self, CombineFourSink.secondPlace)
    release(Third.self, CombineFourSink.thirdPlace)
    release(Fourth.self, CombineFourSink.fourthPlace)
    latest.deallocate()
  }

  private func release<Value>(_: Value.Type, _ place: CombinePlace) {
    if missing & place.bit == 0 { address(place, of: Value.self).deinitialize(count: 1) }
  }

  @inlinable
  func address<Value>(_ place: CombinePlace, of _: Value.Type) -> UnsafeMutablePointer<Value> {
    (latest + place.offset).assumingMemoryBound(to: Value.self)
  }

  /// Subscribes to the sources in their order, to all of them even where one has ended the whole.
  @inlinable
  func run(_ sources: Sources) {
    // Fillings first: the last source may send more than one element while it is being subscribed.
    if sources.count < 4 { _ = attach(sources.fourth, CombineFourSink.fourthPlace) }
    if sources.count < 3 { _ = attach(sources.third, CombineFourSink.thirdPlace) }
    // The first source never needs an additional link.
    _ = attach(sources.first, CombineFourSink.firstPlace)
    secondLink = attach(sources.second, CombineFourSink.secondPlace)
    if sources.count > 2 { thirdLink = attach(sources.third, CombineFourSink.thirdPlace) }
    if sources.count > 3 { fourthLink = attach(sources.fourth, CombineFourSink.fourthPlace) }
    isComplete.set()
    if ended.isSet { dispose() }
  }

  @inlinable
  func attach<Value>(_ source: Observable<Value>, _ place: CombinePlace) -> UpstreamLink? {
    if source.isTakenAsJust {
      if self.place == nil, missing != place.bit {
        // Nothing is attached yet that another thread could send from, and there is no combination yet.
        keep(source.elementOfJust, place)
        active -= 1
        return nil
      }
      received(source.elementOfJust, place)
      completed()
      return nil
    }
    if self.place == nil {
      self.place = place
      // A closure that captures nothing else needs no context.
      setUpstream(source.attach(AnyObserver(receive: { self.receive($0, self, self.place.unsafelyUnwrapped) })))
      return nil
    }
    let link = UpstreamLink()
    link.setUpstream(source.attach(AnyObserver(receive: { self.receive($0, link, place) })))
    return link
  }

  @inlinable
  @inline(__always)
  func receive<Value>(_ event: UnsafePointer<Event<Value>>, _ link: UpstreamLink, _ place: CombinePlace) {
    switch event.pointee {
    case .next(let value):
      if !link.isStopped { received(value, place) }
    case .error(let error):
      if link.stop() {
        link.finish()
        end(.error(error))
      }
    case .completed:
      if link.stop() {
        link.finish()
        completed()
      }
    }
  }

  @inlinable
  func received<Value>(_ value: Value, _ place: CombinePlace) {
    gate.lock()
    keep(value, place)
    if missing == 0 {
      let failure = send()
      gate.unlock()
      if let failure { end(.error(failure)) }
    } else {
      // The others are done and some never sent: there will be no combination.
      let isLast = active == 1
      gate.unlock()
      if isLast { end(.completed) }
    }
  }

  /// Keeps the latest element of a source.
  @inlinable
  @inline(__always)
  func keep<Value>(_ value: Value, _ place: CombinePlace) {
    if missing & place.bit == 0 {
      address(place, of: Value.self).pointee = value
    } else {
      address(place, of: Value.self).initialize(to: value)
      missing &= ~place.bit
    }
  }

  /// Sends a combination, or returns what the closure threw; called within the gate.
  @inlinable
  func send() -> (any Error)? {
    if ended.isSet { return nil }
    do {
      let element = try combine(
        address(CombineFourSink.firstPlace, of: First.self).pointee,
        address(CombineFourSink.secondPlace, of: Second.self).pointee,
        address(CombineFourSink.thirdPlace, of: Third.self).pointee,
        address(CombineFourSink.fourthPlace, of: Fourth.self).pointee)
      if !ended.isSet { observer.on(.next(element)) }
      return nil
    } catch {
      return error
    }
  }

  @inlinable
  func end(_ event: Event<Element>) {
    gate.lock()
    let isFirst = ended.set()
    gate.unlock()
    if !isFirst { return }
    observer.on(event)
    if isComplete.isSet { dispose() }
  }

  @inlinable
  func completed() {
    gate.lock()
    active -= 1
    let isLast = active == 0
    gate.unlock()
    if isLast { end(.completed) }
  }

  /// The sources in their order.
  @usableFromInline
  override func dispose() {
    ended.set()
    giveUp()
    secondLink?.dispose()
    thirdLink?.dispose()
    fourthLink?.dispose()
  }
}

/// Where the latest element of one of several sources is kept.
@usableFromInline
struct CombinePlace {
  @usableFromInline let bit: UInt8
  @usableFromInline let offset: Int

  @inlinable
  init(bit: UInt8, offset: Int) {
    self.bit = bit
    self.offset = offset
  }
}
