/// A step that is an operator at once: two subscriptions fewer than an operator that is shared.
@usableFromInline
final class SharedOperator<Source, Output, Element>: SharedNode<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline let source: Observable<Source>
  @usableFromInline let operation: (Source) -> Output

  @inlinable
  init(
    _ source: Observable<Source>, _ operation: @escaping (Source) -> Output, _ domain: SharingDomain,
    replaysLatest: Bool, start: @escaping Start
  ) {
    self.source = source
    self.operation = operation
    super.init(domain, replaysLatest: replaysLatest, start: start)
  }

  /// Returns the element that a connection sends for one of its source. The connection keeps its step, so that neither it nor the closure is retained.
  @inlinable
  @inline(__always)
  static func output(of element: Source, on connection: SharedLink<Element>) -> Output {
    Unmanaged.passUnretained(unsafeDowncast(connection.node, to: SharedOperator.self))
      ._withUnsafeGuaranteedRef { $0.operation(element) }
  }
}

extension SharedOperator where Output == Element {
  @inlinable
  static func mapping(
    _ source: Observable<Source>, _ selector: @escaping (Source) -> Element, _ domain: SharingDomain,
    replaysLatest: Bool
  ) -> SharedNode<Element> {
    SharedOperator(source, selector, domain, replaysLatest: replaysLatest) {
      (this: SharedNode<Element>, connection: SharedLink<Element>) in
      // Below is a step of the same chain: the trampoline, where it is needed, starts at the root.
      connection.setUpstream(
        unsafeDowncast(this, to: SharedOperator.self).source
          .attach(AnyObserver<Source>(receive: { connection.map($0) })))
    }
  }
}

extension SharedOperator where Source == Element, Output == Bool {
  @inlinable
  static func filtering(
    _ source: Observable<Element>, _ predicate: @escaping (Element) -> Bool, _ domain: SharingDomain,
    replaysLatest: Bool
  ) -> SharedNode<Element> {
    SharedOperator(source, predicate, domain, replaysLatest: replaysLatest) {
      (this: SharedNode<Element>, connection: SharedLink<Element>) in
      connection.setUpstream(
        unsafeDowncast(this, to: SharedOperator.self).source
          .attach(AnyObserver(receive: { connection.filter($0) })))
    }
  }
}

extension SharedLink {
  /// Handles an event of the source for the `map` of a shared sequence.
  @inlinable
  func map<Source>(_ event: UnsafePointer<Event<Source>>) {
    switch event.pointee {
    case .next(let element):
      let result = SharedOperator<Source, Element, Element>.output(of: element, on: self)
      if isCurrent { withUnsafePointer(to: .next(result)) { node.deliver(next: $0, result) } }
    case .error(let error): receive(end: .error(error))
    case .completed: receive(end: .completed)
    }
  }

  /// Handles an event of the source for the `filter` of a shared sequence.
  @inlinable
  func filter(_ event: UnsafePointer<Event<Element>>) {
    switch event.pointee {
    case .next(let element):
      if SharedOperator<Element, Bool, Element>.output(of: element, on: self), isCurrent {
        node.deliver(next: event, element)
      }
    case .error, .completed:
      if stop() { node.end(event, self) }
    }
  }
}
