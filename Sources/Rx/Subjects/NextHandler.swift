/// The closure for elements of a subscription to a `PublishSubject`.
///
/// Not copyable and called by its own methods, so that a call retains no closure.
@usableFromInline
struct NextHandler<Element>: ~Copyable {
  @usableFromInline let onNext: ((Element) -> Void)?
  private let resource = ResourceToken()

  @usableFromInline
  init(_ onNext: ((Element) -> Void)?) {
    self.onNext = onNext
  }

  @inlinable
  @inline(__always)
  borrowing func next(_ element: Element) { onNext?(element) }
}
