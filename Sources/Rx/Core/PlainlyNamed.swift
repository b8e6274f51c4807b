/// A way to carry out an observable, printed as what it is for everybody: an `Observable`.
@usableFromInline
protocol PlainlyNamed: CustomStringConvertible, ObservableType {}

extension PlainlyNamed {
  @usableFromInline var description: String { String(reflecting: Observable<Element>.self) }
}
