/// Function that a subscription calls with each element: mostly a closure, or a value in place of one.
///
/// A closure that comes from generic code is called through a thunk. A host with something better to call than a closure, such as an
/// interpreter, passes its own type, which is called directly.
@usableFromInline
package protocol ElementConsumer<Element> {
  associatedtype Element
  func callAsFunction(_ element: Element)
}

/// A closure that may be missing as such a consumer.
@usableFromInline
struct ClosureConsumer<Element>: ElementConsumer {
  @usableFromInline let consume: ((Element) -> Void)?

  @inlinable
  init(_ consume: ((Element) -> Void)?) {
    self.consume = consume
  }

  @inlinable
  func callAsFunction(_ element: Element) { consume?(element) }
}
