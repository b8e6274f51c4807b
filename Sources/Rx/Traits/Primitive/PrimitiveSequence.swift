/// An observable whose number of elements `Trait` determines: exactly one, at most one, none.
public struct PrimitiveSequence<Trait, Element> {
  @usableFromInline
  let source: Observable<Element>

  /// Takes a source that keeps the trait's promise.
  @inlinable
  init(raw source: Observable<Element>) {
    self.source = source
  }
}

extension PrimitiveSequence: Sendable {}

/// Something that is a primitive sequence.
public protocol PrimitiveSequenceType {
  /// Guarantee about the number of elements.
  associatedtype Trait
  associatedtype Element

  /// The primitive sequence.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// The primitive sequence itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
  /// The sequence as an observable.
  @inlinable
  public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequenceType {
  var observable: Observable<Element> { primitiveSequence.source }
}
