extension InfallibleType {
  /// Sends an element before those of the sequence.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.asInfallible(onErrorJustReturn: 0).startWith(9)
  ///          91-2-3-|
  /// ```
  public func startWith(_ element: Element) -> Infallible<Element> {
    Infallible(asObservable().startWith(element))
  }

  /// Sends elements until another sequence sends one.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// other    ---9
  /// source.asInfallible(onErrorJustReturn: 0).take(until: other.asInfallible(onErrorJustReturn: 0))
  ///          -1-|
  /// ```
  public func take<Other: InfallibleType>(until other: Other) -> Infallible<Element> {
    Infallible(asObservable().take(until: other.asObservable()))
  }
}
